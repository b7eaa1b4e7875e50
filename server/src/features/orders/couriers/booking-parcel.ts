import { sen, type Sen } from '@kedai/domain/money/sen.ts'
import { grams } from '@kedai/domain/weight/kilograms.ts'
import { z } from 'zod'
import type { NewParcel } from '../../../integrations/couriers/courier.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { reportAddress } from './accounts.ts'
import { endsOf, newParcel } from './parcel-of.ts'
import type { AccountRow } from './queries/accounts.ts'
import type { BookingRow } from './queries/bookings.ts'
import { readParcelFacts } from './queries/parcel.ts'

const kept = z.object({
  weight_g: z.int().positive(),
  pickup_date: z.string().optional(),
  from_lat: z.string().optional(),
  from_lng: z.string().optional(),
  to_lat: z.string().optional(),
  to_lng: z.string().optional(),
  cost_sen: z.int().nullable().optional(),
})

/** What the seller said that a booking costs; null where nothing was said. */
export function typedCost(booking: Pick<BookingRow, 'wish'>): Sen | null {
  const { cost_sen: cost } = kept.parse(booking.wish)
  return cost === null || cost === undefined ? null : sen(cost)
}

/** What the courier is asked for, each time alike; null where the parcel waits no more. */
export async function parcelOfBooking(
  deps: Pick<Deps, 'config'>,
  trx: Db,
  booking: BookingRow,
  account: AccountRow,
  now: Date,
): Promise<NewParcel | null> {
  const facts = await readParcelFacts(trx, { shopId: booking.shop_id, id: booking.shipment_id })
  if (facts?.status !== 'draft') return null
  const wish = kept.parse(booking.wish)
  return newParcel(facts, endsOf(facts, wish), {
    reference: booking.reference,
    service: booking.service,
    callbackUrl: reportAddress(deps, account),
    weight: grams(wish.weight_g),
    pickupOn: wish.pickup_date ?? null,
    now,
  })
}
