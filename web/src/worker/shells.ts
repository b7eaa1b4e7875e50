import type { KeptFiles } from './kept-files.ts'

// Screens that open without a network. The server draws them before it knows who asks, so there is nobody's data in them; an order's
// page is the same for every number.
export const anyOrder = '/seller/orders/0'
const shells = ['/seller', '/seller/orders', anyOrder, '/seller/desk', '/seller/check-in'] as const

/** The kept screen to begin with at a path; every other screen begins as the home screen does and becomes itself by its script. */
export function shellAt(pathname: string): string {
  if (/^\/seller\/orders\/\d[^/]*$/.test(pathname)) return anyOrder
  return shells.find((shell) => shell === pathname) ?? '/seller'
}

// The token belongs to a visitor and a time: without one, the first call that writes is given a fresh one.
export const withoutToken = (html: string): string => html.replace(/<meta name="csrf-token"[^>]*>/, '')

export const languageOf = (html: string): string | null =>
  /^[^<]*(?:<!doctype html>\s*)?<html lang="([^"]+)"/i.exec(html)?.[1] ?? null

// Goes on after the answer is given.
type Later = (work: Promise<unknown>) => void

type Parts = { files: KeptFiles; fetch: typeof fetch; origin: string }

export function createShells({ files, fetch, origin }: Parts) {
  const nameOf = (shell: string) => origin + shell

  async function keep(shell: string, { headers }: Response, html: string): Promise<void> {
    const cache = await files.open()
    const kept = keptHeaders.flatMap((name): [string, string][] => [[name, headers.get(name) ?? '']])
    await cache.put(
      nameOf(shell),
      new Response(withoutToken(html), { headers: kept.filter(([, value]) => value !== '') }),
    )
  }

  async function take(shell: string): Promise<void> {
    const response = await fetch(nameOf(shell), { credentials: 'same-origin', headers: { Accept: 'text/html' } })
    if (response.status !== 200 || response.redirected) throw new Error(`${shell} answers ${response.status}`)
    const html = await response.text()
    await files.keepAllOf(html, origin)
    await keep(shell, response, html)
  }

  return {
    /** @throws Error when a screen or a part of it did not arrive. */
    takeAll: async () => void (await Promise.all(shells.map(take))),
    /** Whoever has changed the language finds the screens in it. */
    async takeInLanguage(lang: string): Promise<void> {
      const kept = await (await files.open()).match(nameOf('/seller'))
      if (kept && languageOf(await kept.text()) !== lang) await Promise.all(shells.map(take))
    },
    /** What the network answered, also kept where it is such a screen; a kept one when there is no network. */
    async answer(request: Request, fetched: () => Promise<Response>, later: Later): Promise<Response> {
      const { pathname } = new URL(request.url)
      try {
        const response = await fetched()
        const shell = shellAt(pathname)
        const isShell = shell === pathname || shell === anyOrder
        const copy = isShell && response.status === 200 && !response.redirected ? response.clone() : null
        if (copy) later(copy.text().then((html) => keep(shell, copy, html)))
        return response
      } catch (failure) {
        const kept = await (await files.open()).match(nameOf(shellAt(pathname)))
        if (kept) return kept
        throw failure
      }
    },
  }
}

// The policy of the page goes with its copy.
const keptHeaders = ['content-type', 'content-security-policy', 'referrer-policy'] as const
