import type { CourierEvent, CourierProvider, ToldEvent } from '../../../../integrations/couriers/courier.ts'
import type { OpenAccount } from '../../../../integrations/payments/gateway.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { lockShipment } from '../../shipments/actions/lock-shipment.ts'
import { keepNumber, takeNews } from '../../shipments/actions/take-news.ts'
import { unwanted } from './ask-to-book.ts'
import { labelColumns } from '../label-columns.ts'
import type { AccountRef } from '../queries/accounts.ts'
import { fileEvent, findNamed, readBooking, saveBooking, type BookingRow } from '../queries/bookings.ts'

/** The account that an address for reports names. */
export type CalledAccount = AccountRef & { opened: OpenAccount; courier: CourierProvider }

/**
 * Takes genuine news, each once; they can only be about what was booked with their own account. Unsigned ones prove nothing: they
 * make us ask. @throws GatewayDown where the courier had to be asked and did not answer
 */
export async function takeEvents(
  deps: Deps,
  account: CalledAccount,
  events: readonly ToldEvent[],
  isHint: boolean,
): Promise<void> {
  const { shopId, accountId } = account
  if (isHint) {
    for (const event of events) {
      const booking = await inTransaction(deps.db, { shopId, readOnly: true }, (trx) =>
        findNamed(trx, { shopId, accountId }, event),
      )
      if (booking?.state === 'booked') await askAbout(deps, account, booking)
    }
    return
  }
  for (const event of events) await takeEvent(deps, account, event)
}

async function takeEvent(deps: Deps, { shopId, accountId }: CalledAccount, event: ToldEvent): Promise<void> {
  const now = deps.clock.now()
  const { eventId: event_id, status, code } = event
  await inTransaction(deps.db, { shopId }, async (trx) => {
    const booking = await findNamed(trx, { shopId, accountId }, event)
    const filed = {
      shop_id: shopId,
      account_id: accountId,
      event_id: event_id.slice(0, 300),
      booking_id: booking?.id ?? null,
      status,
      code: code.slice(0, 200),
      received_at: now,
    }
    if (!(await fileEvent(trx, filed)) || booking?.state !== 'booked') return
    await takeFor(trx, booking, [event], now)
  })
}

/** Asks the courier how one of its parcels stands, and takes what it says. @throws GatewayDown, GatewayRefused */
export async function askAbout(
  deps: Deps,
  { shopId, opened, courier }: CalledAccount,
  booking: BookingRow,
): Promise<void> {
  if (!courier.track || booking.provider_ref === null) return
  const { provider_ref: providerRef, tracking_number: trackingNumber, reference } = booking
  const news = await courier.track(opened, { providerRef, trackingNumber, reference }, AbortSignal.timeout(30_000))
  const now = deps.clock.now()
  await inTransaction(deps.db, { shopId }, async (trx) => {
    const ids = { shopId, bookingId: booking.id }
    await lockShipment(trx, { shopId, id: booking.shipment_id })
    const number = trackingNumber === '' ? (news.trackingNumber ?? '') : ''
    if (number !== '') {
      await keepNumber(trx, { shopId, id: booking.shipment_id, trackingNumber: number, now })
      await saveBooking(trx, ids, { tracking_number: number, ...labelColumns(news.label) })
    }
    await takeFor(trx, booking, news.events, now)
  })
}

type Trx = Parameters<typeof readBooking>[0]

async function takeFor(
  trx: Trx,
  { shop_id: shopId, id: bookingId, shipment_id: id }: BookingRow,
  events: readonly CourierEvent[],
  now: Date,
): Promise<void> {
  if (events.length === 0) return
  await lockShipment(trx, { shopId, id })
  // Read under the lock: others may have told something newer meanwhile.
  const booking = await readBooking(trx, { shopId, bookingId })
  if (booking?.state !== 'booked' || booking.failure === unwanted) return
  const news = events.map(({ status, code, at }) => ({ status, code: code.slice(0, 200), at }))
  const newest_at = await takeNews(trx, { shopId, id, newestAt: booking.newest_at, news, now })
  await saveBooking(trx, { shopId, bookingId }, { newest_at })
}
