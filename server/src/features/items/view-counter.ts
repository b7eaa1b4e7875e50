import { LRUCache } from 'lru-cache'
import type { Db } from '../../platform/db/db.ts'
import type { AnyRequest } from '../../platform/http/app-types.ts'
import { renderHeader } from '../../platform/cache/dependencies.ts'
import { tokenOwner, visitorOf } from '../../platform/sessions/visitor.ts'
import { addViews } from './queries.ts'

export type ViewCounter = {
  /** Somebody was shown an item. The same person within half an hour, a program, and our own rendering are not counted. */
  saw(request: AnyRequest, viewId: string): void
  /** Writes what was counted so far; what cannot be written now is kept for the next time. */
  flush(): Promise<void>
}

const halfAnHour = 30 * 60_000

/** Counts in memory and writes in batches: a view must not cost a write. What a killed process had counted is lost. */
export function createViewCounter(db: Db): ViewCounter {
  const lately = new LRUCache<string, true>({ max: 50_000, ttl: halfAnHour })
  let counts = new Map<string, number>()
  const add = (viewId: string, views: number) => counts.set(viewId, (counts.get(viewId) ?? 0) + views)
  return {
    saw(request, viewId) {
      if (request.headers[renderHeader] !== undefined || isProgram(request)) return
      const visit = `${viewId} ${whoIs(request)}`
      if (lately.has(visit)) return
      lately.set(visit, true)
      add(viewId, 1)
    },
    async flush() {
      const writing = counts
      counts = new Map()
      if (writing.size === 0) return
      const written = new Set(await addViews(db, writing).catch(() => []))
      for (const [viewId, views] of writing) if (!written.has(viewId)) add(viewId, views)
    },
  }
}

/** The item of a page's address; null for any other page. */
export function itemOfPage(url: string): string | null {
  const found = /^(?:\/s\/[^/?]+)?\/i\/([A-Za-z0-9-]{1,64})\/?(?:\?|$)/.exec(url)
  return found?.[1] ?? null
}

const whoIs = (request: AnyRequest): string =>
  tokenOwner(visitorOf(request)) ?? `${request.ip} ${request.headers['user-agent'] ?? ''}`

// Chats fetch a link to preview it, search engines to list it.
const isProgram = (request: AnyRequest): boolean => {
  const name = request.headers['user-agent']
  return (
    name === undefined ||
    /bot|crawl|spider|slurp|preview|facebookexternalhit|whatsapp|telegram|curl|wget|python|headless|lighthouse/i.test(
      name,
    )
  )
}
