// The functions of `server/migrations/1020_orders.sql`, which take, give back and take again; each locks in one order.
import type { Db } from '../../../platform/db/db.ts'
import { rawQuery } from '../../../platform/db/raw-query.ts'
import type { ClaimState, Extension, Holder, Shortage, SlotWant } from './actions/wants.ts'

export type Claiming = Holder & { state: ClaimState; now: Date }

type ShortageRow = { kind: Shortage['kind']; subject: number; left_over: number; reason: Shortage['reason'] }

/** Calls a kind's function, which takes all of it or says what is short. */
export async function callClaim(
  trx: Db,
  name: string,
  { shopId, holder, holderId, state, now }: Claiming,
  values: readonly unknown[],
): Promise<Shortage[]> {
  const places = values.map((_, at) => `$${at + 6}`).join(', ')
  return (
    await rawQuery<ShortageRow>(trx, `claims_${name}`, `select * from ${name}($1, $2, $3, $4, $5, ${places})`, [
      shopId,
      holder,
      holderId,
      state,
      now,
      ...values,
    ])
  ).map(asShortage)
}

/** Locks units in id order, so that one may go back and another be taken without waiting crosswise. */
export const lockStock = (trx: Db, shopId: number, variationIds: readonly number[]): Promise<unknown> =>
  rawQuery(trx, 'claims_lock_stock', 'select lock_stock($1, $2)', [shopId, variationIds])

export const commitHeld = (trx: Db, { shopId, holder, holderId }: Holder): Promise<unknown> =>
  rawQuery(trx, 'claims_commit', 'select commit_claims($1, $2, $3)', [shopId, holder, holderId])

/** Gives the products whose listing changed. */
export const releaseAll = (
  trx: Db,
  { shopId, holder, holderId }: Holder,
  now: Date,
): Promise<{ product_id: number }[]> =>
  rawQuery(trx, 'claims_release', 'select product_id from release_claims($1, $2, $3, $4) as product_id', [
    shopId,
    holder,
    holderId,
    now,
  ])

export const reviveAll = async (trx: Db, { shopId, holder, holderId }: Holder, now: Date): Promise<Shortage[]> =>
  (
    await rawQuery<ShortageRow>(trx, 'claims_revive', 'select * from revive_claims($1, $2, $3, $4)', [
      shopId,
      holder,
      holderId,
      now,
    ])
  ).map(asShortage)

export const moveSlotClaim = async (
  trx: Db,
  { shopId, holder, holderId }: Holder,
  { line, productId, from, until, calendarIds }: Omit<SlotWant, 'kind' | 'amount'>,
  now: Date,
): Promise<Shortage[]> =>
  (
    await rawQuery<ShortageRow>(trx, 'claims_move_slot', 'select * from move_slot($1, $2, $3, $4, $5, $6, $7, $8)', [
      shopId,
      holder,
      holderId,
      now,
      line,
      productId,
      `[${from.toISOString()},${until.toISOString()})`,
      calendarIds,
    ])
  ).map(asShortage)

/** The function of `server/migrations/1050_product_types.sql`. */
export const extendBookingClaim = async (
  trx: Db,
  { shopId, holder, holderId }: Holder,
  { line, productId, until }: Extension,
  now: Date,
): Promise<Shortage[]> =>
  (
    await rawQuery<ShortageRow>(trx, 'claims_extend', 'select * from extend_booking($1, $2, $3, $4, $5, $6, $7)', [
      shopId,
      holder,
      holderId,
      now,
      line,
      productId,
      until,
    ])
  ).map(asShortage)

/** Units that a line holds, the last ones first; the product is locked, so that nobody moves the line to others meanwhile. */
export const lockUnits = async (
  trx: Db,
  { shopId, holder, holderId }: Holder,
  { line, productId }: { line: number; productId: number },
): Promise<{ unit: number }[]> => {
  await rawQuery(trx, 'claims_lock_product', 'select from products where shop_id = $1 and id = $2 for no key update', [
    shopId,
    productId,
  ])
  return rawQuery(
    trx,
    'claims_units',
    `select c.subject as unit from claims c join rental_units u on u.shop_id = $1 and u.id = c.subject
     where c.shop_id = $1 and c.holder = $2 and c.holder_id = $3 and c.line_no = $4 and c.kind = 'booking' and c.state <> 'released'
     order by u.position desc, u.id desc`,
    [shopId, holder, holderId, line],
  )
}

/** The calendar in which a line has its slot. */
export const listSlots = (
  trx: Db,
  { shopId, holder, holderId }: Holder,
  line: number,
): Promise<{ calendar: number }[]> =>
  trx
    .selectFrom('claims')
    .select('subject as calendar')
    .where('shop_id', '=', shopId)
    .where('holder', '=', holder)
    .where('holder_id', '=', holderId)
    .where('line_no', '=', line)
    .where('kind', '=', 'slot')
    .where('state', '<>', 'released')
    .execute()

export type Shrink = { kind: 'stock' | 'seat' | 'booking' | 'slot'; line: number; subject: number; amount: number }

/** Gives the products whose listing changed. */
export const shrink = (
  trx: Db,
  { shopId, holder, holderId }: Holder,
  parts: readonly Shrink[],
): Promise<{ product_id: number }[]> =>
  rawQuery(trx, 'claims_shrink', 'select product_id from shrink_claims($1, $2, $3, $4, $5, $6, $7) as product_id', [
    shopId,
    holder,
    holderId,
    parts.map(({ line }) => line),
    parts.map(({ kind }) => kind),
    parts.map(({ subject }) => subject),
    parts.map(({ amount }) => amount),
  ])

/** What is held no more, and by nobody else either. The function of `server/migrations/1102_giving_back.sql`. */
export const writeOff = (trx: Db, { shopId, holder, holderId }: Holder, parts: readonly Shrink[]): Promise<unknown> =>
  rawQuery(trx, 'claims_write_off', 'select write_off_claims($1, $2, $3, $4, $5, $6, $7)', [
    shopId,
    holder,
    holderId,
    parts.map(({ line }) => line),
    parts.map(({ kind }) => kind),
    parts.map(({ subject }) => subject),
    parts.map(({ amount }) => amount),
  ])

/** The function of `server/migrations/1060_resellers.sql`. */
export const moveToShop = async (trx: Db, shopId: number, orderId: number): Promise<Shortage[]> =>
  (
    await rawQuery<ShortageRow>(trx, 'claims_move_to_shop', 'select * from move_stock_to_shop($1, $2)', [
      shopId,
      orderId,
    ])
  ).map(asShortage)

export const listProducts = (trx: Db, shopId: number, orderId: number): Promise<{ product_id: number }[]> =>
  rawQuery(trx, 'claims_products', 'select distinct product_id from order_lines where shop_id = $1 and order_id = $2', [
    shopId,
    orderId,
  ])

const asShortage = ({ kind, subject, left_over, reason }: ShortageRow): Shortage => ({
  kind,
  subject,
  left: left_over,
  reason,
})

/** What a holder's lines have of stock, by their positions. */
export const listStockClaims = (
  trx: Db,
  { shopId, holder, holderId }: Holder,
): Promise<{ line: number; variationId: number; amount: number }[]> =>
  trx
    .selectFrom('claims')
    .select(['line_no as line', 'subject as variationId', 'amount'])
    .where('shop_id', '=', shopId)
    .where('holder', '=', holder)
    .where('holder_id', '=', holderId)
    .where('kind', '=', 'stock')
    .where('state', '<>', 'released')
    .execute()
