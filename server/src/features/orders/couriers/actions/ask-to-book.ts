import { parcelOfBooking, typedCost } from '../booking-parcel.ts'
import { nextTracking } from '@kedai/domain/shipments/news.ts'
import type { BookedParcel, CourierProvider, NewParcel } from '../../../../integrations/couriers/courier.ts'
import { GatewayDown, GatewayRefused } from '../../../../integrations/payments/gateway.ts'
import type { OpenAccount } from '../../../../integrations/payments/gateway.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { keepBooked } from '../../shipments/actions/book-by-hand.ts'
import { openAccount } from '../accounts.ts'
import { labelColumns } from '../label-columns.ts'
import { readCourierAccount } from '../queries/accounts.ts'
import { readBooking, saveBooking, takeTurn, type BookingRef, type BookingRow } from '../queries/bookings.ts'
import { tellProblem } from './test-courier-account.ts'

const turnMs = 60_000

/**
 * Asks the courier for a booking that was written down, where nobody else is asking. What an earlier try may have booked is looked
 * for first; where it cannot be looked for, and twice would be two parcels, it waits for the seller.
 */
export async function askToBook(deps: Deps, ids: BookingRef): Promise<void> {
  const { shopId } = ids
  const now = deps.clock.now()
  const isOurs = await inTransaction(deps.db, { shopId }, (trx) =>
    takeTurn(trx, ids, now, new Date(now.getTime() + turnMs)),
  )
  if (!isOurs) return
  const begun = await inTransaction(deps.db, { shopId, readOnly: true }, async (trx) => {
    const booking = await readBooking(trx, ids)
    const account = booking && (await readCourierAccount(trx, { shopId, accountId: booking.account_id }))
    const parcel = booking && account && (await parcelOfBooking(deps, trx, booking, account, now))
    return booking && account && parcel ? { booking, account, parcel } : null
  })
  const courier = deps.couriers.find(begun?.booking.provider ?? null)
  const opened = begun && openAccount(deps, begun.account)
  if (!begun || !courier || !opened) return refuse(deps, ids, 'nothing waits for it any more')
  const { booking, account, parcel } = begun
  try {
    const booked = await askOnce(deps, courier, opened, booking, parcel)
    await finish(deps, ids, booked)
  } catch (error) {
    if (error instanceof Unclear)
      return await save(deps, ids, { state: 'unclear', failure: error.message, next_ask_at: null })
    if (error instanceof GatewayRefused) {
      await refuse(deps, ids, error.message)
      return await tellProblem(deps, { shopId, accountId: account.id }, error)
    }
    // Nobody knows what became of it: whoever comes next asks first.
    await save(deps, ids, { failure: error instanceof Error ? error.message : String(error) })
    if (!(error instanceof GatewayDown)) throw error
  }
}

class Unclear extends Error {
  override name = 'Unclear'
}

async function askOnce(
  deps: Deps,
  courier: CourierProvider,
  account: OpenAccount,
  booking: BookingRow,
  parcel: NewParcel,
): Promise<BookedParcel> {
  const ids = { shopId: booking.shop_id, bookingId: booking.id }
  const signal = AbortSignal.timeout(turnMs)
  if (booking.was_asked && !courier.isSafeTwice) {
    if (!courier.find) throw new Unclear('an earlier try was not answered')
    const found = await courier.find(account, booking.reference, signal)
    if (found) return found
  }
  let { prepared } = booking
  if (courier.prepare && prepared === null) {
    prepared = await courier.prepare(account, parcel, signal)
    await inTransaction(deps.db, { shopId: ids.shopId }, (trx) => saveBooking(trx, ids, { prepared }))
  }
  await inTransaction(deps.db, { shopId: ids.shopId }, (trx) =>
    saveBooking(trx, ids, { was_asked: true, tries: booking.tries + 1 }),
  )
  try {
    return await courier.book(account, parcel, prepared, signal)
  } catch (error) {
    // The line was cut, and there is no way to ask: only a person can look.
    const isLost = !(error instanceof GatewayRefused) && !courier.isSafeTwice && !courier.find
    throw isLost ? new Unclear(error instanceof Error ? error.message : String(error)) : error
  }
}

/** What is booked for nothing, as its parcel went another way meanwhile: it is cancelled with the courier. */
export const unwanted = 'unwanted'

/** The parcel is booked, and says so; one that was cancelled meanwhile is cancelled with the courier in its turn. */
async function finish(deps: Deps, ids: BookingRef, booked: BookedParcel): Promise<void> {
  const { shopId } = ids
  const now = deps.clock.now()
  await inTransaction(deps.db, { shopId }, async (trx) => {
    const booking = await readBooking(trx, ids)
    if (!booking || booking.state === 'booked') return
    const isKept = await keepBooked(trx, {
      shopId,
      id: booking.shipment_id,
      courier: booked.courier,
      service: booking.service,
      trackingNumber: booked.trackingNumber,
      trackingUrl: booked.trackingUrl,
      cost: booked.cost ?? typedCost(booking),
      now,
    })
    await saveBooking(trx, ids, {
      state: 'booked',
      starting_until: null,
      failure: isKept ? null : unwanted,
      provider_ref: booked.providerRef,
      tracking_number: booked.trackingNumber,
      ...labelColumns(booked.label),
      next_ask_at: isKept ? nextTracking(now, 0) : now,
      asks: 0,
      updated_at: now,
    })
  })
}

const save = (deps: Deps, ids: BookingRef, change: Parameters<typeof saveBooking>[2]): Promise<void> =>
  inTransaction(deps.db, { shopId: ids.shopId }, (trx) =>
    saveBooking(trx, ids, { ...change, starting_until: null, updated_at: deps.clock.now() }),
  )

const refuse = (deps: Deps, ids: BookingRef, failure: string): Promise<void> =>
  save(deps, ids, { state: 'refused', failure: failure.slice(0, 300), next_ask_at: null })
