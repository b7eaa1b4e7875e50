import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type WaitingSlip = {
  order_no: string
  buyer_name: string
  total_sen: number
  pieces: number
  browser: string | null
  network: string | null
  uploaded_at: Date
}

/** The newest open orders whose slip waits, with the pieces that they keep from others. */
export const listWaitingSlips = (trx: Db, shopId: number, atMost: number): Promise<WaitingSlip[]> =>
  rawQuery(
    trx,
    'payments_waiting_slips',
    `select o.order_no, o.buyer_name, o.total_sen, encode(o.browser, 'hex') as browser, encode(o.network, 'hex') as network, p.uploaded_at,
       (select coalesce(sum(l.quantity - l.given_up), 0)::integer from order_lines l where l.shop_id = $1 and l.order_id = o.id) as pieces
     from (select * from orders where shop_id = $1 and order_status = 'open' and payment_status = 'checking' order by id desc limit $2) o
     cross join lateral (
       select p.status, p.uploaded_at from payment_proofs p where p.shop_id = $1 and p.order_id = o.id order by p.id desc limit 1) p
     where p.status in ('uploaded', 'checking') order by o.id desc`,
    [shopId, atMost],
  )
