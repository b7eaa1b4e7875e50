import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { chooseShop, shopHeaders } from './lib/chosen-shop.ts'
import { callHeaders, readTokenFromPage } from './lib/csrf.ts'
import { firstAnswer } from './lib/first-answers.ts'
import { stubStorage } from './lib/testing-storage.ts'
import { chooseTheme } from './lib/theme.ts'

let root: { dataset: Record<string, string>; removeAttribute: () => void }
let asked: { path: string; headers: Record<string, string> }[]
let answers: Record<string, () => Promise<Response>>

beforeEach(() => {
  vi.resetModules()
  root = { dataset: {}, removeAttribute: () => {} }
  asked = []
  answers = {}
  vi.stubGlobal('window', {})
  standAt('https://kedai.test/seller')
  vi.stubGlobal('fetch', (path: string, { headers }: { headers: Record<string, string> }) => {
    asked.push({ path, headers })
    return (answers[path] ?? (async () => new Response('{}')))()
  })
})
afterEach(() => {
  globalThis.firstAnswers = undefined
  vi.unstubAllGlobals()
})

function standAt(href: string): string[] {
  const replaced: string[] = []
  vi.stubGlobal('location', new URL(href))
  vi.stubGlobal('history', { state: null, replaceState: (_: unknown, __: string, to: URL) => replaced.push(to.href) })
  return replaced
}

async function open(calls: string, kept = stubStorage()): Promise<Map<string, string>> {
  vi.stubGlobal('document', {
    documentElement: root,
    currentScript: { dataset: { calls } },
    querySelector: (selector: string) => (selector === 'meta[name="csrf-token"]' ? { content: 'of-the-page' } : null),
    cookie: '',
  })
  await import('./first.ts' as string) // a script, which exports nothing
  return kept
}

it('wears the colours that were chosen here, from the first paint', async () => {
  const kept = stubStorage()
  vi.stubGlobal('document', { documentElement: root })
  chooseTheme('dark')
  root.dataset = {}
  await open('', kept)
  expect(root.dataset).toEqual({ theme: 'dark' })
})

it('asks as the page itself will: same headers, same shop', async () => {
  const kept = stubStorage()
  chooseShop('demo')
  await open('/api/ajax/auth/me /api/ajax/seller/orders?page=2', kept)
  readTokenFromPage()
  const headers = { ...callHeaders(), ...shopHeaders('/api/ajax/auth/me') }
  expect(headers).toMatchObject({ 'X-Shop': 'demo', 'X-CSRF-TOKEN': 'of-the-page' })
  expect(asked).toEqual([
    { path: '/api/ajax/auth/me', headers },
    { path: '/api/ajax/seller/orders?page=2', headers },
  ])
})

it('bears storage that is blocked', async () => {
  await open('/a', stubStorage({ blocked: true }))
  expect(asked.map(({ path }) => path)).toEqual(['/a'])
  expect(root.dataset).toEqual({})
})

it('enters the shop that a notification speaks of, and strips it from the address', async () => {
  const kept = stubStorage()
  chooseShop('demo')
  const replaced = standAt('https://kedai.test/seller/desk?shop=second&page=2')
  await open('/api/ajax/auth/me', kept)
  expect(asked[0]?.headers['X-Shop']).toBe('second')
  expect(replaced).toEqual(['https://kedai.test/seller/desk?page=2'])
})

it('leaves the shop of the tab alone where a page of buyers says one', async () => {
  const kept = stubStorage()
  chooseShop('demo')
  const replaced = standAt('https://kedai.test/c/shop?shop=second')
  await open('/api/ajax/auth/me', kept)
  expect(asked[0]?.headers['X-Shop']).toBe('demo')
  expect(replaced).toEqual([])
})

it('hands each answer out once', async () => {
  await open('/a')
  expect((await firstAnswer('/a'))?.status).toBe(200)
  expect(await firstAnswer('/a')).toBeNull()
  expect(await firstAnswer('/b')).toBeNull()
})

it('keeps nothing for who signs in later, and lets a failed call be made anew', async () => {
  answers['/me'] = async () => new Response('{}', { status: 401 })
  await open('/me /orders')
  expect((await firstAnswer('/me'))?.status).toBe(401)
  expect(await firstAnswer('/orders')).toBeNull()
})

it('is no answer when the line was lost or the server stumbled', async () => {
  answers['/lost'] = () => Promise.reject(new TypeError('network'))
  await open('/lost')
  expect(await firstAnswer('/lost')).toBeNull()
  answers['/stumbled'] = async () => new Response('{}', { status: 503 })
  vi.resetModules()
  await open('/stumbled')
  expect(await firstAnswer('/stumbled')).toBeNull()
})
