import { createHash } from 'node:crypto'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Clock } from '../clock/clock.ts'
import { wireTime } from '../clock/wire-time.ts'
import type { Csrf } from '../csrf/guard.ts'
import type { AnyReply, AnyRequest } from '../http/app-types.ts'
import { keepAddressSecret } from '../http/secret-address.ts'
import { collect } from '../cache/dependencies.ts'
import type { CachedResponse, ResponseCache } from '../cache/response-cache.ts'
import { sendCached } from '../cache/send-cached.ts'
import { spliceable } from '../cache/spliced-body.ts'
import { visitorOf } from '../sessions/visitor.ts'
import type { Realtime } from '../realtime/realtime.ts'
import { liveMeta } from '../realtime/live-meta.ts'
import type { DrawnPages } from './drawn-pages.ts'
import { askPage } from './ask-page.ts'
import type { DrawnDocument, Draws } from './ask-page.ts'
import { withoutTracking } from './without-tracking.ts'

export type Pages = {
  /** Answers with the page at the request's address, from memory where it has not changed. */
  send(request: AnyRequest, reply: AnyReply): AnyReply | Promise<AnyReply>
  /** The same page with another status, where the address is known but refused. */
  sendWithStatus(request: AnyRequest, reply: AnyReply, status: number): Promise<AnyReply>
  /** The frame of the operators' screens, whatever the address; whoever calls it has judged who asks. */
  sendOperators(request: AnyRequest, reply: AnyReply): Promise<AnyReply>
  /** Hears of every page that a visitor was shown, also one he had kept himself. */
  onShown(listener: (request: AnyRequest) => void): void
  /** Whoever never chose a language is spoken to in that of what the page shows, where somebody knows it by the address. */
  onUnspoken(languageOf: (path: string) => Promise<Lang | null>): void
  /** The stylesheet of a shop's own look, by its name; null when it is none. */
  themeCss(name: string): Promise<string | null>
  /** Loads the renderer ahead of the first visitor. */
  warmUp(): Promise<void>
  /** Pages answered since the start, by where they came from. */
  counts: Readonly<Record<PageOrigin, number>>
  /** Writes what other processes are to find (`DrawnPages`). */
  flush(): Promise<void>
}

/** This process's memory, the database (`DrawnPages`), or the renderer. */
export type PageOrigin = 'memory' | 'database' | 'drawn'

type Parts = Draws & {
  clock: Clock
  csrf: Csrf
  cache: ResponseCache
  drawnPages: DrawnPages
  realtime: Pick<Realtime, 'endpointFor'>
}

type Page = Pick<CachedResponse, 'body' | 'type' | 'etag' | 'askedAt'> & {
  status: number
  movedTo: string | null
  isPrivate: boolean
}

/** `isKnown`: the visitor came with a cookie of ours. */
type Visit = { request: AnyRequest; reply: AnyReply; status: number | undefined; isKnown: boolean }

const html = 'text/html; charset=utf-8'
const maxUrl = 400
const asOperators = { type: html, etag: null, status: 200, movedTo: null, isPrivate: true }
// What is kept outside of this process is shared, whole, and drawn without a look at what passes.
const asDrawn = { status: 200, movedTo: null, isPrivate: false, isShared: true, readsTime: false }

