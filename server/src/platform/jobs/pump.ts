import { setTimeout as sleep } from 'node:timers/promises'

/** Does what is due now and answers how much it was. It takes nothing more once `signal` has ended, and finishes what it has. */
export type Pump = (signal?: AbortSignal) => Promise<number>

const pollMs = 1_000

/** Asks a pump again and again, at once while there is work. Answers with the end, which waits for what is under way. */
export function runPump(pump: Pump, onError: (error: unknown) => void): () => Promise<void> {
  const ending = new AbortController()
  const { signal } = ending
  const loop = async (): Promise<void> => {
    while (!signal.aborted) {
      const done = await pump(signal).catch((error: unknown) => {
        onError(error)
        return 0
      })
      if (done === 0) await sleep(pollMs, undefined, { signal }).catch(() => {})
    }
  }
  const ended = loop()
  return async () => {
    ending.abort()
    await Promise.race([ended, sleep(10_000, undefined, { ref: false })])
  }
}
