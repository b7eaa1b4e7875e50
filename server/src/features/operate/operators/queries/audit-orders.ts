import { validUntil } from '@kedai/domain/entitlements/term.ts'
import type { ClientBase } from 'pg'
import { paidTerms } from '../../../sell/entitlements/shared/paid-terms.ts'

/** What went wrong with an order or a card by a fault of a version of before, and what can be done about it. */
export type Finding = { shop: string; order_no: string; fault: FaultName; what: string; advice: string }

export const faultNames = [
  'refunded_tickets',
  'refunded_units',
  'refunded_open',
  'scrap_on_shelf',
  'commission_of_edit',
  'cash_rest',
  'last_day',
] as const
export type FaultName = (typeof faultNames)[number]

/** One row an order: `what` in plain words. The refunds looked at are those from before units could be given up. */
const texts: Record<Exclude<FaultName, 'last_day'>, { text: string; advice: string }> = {
  refunded_tickets: {
    text: `select o.id, sum(l.returned) || ' of ' || sum(l.quantity) || ' tickets were refunded, and ' || sum(t.valid) || ' are still valid' as what
      from old_refunds l join orders o on o.id = l.order_id
        cross join lateral (select count(*) as valid from tickets t where t.shop_id = l.shop_id and t.order_line_id = l.id and t.status <> 'void') t
      where l.item_type = 'ticket' and l.returned > l.given_up and t.valid > l.quantity - l.returned group by o.id`,
    advice: 'Take the refunded tickets off, or leave them as goodwill; count the seats at the door.',
  },
  refunded_units: {
    text: `select o.id, sum(l.returned) || ' units of ' || min(l.title) || ' were refunded and are still booked' as what
      from old_refunds l join orders o on o.id = l.order_id
      where l.item_type in ('rental', 'service') and l.returned > l.given_up
        and exists (select from claims c where c.shop_id = l.shop_id and c.holder = 'order' and c.holder_id = o.id and c.line_no = l.position
          and c.kind in ('booking', 'slot') and c.state <> 'released')
      group by o.id`,
    advice: 'Refund the rest and the order ends, or leave the booking as goodwill.',
  },
  refunded_open: {
    text: `select o.id, 'all of its money went back, and it still stands' as what from orders o
      where o.payment_status = 'refunded' and o.order_status in ('open', 'completed')`,
    advice: 'Cancel the order: what it still holds is free then.',
  },
  scrap_on_shelf: {
    text: `select o.id, sum(l.written_off) || ' pieces of ' || min(l.title) || ' were refunded as not for sale again, and came back to the shelf when the order ended' as what
      from old_refunds l join orders o on o.id = l.order_id
      where l.written_off > 0 and o.order_status = 'cancelled' group by o.id`,
    advice: 'Count the shelf, and take the pieces off by a stock move.',
  },
  commission_of_edit: {
    text: `select o.id, 'the commission is of RM ' || to_char(c.base_sen / 100.0, 'FM999999990.00') || ', the goods come to RM ' || to_char(l.net / 100.0, 'FM999999990.00') as what
      from commissions c join orders o on o.id = c.order_id and o.placed_lines is not null and o.order_status in ('open', 'completed')
        cross join lateral (select coalesce(sum(greatest(0, total_sen - discount_sen)), 0) as net from order_lines l where l.shop_id = o.shop_id and l.order_id = o.id) l
      where c.level = 0 and c.state <> 'reversed' and o.paid_sen >= o.total_sen and c.base_sen <> l.net`,
    advice: 'It is put right with the next change of the order; a note of it brings that about.',
  },
  cash_rest: {
    text: `select o.id, 'RM ' || to_char((o.total_sen - o.paid_sen) / 100.0, 'FM0.00') || ' is due that no coin pays' as what from orders o
      where o.payment_status = 'partially_paid' and o.order_status = 'open' and o.refunded_sen = 0 and o.total_sen - o.paid_sen between 1 and 2
        and exists (select from payments p where p.shop_id = o.shop_id and p.order_id = o.id and p.kind = 'payment' and p.method in ('cash', 'cod'))`,
    advice: 'Record the missing sen, or take it off the delivery by an edit.',
  },
}

const withOldRefunds = `with old_refunds as (
  select l.* from order_lines l where exists (
    select from refund_lines r join payments p on p.shop_id = r.shop_id and p.id = r.payment_id
    where r.shop_id = l.shop_id and r.order_line_id = l.id and p.at < $2)
)`

/** Orders and cards that fell to faults of versions of before, shop by shop; of one shop by its username, null for all. It only reads. */
export async function auditOrders(client: ClientBase, shop: string | null): Promise<Finding[]> {
  const { rows: since } = await client.query<{ at: Date }>(
    `select at from schema_migrations where name = '1102_giving_back.sql'`,
  )
  const findings: Finding[] = []
  for (const fault of faultNames) {
    if (fault === 'last_day') continue
    const { text, advice } = texts[fault]
    const { rows } = await client.query<{ shop: string; order_no: string; what: string }>(
      `${withOldRefunds}, found as (${text})
       select s.username as shop, o.order_no, found.what from found join orders o on o.id = found.id join shops s on s.id = o.shop_id
       where $1::text is null or s.username = $1 order by s.username, o.id limit 10000`,
      [shop, since[0]?.at ?? new Date(0)],
    )
    findings.push(...rows.map((row) => ({ ...row, fault, advice })))
  }
  return [...findings, ...(await auditTerms(client, shop))]
}

type TermRow = {
  shop: string
  order_no: string
  code: string
  until_on: string
  grace_days: number
  periods: { paid_on: string; every: number | null; unit: string | null }[]
}

async function auditTerms(client: ClientBase, shop: string | null): Promise<Finding[]> {
  const { rows } = await client.query<TermRow>(
    `select s.username as shop, o.order_no, e.code, to_char(e.until_on, 'YYYY-MM-DD') as until_on, e.grace_days,
       (select json_agg(json_build_object('paid_on', to_char(p.paid_on, 'YYYY-MM-DD'), 'every', p.every, 'unit', p.unit) order by p.paid_on, p.order_line_id)
        from entitlement_periods p where p.shop_id = e.shop_id and p.entitlement_id = e.id) as periods
     from entitlements e join shops s on s.id = e.shop_id join orders o on o.id = e.order_id
     where not e.is_void and e.until_on is not null and ($1::text is null or s.username = $1) order by s.username, e.id`,
    [shop],
  )
  return rows.flatMap(({ shop: username, order_no, code, until_on, grace_days, periods }) => {
    const right = validUntil(paidTerms(periods), grace_days)
    if (right === until_on) return []
    return [
      {
        shop: username,
        order_no,
        fault: 'last_day' as const,
        what: `card ${code} ends on ${until_on}, by its payments on ${right ?? 'no day'}`,
        advice: 'Its next payment counts from the right day. A day that was promised is kept.',
      },
    ]
  })
}
