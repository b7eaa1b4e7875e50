import { LRUCache } from 'lru-cache'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { packBody, unpackBody } from '../cache/packed-body.ts'
import type { SplicedBody } from '../cache/spliced-body.ts'
import type { Clock } from '../clock/clock.ts'
import type { Database } from '../db/open-database.ts'
import { signingKey } from '../signing.ts'
import * as queries from './queries.ts'

export type DrawnPage = { body: SplicedBody; etag: string | null }

/** Public pages as they were drawn, kept in the database for other processes and the next start. Both ask for them by version. */
export type DrawnPages = {
  /** Null where it is not there, is broken, or would take longer than drawing; never fails. */
  find(version: Buffer): Promise<DrawnPage | null>
  /**
   * Told of each page that was drawn, and again when it is asked for once more; then it is written, soon, after whoever waits for it
   * has it. What is asked for once would only push out the others. What is too much is left out.
   */
  offer(version: Buffer, page: DrawnPage): void
  /** Writes what is left to be written. */
  flush(): Promise<void>
}

export const drawnPageLimits = {
  /** Bytes of one page as it is kept: thirty times a usual one. */
  pageBytes: 256 * 1024,
  /** Bytes of all of them; about 6,000 pages. Whoever writes may be an eighth over it for a moment. */
  totalBytes: 64 * 1024 * 1024,
  /** How long one stays that nobody asks for. */
  days: 7,
  /** Drawing takes a few milliseconds: a database slower than this is not waited for. */
  findMs: 50,
  /** After so many that were late, one after the other, it is not asked for `restMs`. */
  maxLate: 3,
  restMs: 10_000,
  /** Pages that wait to be written. */
  waiting: 512,
}
export type DrawnPageLimits = typeof drawnPageLimits

const writeAfterMs = 250
const dayMs = 86_400_000

type Parts = {
  database: Pick<Database, 'app' | 'public' | 'isCrowded'>
  clock: Clock
  appSecret: string
  onError: (error: unknown) => void
  limits?: DrawnPageLimits
}

export function createDrawnPages({ database, clock, appSecret, onError, limits = drawnPageLimits }: Parts): DrawnPages {
  const secret = signingKey(appSecret, 'drawn-pages')
  const added = new Map<string, { version: Buffer; page: DrawnPage }>()
  const offered = new LRUCache<string, true>({ max: 5_000 })
  const touched = new Map<string, Buffer>()
  const broken = new Map<string, Buffer>()
  let restsUntil = 0
  let lateInARow = 0
  let writtenBytes = 0
  let timer: NodeJS.Timeout | null = null
  let writing: Promise<void> = Promise.resolve()

  async function find(version: Buffer): Promise<DrawnPage | null> {
    if (performance.now() < restsUntil) return null
    const row = await inTime(queries.findDrawnPage(database.public, version))
    if (!row) return null
    const page = unpackBody(secret, version, row.body)
    // Looked at once a day: a write at each reading would cost more than the reading.
    if (!page) later(broken, version)
    else if (clock.now().getTime() - row.used_at.getTime() > dayMs) later(touched, version)
    return page
  }

  async function inTime<T>(asked: Promise<T>): Promise<T | null> {
    const ended = new AbortController()
    // One more turn: where the process itself was held up, the answer lies there already.
    const late = sleep(limits.findMs, undefined, { signal: ended.signal, ref: false })
      .then(() => nextTurn('late' as const))
      .catch(() => null)
    try {
      const found = await Promise.race([asked, late])
      if (found !== 'late') {
        lateInARow = 0
        return found
      }
    } catch {
      // The database is gone: drawing says so, if it needs it.
    } finally {
      ended.abort()
    }
    asked.catch(() => {})
    if (++lateInARow < limits.maxLate) return null
    lateInARow = 0
    restsUntil = performance.now() + limits.restMs
    return null
  }

  function later(what: Map<string, Buffer>, version: Buffer): void {
    if (what.size < limits.waiting) what.set(version.toString('base64'), version)
    writeSoon()
  }

  function offer(version: Buffer, page: DrawnPage): void {
    const name = version.toString('base64')
    if (!offered.has(name)) return void offered.set(name, true)
    if (added.size >= limits.waiting || page.body.slots.length > 255) return
    added.set(name, { version, page })
    writeSoon()
  }

  function writeSoon(): void {
    timer ??= setTimeout(() => void flush(), writeAfterMs).unref()
  }

  function flush(): Promise<void> {
    if (timer) clearTimeout(timer)
    timer = null
    return (writing = writing.then(write).catch(onError))
  }

  async function write(): Promise<void> {
    const [pages, keys, bad] = [[...added.values()], [...touched.values()], [...broken.values()]]
    for (const done of [added, touched, broken]) done.clear()
    // Orders first. What is left out here is drawn, and kept, another time.
    if (database.isCrowded()) return
    if (bad.length > 0) await queries.removeDrawnPages(database.app, bad)
    if (keys.length > 0) await queries.touchDrawnPages(database.app, keys, clock.now())
    const rows = pages
      .map(({ version, page }) => ({ key: version, body: packBody(secret, version, page) }))
      .filter(({ body }) => body.length <= limits.pageBytes)
    if (rows.length === 0) return
    await queries.addDrawnPages(database.app, rows, clock.now())
    writtenBytes += rows.reduce((sum, { body }) => sum + body.length, 0)
    if (writtenBytes < limits.totalBytes / 8) return
    writtenBytes = 0
    await sweepDrawnPages(database.app, clock.now(), limits)
  }

  return { find, offer, flush }
}

/** What nobody asks for any more, and what is too much. */
export const sweepDrawnPages = (
  db: Database['app'],
  now: Date,
  { days, totalBytes }: Pick<DrawnPageLimits, 'days' | 'totalBytes'> = drawnPageLimits,
): Promise<void> =>
  queries.sweepDrawnPages(db, { before: new Date(now.getTime() - days * dayMs), maxBytes: totalBytes })
