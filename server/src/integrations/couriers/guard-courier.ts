import type { Clock } from '../../platform/clock/clock.ts'
import type { GuardSettings } from '../guard.ts'
import { guardAccounts } from '../payments/guard-accounts.ts'
import type { CourierProvider } from './courier.ts'

// Couriers take their time over a booking.
const usual: GuardSettings = { timeoutMs: 15_000, failures: 3, restMs: 30_000 }

/** A courier whose calls end in time, and that is left alone for an account while it does not work for it. Every failure is a GatewayDown or a GatewayRefused. */
export function guardCourier(
  inner: CourierProvider,
  name: string,
  clock: Clock,
  settings: GuardSettings = usual,
): CourierProvider {
  const guarded = guardAccounts(name, clock, settings)
  const { quotes, prepare, find, label, track, cancel } = inner
  return {
    ...inner,
    quotes: quotes && ((account, parcel) => guarded(account, (signal) => quotes(account, parcel, signal))),
    prepare: prepare && ((account, parcel) => guarded(account, (signal) => prepare(account, parcel, signal))),
    book: (account, parcel, prepared) => guarded(account, (signal) => inner.book(account, parcel, prepared, signal)),
    find: find && ((account, reference) => guarded(account, (signal) => find(account, reference, signal))),
    label: label && ((account, parcel) => guarded(account, (signal) => label(account, parcel, signal))),
    track: track && ((account, parcel) => guarded(account, (signal) => track(account, parcel, signal))),
    cancel: cancel && ((account, parcel) => guarded(account, (signal) => cancel(account, parcel, signal))),
    test: (account) => guarded(account, (signal) => inner.test(account, signal)),
  }
}
