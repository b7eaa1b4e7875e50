import { addressOfRequest } from '../http/who-asks.ts'
import type { Config } from '../config/config.ts'
import { renderHeader } from '../cache/dependencies.ts'
import { AppError } from '../errors/app-error.ts'
import { texts } from '../errors/messages.ts'
import type { AnyRequest, KedaiApp } from '../http/app-types.ts'
import type { DomainHosts } from '../http/domain-hosts.ts'
import { vendorType } from '../http/negotiation.ts'
import { pageVersion } from './page-version.ts'
import type { ToldAnswer } from './page-version.ts'
import type { Prepared, Rendered, Renderer, RendererSource, RenderRequest } from './renderer.ts'

export type Draws = {
  app: KedaiApp
  config: Pick<Config, 'publicUrl' | 'demo' | 'registration'>
  domainHosts: Pick<DomainHosts, 'liveHostOf'>
  source: RendererSource
  /** Development: what Vite adds to a document. */
  transform?: (url: string, document: string) => Promise<string>
}

/** A page whose answers are there. `version` names its drawing; null where none may be kept outside of this process. */
export type AskedPage = { version: Buffer | null; draw(): Promise<DrawnDocument> }

export type DrawnDocument = {
  status: number
  document: string
  /** The same for everybody. */
  isShared: boolean
  readsTime: boolean
  movedTo: string | null
  isPrivate: boolean
}

/** Asks in memory for what the page at `url` shows. */
export async function askPage(
  { app, config, domainHosts, source, transform }: Draws,
  request: AnyRequest,
  url: string,
  { ticket, side }: { ticket: string; side?: 'operator' },
): Promise<AskedPage> {
  const { renderer, manifest, build } = await source.load()
  const shopHost = request.shopRef?.via === 'host' ? request.shopRef.username : null
  const ownDomain = request.shopRef === null ? null : domainHosts.liveHostOf(request.shopRef.username)
  const told: ToldAnswer[] = []
  const page: RenderRequest = {
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
    async call(path) {
      const { statusCode: status, payload: text } = await callInMemory(app, request, path, ticket)
      told.push({ path, status, text })
      return { status, body: JSON.parse(text) as unknown }
    },
  }
  const prepared = await prepare(renderer, page)
  // In development the sources change under the page, so it is drawn each time.
  const mayBeKept = prepared.isWhole && build !== undefined && !transform
  return {
    version: mayBeKept ? pageVersion(build, page, told) : null,
    draw: async () => judged(await prepared.draw(), transform && ((document) => transform(request.url, document))),
  }
}

async function prepare(renderer: Renderer, page: RenderRequest): Promise<Prepared> {
  if (renderer.prepare) return renderer.prepare(page)
  const rendered = await renderer.render(page)
  return { isWhole: false, draw: async () => rendered }
}

async function judged(rendered: Rendered, transform?: (document: string) => Promise<string>): Promise<DrawnDocument> {
  if (rendered.status >= 500 && rendered.status !== 503) throw new AppError('internal', texts.internal)
  const document = transform ? await transform(rendered.document) : rendered.document
  const movedTo = rendered.status === 200 ? (rendered.head.movedTo ?? null) : null
  const isPrivate = rendered.head.isPrivate === true
  const isShared = !transform && movedTo === null && rendered.status === 200 && rendered.state.isDrawn && !isPrivate
  return { status: rendered.status, document, isShared, readsTime: rendered.readsTime ?? true, movedTo, isPrivate }
}

// The visitor's language, shop and address go along; his cookies do not: nothing personal is drawn on the server.
function callInMemory(app: KedaiApp, request: AnyRequest, path: string, ticket: string) {
  const shop = request.shopRef
  return app.inject({
    method: 'GET',
    url: path,
    remoteAddress: addressOfRequest(request),
    headers: {
      accept: vendorType,
      host: request.host,
      cookie: `lang=${request.lang}`,
      [renderHeader]: ticket,
      ...(shop && { 'x-shop': shop.username }),
    },
  })
}
