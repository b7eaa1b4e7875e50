import type { Clock } from '../../platform/clock/clock.ts'
import { createGuard, Resting, type GuardSettings } from '../guard.ts'
import { GatewayDown } from './gateway.ts'
import type { PaymentGateway } from './gateway.ts'

export const usualGuard: GuardSettings = { timeoutMs: 5000, failures: 3, restMs: 30_000 }

/** A gateway whose calls end in time, and that is not called while it is known to be down. Every failure is a GatewayDown. */
export function guardGateway(
  gateway: PaymentGateway,
  clock: Clock,
  settings: GuardSettings = usualGuard,
): PaymentGateway {
  const guard = createGuard(clock, settings)
  const guarded = <T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> =>
    guard(work).catch((cause: unknown) => {
      throw new GatewayDown(`${gateway.provider} ${cause instanceof Resting ? 'is resting' : 'did not answer'}`, {
        cause,
      })
    })
  return {
    provider: gateway.provider,
    create: (bill) => guarded((signal) => gateway.create(bill, signal)),
    query: (providerRef) => guarded((signal) => gateway.query(providerRef, signal)),
    verifyCallback: (raw, now) => gateway.verifyCallback(raw, now),
  }
}
