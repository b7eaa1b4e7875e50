import type { SavePickup } from '@kedai/contracts/seller-shipping.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { isNowhere } from '@kedai/domain/shipping/nowhere.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Message } from '../../../../platform/errors/message.ts'
import { insertZone, listZones } from '../queries/setup.ts'
import { addMethod } from './save-method.ts'

type Add = { shopId: number; place: SavePickup; lang: Lang }

/** A place where buyers collect, in the shop's zone of nowhere, which comes about with the first of them. @throws AppError 422 */
export async function addPickup(trx: Db, { shopId, place, lang }: Add): Promise<void> {
  const zones = await listZones(trx, shopId)
  const zoneId =
    zones.find(isNowhere)?.id ??
    (await insertZone(trx, { shop_id: shopId, name: collecting[lang], states: [], position: zones.length }))
  await addMethod(trx, { shopId, zoneId, method: { ...place, courier: '', rate: { by: 'flat' } } })
}

const collecting: Message = { ms: 'Ambil sendiri', en: 'Self-collection', zh: '自取' }
