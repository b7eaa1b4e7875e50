import { LRUCache } from 'lru-cache'
import type { Clock } from '../clock/clock.ts'
import type { Changes } from '../events/changes.ts'
import type { Dependencies } from './dependencies.ts'
import type { SplicedBody } from './spliced-body.ts'

export type CachedResponse = {
  body: SplicedBody
  type: string
  etag: string | null
  /** When what it shows was asked for, in milliseconds since 1970; told inside of a page. */
  askedAt: number
  dependencies: Dependencies
  /** To be called when it is asked for again. */
  onSecond?: (() => void) | undefined
  storedAt: number
}

export type ResponseCache = {
  get(key: string): CachedResponse | null
  /** Whether a response that was not found is worth caching: while there is room, and then what was asked for before, lately. */
  isWorthCaching(key: string): boolean
  /** A mark to take before reading: what changes after it makes an answer too old to be cached. */
  mark(): number
  set(key: string, response: Omit<CachedResponse, 'storedAt'>, mark: number): void
}

/** A change may be lost with a connection; a minute later everybody sees it anyway. */
const maxAgeMs = 60_000
const maxBytes = 24 * 1024 * 1024 // about 450 item pages, or 4,000 item views
const roomy = maxBytes * 0.9

// A list hangs on each product in it, which weighs as much as its text.
const sizeOf = ({ body, dependencies }: CachedResponse, key: string): number =>
  Math.ceil(body.size) + key.length + 500 + dependencies.on.size * 200

/** Public responses cached in memory until what they were made of changes. Bounded in bytes; each process has its own. */
export function createResponseCache(changes: Changes, clock: Clock): ResponseCache {
  const responses = new LRUCache<string, CachedResponse>({
    maxSize: maxBytes,
    sizeCalculation: sizeOf,
    dispose: (cached, key) => unlink(cached, key),
  })
  // Most of what a large shop is asked for is asked for once: keeping that would only push out what is asked for again.
  const asked = new LRUCache<string, true>({ max: 5_000 })
  const dependents = new Map<string, Set<string>>()
  const lastChange = new LRUCache<string, number>({ max: 20_000 })
  const topics = new Set<string>()
  let sequence = 0
  let wholeTopicChange = 0

  function unlink(cached: CachedResponse, key: string): void {
    for (const name of cached.dependencies.on) {
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
    changes.on(topic, (id) => (id === null ? invalidateTopic(topic) : invalidate(`${topic}:${id}`)))
    return false
  }

  function invalidate(name: string): void {
    lastChange.set(name, ++sequence)
    for (const key of [...(dependents.get(name) ?? [])]) responses.delete(key)
  }

  function invalidateTopic(topic: string): void {
    wholeTopicChange = ++sequence
    for (const name of [...dependents.keys()]) if (name.startsWith(`${topic}:`)) invalidate(name)
  }

  return {
    get(key) {
      const cached = responses.get(key)
      if (!cached) return null
      const { until } = cached.dependencies
      const now = clock.now().getTime()
      if (performance.now() - cached.storedAt < maxAgeMs && (until === null || now < until.getTime())) return cached
      responses.delete(key)
      return null
    },
    isWorthCaching(key) {
      if (responses.calculatedSize < roomy || asked.has(key)) return true
      asked.set(key, true)
      return false
    },
    mark: () => sequence,
    set(key, response, mark) {
      const names = [...response.dependencies.on]
      const listens = names.map(listensTo).every(Boolean)
      if (!response.dependencies.isPublic || !listens) return
      if (wholeTopicChange > mark || names.some((name) => (lastChange.get(name) ?? 0) > mark)) return
      responses.set(key, { ...response, storedAt: performance.now() })
      for (const name of names) dependents.set(name, (dependents.get(name) ?? new Set()).add(key))
    },
  }
}
