import type { Use } from '@kedai/domain/appointments/slots.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

type Row = { calendar: number; product: number; starts: Date; ends: Date; places: number }

/** What is booked of calendars between two moments, by whatever product. */
export const listSlotUses = async (db: Db, calendarIds: readonly number[], from: Date, until: Date): Promise<Use[]> =>
  (
    await rawQuery<Row>(db, 'slot_uses', 'select * from slot_use($1, $2)', [
      calendarIds,
      `[${from.toISOString()},${until.toISOString()})`,
    ])
  ).map(({ calendar, product, starts, ends, places }) => ({
    calendarId: calendar,
    productId: product,
    from: starts,
    until: ends,
    places,
  }))
