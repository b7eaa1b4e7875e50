import { formatDate } from '@kedai/domain/time/malaysia.ts'
import type { Clock } from '../clock/clock.ts'
import type { KedaiApp } from '../http/app-types.ts'

export type DayCounter<Key> = {
  /** One more of `key`, on the Malaysian day that it is now. */
  add(key: Key): void
  /** Writes what was counted so far; what cannot be written now is kept for the next time. */
  flush(): Promise<void>
}

type Parts<Key> = {
  clock: Clock
  /** Adds to the counters of a day; answers with the keys that were added. */
  write: (day: string, counts: ReadonlyMap<Key, number>) => Promise<Iterable<Key>>
}

const writeEveryMs = 10_000
const keysAtMost = 50_000 // a day; what else comes while nothing can be written is not counted

/** Counts in memory and writes in batches: what is counted must not cost a write each. A killed process loses what it counted since the last one. */
export function createDayCounter<Key>(app: KedaiApp, { clock, write }: Parts<Key>): DayCounter<Key> {
  let days = new Map<string, Map<Key, number>>()
  const put = (day: string, key: Key, count: number) => {
    const counts = days.get(day) ?? new Map<Key, number>()
    days.set(day, counts)
    if (counts.has(key) || counts.size < keysAtMost) counts.set(key, (counts.get(key) ?? 0) + count)
  }
  const counter: DayCounter<Key> = {
    add: (key) => put(formatDate(clock.now()), key, 1),
    async flush() {
      const writing = days
      days = new Map()
      for (const [day, counts] of writing) {
        const written = new Set(await write(day, counts).catch(() => []))
        for (const [key, count] of counts) if (!written.has(key)) put(day, key, count)
      }
    },
  }
  const timer = setInterval(() => void counter.flush(), writeEveryMs).unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await counter.flush()
  })
  return counter
}
