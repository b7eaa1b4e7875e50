import { rawQuery } from '../../../../platform/db/raw-query.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { RunRef } from './runs.ts'

export type ExportLine = { title: string; options: string; quantity: number; sku: string | null; weight_g: number }

export type ExportRow = {
  order_no: string
  placed_at: Date
  channel: string
  order_status: string
  payment_status: string
  fulfilment_status: string
  buyer_name: string
  buyer_phone: string
  buyer_email: string | null
  address: string | null
  postcode: string | null
  city: string | null
  state: string | null
  country: string
  ships: boolean
  notes: string
  coupon_code: string | null
  payment_method: string
  payment_kind: string
  method_name: string | null
  shipping_name: string | null
  shipping_courier: string | null
  subtotal_sen: number
  discount_sen: number
  transfer_discount_sen: number | null
  shipping_sen: number
  click_upsell_sen: number
  total_sen: number
  paid_sen: number
  refunded_sen: number
  rounding_sen: number
  lines: ExportLine[]
  tracking: string[]
  paid_at: Date | null
  references: string[]
}

/** A stretch of a run's orders with all that a spreadsheet tells, in the order of the run. */
export const listExportRows = (
  trx: Db,
  { shopId, runId }: RunRef,
  { after, atMost }: { after: number; atMost: number },
): Promise<ExportRow[]> => rawQuery(trx, 'order_runs_export', text, [shopId, runId, after, atMost])

const text = `
select o.order_no, o.placed_at, o.channel, o.order_status, o.payment_status, o.fulfilment_status, o.buyer_name, o.buyer_phone, o.buyer_email,
  o.address, o.postcode, o.city, o.state, o.country, o.ships, o.notes, o.coupon_code,
  o.payment_method, o.payment_kind, m.name as method_name, o.shipping_name, o.shipping_courier,
  o.subtotal_sen, o.discount_sen, o.transfer_discount_sen, o.shipping_sen, o.click_upsell_sen, o.total_sen, o.paid_sen, o.refunded_sen, o.rounding_sen,
  bought.lines, coalesce(sent.tracking, '{}') as tracking, money.paid_at, coalesce(money.refs, '{}') as references
from order_run_rows r
join orders o on o.id = r.order_id and o.shop_id = $1::bigint
left join payment_methods m on m.shop_id = $1::bigint and m.code = o.payment_method
left join lateral (
  select coalesce(json_agg(json_build_object('title', l.title, 'options', l.options, 'quantity', l.quantity, 'sku', l.sku, 'weight_g', l.weight_g) order by l.position), '[]') as lines
  from order_lines l where l.order_id = o.id and l.shop_id = $1::bigint
) bought on true
left join lateral (
  select array_agg(trim(s.courier || ' ' || s.tracking_number) order by s.id) as tracking from shipments s where s.order_id = o.id and s.shop_id = $1::bigint
) sent on true
left join lateral (
  select max(p.at) as paid_at, array_agg(p.reference order by p.id) filter (where p.reference <> '') as refs
  from payments p where p.order_id = o.id and p.shop_id = $1::bigint and p.kind = 'payment'
) money on true
where r.shop_id = $1::bigint and r.run_id = $2::bigint and r.position > $3::integer and r.position <= $3::integer + $4::integer
order by r.position`