export function createPages(parts: Parts): Pages {
  const { csrf, cache, clock, drawnPages, source } = parts
  const counts: Record<PageOrigin, number> = { memory: 0, database: 0, drawn: 0 }
  const listeners: ((request: AnyRequest) => void)[] = []
  const linguists: ((path: string) => Promise<Lang | null>)[] = []

  const time = wireTime(clock)
  const drawing = new Map<string, Promise<Page>>()

  const keyOf = ({ lang, ownOrigin, shopRef }: AnyRequest, url: string): string =>
    `page ${lang} ${ownOrigin} ${shopRef ? `${shopRef.via}:${shopRef.username}` : ''} ${url}`

  // Nothing of the visitor goes into a drawing, so all who ask for it at once share one; whoever asks after a change gets the next.
  function drawOnce(request: AnyRequest, url: string): Promise<Page> {
    const mark = cache.mark()
    const name = `${mark} ${keyOf(request, url)}`
    const begun = drawing.get(name) ?? drawPage(request, url, mark).finally(() => drawing.delete(name))
    drawing.set(name, begun)
    return begun
  }

  async function drawPage(request: AnyRequest, url: string, mark: number): Promise<Page> {
    const askedAt = clock.now().getTime()
    const { result: asked, dependencies } = await collect((ticket) => askPage(parts, request, url, { ticket }))
    const isShort = url.length < maxUrl
    const version = dependencies.isPublic && isShort ? asked.version : null
    const kept = version && (await drawnPages.find(version))
    counts[kept ? 'database' : 'drawn']++
    const { status, movedTo, isPrivate, isShared, ...drawn } = kept
      ? { ...asDrawn, ...kept }
      : splicedOf(await asked.draw())
    const page = { body: drawn.body, etag: drawn.etag, type: html, askedAt }
    const offer = version && !kept && isShared && !drawn.readsTime ? () => drawnPages.offer(version, page) : undefined
    offer?.()
    if (isShared && isShort) cache.set(keyOf(request, url), { ...page, dependencies, onSecond: offer }, mark)
    return { ...page, status, movedTo, isPrivate }
  }

  function send(request: AnyRequest, reply: AnyReply, status?: number): AnyReply | Promise<AnyReply> {
    if (request.cookies['lang'] !== undefined || linguists.length === 0) return show(request, reply, status)
    return settleLanguage(request).then(() => show(request, reply, status))
  }

  function show(request: AnyRequest, reply: AnyReply, status?: number): AnyReply | Promise<AnyReply> {
    const { guestId, sessionToken } = visitorOf(request)
    const visit = { request, reply, status, isKnown: guestId !== null || sessionToken !== null }
    const url = withoutTracking(request.url)
    const found = url.length < maxUrl ? cache.get(keyOf(request, url)) : null
    if (found) {
      counts.memory++
      found.onSecond?.()
      found.onSecond = undefined
    }
    return found
      ? answer(visit, { ...found, status: 200, movedTo: null, isPrivate: false })
      : drawOnce(request, url).then((page) => answer(visit, page))
  }

  function answer({ request, reply, status, isKnown }: Visit, page: Page): AnyReply {
    // Nobody keeps it: a name that was given up may be taken again, and then lead the other way.
    if (page.movedTo !== null && status === undefined)
      return reply.header('cache-control', 'private, no-store').redirect(page.movedTo, 301)
    const token = csrf.tokenFor(request, reply)
    // The token belongs to the visitor, so a shared cache may not keep the page, but his own browser may ask again.
    reply
      .header('cache-control', page.etag ? 'private, no-cache' : 'private, no-store')
      .header('vary', 'Accept-Language, Cookie, Accept-Encoding')
    if (page.etag) reply.header('etag', page.etag)
    if (page.isPrivate) keepAddressSecret(reply)
    if (status === undefined && page.status === 200) for (const listener of listeners) listener(request)
    // Only somebody who came with the cookie has the right token in the page he kept.
    if (page.etag && isKnown && status === undefined && request.headers['if-none-match'] === page.etag)
      return reply.code(304).send()
    if (page.status === 503) reply.header('retry-after', '3')
    reply.code(status ?? page.status)
    return sendCached(request, reply, page, (slot) =>
      slot === 'time'
        ? time()
        : slot === 'asked'
          ? String(page.askedAt)
          : `<meta name="csrf-token" content="${token}">${liveMeta(request, parts.realtime)}`,
    )
  }

  // For this page alone: what a paper is written in is not what its reader chose for everything else.
  async function settleLanguage(request: AnyRequest): Promise<void> {
    for (const languageOf of linguists) {
      const lang = await languageOf(request.url)
      if (lang === null) continue
      request.cookies['lang'] = lang
      return
    }
  }

  return {
    send: (request, reply) => send(request, reply),
    sendWithStatus: async (request, reply, status) => send(request, reply, status),
    async sendOperators(request, reply) {
      const asked = await askPage(parts, request, request.url, { ticket: '', side: 'operator' })
      const { document } = await asked.draw()
      const page = { ...asOperators, body: spliceable(document), askedAt: clock.now().getTime() }
      return answer({ request, reply, status: undefined, isKnown: true }, page)
    },
    onShown: (listener) => void listeners.push(listener),
    onUnspoken: (languageOf) => void linguists.push(languageOf),
    themeCss: async (name) => (await source.load()).renderer.shopThemeCss(name),
    counts,
    flush: () => drawnPages.flush(),
    warmUp: async () => void (await source.load()),
  }
}

function splicedOf({ document, ...drawn }: DrawnDocument) {
  const body = spliceable(document)
  return { ...drawn, body, etag: drawn.isShared ? etagOf(body) : null }
}

// A page that tells the time is new each time it is asked for.
function etagOf({ plain, slots }: CachedResponse['body']): string | null {
  if (slots.includes('time')) return null
  const hash = createHash('sha256')
  for (const part of plain()) hash.update(part)
  return `W/"${hash.digest('base64url').slice(0, 22)}"`
}
