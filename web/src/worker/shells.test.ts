import { expect, test } from 'vitest'
import { createKeptFiles } from './kept-files.ts'
import { createShells, languageOf, shellAt } from './shells.ts'
import { memoryCaches, origin } from './testing-caches.ts'

const html = (lang: string, path: string) => `<!doctype html>
<html lang="${lang}">
<head><meta name="csrf-token" content="secret-of-a-visitor"><link rel="icon" href="/v1/icon.svg">
<script type="module" src="/v1/js/entry.js"></script></head><body>${path}</body></html>`

function site() {
  const state = { caches: memoryCaches(), isAway: false, lang: 'ms-MY', asked: [] as string[] }
  const fetch = async (request: RequestInfo | URL) => {
    const { pathname } = new URL(request instanceof Request ? request.url : request)
    if (state.isAway) throw new TypeError('Failed to fetch')
    state.asked.push(pathname)
    return pathname.startsWith('/v1/')
      ? new Response(`file of ${pathname}`)
      : new Response(html(state.lang, pathname), { headers: { 'content-security-policy': "default-src 'self'" } })
  }
  const begin = (build: string) => {
    const files = createKeptFiles({ caches: state.caches, fetch, build })
    const shells = createShells({ files, fetch, origin })
    const works: Promise<unknown>[] = []
    const open = async (path: string) => {
      const request = new Request(origin + path)
      const answer = await shells.answer(
        request,
        () => fetch(request),
        (work) => works.push(work),
      )
      await Promise.all(works)
      return answer
    }
    return { files, shells, open }
  }
  return { state, begin }
}

test('each screen begins with its own shape, every other as the home screen does', () => {
  expect(
    [
      '/seller',
      '/seller/orders',
      '/seller/orders/1001',
      '/seller/check-in',
      '/seller/products',
      '/seller/orders/new',
    ].map(shellAt),
  ).toEqual(['/seller', '/seller/orders', '/seller/orders/0', '/seller/check-in', '/seller', '/seller'])
})

test('what is kept opens without a network, with its files and policy and without anybody’s token', async () => {
  const { state, begin } = site()
  const { shells, open, files } = begin('one.js')
  await shells.takeAll()
  expect(state.asked.filter((path) => path.startsWith('/v1/')).length).toBeLessThanOrEqual(10)
  state.isAway = true
  const page = await open('/seller/orders/1001')
  expect(page.headers.get('content-security-policy')).toBe("default-src 'self'")
  const text = await page.text()
  expect(text).toContain('/seller/orders/0')
  expect(text).not.toContain('secret-of-a-visitor')
  expect(await (await files.answer(new Request(`${origin}/v1/js/entry.js`))).text()).toBe('file of /v1/js/entry.js')
})

test('a page is the server’s while it is there, and what was kept of it becomes new with it', async () => {
  const { state, begin } = site()
  const { shells, open } = begin('one.js')
  await shells.takeAll()
  state.lang = 'zh-Hans-MY'
  expect(languageOf(await (await open('/seller/orders')).text())).toBe('zh-Hans-MY')
  state.isAway = true
  expect(languageOf(await (await open('/seller/orders')).text())).toBe('zh-Hans-MY')
  expect(languageOf(await (await open('/seller')).text())).toBe('ms-MY')
  state.isAway = false
  await shells.takeInLanguage('zh-Hans-MY')
  state.isAway = true
  expect(languageOf(await (await open('/seller')).text())).toBe('zh-Hans-MY')
})

test('files of a build are asked for once, and go with the next build', async () => {
  const { state, begin } = site()
  const before = begin('one.js')
  const script = () => new Request(`${origin}/v1/js/entry.js`)
  await before.files.answer(script())
  await before.files.answer(script())
  expect(state.asked).toEqual(['/v1/js/entry.js'])
  const next = begin('two.js')
  await next.shells.takeAll()
  await next.files.dropOtherBuilds()
  expect(await state.caches.keys()).toEqual(['kedai-files-two.js'])
})
