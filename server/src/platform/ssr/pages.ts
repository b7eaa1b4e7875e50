import { createHash } from 'node:crypto'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Config } from '../../config.ts'
import type { Clock } from '../clock/clock.ts'
import { wireTime } from '../clock/wire-time.ts'
import type { Csrf } from '../csrf/guard.ts'
import { AppError } from '../errors/app-error.ts'
import { texts } from '../errors/messages.ts'
import type { AnyReply, AnyRequest, KedaiApp } from '../http/app-types.ts'
import type { DomainHosts } from '../http/domain-hosts.ts'
import { vendorType } from '../http/negotiation.ts'
import { keepAddressSecret } from '../http/secret-address.ts'
import { collect, renderHeader } from '../cache/dependencies.ts'
import type { CachedResponse, ResponseCache } from '../cache/response-cache.ts'
import { sendCached } from '../cache/send-cached.ts'
import { spliceable } from '../cache/spliced-body.ts'
import { visitorOf } from '../sessions/visitor.ts'
import type { Realtime } from '../realtime/realtime.ts'
import { liveMeta } from '../realtime/live-meta.ts'
import type { RendererSource } from './renderer.ts'
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
}

type Parts = {
  app: KedaiApp
  config: Pick<Config, 'publicUrl' | 'demo' | 'registration'>
  clock: Clock
  csrf: Csrf
  cache: ResponseCache
  realtime: Pick<Realtime, 'endpointFor'>
  domainHosts: Pick<DomainHosts, 'liveHostOf'>
  source: RendererSource
  /** Development: what Vite adds to a document. */
  transform?: (url: string, document: string) => Promise<string>
}

type Page = Pick<CachedResponse, 'body' | 'type' | 'etag'> & {
  status: number
  movedTo: string | null
  isPrivate: boolean
}

/** `isKnown`: the visitor came with a cookie of ours. */
type Visit = { request: AnyRequest; reply: AnyReply; status: number | undefined; isKnown: boolean }

const html = 'text/html; charset=utf-8'

export function createPages(parts: Parts): Pages {
  const { csrf, cache, clock, source } = parts
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
    const { result, dependencies } = await collect((ticket) => draw(parts, request, url, { ticket }))
    const page = { ...result, body: spliceable(result.document), type: html }
    const etag = etagOf(page.body)
    if (page.isShared && url.length < 400)
      cache.set(keyOf(request, url), { body: page.body, type: page.type, etag, dependencies }, mark)
    return {
      body: page.body,
      type: page.type,
      status: page.status,
      etag: page.isShared ? etag : null,
      movedTo: page.movedTo,
      isPrivate: page.isPrivate,
    }
  }

  function send(request: AnyRequest, reply: AnyReply, status?: number): AnyReply | Promise<AnyReply> {
    if (request.cookies['lang'] !== undefined || linguists.length === 0) return show(request, reply, status)
    return settleLanguage(request).then(() => show(request, reply, status))
  }

  function show(request: AnyRequest, reply: AnyReply, status?: number): AnyReply | Promise<AnyReply> {
    const { guestId, sessionToken } = visitorOf(request)
    const visit = { request, reply, status, isKnown: guestId !== null || sessionToken !== null }
    const url = withoutTracking(request.url)
    const found = url.length < 400 ? cache.get(keyOf(request, url)) : null
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
      slot === 'time' ? time() : `<meta name="csrf-token" content="${token}">${liveMeta(request, parts.realtime)}`,
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
      const { document } = await draw(parts, request, request.url, { ticket: '', side: 'operator' })
      const page = { body: spliceable(document), type: html, etag: null, status: 200, movedTo: null, isPrivate: true }
      return answer({ request, reply, status: undefined, isKnown: true }, page)
    },
    onShown: (listener) => void listeners.push(listener),
    onUnspoken: (languageOf) => void linguists.push(languageOf),
    themeCss: async (name) => (await source.load()).renderer.shopThemeCss(name),
    warmUp: async () => void (await source.load()),
  }
}

async function draw(
  { app, config, domainHosts, source, transform }: Parts,
  request: AnyRequest,
  url: string,
  { ticket, side }: { ticket: string; side?: 'operator' },
) {
  const { renderer, manifest } = await source.load()
  const shopHost = request.shopRef?.via === 'host' ? request.shopRef.username : null
  const ownDomain = request.shopRef === null ? null : domainHosts.liveHostOf(request.shopRef.username)
  const rendered = await renderer.render({
    url,
    lang: request.lang,
    manifest,
    ...(side && { side }),
    site: {
      shopHost,
      ownDomain,
      demo: config.demo,
      publicUrl: config.publicUrl,
      registration: config.registration,
    },
    call: (path) => callInMemory(app, request, path, ticket),
  })
  if (rendered.status >= 500 && rendered.status !== 503) throw new AppError('internal', texts.internal)
  const document = transform ? await transform(request.url, rendered.document) : rendered.document
  // In development the sources change under the page, so it is drawn each time.
  const movedTo = rendered.status === 200 ? (rendered.head.movedTo ?? null) : null
  const isShared =
    !transform &&
    movedTo === null &&
    rendered.status === 200 &&
    rendered.state.isDrawn &&
    rendered.head.isPrivate !== true
  return { status: rendered.status, document, isShared, movedTo, isPrivate: rendered.head.isPrivate === true }
}

// The visitor's language, shop and address go along; his cookies do not: nothing personal is drawn on the server.
async function callInMemory(app: KedaiApp, request: AnyRequest, path: string, ticket: string) {
  const shop = request.shopRef
  const answer = await app.inject({
    method: 'GET',
    url: path,
    remoteAddress: request.ip,
    headers: {
      accept: vendorType,
      host: request.host,
      cookie: `lang=${request.lang}`,
      [renderHeader]: ticket,
      ...(shop && { 'x-shop': shop.username }),
    },
  })
  return { status: answer.statusCode, body: answer.json<unknown>() }
}

// A page that tells the time is new each time it is asked for.
function etagOf({ parts, slots }: CachedResponse['body']): string | null {
  if (slots.includes('time')) return null
  const hash = createHash('sha256')
  for (const part of parts) hash.update(part)
  return `W/"${hash.digest('base64url').slice(0, 22)}"`
}
