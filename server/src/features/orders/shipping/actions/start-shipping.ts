import type { StartShipping } from '@kedai/contracts/seller-shipping.ts'
import { parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { shippingDefaults } from '@kedai/domain/shipping/method-words.ts'
import { isNowhere } from '@kedai/domain/shipping/nowhere.ts'
import { statesIn } from '@kedai/domain/shipping/states.ts'
import type { Region } from '@kedai/domain/shipping/states.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Message } from '../../../../platform/errors/message.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { listZones } from '../queries/setup.ts'
import { rateRefusals, setupRefusals } from '../setup-messages.ts'
import { createZone } from './create-zone.ts'

type Start = { shopId: number; prices: StartShipping; lang: Lang }

/** Two zones with one price each; without a second price the shop ships to the Peninsular alone. @throws AppError 422, 409 where there are zones that lie somewhere */
export async function startShipping(trx: Db, { shopId, prices, lang }: Start): Promise<void> {
  if (!(await listZones(trx, shopId)).every(isNowhere)) throw new AppError('conflict', setupRefusals.startedAlready)
  const name = prices.courier || shippingDefaults.standard[lang]
  for (const [position, { field, zone, regions }] of halves.entries()) {
    const typed = prices[field]
    if (typed === '') continue
    const price = parseRinggit(typed)
    if (price === null) throw refuseField(field, rateRefusals.price)
    const methods = [{ name, courier: prices.courier, rate: { by: 'flat' as const, price }, freeAbove: null }]
    await createZone(trx, { shopId, name: zone[lang], states: statesIn(...regions), position, methods })
  }
  publishChange(trx, 'shop', shopId)
}

const halves: readonly { field: 'west' | 'east'; zone: Message; regions: Region[] }[] = [
  { field: 'west', zone: { ms: 'Semenanjung', en: 'Peninsular', zh: '马来半岛' }, regions: ['peninsular'] },
  {
    field: 'east',
    zone: { ms: 'Sabah, Sarawak dan Labuan', en: 'Sabah, Sarawak and Labuan', zh: '沙巴、砂拉越和纳闽' },
    regions: ['sabah', 'sarawak', 'labuan'],
  },
]
