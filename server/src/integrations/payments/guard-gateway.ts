import { providerName } from '@kedai/domain/payments/providers.ts'
import { LRUCache } from 'lru-cache'
import type { Clock } from '../../platform/clock/clock.ts'
import { createGuard, Resting, type Guard, type GuardSettings } from '../guard.ts'
import { GatewayDown, GatewayRefused } from './gateway.ts'
import type { OpenAccount, PaymentProvider } from './gateway.ts'

export const usualGuard: GuardSettings = { timeoutMs: 5000, failures: 3, restMs: 30_000 }

// Of shops that are paid at the moment; one that was forgotten starts with no failures.
const guardsKept = 5000

/**
 * A provider whose calls end in time, and that is not called for an account while it does not work for it. One shop's broken
 * keys rest that account alone. What a buyer typed wrong does not count. Every failure is a GatewayDown or a GatewayRefused.
 */
export function guardGateway(
  inner: PaymentProvider,
  clock: Clock,
  settings: GuardSettings = usualGuard,
): PaymentProvider {
  const guards = new LRUCache<string, Guard>({ max: guardsKept })
  const guardOf = ({ name }: OpenAccount): Guard => {
    const known = guards.get(name) ?? createGuard(clock, settings)
    guards.set(name, known)
    return known
  }
  async function guarded<T>(account: OpenAccount, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
    const answer = await guardOf(account)((signal) =>
      work(signal).catch((error: unknown) => {
        if (error instanceof GatewayRefused && !error.isOfAccount) return error
        throw error
      }),
    ).catch((cause: unknown) => {
      if (cause instanceof GatewayRefused) throw cause
      const what = cause instanceof Resting ? 'is resting' : cause instanceof GatewayDown ? cause.message : noAnswer
      throw new GatewayDown(`${providerName(inner.provider)} ${what}`, { cause })
    })
    if (answer instanceof GatewayRefused) throw answer
    return answer
  }
  const { refund } = inner
  return {
    provider: inner.provider,
    fields: inner.fields,
    start: (account, bill) => guarded(account, (signal) => inner.start(account, bill, signal)),
    query: (account, ref) => guarded(account, (signal) => inner.query(account, ref, signal)),
    verify: (account, raw, now) => inner.verify(account, raw, now),
    refund: refund && ((account, wanted) => guarded(account, (signal) => refund(account, wanted, signal))),
    test: (account) => guarded(account, (signal) => inner.test(account, signal)),
  }
}

const noAnswer = 'did not answer'
