import type { Clock } from '../../platform/clock/clock.ts'
import { GatewayDown } from './gateway.ts'
import type { PaymentGateway } from './gateway.ts'

export type GuardSettings = {
  /** How long one call may take, in milliseconds. */
  timeoutMs: number
  /** Failures in a row after which the provider is left alone. */
  failures: number
  /** How long it is left alone, in milliseconds; then one call tries again. */
  restMs: number
}

export const usualGuard: GuardSettings = { timeoutMs: 5000, failures: 3, restMs: 30_000 }

/** A gateway whose calls end in time, and that is not called while it is known to be down. Every failure is a GatewayDown. */
export function guardGateway(gateway: PaymentGateway, clock: Clock, settings: GuardSettings = usualGuard): PaymentGateway {
  let failuresInARow = 0
  let restsUntil = 0
  const guarded = async <T>(work: (signal: AbortSignal) => Promise<T>): Promise<T> => {
    const now = clock.now().getTime()
    if (now < restsUntil) throw new GatewayDown(`${gateway.provider} is resting`)
    // While one call tries whether it is back, the others stay away.
    if (failuresInARow >= settings.failures) restsUntil = now + settings.timeoutMs
    try {
      const answer = await inTime(work, settings.timeoutMs)
      failuresInARow = 0
      restsUntil = 0
      return answer
    } catch (cause) {
      failuresInARow += 1
      if (failuresInARow >= settings.failures) restsUntil = clock.now().getTime() + settings.restMs
      throw new GatewayDown(`${gateway.provider} did not answer`, { cause })
    }
  }
  return {
    provider: gateway.provider,
    create: (bill) => guarded((signal) => gateway.create(bill, signal)),
    query: (providerRef) => guarded((signal) => gateway.query(providerRef, signal)),
    verifyCallback: (raw, now) => gateway.verifyCallback(raw, now),
  }
}

// A provider that ignores the signal is left behind all the same.
async function inTime<T>(work: (signal: AbortSignal) => Promise<T>, timeoutMs: number): Promise<T> {
  const stop = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`no answer within ${timeoutMs} ms`))
      stop.abort()
    }, timeoutMs)
  })
  try {
    return await Promise.race([work(stop.signal), late])
  } finally {
    clearTimeout(timer)
  }
}
