import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleFeature } from '../test-app/sample-feature.ts'
import { startTestApp } from '../test-app/test-app.ts'
import type { TestApp } from '../test-app/test-app.ts'
import type { TestClient } from '../test-app/test-client.ts'
import { vendorType } from './negotiation.ts'
import { shopRefOf } from './shop-ref.ts'

let kedai: TestApp
let client: TestClient
beforeAll(async () => {
  kedai = await startTestApp({ features: [sampleFeature] })
  client = await kedai.client()
})
afterAll(() => kedai.close())

const facts = '/api/ajax/sample/facts'

describe('versions', () => {
  test.each([
    [vendorType, vendorType],
    ['application/json', 'application/json'],
    ['*/*', 'application/json'],
    ['text/html, */*;q=0.8', 'application/json'],
    [`text/plain, ${vendorType};q=0.5`, vendorType],
  ])('Accept %s is answered with %s', async (accept, type) => {
    const answer = await client.get(facts, { headers: { accept } })
    expect([answer.status, answer.headers['content-type']]).toEqual([200, type])
  })

  test('no Accept at all is answered with JSON', async () => {
    const answer = await kedai.app.inject({ url: facts })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/json'])
  })

  test.each([
    'application/vnd.kedai.v2+json',
    'application/vnd.kedai.v1.1+json',
    'application/vnd.kedai.v0+json, application/json',
    `${vendorType};q=0, application/vnd.kedai.v3+json`,
  ])('another version is 406: %s', async (accept) => {
    const answer = await client.get(facts, { headers: { accept } })
    expect(answer.body).toMatchObject({
      status: false,
      code: 406,
      message: 'This version is not supported. Please reload the page.',
    })
    expect(answer.status).toBe(406)
  })
})

describe('unknown addresses', () => {
  test('a call gets the envelope', async () => {
    const answer = await client.get('/api/ajax/nothing')
    expect([answer.status, answer.body.status, answer.body.code, answer.headers['content-type']]).toEqual([
      404,
      false,
      404,
      vendorType,
    ])
    expect(answer.headers['cache-control']).toBe('private, no-store')
  })
  test('a wrong method says which ones are right', async () => {
    const answer = await client.post(facts)
    expect([answer.status, answer.body.code]).toEqual([405, 405])
    expect(answer.headers['allow']).toContain('GET')
  })
  test('an id that cannot be one is missing, a query that cannot be read is invalid', async () => {
    expect((await client.get('/api/ajax/sample/thing/abc')).status).toBe(404)
    const invalid = await client.get('/api/ajax/sample/thing/1?page=101')
    expect([invalid.status, Object.keys(invalid.body.data)]).toEqual([422, ['page']])
  })
  test('a question left empty is not asked', async () => {
    expect((await client.get('/api/ajax/sample/thing/1?page=')).status).toBe(200)
  })
  test('a person gets a page', async () => {
    const page = await kedai.app.inject({ url: '/webhooks/nothing', headers: { accept: 'text/html' } })
    expect(page.headers['content-type']).toBe('application/json')
    const missing = await kedai.app.inject({
      url: '/nothing-here',
      headers: { accept: 'text/html', host: 'localhost:3000' },
    })
    expect([missing.statusCode, missing.headers['content-type']]).toEqual([404, 'text/html; charset=utf-8'])
  })
  test('an address that cannot be read', async () => {
    for (const url of ['/api/%zz', '/api/ajax/sample/thing/%00']) {
      const answer = await client.get(url)
      expect([answer.status, answer.body.code]).toEqual([400, 400])
    }
  })
})

describe('languages', () => {
  test.each([
    [{ cookie: 'lang=zh', 'accept-language': 'en' }, 'zh'],
    [{ cookie: '', 'accept-language': 'fr, en-GB;q=0.8, zh;q=0.9' }, 'zh'],
    [{ cookie: 'lang=xx', 'accept-language': 'de' }, 'ms'],
    [{ cookie: '' }, 'ms'],
  ])('%o → %s', async (headers, lang) => {
    const answer = await kedai.app.inject({ url: facts, headers: headers as Record<string, string> })
    expect(answer.json().data.lang).toBe(lang)
  })
})

