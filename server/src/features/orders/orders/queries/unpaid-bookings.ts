import type { BookingBy } from '@kedai/domain/orders/booking-bounds.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

type By = { shopId: number; phone: string; browser: Buffer | null; network: Buffer | null }

/** How many unpaid orders of a shop hold appointments or rented units, by phone, browser and network. */
export async function countUnpaidBookings(
  trx: Db,
  { shopId, phone, browser, network }: By,
): Promise<Record<BookingBy, number>> {
  const [row] = await rawQuery<Record<BookingBy, number>>(trx, 'orders_unpaid_bookings', text, [
    shopId,
    phone,
    browser,
    network,
  ])
  if (!row) throw new Error('a count gave no row')
  return row
}

const text = `
select count(*) filter (where o.buyer_phone = $2)::integer as phone, count(*) filter (where o.browser = $3)::integer as browser,
  count(*) filter (where o.network = $4)::integer as network
from orders o
where o.shop_id = $1 and (o.buyer_phone = $2 or o.browser = $3 or o.network = $4)
  and o.order_status = 'open' and o.payment_kind <> 'cod' and o.payment_status in ('unpaid', 'pending', 'failed', 'checking', 'partially_paid')
  and exists (select from claims c where c.shop_id = $1 and c.holder = 'order' and c.holder_id = o.id and c.kind in ('slot', 'booking') and c.state = 'held')`
