import type { CommissionState, WalletKind } from '@kedai/domain/resellers/commissions.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'
import { heldOf } from './wallets.ts'

export type OwnOrderRow = {
  order_no: string
  token: string
  relation: 'bought' | 'referred'
  why: 'link' | 'phone' | 'self'
  buyer_name: string
  total_sen: number
  payment_status: string
  fulfilment_status: string
  order_status: string
  placed_at: Date
  items_text: string | null
  total_qty: number
  earned_sen: number | null
  reversed_sen: number | null
  state: CommissionState | null
}

type Slice = { limit: number; offset: number }

/** What a reseller ordered, and what was ordered by his link, the newest first. */
export const listOwnOrders = (
  trx: Db,
  { shopId, resellerId, limit, offset }: { shopId: number; resellerId: number } & Slice,
): Promise<OwnOrderRow[]> =>
  rawQuery<OwnOrderRow>(
    trx,
    'resellers_own_orders',
    `select o.order_no, o.token, ro.relation, ro.why, o.buyer_name, o.total_sen, o.payment_status, o.fulfilment_status, o.order_status,
       o.placed_at, lines.items_text, coalesce(lines.total_qty, 0)::integer as total_qty, c.earned_sen, c.reversed_sen, c.state
     from reseller_orders ro join orders o on o.id = ro.order_id
     left join commissions c on c.order_id = o.id and c.reseller_id = ro.reseller_id and (c.earned_sen > 0 or c.state = 'reversed')
     left join lateral (select (array_agg(l.title order by l.position))[1] as items_text, sum(l.quantity) as total_qty
       from order_lines l where l.shop_id = o.shop_id and l.order_id = o.id) lines on true
     where ro.shop_id = $1 and ro.reseller_id = $2 order by ro.order_id desc limit $3 offset $4`,
    [shopId, resellerId, limit, offset],
  )

export type WalletRow = {
  pending_sen: number
  clearing_sen: number
  available_sen: number
  /** On vouchers that are not paid yet. */
  held_sen: number
  paid_sen: number
}

export async function findWallet(trx: Db, shopId: number, resellerId: number): Promise<WalletRow> {
  const text = `select coalesce(sum(w.pending_sen), 0)::bigint as pending_sen, coalesce(sum(w.clearing_sen), 0)::bigint as clearing_sen,
      coalesce(sum(w.available_sen), 0)::bigint as available_sen,
      ${heldOf('$1', '$2')} as held_sen,
      (select coalesce(sum(least(c.paid_sen, c.earned_sen - c.reversed_sen)), 0)::bigint from commissions c
        where c.shop_id = $1 and c.reseller_id = $2) as paid_sen
    from wallets w where w.shop_id = $1 and w.reseller_id = $2`
  const [row] = await rawQuery<WalletRow>(trx, 'resellers_wallet', text, [shopId, resellerId])
  return row ?? { pending_sen: 0, clearing_sen: 0, available_sen: 0, held_sen: 0, paid_sen: 0 }
}

export type EntryListRow = {
  kind: WalletKind
  amount_sen: number
  ref: string
  note: string
  at: Date
  commission_state: CommissionState | null
  voucher_status: string | null
}

// What moved only from one state to the next is left out, and what a voucher takes until it is paid: that is owed still.
const movements = `select e.id, e.kind, e.amount_sen, e.ref, e.note, e.commission_id, v.status as voucher_status,
    case when e.kind = 'payout' then s.at else e.at end as at
  from wallet_entries e
  left join vouchers v on v.shop_id = e.shop_id and v.number = e.ref and e.kind in ('payout', 'payout_returned')
  left join voucher_steps s on s.shop_id = v.shop_id and s.voucher_id = v.id and s.step = 'paid'
  where e.shop_id = $1 and e.reseller_id = $2 and e.kind <> 'moved' and (v.id is null or s.at is not null)`

/** A wallet's movements as its owner reads them, the newest first. `month`: YYYY-MM. */
export const listWalletEntries = (
  trx: Db,
  { shopId, resellerId, month, limit, offset }: { shopId: number; resellerId: number; month?: string } & Slice,
): Promise<EntryListRow[]> =>
  rawQuery<EntryListRow>(
    trx,
    'resellers_wallet_entries',
    `select m.kind, m.amount_sen, m.ref, m.note, m.at, c.state as commission_state, m.voucher_status
     from (${movements}) m left join commissions c on c.shop_id = $1 and c.id = m.commission_id
     where $5::text is null or to_char(m.at at time zone 'Asia/Kuala_Lumpur', 'YYYY-MM') = $5
     order by m.at desc, m.id desc limit $3 offset $4`,
    [shopId, resellerId, limit, offset, month ?? null],
  )

