import { networkOfRequest } from '../../../platform/http/who-asks.ts'
import { LRUCache } from 'lru-cache'
import { renderHeader } from '../../../platform/cache/dependencies.ts'
import type { Clock } from '../../../platform/clock/clock.ts'
import { createDayCounter } from '../../../platform/counting/day-counter.ts'
import { isProgram } from '../../../platform/counting/is-program.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { AnyRequest, KedaiApp } from '../../../platform/http/app-types.ts'
import { tokenOwner, visitorOf } from '../../../platform/sessions/visitor.ts'
import { addViews } from './queries.ts'

export type ViewCounter = {
  /** Somebody was shown an item. The same person within half an hour, a program, and our own rendering are not counted. */
  saw(request: AnyRequest, viewId: string): void
}

const halfAnHour = 30 * 60_000

export function createViewCounter(app: KedaiApp, { db, clock }: { db: Db; clock: Clock }): ViewCounter {
  const lately = new LRUCache<string, true>({ max: 50_000, ttl: halfAnHour })
  const views = createDayCounter<string>(app, { clock, write: (day, counts) => addViews(db, day, counts) })
  return {
    saw(request, viewId) {
      if (request.headers[renderHeader] !== undefined || isProgram(request)) return
      const visit = `${viewId} ${whoIs(request)}`
      if (lately.has(visit)) return
      lately.set(visit, true)
      views.add(viewId)
    },
  }
}

/** The item of a page's address; null for any other page. */
export function itemOfPage(url: string): string | null {
  const found = /^(?:\/s\/[^/?]+)?\/i\/([A-Za-z0-9-]{1,64})\/?(?:\?|$)/.exec(url)
  return found?.[1] ?? null
}

const whoIs = (request: AnyRequest): string =>
  tokenOwner(visitorOf(request)) ?? `${networkOfRequest(request)} ${request.headers['user-agent'] ?? ''}`
