import type { Lang } from '@kedai/domain/text/lang.ts'
import { actForShop } from '../../../../platform/db/act-for-shop.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { emit } from '../../../../platform/events/events.ts'

/** Lets the other features give a new shop what it starts with, in the transaction that opened it. */
export async function tellShopOpened(trx: Db, { shopId, lang }: { shopId: number; lang: Lang }): Promise<void> {
  await actForShop(trx, shopId)
  await emit(trx, 'shop.opened', { shopId, lang })
}
