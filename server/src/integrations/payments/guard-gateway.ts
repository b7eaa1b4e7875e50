import { providerName } from '@kedai/domain/payments/providers.ts'
import type { Clock } from '../../platform/clock/clock.ts'
import type { GuardSettings } from '../guard.ts'
import type { PaymentProvider } from './gateway.ts'
import { guardAccounts } from './guard-accounts.ts'

export const usualGuard: GuardSettings = { timeoutMs: 5000, failures: 3, restMs: 30_000 }

/**
 * A provider whose calls end in time, and that is not called for an account while it does not work for it. Every failure is a
 * GatewayDown or a GatewayRefused.
 */
export function guardGateway(
  inner: PaymentProvider,
  clock: Clock,
  settings: GuardSettings = usualGuard,
): PaymentProvider {
  const guarded = guardAccounts(providerName(inner.provider), clock, settings)
  const { refund, banks } = inner
  return {
    provider: inner.provider,
    fields: inner.fields,
    ...(inner.heard !== undefined && { heard: inner.heard }),
    start: (account, bill) => guarded(account, (signal) => inner.start(account, bill, signal)),
    query: (account, ref) => guarded(account, (signal) => inner.query(account, ref, signal)),
    verify: (account, raw, now) => inner.verify(account, raw, now),
    refund: refund && ((account, wanted) => guarded(account, (signal) => refund(account, wanted, signal))),
    ...(banks && { banks: (account) => guarded(account, (signal) => banks(account, signal)) }),
    test: (account) => guarded(account, (signal) => inner.test(account, signal)),
  }
}
