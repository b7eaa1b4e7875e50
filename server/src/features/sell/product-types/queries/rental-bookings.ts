import type { Booking } from '@kedai/domain/rentals/availability.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

type Row = { starts_at: Date; ends_at: Date; units: number }

/** What is booked of a product from then on, buffers included. */
export const listBookings = async (db: Db, productId: number, since: Date): Promise<Booking[]> =>
  (await rawQuery<Row>(db, 'rentals_bookings', 'select * from rental_bookings($1, $2)', [productId, since])).map(
    ({ starts_at: start, ends_at: end, units }) => ({ start, end, units }),
  )

/** So many units: new ones are made, and of too many those stay away that are last. */
export const saveRentalUnits = (trx: Db, shopId: number, productId: number, quantity: number): Promise<unknown> =>
  rawQuery(
    trx,
    'rentals_save_units',
    `
    with had as (
      update rental_units r set is_active = n.place <= $3
      from (select id, row_number() over (order by position, id) as place from rental_units where shop_id = $1 and product_id = $2) n
      where r.shop_id = $1 and r.id = n.id returning r.id
    )
    insert into rental_units (shop_id, product_id, name, position)
    select $1, $2, '#' || n, n from generate_series((select count(*) from had) + 1, $3::bigint) n`,
    [shopId, productId, quantity],
  )
