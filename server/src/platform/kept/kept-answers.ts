import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock/clock.ts'
import type { Changes } from '../events/changes.ts'
import type { Dependencies } from './dependencies.ts'
import type { SplicedBody } from './spliced-body.ts'

export type Kept = {
  body: SplicedBody
  type: string
  etag: string | null
  dependencies: Dependencies
  storedAt: number
}

export type KeptAnswers = {
  find(key: string): Kept | null
  /** Whether an answer that was not found is worth keeping: while there is room, and then what was asked for before, lately. */
  isWorthKeeping(key: string): boolean
  /** A mark to take before reading: what changes after it makes an answer too old to be kept. */
  mark(): number
  keep(key: string, answer: Omit<Kept, 'storedAt'>, mark: number): void
}

/** A change may be lost with a connection; a minute later everybody sees it anyway. */
const longestMs = 60_000
const mostBytes = 24 * 1024 * 1024 // about 450 item pages, or 4,000 item views
const roomy = mostBytes * 0.9

// A list hangs on each product in it, which weighs as much as its text.
const sizeOf = ({ body, dependencies }: Kept, key: string): number =>
  Math.ceil(body.size) + key.length + 500 + dependencies.on.size * 200

/** Public answers kept in memory until what they were made of changes. Bounded in bytes; each process has its own. */
export function createKeptAnswers(changes: Changes, clock: Clock): KeptAnswers {
  const answers = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    sizeCalculation: sizeOf,
    dispose: (kept, key) => unlink(kept, key),
  })
  // Most of what a large shop is asked for is asked for once: keeping that would only push out what is asked for again.
  const asked = new LRUCache<string, true>({ max: 5_000 })
  const dependents = new Map<string, Set<string>>()
  const lastChange = new LRUCache<string, number>({ max: 20_000 })
  const topics = new Set<string>()
  let sequence = 0
  let wholeTopicChange = 0

  function unlink(kept: Kept, key: string): void {
    for (const name of kept.dependencies.on) {
      const keys = dependents.get(name)
      keys?.delete(key)
      if (keys?.size === 0) dependents.delete(name)
    }
  }

  // The first answer of a topic is not kept: nobody listened while it was made.
  function listensTo(name: string): boolean {
    const topic = name.slice(0, name.indexOf(':'))
    if (topics.has(topic)) return true
    topics.add(topic)
    changes.on(topic, (id) => (id === null ? forgetTopic(topic) : forget(`${topic}:${id}`)))
    return false
  }

  function forget(name: string): void {
    lastChange.set(name, ++sequence)
    for (const key of [...(dependents.get(name) ?? [])]) answers.delete(key)
  }

  function forgetTopic(topic: string): void {
    wholeTopicChange = ++sequence
    for (const name of [...dependents.keys()]) if (name.startsWith(`${topic}:`)) forget(name)
  }

  return {
    find(key) {
      const kept = answers.get(key)
      if (!kept) return null
      const { until } = kept.dependencies
      const now = clock.now().getTime()
      if (performance.now() - kept.storedAt < longestMs && (until === null || now < until.getTime())) return kept
      answers.delete(key)
      return null
    },
    isWorthKeeping(key) {
      if (answers.calculatedSize < roomy || asked.has(key)) return true
      asked.set(key, true)
      return false
    },
    mark: () => sequence,
    keep(key, answer, mark) {
      const names = [...answer.dependencies.on]
      const listens = names.map(listensTo).every(Boolean)
      if (!answer.dependencies.isPublic || !listens) return
      if (wholeTopicChange > mark || names.some((name) => (lastChange.get(name) ?? 0) > mark)) return
      answers.set(key, { ...answer, storedAt: performance.now() })
      for (const name of names) dependents.set(name, (dependents.get(name) ?? new Set()).add(key))
    },
  }
}