export type MonthRow = { month: string; in_sen: number; out_sen: number; closing_sen: number }

/** What came in and went out by month, and what was owed at its end; the newest first. */
export const listWalletMonths = (trx: Db, shopId: number, resellerId: number): Promise<MonthRow[]> =>
  rawQuery<MonthRow>(
    trx,
    'resellers_wallet_months',
    `select m.month, m.in_sen, m.out_sen, (sum(m.in_sen + m.out_sen) over (order by m.month))::bigint as closing_sen
     from (select to_char(e.at at time zone 'Asia/Kuala_Lumpur', 'YYYY-MM') as month,
         coalesce(sum(e.amount_sen) filter (where e.amount_sen > 0), 0)::bigint as in_sen,
         coalesce(sum(e.amount_sen) filter (where e.amount_sen < 0), 0)::bigint as out_sen
       from (${movements}) e group by 1) m
     order by m.month desc limit 600`,
    [shopId, resellerId],
  )

export type NextRankRow = { id: number; name: string; first_min_qty: number; first_min_sen: number }

/** The rank above a reseller's own in his programme. */
export async function findNextRank(trx: Db, shopId: number, resellerId: number): Promise<NextRankRow | null> {
  const text = `select k.id, k.name, k.first_min_qty, k.first_min_sen from resellers r
    join ranks own on own.id = r.rank_id join ranks k on k.shop_id = r.shop_id and k.area = r.area
    where r.shop_id = $1 and r.id = $2 and (k.position, k.id) > (own.position, own.id) order by k.position, k.id limit 1`
  return (await rawQuery<NextRankRow>(trx, 'resellers_next_rank', text, [shopId, resellerId]))[0] ?? null
}

export type LargestOrderRow = { quantity: number; amount_sen: number }

/** The most pieces and the most money that one of a reseller's own orders came to; nothing that was not paid in full. */
export async function findLargestOrder(trx: Db, shopId: number, resellerId: number): Promise<LargestOrderRow> {
  const text = `select coalesce(max(l.quantity), 0)::integer as quantity, coalesce(max(o.subtotal_sen), 0)::bigint as amount_sen
    from reseller_orders ro join orders o on o.id = ro.order_id
    left join lateral (select sum(quantity) as quantity from order_lines where shop_id = o.shop_id and order_id = o.id) l on true
    where ro.shop_id = $1 and ro.reseller_id = $2 and ro.relation = 'bought' and o.payment_status in ('paid', 'overpaid')
      and o.order_status <> 'cancelled'`
  const [row] = await rawQuery<LargestOrderRow>(trx, 'resellers_largest_order', text, [shopId, resellerId])
  return row ?? { quantity: 0, amount_sen: 0 }
}

export type OwnPieceRow = { variation_id: number; title: string; option_values: string[]; quantity: number }

/** What lies at a reseller's own place. */
export const listOwnStock = (trx: Db, shopId: number, resellerId: number): Promise<OwnPieceRow[]> =>
  rawQuery<OwnPieceRow>(
    trx,
    'resellers_own_stock',
    `select v.id as variation_id, p.title, v.option_values, s.quantity from stock_nodes n
     join node_stock s on s.shop_id = n.shop_id and s.node_id = n.id and s.quantity > 0
     join variations v on v.shop_id = s.shop_id and v.id = s.variation_id
     join products p on p.shop_id = v.shop_id and p.id = v.product_id
     where n.shop_id = $1 and n.reseller_id = $2 order by p.title, v.position, v.id limit 200`,
    [shopId, resellerId],
  )

/** How many orders wait for a reseller to send them from his own place. */
export async function countToSend(trx: Db, shopId: number, resellerId: number): Promise<number> {
  const text = `select count(*)::integer as waiting from node_orders n join orders o on o.id = n.order_id and o.node_id = n.node_id
    where n.shop_id = $1 and n.reseller_id = $2 and n.due_at is not null and o.order_status = 'open'
      and o.fulfilment_status in ('unfulfilled', 'packed', 'partially_shipped')`
  return (await rawQuery<{ waiting: number }>(trx, 'resellers_to_send', text, [shopId, resellerId]))[0]?.waiting ?? 0
}