describe('which shop', () => {
  test.each([
    ['demo.localhost:3000', {}, { username: 'demo', via: 'host' }],
    ['localhost:3000', { 'x-shop': 'Rival' }, { username: 'rival', via: 'header' }],
    ['demo.localhost:3000', { 'x-shop': 'rival' }, { username: 'demo', via: 'host' }],
    ['a.b.localhost', {}, null],
    ['localhost:3000', { 'x-shop': '../etc' }, null],
    ['127.0.0.1:3000', {}, null],
  ])('%s %o → %o', async (host, headers, shop) => {
    const answer = await kedai.app.inject({ url: facts, headers: { host, ...headers } as Record<string, string> })
    expect(answer.json().data.shop).toEqual(shop)
  })
  test.each(['demo.evil.test', 'localhost.evil.test', 'x;script-src *'])('%s is no name of ours', async (host) => {
    expect((await kedai.app.inject({ url: facts, headers: { host } })).statusCode).toBe(404)
  })
  test.each([
    ['/exports/invoices.csv?term=a&shop=Rival', {}, 'rival'],
    ['/exports/invoices.csv?shop=rival', { 'x-shop': 'demo' }, 'demo'],
    ['/api/ajax/seller/invoices/pdf/x?shop=rival', {}, 'rival'],
    ['/exports/invoices.csv?shop=../etc', {}, undefined],
    ['/api/ajax/guest/items?shop=rival', {}, undefined],
    ['/s/demo?shop=rival', {}, 'demo'],
  ])('a link to a seller’s file names its shop: %s %o → %s', (path, headers: { 'x-shop'?: string }, shop) => {
    expect(shopRefOf({ hostname: 'localhost', header: headers['x-shop'], path }, 'localhost')?.username).toBe(shop)
  })
  test('nobody names an address or a host for himself', async () => {
    const headers = { 'x-forwarded-for': '9.9.9.9', 'x-forwarded-host': 'demo.localhost', 'x-forwarded-proto': 'https' }
    expect(
      (await kedai.app.inject({ url: facts, headers: { host: 'localhost:3000', ...headers } })).json().data,
    ).toMatchObject({
      ip: '127.0.0.1',
      shop: null,
      origin: 'http://localhost:3000',
    })
  })
})

describe('headers', () => {
  test.each([
    '/',
    '/api/ajax/nothing',
    facts,
    '/api/ajax/sample/broken/secret',
    '/healthz',
    '/v1/js/none.js',
    '/media/1/x.jpg',
    '/files/1/a',
    '/docs',
    '/api/%zz',
    '/openapi.json',
    '/metrics',
  ])('are on %s', async (url) => {
    const { headers } = await client.get(url)
    expect(headers['content-security-policy']).toMatch(
      /default-src 'self'; .*object-src 'none'; base-uri 'none'; frame-ancestors 'none'/,
    )
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    })
    expect(headers['permissions-policy']).toBeTruthy()
    expect(headers['x-request-id']).toBeTruthy()
    expect(headers['strict-transport-security']).toBeUndefined()
    expect(headers['cache-control']).toMatch(/no-store|no-cache/)
  })
  test('scripts come from us alone, except on the page of calls', async () => {
    const { headers } = await client.get(facts)
    expect(headers['content-security-policy']).toContain("script-src 'self'; style-src 'self';")
    const odd = await kedai.app.inject({ url: facts, headers: { host: 'x;script-src *' } })
    expect(odd.headers['content-security-policy']).not.toContain('script-src *')
  })
})

test('metrics are for who has the token', async () => {
  expect((await client.get('/metrics')).status).toBe(404)
  const answer = await client.get('/metrics', { headers: { authorization: 'Bearer metrics-token-of-the-tests' } })
  expect(answer.status).toBe(200)
  expect(answer.text).toContain('kedai_http_seconds')
})

test('it answers that it is alive and ready', async () => {
  expect((await client.get('/healthz')).status).toBe(200)
  expect((await client.get('/readyz')).status).toBe(200)
})
