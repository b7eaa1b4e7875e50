import type { Db } from '../../../../platform/db/db.ts'

export type Letterhead = Awaited<ReturnType<typeof readLetterhead>>

/** What a shop says about itself at the head of a paper. */
export const readLetterhead = (trx: Db, shopId: number) =>
  trx
    .selectFrom('shops')
    .select([
      'name',
      'email',
      'phone_number',
      'whatsapp_number',
      'show_address',
      'address',
      'postcode',
      'city',
      'state',
    ])
    .where('id', '=', shopId)
    .executeTakeFirstOrThrow()

/** In whose name these orders are sent, where that is not the shop's. */
export const readSenders = (trx: Db, shopId: number, orderNos: readonly string[]) =>
  orderNos.length === 0
    ? Promise.resolve([])
    : trx
        .selectFrom('reseller_orders as r')
        .innerJoin('orders as o', 'o.id', 'r.order_id')
        .select(['o.order_no', 'r.sender_name', 'r.sender_phone'])
        .where('r.shop_id', '=', shopId)
        .where('o.shop_id', '=', shopId)
        .where('o.order_no', 'in', [...orderNos])
        .where('r.sender_name', 'is not', null)
        .execute()
