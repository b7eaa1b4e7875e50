import type { Db } from '../../../../platform/db/db.ts'

export const readShopLook = (trx: Db, shopId: number) =>
  trx.selectFrom('shops').select(['username', 'name', 'theme']).where('id', '=', shopId).executeTakeFirstOrThrow()

/** Ways to pay that bring the money beforehand, as the shop orders them. */
export const listPrepaidMethods = (trx: Db, shopId: number) =>
  trx
    .selectFrom('payment_methods')
    .select(['code', 'name'])
    .where('shop_id', '=', shopId)
    .where('is_active', '=', true)
    .where('kind', '<>', 'cod')
    .orderBy('position')
    .orderBy('code')
    .execute()
