import type { CourierLabel } from '../../../../integrations/couriers/courier.ts'
import { GatewayDown, GatewayRefused } from '../../../../integrations/payments/gateway.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { openAccount } from '../accounts.ts'
import { labelColumns } from '../label-columns.ts'
import { readCourierAccount } from '../queries/accounts.ts'
import { saveBooking, type BookingRow } from '../queries/bookings.ts'

/** The courier's own label of a booked parcel, asked for once and kept; null where it gives none, or not yet. */
export async function fetchCourierLabel(deps: Deps, booking: BookingRow): Promise<CourierLabel | null> {
  const { shop_id: shopId, account_id: accountId, provider_ref: providerRef } = booking
  if (booking.label_pdf) return { pdf: booking.label_pdf }
  if (booking.label_url) return { url: booking.label_url }
  const courier = deps.couriers.find(booking.provider)
  const row = await inTransaction(deps.db, { shopId, readOnly: true }, (trx) =>
    readCourierAccount(trx, { shopId, accountId }),
  )
  const opened = row && openAccount(deps, row)
  if (!courier?.label || !opened || providerRef === null) return null
  const { tracking_number: trackingNumber, reference } = booking
  try {
    const label = await courier.label(opened, { providerRef, trackingNumber, reference }, AbortSignal.timeout(20_000))
    await inTransaction(deps.db, { shopId }, (trx) =>
      saveBooking(trx, { shopId, bookingId: booking.id }, labelColumns(label)),
    )
    return label
  } catch (error) {
    if (error instanceof GatewayDown || error instanceof GatewayRefused) return null
    throw error
  }
}
