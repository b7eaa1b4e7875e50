import { keptCache } from '../lib/kept-answers.ts'
import { type KeptKind, kindOf } from './kept-kinds.ts'
import { type Owner, readOwner, takeOver } from './owner.ts'

const keptForMs = 7 * 24 * 3600_000
const maxBytes = 512 * 1024
const keptAt = 'x-kept-at'

type Parts = {
  caches: CacheStorage
  fetch: typeof fetch
  now: () => number
  // Whether the last call was answered from here, and when what it showed was loaded.
  tell: (message: { type: 'away'; at: number } | { type: 'back' }) => void
}

// Answers of the seller's calls. Always the server's where it is reached; what was kept only where it is not, of the person and
// the shop that were last there, for a week.
export function createKeptAnswers({ caches, fetch, now, tell }: Parts) {
  let awayAt: number | null = null
  let arriving: Promise<unknown> = Promise.resolve()

  // `later`: goes on after the answer is given.
  async function answer(request: Request, later: (work: Promise<unknown>) => void): Promise<Response> {
    const asked = ask(request, pathOf(request))
    if (kindOf(pathOf(request))?.name === 'me') arriving = asked.then(({ keeping }) => keeping).catch(() => undefined)
    const { response, keeping } = await asked
    later(keeping)
    return response
  }

  async function ask(request: Request, path: string): Promise<{ response: Response; keeping: Promise<unknown> }> {
    const before = await readOwner(caches)
    let response: Response
    try {
      response = await fetch(request)
    } catch (failure) {
      if (request.signal.aborted) throw failure
      const kept = before && (await find(request, path, before))
      if (!kept) throw failure
      awayAt = Number(kept.headers.get(keptAt))
      tell({ type: 'away', at: awayAt })
      return { response: kept, keeping: Promise.resolve() }
    }
    if (awayAt !== null) tell({ type: 'back' })
    awayAt = null
    // The session is over, or the work was taken away.
    if (response.status === 401 || response.status === 403) await caches.delete(keptCache)
    return {
      response,
      keeping: response.status === 200 ? keep(request, path, response.clone(), before) : Promise.resolve(),
    }
  }

  async function keep(request: Request, path: string, response: Response, before: Owner | null): Promise<void> {
    const kind = kindOf(path)
    const text = kind && (await response.text())
    if (!kind || !text || text.length > maxBytes) return
    if (kind.name !== 'me' && !before) await arriving // a page asks who is there and for the rest at once
    const owner = kind.name === 'me' ? await takeOver(caches, text) : (before ?? (await readOwner(caches)))
    if (!owner || (await readOwner(caches))?.stamp !== owner.stamp) return // somebody else came or went meanwhile
    const shop = kind.name === 'me' ? owner.shop : shopOf(request, owner)
    if (shop === null) return
    const cache = await caches.open(keptCache)
    const name = nameOf(kind, shop, path)
    await cache.delete(name)
    await cache.put(
      name,
      new Response(text, { headers: { 'content-type': 'application/json', [keptAt]: String(now()) } }),
    )
    await trim(cache, kind, shop)
  }

  async function find(request: Request, path: string, owner: Owner): Promise<Response | null> {
    const kind = kindOf(path)
    if (!kind) return null
    const shop = request.headers.get('x-shop') ?? owner.shop
    const kept = await (await caches.open(keptCache)).match(nameOf(kind, shop, path))
    return kept && now() - Number(kept.headers.get(keptAt)) < keptForMs ? kept : null
  }

  return {
    answer,
    // For a page that began with what was kept, before it could hear of it.
    tellState: () => awayAt !== null && tell({ type: 'away', at: awayAt }),
  }
}

export const pathOf = ({ url }: Pick<Request, 'url'>): string => {
  const { pathname, search } = new URL(url)
  return pathname + search
}

// Who has several shops says with each call which one is meant; before the page knows that itself, its answers are not kept.
const shopOf = (request: Request, { shop, shops }: Owner): string | null =>
  request.headers.get('x-shop') ?? (shops.length === 1 ? shop : null)

const prefixOf = ({ name }: KeptKind, shop: string): string => `/kept/${name}/${encodeURIComponent(shop)}/`
const nameOf = (kind: KeptKind, shop: string, path: string): string => prefixOf(kind, shop) + encodeURIComponent(path)

// The oldest go first: what is written anew stands last.
async function trim(cache: Cache, kind: KeptKind, shop: string): Promise<void> {
  const names = (await cache.keys()).filter(({ url }) => new URL(url).pathname.startsWith(prefixOf(kind, shop)))
  await Promise.all(names.slice(0, Math.max(0, names.length - kind.most)).map((name) => cache.delete(name)))
}
