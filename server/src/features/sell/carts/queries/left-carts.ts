import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'
import { withCommit } from '../../../../platform/db/transaction-context.ts'

/** Whom a cart's buyer said they are, having agreed to offers; one of phone (E.164) and e-mail (folded) is there. */
export type CartContact = {
  name: string
  phone: string | null
  email: string | null
  words: string
  /** The page it was read on. */
  place: string
  lang: string
  at: Date
}

export async function saveContact(trx: Db, cart: { shopId: number; cartId: number }, contact: CartContact) {
  const row = { shop_id: cart.shopId, cart_id: cart.cartId, ...contact }
  await trx
    .insertInto('cart_contacts')
    .values(row)
    .onConflict((kept) => kept.columns(['shop_id', 'cart_id']).doUpdateSet(contact))
    .execute()
}

export async function removeContact(trx: Db, cartId: number): Promise<void> {
  await trx.deleteFrom('cart_contacts').where('cart_id', '=', cartId).execute()
}

/** What was agreed to for a cart goes with its lines to the one they join, unless that has its own. */
export async function moveContact(trx: Db, from: number, into: number): Promise<void> {
  const text = `update cart_contacts k set cart_id = $2 where k.cart_id = $1
    and not exists (select from cart_contacts other where other.cart_id = $2)`
  await rawQuery(trx, 'carts_move_contact', text, [from, into])
}

/** It was ordered: nobody is reminded of it. With the commit, so that the order waits for nothing. */
export function closeLeft(trx: Db, cartId: number, now: Date): void {
  withCommit(trx, {
    name: 'carts_close_left',
    text: `with forgotten as (delete from cart_contacts where cart_id = $1)
      update left_carts set ordered_at = $2 where cart_id = $1 and ordered_at is null`,
    values: [cartId, now],
  })
}

/** Carts of all shops that were left between two moments and are not noted yet. */
export const findLeft = (
  db: Db,
  since: Date,
  until: Date,
  atMost: number,
): Promise<{ shop_id: number; cart_id: number }[]> =>
  rawQuery(db, 'carts_left', 'select shop_id, cart_id from carts_left($1, $2, $3)', [since, until, atMost])

/** A cart that is still untouched since a moment, locked. */
export const lockLeft = (trx: Db, shopId: number, cartId: number, until: Date) =>
  trx
    .selectFrom('carts')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', cartId)
    .where('touched_at', '<=', until)
    .forNoKeyUpdate()
    .executeTakeFirst()

export const readContact = (trx: Db, cartId: number): Promise<CartContact | undefined> =>
  trx
    .selectFrom('cart_contacts')
    .select(['name', 'phone', 'email', 'words', 'place', 'lang', 'at'])
    .where('cart_id', '=', cartId)
    .executeTakeFirst()

export const readPerson = (trx: Db, userId: number) =>
  trx.selectFrom('users').select(['name', 'phone', 'email', 'lang']).where('id', '=', userId).executeTakeFirst()

/** The reseller whose cart it is. */
export const readMember = (
  trx: Db,
  { shopId, area, user_id }: { shopId: number; area: string; user_id: number | null },
) =>
  trx
    .selectFrom('resellers as r')
    .innerJoin('reseller_people as p', (join) =>
      join.onRef('p.shop_id', '=', 'r.shop_id').onRef('p.id', '=', 'r.person_id'),
    )
    .innerJoin('users as u', 'u.id', 'r.user_id')
    .select(['r.id', 'r.status', 'p.name', 'p.phone', 'p.email', 'u.lang'])
    .where('r.shop_id', '=', shopId)
    .where('r.area', '=', area)
    .where('r.user_id', '=', user_id)
    .executeTakeFirst()

type Orderer = { shopId: number; phone: string | null; email: string | null; resellerId: number | null; since: Date }

/** Whether they ordered in the shop since: by the phone or the e-mail, or as that reseller, whoever the parcel goes to. */
export async function findOrderSince(trx: Db, of: Orderer): Promise<boolean> {
  const found = await trx
    .selectFrom('orders')
    .select('id')
    .where('shop_id', '=', of.shopId)
    .where('placed_at', '>=', of.since)
    .where(
      of.resellerId === null
        ? sql<boolean>`(buyer_phone = ${of.phone} or buyer_email = ${of.email})`
        : sql<boolean>`exists (select from reseller_orders r where r.shop_id = ${of.shopId} and r.order_id = orders.id
            and r.reseller_id = ${of.resellerId} and r.relation = 'bought')`,
    )
    .limit(1)
    .executeTakeFirst()
  return found !== undefined
}

export type LeftCart = {
  shop_id: number
  cart_id: number
  area: string
  reseller_id: number | null
  token: string
  name: string
  phone: string | null
  email: string | null
  lang: string
  total_sen: number
  view_ids: string[]
  left_at: Date
  ordered_at: Date | null
  created_at: Date
}

/** Notes a cart as left; the one that is open becomes as the cart is now. `isNew`: it was not noted since its last order. */
export async function saveLeft(trx: Db, left: LeftCart): Promise<{ id: number; isNew: boolean }> {
  const { created_at: _, ...again } = left
  const row = await trx
    .insertInto('left_carts')
    .values(left)
    .onConflict((open) => open.columns(['shop_id', 'cart_id']).where('ordered_at', 'is', null).doUpdateSet(again))
    .returning(['id', sql<boolean>`(xmax = 0)`.as('is_new')])
    .executeTakeFirstOrThrow()
  return { id: row.id, isNew: row.is_new }
}
