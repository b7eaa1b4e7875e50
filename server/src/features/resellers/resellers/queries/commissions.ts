import type { ProgrammeArea } from '@kedai/contracts/programmes.ts'
import type { CommissionState } from '@kedai/domain/resellers/commissions.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

/** Who brought an order's buyer, and by which rules it earns. */
export type ReferredOrder = {
  reseller_id: number
  why: 'link' | 'phone' | 'self'
  area: ProgrammeArea
  rank_id: number | null
  status: string
  settlement: string
  commission_bp: number
  pays_self: boolean
  order_no: string
}

export async function findReferredOrder(trx: Db, shopId: number, orderId: number): Promise<ReferredOrder | null> {
  const text = `select o.reseller_id, o.why, r.area, r.rank_id, r.status, g.settlement, g.commission_bp, g.pays_self, orders.order_no
    from reseller_orders o join resellers r on r.shop_id = o.shop_id and r.id = o.reseller_id
    join programmes g on g.shop_id = r.shop_id and g.area = r.area join orders on orders.id = o.order_id
    where o.shop_id = $1 and o.order_id = $2 and o.relation = 'referred'`
  return (await rawQuery<ReferredOrder>(trx, 'commissions_order', text, [shopId, orderId]))[0] ?? null
}

export type LineRow = {
  product_id: number
  quantity: number
  total_sen: number
  discount_sen: number
  refunded_sen: number
}

export const listLines = (trx: Db, shopId: number, orderId: number): Promise<LineRow[]> =>
  rawQuery<LineRow>(
    trx,
    'commissions_lines',
    `select product_id, quantity, total_sen, discount_sen, refunded_sen from order_lines where shop_id = $1 and order_id = $2 order by position`,
    [shopId, orderId],
  )

export type RuleOfTerms = {
  id: number
  product_id: number | null
  percent_bp: number | null
  per_unit_sen: number | null
}

export type NewCommission = {
  shopId: number
  resellerId: number
  orderId: number
  area: string
  /** 0 for who brought the buyer, above it for uplines. */
  level: number
  rate: number
  rules: readonly RuleOfTerms[]
  now: Date
}

/** Who earns of an order and by what, without an amount yet. Nothing where it has its commission of this level already. */
export async function insertCommission(trx: Db, commission: NewCommission): Promise<void> {
  const text = `insert into commissions (shop_id, reseller_id, order_id, area, state, base_sen, earned_sen, earned_at, level, rate_bp, rules)
    values ($1, $2, $3, $4, 'pending', 0, 0, $5, $6, $7, $8) on conflict (shop_id, order_id, level) do nothing`
  await rawQuery(trx, 'commissions_insert', text, [
    commission.shopId,
    commission.resellerId,
    commission.orderId,
    commission.area,
    commission.now,
    commission.level,
    commission.rate,
    JSON.stringify(commission.rules),
  ])
}

/** What moves a commission through a wallet. */
export type CommissionRow = {
  id: number
  reseller_id: number
  state: CommissionState
  level: number
  base_sen: number
  earned_sen: number
  reversed_sen: number
  paid_sen: number
  clears_at: Date | null
  order_no: string
}

export type LockedCommission = CommissionRow & {
  rate_bp: number
  rules: RuleOfTerms[]
  clearing_days: number
  order_status: string
  fulfilment_status: string
  total_sen: number
  money_in_sen: number
  money_back_sen: number
  shipping_back_sen: number
  /** Whether all that the order comes to was paid, also after an edit. */
  is_settled: boolean
}

const rowColumns =
  'c.id, c.reseller_id, c.state, c.level, c.base_sen, c.earned_sen, c.reversed_sen, c.paid_sen, c.clears_at, o.order_no'

/** What an order earns, for whom that may be, held still until the commit. */
export const lockCommissions = (trx: Db, shopId: number, orderId: number): Promise<LockedCommission[]> =>
  rawQuery<LockedCommission>(
    trx,
    'commissions_lock',
    `select ${rowColumns}, c.rate_bp, c.rules, g.clearing_days, o.order_status, o.fulfilment_status, o.total_sen,
       money.came_in + o.rounding_sen as money_in_sen, money.went_back as money_back_sen, money.shipping as shipping_back_sen,
       money.came_in + o.rounding_sen >= o.total_sen or is_sold(o.payment_status) as is_settled
     from commissions c join orders o on o.id = c.order_id join programmes g on g.shop_id = c.shop_id and g.area = c.area
     cross join lateral (select coalesce(sum(p.amount_sen) filter (where p.kind = 'payment'), 0)::bigint as came_in,
       coalesce(sum(p.amount_sen) filter (where p.kind = 'refund'), 0)::bigint as went_back, coalesce(sum(p.shipping_sen), 0)::bigint as shipping
       from payments p where p.shop_id = c.shop_id and p.order_id = o.id) money
     where c.shop_id = $1 and c.order_id = $2 order by c.reseller_id, c.id for no key update of c`,
    [shopId, orderId],
  )

