import { nextTracking } from '@kedai/domain/shipments/news.ts'
import { isFinalShipment, shipmentStatuses } from '@kedai/domain/shipments/statuses.ts'
import { GatewayDown, GatewayRefused } from '../../../../integrations/payments/gateway.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { oneOf } from '../../orders/shared/read-statuses.ts'
import { openAccount } from '../accounts.ts'
import { readCourierAccount } from '../queries/accounts.ts'
import { findDue, readBooking, saveBooking, takeAsk, type BookingRow, type DueBooking } from '../queries/bookings.ts'
import { readParcelFacts } from '../queries/parcel.ts'
import { askToBook, unwanted } from './ask-to-book.ts'
import { askAbout } from './take-event.ts'

const aTurn = 100
const atOnce = 4
/** A turn ends before its job would be taken for dead. */
const turnMs = 40_000
const maxStarts = 5

/** Goes on with what was cut, asks couriers about parcels whose time has come, and tells them of those that are not sent any more. */
export async function followBookings(deps: Deps): Promise<void> {
  const started = performance.now()
  const due = await findDue(deps.db, deps.clock.now(), aTurn)
  const lane = async (): Promise<void> => {
    for (let next = due.shift(); next && performance.now() - started < turnMs; next = due.shift())
      await followOne(deps, next)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
}

async function followOne(deps: Deps, { shop_id: shopId, booking_id: bookingId }: DueBooking): Promise<void> {
  const ids = { shopId, bookingId }
  const now = deps.clock.now()
  const turn = await inTransaction(deps.db, { shopId }, async (trx) => {
    const booking = await readBooking(trx, ids)
    const facts = booking && (await readParcelFacts(trx, { shopId, id: booking.shipment_id }))
    if (!booking || !facts) return null
    const status = oneOf(shipmentStatuses, facts.status)
    const next = isFinalShipment(status) && status !== 'cancelled' ? null : nextTracking(now, booking.asks)
    return (await takeAsk(trx, booking, next)) ? { booking, status } : null
  })
  if (!turn) return
  const { booking, status } = turn
  if (booking.state === 'started') {
    if (status === 'draft' && booking.tries < maxStarts) return askToBook(deps, ids)
    // Nothing waits for it any more; a courier that may have booked it is for a person to look at.
    const state = booking.was_asked ? 'unclear' : 'refused'
    return inTransaction(deps.db, { shopId }, (trx) => saveBooking(trx, ids, { state, next_ask_at: null }))
  }
  const isUnwanted = status === 'cancelled' || booking.failure === unwanted
  if (booking.state !== 'booked' || (isFinalShipment(status) && !isUnwanted)) return
  try {
    await (isUnwanted ? cancel(deps, booking) : ask(deps, booking))
  } catch (error) {
    if (!(error instanceof GatewayDown || error instanceof GatewayRefused)) throw error
    // A courier that will not cancel is told no more; one that does not answer is asked again in its time.
    if (isUnwanted && error instanceof GatewayRefused)
      await inTransaction(deps.db, { shopId }, (trx) =>
        saveBooking(trx, ids, { failure: error.message.slice(0, 300), next_ask_at: null }),
      )
  }
}

async function called(
  { db, sealing, couriers }: Deps,
  { shop_id: shopId, account_id: accountId, provider }: BookingRow,
) {
  const row = await inTransaction(db, { shopId, readOnly: true }, (trx) =>
    readCourierAccount(trx, { shopId, accountId }),
  )
  const opened = row && openAccount({ sealing }, row)
  const courier = couriers.find(provider)
  return opened && courier ? { shopId, accountId, opened, courier } : null
}

async function ask(deps: Deps, booking: BookingRow): Promise<void> {
  const account = await called(deps, booking)
  if (account) await askAbout(deps, account, booking)
}

async function cancel(deps: Deps, booking: BookingRow): Promise<void> {
  const { shop_id: shopId, provider_ref: providerRef, tracking_number: trackingNumber, reference } = booking
  const account = await called(deps, booking)
  if (account?.courier.cancel && providerRef !== null)
    await account.courier.cancel(
      account.opened,
      { providerRef, trackingNumber, reference },
      AbortSignal.timeout(30_000),
    )
  await inTransaction(deps.db, { shopId }, (trx) =>
    saveBooking(trx, { shopId, bookingId: booking.id }, { state: 'cancelled', next_ask_at: null }),
  )
}
