import type { AreaName } from '@kedai/domain/carts/areas.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

/** Whose cart: a browser's, or a signed-in person's. One of the two is null. */
export type CartOwner = { shopId: number; area: AreaName; guestId: string | null; userId: number | null }

export type CartRow = {
  id: number
  coupon_code: string
  postcode: string
  state: string
  city: string
  country: string
  has_place: boolean
  shipping_method_id: number | null
  click_upsell_id: number | null
  click_upsell_accepted: boolean | null
}

export type LineRow = { id: number; product_id: number; variation_id: number; title: string; quantity: number }

/** The cart of somebody who has put nothing into one yet. */
export const unmadeCart: CartRow = {
  id: 0,
  coupon_code: '',
  postcode: '',
  state: '',
  city: '',
  country: 'MY',
  has_place: false,
  shipping_method_id: null,
  click_upsell_id: null,
  click_upsell_accepted: null,
}

const columns = `id, coupon_code, postcode, state, city, country, has_place, shipping_method_id, click_upsell_id, click_upsell_accepted`
const owned = `shop_id = $1 and area = $2 and (guest_id = $3 or user_id = $4)`
const ownerValues = ({ shopId, area, guestId, userId }: CartOwner) => [shopId, area, guestId, userId]

export async function findCart(trx: Db, owner: CartOwner): Promise<CartRow | null> {
  const text = `select ${columns} from carts where ${owned}`
  return (await rawQuery<CartRow>(trx, 'carts_find', text, ownerValues(owner)))[0] ?? null
}

/** The cart, made when there is none, locked until the transaction ends: changes of one cart come one after the other. */
export async function lockCart(trx: Db, owner: CartOwner, now: Date): Promise<CartRow> {
  await rawQuery(
    trx,
    'carts_create',
    `insert into carts (shop_id, area, guest_id, user_id, touched_at) values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [...ownerValues(owner), now],
  )
  const text = `update carts set touched_at = $5 where ${owned} returning ${columns}`
  const [row] = await rawQuery<CartRow>(trx, 'carts_lock', text, [...ownerValues(owner), now])
  if (!row) throw new TypeError('a cart that was just made is not there')
  return row
}

export const listLines = (trx: Db, cartId: number): Promise<LineRow[]> =>
  rawQuery<LineRow>(
    trx,
    'carts_lines',
    'select id, product_id, variation_id, title, quantity from cart_lines where cart_id = $1 order by id',
    [cartId],
  )

export type NewLine = { productId: number; variationId: number; title: string; quantity: number }

/** Puts a line in, or sets the quantity of the one that is there. */
export async function saveLine(trx: Db, cart: { shopId: number; cartId: number }, line: NewLine): Promise<void> {
  await rawQuery(
    trx,
    'carts_save_line',
    `insert into cart_lines (shop_id, cart_id, product_id, variation_id, title, quantity) values ($1, $2, $3, $4, $5, $6)
     on conflict (shop_id, cart_id, variation_id) do update set quantity = excluded.quantity, title = excluded.title`,
    [cart.shopId, cart.cartId, line.productId, line.variationId, line.title, line.quantity],
  )
}

/** Whether it was there. */
export async function deleteLine(trx: Db, cartId: number, lineId: number): Promise<boolean> {
  const text = 'delete from cart_lines where cart_id = $1 and id = $2 returning id'
  return (await rawQuery(trx, 'carts_delete_line', text, [cartId, lineId])).length > 0
}

/** Empties a cart, with all that was asked of it; the place stays, as its buyer stays where he is. */
export async function emptyCart(trx: Db, cart: CartRow): Promise<CartRow> {
  await rawQuery(trx, 'carts_empty', 'delete from cart_lines where cart_id = $1', [cart.id])
  const text = `update carts set coupon_code = '', shipping_method_id = null, click_upsell_id = null, click_upsell_accepted = null
    where id = $1 returning ${columns}`
  return (await rawQuery<CartRow>(trx, 'carts_reset', text, [cart.id]))[0] ?? cart
}

export async function deleteCart(trx: Db, cartId: number): Promise<void> {
  await rawQuery(trx, 'carts_delete', 'delete from carts where id = $1', [cartId])
}

export async function saveCoupon(trx: Db, cartId: number, code: string): Promise<void> {
  await rawQuery(trx, 'carts_save_coupon', 'update carts set coupon_code = $2 where id = $1', [cartId, code])
}

export type CartPlace = { postcode: string; state: string; city: string; country: string }

export async function savePlace(
  trx: Db,
  cartId: number,
  { place, methodId }: { place: CartPlace | null; methodId: number | null },
): Promise<void> {
  await rawQuery(
    trx,
    'carts_save_place',
    `update carts set shipping_method_id = $2, has_place = has_place or $3,
       postcode = case when $3 then $4 else postcode end, state = case when $3 then $5 else state end,
       city = case when $3 then $6 else city end, country = case when $3 then $7 else country end where id = $1`,
    [
      cartId,
      methodId,
      place !== null,
      place?.postcode ?? '',
      place?.state ?? '',
      place?.city ?? '',
      place?.country ?? 'MY',
    ],
  )
}

export async function saveUpsell(trx: Db, cartId: number, upsellId: number, isAccepted: boolean): Promise<void> {
  const text = 'update carts set click_upsell_id = $2, click_upsell_accepted = $3 where id = $1'
  await rawQuery(trx, 'carts_save_upsell', text, [cartId, upsellId, isAccepted])
}

export async function countLines(trx: Db, owner: CartOwner): Promise<{ lines: number; pieces: number }> {
  const text = `select count(*)::integer as lines, coalesce(sum(l.quantity), 0)::integer as pieces
    from cart_lines l where l.cart_id = (select id from carts where ${owned})`
  return (
    (await rawQuery<{ lines: number; pieces: number }>(trx, 'carts_count', text, ownerValues(owner)))[0] ?? {
      lines: 0,
      pieces: 0,
    }
  )
}

export async function removeOldCarts(db: Db, before: Date): Promise<void> {
  await rawQuery(db, 'carts_remove_old', 'select remove_old_carts($1)', [before])
}

/** Adds carts that got their first line to those of their shops on a day; answers with the shops. */
export async function addBegunCarts(db: Db, day: string, counts: ReadonlyMap<number, number>): Promise<number[]> {
  const shops = [...counts.keys()]
  const text = 'select count_carts($1::bigint[], $2::integer[], $3::date)'
  await rawQuery(db, 'carts_add_begun', text, [shops, [...counts.values()], day])
  return shops
}
