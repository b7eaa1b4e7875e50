import type { ProgrammeArea } from '@kedai/contracts/programmes.ts'
import type { CommissionState } from '@kedai/domain/resellers/commissions.ts'
import type { Db } from '../../../platform/db/db.ts'
import { rawQuery } from '../../../platform/db/raw-query.ts'

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

export type LineRow = { id: number; product_id: number; quantity: number; total_sen: number; discount_sen: number }

export const listLines = (trx: Db, shopId: number, orderId: number): Promise<LineRow[]> =>
  rawQuery<LineRow>(
    trx,
    'commissions_lines',
    `select id, product_id, quantity, total_sen, discount_sen from order_lines where shop_id = $1 and order_id = $2 order by position`,
    [shopId, orderId],
  )

export type NewCommission = {
  shopId: number
  resellerId: number
  orderId: number
  area: string
  /** 0 for who brought the buyer, above it for uplines. */
  level: number
  baseSen: number
  earnedSen: number
  lines: readonly {
    lineId: number
    base: number
    amount: number
    ruleId: number | null
    rate: number | null
    perUnit: number | null
  }[]
  now: Date
}

/** Null: the order has its commission of this level already. */
export async function insertCommission(trx: Db, commission: NewCommission): Promise<number | null> {
  const { shopId, lines } = commission
  const text = `insert into commissions (shop_id, reseller_id, order_id, area, state, base_sen, earned_sen, earned_at, level)
    values ($1, $2, $3, $4, 'pending', $5, $6, $7, $8) on conflict (shop_id, order_id, level) do nothing returning id`
  const [made] = await rawQuery<{ id: number }>(trx, 'commissions_insert', text, [
    shopId,
    commission.resellerId,
    commission.orderId,
    commission.area,
    commission.baseSen,
    commission.earnedSen,
    commission.now,
    commission.level,
  ])
  if (!made) return null
  await rawQuery(
    trx,
    'commissions_insert_lines',
    `insert into commission_lines (shop_id, commission_id, order_line_id, base_sen, amount_sen, rule_id, rate_bp, per_unit_sen)
     select $1, $2, l.* from unnest($3::bigint[], $4::bigint[], $5::bigint[], $6::bigint[], $7::integer[], $8::bigint[]) l`,
    [
      shopId,
      made.id,
      lines.map((line) => line.lineId),
      lines.map((line) => line.base),
      lines.map((line) => line.amount),
      lines.map((line) => line.ruleId),
      lines.map((line) => line.rate),
      lines.map((line) => line.perUnit),
    ],
  )
  return made.id
}

export type LockedCommission = {
  id: number
  reseller_id: number
  area: ProgrammeArea
  state: CommissionState
  base_sen: number
  earned_sen: number
  reversed_sen: number
  refunded_sen: number
  order_no: string
  order_status: string
  fulfilment_status: string
  clearing_days: number
}

const lockedText = `select c.id, c.reseller_id, c.area, c.state, c.base_sen, c.earned_sen, c.reversed_sen,
    greatest(0, money.refunded - greatest(0, money.paid - o.total_sen))::bigint as refunded_sen, -- what was too much earned nothing
    o.order_no, o.order_status, o.fulfilment_status, g.clearing_days
  from commissions c join orders o on o.id = c.order_id join programmes g on g.shop_id = c.shop_id and g.area = c.area
  cross join lateral (select coalesce(sum(p.amount_sen) filter (where p.kind = 'refund'), 0) as refunded,
    coalesce(sum(p.amount_sen) filter (where p.kind = 'payment'), 0) as paid from payments p where p.shop_id = c.shop_id and p.order_id = o.id) money
  where c.shop_id = $1 and`

/** What an order earns, for whom that may be, held still until the commit. */
export const lockCommissions = (trx: Db, shopId: number, orderId: number): Promise<LockedCommission[]> =>
  rawQuery<LockedCommission>(
    trx,
    'commissions_lock',
    `${lockedText} c.order_id = $2 order by c.reseller_id, c.id for no key update of c`,
    [shopId, orderId],
  )

/** Those of a shop that have cleared by now, held still; others leave those alone that are held. */
export const lockCleared = (trx: Db, shopId: number, now: Date, limit: number): Promise<LockedCommission[]> =>
  rawQuery<LockedCommission>(
    trx,
    'commissions_lock_cleared',
    `${lockedText} c.state = 'clearing' and c.clears_at <= $2 order by c.id limit $3 for no key update of c skip locked`,
    [shopId, now, limit],
  )

export const listShopsWithCleared = async (db: Db, now: Date): Promise<number[]> =>
  (
    await rawQuery<{ shop_id: number }>(db, 'commissions_shops', 'select s as shop_id from shops_with_cleared($1) s', [
      now,
    ])
  ).map(({ shop_id }) => shop_id)

type Change = { id: number; state: CommissionState; reversedSen?: number; clearsAt?: Date | null }

export async function saveCommission(trx: Db, shopId: number, change: Change): Promise<void> {
  await rawQuery(
    trx,
    'commissions_save',
    `update commissions set state = $3, reversed_sen = coalesce($4, reversed_sen), clears_at = case when $5 then $6 else clears_at end
     where shop_id = $1 and id = $2`,
    [shopId, change.id, change.state, change.reversedSen ?? null, 'clearsAt' in change, change.clearsAt ?? null],
  )
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
     order by c.id desc limit $4 offset $5`,
    [shopId, state ?? null, resellerId ?? null, limit, offset],
  )
