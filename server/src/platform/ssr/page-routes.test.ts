import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp } from '../test-app/test-app.ts'
import type { TestApp } from '../test-app/test-app.ts'

const open = async (shop: TestApp, url: string, host: string) => {
  const { statusCode, headers } = await shop.app.inject({ method: 'GET', url, headers: { host, accept: 'text/html' } })
  return { status: statusCode, to: headers.location }
}

describe('where each shop has a host of its own', () => {
  let shop: TestApp
  beforeAll(async () => {
    shop = await startTestApp({ config: { publicUrl: 'https://kedai.test:8000', shopHosts: true, demo: false } })
  })
  afterAll(() => shop.close())

  test.each([
    ['/s/demo', 'https://demo.kedai.test:8000/'],
    ['/s/Demo/', 'https://demo.kedai.test:8000/'],
    ['/s/demo?q=kopi&page=2', 'https://demo.kedai.test:8000/?q=kopi&page=2'],
    ['/s/demo/i/DEMO-MUG', 'https://demo.kedai.test:8000/i/DEMO-MUG'],
    ['/s/demo//evil.test', 'https://demo.kedai.test:8000//evil.test'],
  ])('%s leads to %s', async (path, to) =>
    expect(await open(shop, path, 'kedai.test:8000')).toEqual({ status: 302, to }),
  )

  test.each(['/s/evil.test%2F', '/s/a%23b', '/s/-', '/login', '/order/abc'])('%s leads nowhere else', async (path) =>
    expect((await open(shop, path, 'kedai.test:8000')).to).toBeUndefined(),
  )

  test('a page on the shop’s own host stays there', async () =>
    expect((await open(shop, '/i/DEMO-MUG', 'demo.kedai.test:8000')).to).toBeUndefined())
})

describe('where shops stand below one host', () => {
  let shop: TestApp
  beforeAll(async () => {
    shop = await startTestApp()
  })
  afterAll(() => shop.close())

  test('nothing leads elsewhere', async () =>
    expect((await open(shop, '/s/demo', 'localhost:3000')).to).toBeUndefined())
  test('a browser that asks for an icon gets ours', async () =>
    expect(await open(shop, '/favicon.ico', 'localhost:3000')).toEqual({ status: 302, to: '/v1/icon.svg' }))
})

test('a page that has moved sends its visitors on, for good but kept by nobody', async () => {
  const render = async ({ url }: { url: string }) => ({
    status: 200,
    head: url.includes('lama') ? { movedTo: '/s/demo?cat=baharu&page=2' } : {},
    state: { isDrawn: true },
    document: '<!doctype html>',
  })
  const shop = await startTestApp({
    pageSource: { load: async () => ({ renderer: { render, shopThemeCss: () => null }, manifest: null }) },
  })
  for (let time = 0; time < 2; time++)
    expect(await open(shop, '/s/demo?cat=lama&page=2', 'localhost:3000')).toEqual({
      status: 301,
      to: '/s/demo?cat=baharu&page=2',
    })
  const { headers } = await shop.app.inject({ url: '/s/demo?cat=lama', headers: { accept: 'text/html' } })
  expect(headers['cache-control']).toBe('private, no-store')
  expect(await open(shop, '/s/demo?cat=baharu', 'localhost:3000')).toEqual({ status: 200, to: undefined })
  await shop.close()
})

test('a page whose address is a key is kept by no search engine, whatever it shows', async () => {
  const render = async ({ url }: { url: string }) => ({
    status: 200,
    head: { isPrivate: url.startsWith('/order/') },
    state: { isDrawn: true },
    document: '<!doctype html>',
  })
  const shop = await startTestApp({
    pageSource: { load: async () => ({ renderer: { render, shopThemeCss: () => null }, manifest: null }) },
  })
  const headersOf = async (url: string) => (await shop.app.inject({ url, headers: { accept: 'text/html' } })).headers
  expect(await headersOf('/order/abc')).toMatchObject({
    'x-robots-tag': 'noindex',
    'referrer-policy': 'no-referrer',
    'cache-control': 'private, no-store',
  })
  expect((await headersOf('/s/demo'))['x-robots-tag']).toBeUndefined()
  await shop.close()
})

test('films of other sites may stand on a learner’s page, and on no other', async () => {
  const render = async () => ({ status: 200, head: {}, state: { isDrawn: true }, document: '<!doctype html>' })
  const shop = await startTestApp({
    pageSource: { load: async () => ({ renderer: { render, shopThemeCss: () => null }, manifest: null }) },
  })
  const policyOf = async (url: string) =>
    String((await shop.app.inject({ url, headers: { accept: 'text/html' } })).headers['content-security-policy'])
  expect(await policyOf('/learn/abc')).toMatch(
    /; frame-src https:\/\/www\.youtube-nocookie\.com https:\/\/player\.vimeo\.com$/,
  )
  for (const url of ['/s/demo', '/certificate/abc', '/order/abc'])
    expect(await policyOf(url)).not.toContain('frame-src')
  await shop.close()
})
