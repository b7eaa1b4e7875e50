import type { Clock } from '../platform/clock/clock.ts'

export type GuardSettings = {
  /** How long one call may take, in milliseconds. */
  timeoutMs: number
  /** Failures in a row after which the provider is left alone. */
  failures: number
  /** How long it is left alone, in milliseconds; then one call tries again. */
  restMs: number
}

/** It was not asked at all: it is left alone after too many failures. */
export class Resting extends Error {
  override name = 'Resting'
}

/** It was asked and did not answer in time: nobody knows what became of it. */
export class NoAnswer extends Error {
  override name = 'NoAnswer'
}

export type Guard = <T>(work: (signal: AbortSignal) => Promise<T>) => Promise<T>

/** Calls to one provider that end in time, and stop while it is known to be down. @throws Resting, NoAnswer, or what the work threw */
export function createGuard(clock: Clock, settings: GuardSettings): Guard {
  let failuresInARow = 0
  let restsUntil = 0
  return async (work) => {
    const now = clock.now().getTime()
    if (now < restsUntil) throw new Resting('left alone for a while')
    // While one call tries whether it is back, the others stay away.
    if (failuresInARow >= settings.failures) restsUntil = now + settings.timeoutMs
    try {
      const answer = await inTime(work, settings.timeoutMs)
      failuresInARow = 0
      restsUntil = 0
      return answer
    } catch (error) {
      failuresInARow += 1
      if (failuresInARow >= settings.failures) restsUntil = clock.now().getTime() + settings.restMs
      throw error
    }
  }
}

// A provider that ignores the signal is left behind all the same.
async function inTime<T>(work: (signal: AbortSignal) => Promise<T>, timeoutMs: number): Promise<T> {
  const stop = new AbortController()
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new NoAnswer(`no answer within ${timeoutMs} ms`))
      stop.abort()
    }, timeoutMs)
  })
  try {
    return await Promise.race([work(stop.signal), late])
  } finally {
    clearTimeout(timer)
  }
}
