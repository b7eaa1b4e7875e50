import type { Selectable } from 'kysely'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { DB, Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

/** The order behind a secret link, of whatever shop; null: there is none. */
export async function findOrderByToken(db: Db, token: string): Promise<{ shopId: number; orderId: number } | null> {
  const [shop] = await rawQuery<{ shop_id: number | null }>(
    db,
    'payments_shop_of_order',
    'select shop_of_order($1) as shop_id',
    [token],
  )
  const shopId = shop?.shop_id ?? null
  if (shopId === null) return null
  const order = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
    trx.selectFrom('orders').select('id').where('shop_id', '=', shopId).where('token', '=', token).executeTakeFirst(),
  )
  return order ? { shopId, orderId: order.id } : null
}

/** The shop that a call names, asked as the public. */
export async function findShopId(publicDb: Db, username: string): Promise<number | null> {
  const text = 'select id from shops where username = $1'
  return (await rawQuery<{ id: number }>(publicDb, 'payments_shop', text, [username]))[0]?.id ?? null
}

export const findOrder = (
  trx: Db,
  shopId: number,
  orderId: number,
): Promise<
  Pick<
    Selectable<DB['orders']>,
    'payment_method' | 'ships' | 'pickup' | 'placed_at' | 'hold_expires_at' | 'hold_kind' | 'hold_minutes' | 'hold_from'
  >
> =>
  trx
    .selectFrom('orders')
    .select(['payment_method', 'ships', 'pickup', 'placed_at', 'hold_expires_at'])
    .select(['hold_kind', 'hold_minutes', 'hold_from'])
    .where('shop_id', '=', shopId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()

export type MailFacts = {
  order_no: string
  token: string
  total_sen: number
  paid_sen: number
  refunded_sen: number
  rounding_sen: number
  buyer_name: string
  buyer_email: string | null
  lang: string
  shop_name: string
  shop_email: string | null
}

/** What mails about an order's money need. */
export const readMailFacts = (trx: Db, shopId: number, orderId: number): Promise<MailFacts> =>
  trx
    .selectFrom('orders as o')
    .innerJoin('shops as s', 's.id', 'o.shop_id')
    .select([
      'o.order_no',
      'o.token',
      'o.total_sen',
      'o.paid_sen',
      'o.refunded_sen',
      'o.rounding_sen',
      'o.buyer_name',
      'o.buyer_email',
      'o.lang',
      's.name as shop_name',
      's.email as shop_email',
    ])
    .where('o.shop_id', '=', shopId)
    .where('o.id', '=', orderId)
    .executeTakeFirstOrThrow()

export async function readShopName(trx: Db, shopId: number): Promise<string> {
  const { name } = await trx.selectFrom('shops').select('name').where('id', '=', shopId).executeTakeFirstOrThrow()
  return name
}