/** Those of a shop that have cleared by now, held still; others leave those alone that are held. */
export const lockCleared = (trx: Db, shopId: number, now: Date, limit: number): Promise<CommissionRow[]> =>
  rawQuery<CommissionRow>(
    trx,
    'commissions_lock_cleared',
    `select ${rowColumns} from commissions c join orders o on o.id = c.order_id
     where c.shop_id = $1 and c.state = 'clearing' and c.clears_at <= $2 order by c.id limit $3 for no key update of c skip locked`,
    [shopId, now, limit],
  )

export const listShopsWithCleared = async (db: Db, now: Date): Promise<number[]> =>
  (
    await rawQuery<{ shop_id: number }>(db, 'commissions_shops', 'select s as shop_id from shops_with_cleared($1) s', [
      now,
    ])
  ).map(({ shop_id }) => shop_id)

type Moved = { id: number; state: CommissionState; clearsAt?: Date }

export async function moveCommission(trx: Db, shopId: number, { id, state, clearsAt }: Moved): Promise<void> {
  const text = 'update commissions set state = $3, clears_at = coalesce($4, clears_at) where shop_id = $1 and id = $2'
  await rawQuery(trx, 'commissions_move', text, [shopId, id, state, clearsAt ?? null])
}

type Amounts = { id: number; state: CommissionState; base: number; earned: number; reversed: number }

/** What a commission comes to now. One that grew after it was paid stands on no voucher any more. */
export async function saveAmounts(trx: Db, shopId: number, amounts: Amounts): Promise<void> {
  const text = `update commissions c set state = $3, base_sen = $4, earned_sen = $5, reversed_sen = $6,
      voucher_id = case when $3 = 'available' and exists (select from vouchers v where v.shop_id = c.shop_id and v.id = c.voucher_id and v.status = 'paid')
        then null else c.voucher_id end
    where c.shop_id = $1 and c.id = $2`
  const { id, state, base, earned, reversed } = amounts
  await rawQuery(trx, 'commissions_save', text, [shopId, id, state, base, earned, reversed])
}

export type WalletPost = {
  shopId: number
  resellerId: number
  kind: 'commission' | 'override' | 'moved' | 'reversal'
  bucket: 'pending' | 'clearing' | 'available'
  amount: number
  commissionId: number
  ref: string
  now: Date
}

/** Writes a movement of a wallet and its counter. */
export async function postWallet(trx: Db, post: WalletPost): Promise<void> {
  await rawQuery(trx, 'commissions_post', 'select post_wallet($1, $2, $3, $4, $5, $6, $7, $8)', [
    post.shopId,
    post.resellerId,
    post.kind,
    post.bucket,
    post.amount,
    post.commissionId,
    post.ref,
    post.now,
  ])
}

export type CommissionListRow = {
  id: number
  reseller_id: number
  reseller_name: string
  area: ProgrammeArea
  order_no: string
  base_sen: number
  earned_sen: number
  reversed_sen: number
  state: CommissionState
  earned_at: Date
  clears_at: Date | null
  voucher: string | null
  level: number
}

type Wanted = {
  shopId: number
  state: CommissionState | undefined
  resellerId: number | undefined
  limit: number
  offset: number
}

/** The newest first; what has not earned anything yet is left out. */
export const listCommissions = (
  trx: Db,
  { shopId, state, resellerId, limit, offset }: Wanted,
): Promise<CommissionListRow[]> =>
  rawQuery<CommissionListRow>(
    trx,
    'commissions_list',
    `select c.id, c.reseller_id, p.name as reseller_name, c.area, o.order_no, c.base_sen, c.earned_sen, c.reversed_sen, c.state,
       c.earned_at, c.clears_at, v.number as voucher, c.level
     from commissions c join orders o on o.id = c.order_id
     join resellers r on r.shop_id = c.shop_id and r.id = c.reseller_id
     join reseller_people p on p.shop_id = r.shop_id and p.id = r.person_id
     left join vouchers v on v.shop_id = c.shop_id and v.id = c.voucher_id
     where c.shop_id = $1 and ($2::text is null or c.state = $2) and ($3::bigint is null or c.reseller_id = $3)
       and (c.earned_sen > 0 or c.state = 'reversed')
     order by c.id desc limit $4 offset $5`,
    [shopId, state ?? null, resellerId ?? null, limit, offset],
  )
