import { LRUCache } from 'lru-cache'
import type { Clock } from '../../platform/clock/clock.ts'
import { createGuard, Resting, type Guard, type GuardSettings } from '../guard.ts'
import { GatewayDown, GatewayRefused } from './gateway.ts'
import type { OpenAccount } from './gateway.ts'

// Of shops that are served at the moment; one that was forgotten starts with no failures.
const guardsKept = 5000

export type GuardedCall = <T>(account: OpenAccount, work: (signal: AbortSignal) => Promise<T>) => Promise<T>

/**
 * Calls to a provider, each account's behind a guard of its own: one shop's broken keys rest that account alone. What somebody
 * typed wrong does not count. Every failure is a GatewayDown or a GatewayRefused.
 */
export function guardAccounts(name: string, clock: Clock, settings: GuardSettings): GuardedCall {
  const guards = new LRUCache<string, Guard>({ max: guardsKept })
  const guardOf = ({ name: of }: OpenAccount): Guard => {
    const known = guards.get(of) ?? createGuard(clock, settings)
    guards.set(of, known)
    return known
  }
  return async (account, work) => {
    const answer = await guardOf(account)((signal) =>
      work(signal).catch((error: unknown) => {
        if (error instanceof GatewayRefused && !error.isOfAccount) return error
        throw error
      }),
    ).catch((cause: unknown) => {
      if (cause instanceof GatewayRefused) throw cause
      const what = cause instanceof Resting ? 'is resting' : cause instanceof GatewayDown ? cause.message : noAnswer
      throw new GatewayDown(`${name} ${what}`, { cause })
    })
    if (answer instanceof GatewayRefused) throw answer
    return answer
  }
}

const noAnswer = 'did not answer'
