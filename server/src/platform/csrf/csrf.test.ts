import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleFeature } from '../test-app/sample-feature.ts'
import { startTestApp } from '../test-app/test-app.ts'
import type { TestApp } from '../test-app/test-app.ts'
import type { TestClient } from '../test-app/test-client.ts'

let kedai: TestApp
let client: TestClient
beforeAll(async () => {
  kedai = await startTestApp({ features: [sampleFeature] })
  client = await kedai.client()
})
afterAll(() => kedai.close())

const empty = '/api/ajax/sample/empty'
const writes = [
  ['POST', empty],
  ['PUT', empty],
  ['PATCH', empty],
  ['DELETE', empty],
  ['GET', '/api/ajax/sample/approve'],
  ['HEAD', '/api/ajax/sample/approve'],
] as const

type Method = (typeof writes)[number][0]

async function knock(
  method: Method,
  url: string,
  headers: Record<string, string | undefined>,
  from: TestClient = client,
) {
  const cookie = [...from.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const all = {
    host: 'localhost:3000',
    cookie,
    'x-requested-with': 'XMLHttpRequest',
    'x-csrf-token': from.csrf ?? '',
    ...headers,
  }
  return kedai.app.inject({
    method,
    url,
    headers: Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined)) as Record<
      string,
      string
    >,
  })
}

describe.each(writes)('%s %s', (method, url) => {
  const status = async (headers: Record<string, string | undefined>) => (await knock(method, url, headers)).statusCode

  test('is done with marker and token, with or without what browsers add', async () => {
    expect(await status({})).toBe(200)
    expect(await status({ 'sec-fetch-site': 'same-origin', origin: 'http://localhost:3000' })).toBe(200)
    expect(await status({ origin: 'http://localhost:3000' })).toBe(200)
    expect(await status({ 'x-csrf-token': undefined, 'x-xsrf-token': client.cookies.get('XSRF-TOKEN') })).toBe(200)
    expect(await status({ 'x-csrf-token': 'stale', 'x-xsrf-token': client.cookies.get('XSRF-TOKEN') })).toBe(200)
  })

  test.each([
    ['no token', { 'x-csrf-token': undefined }],
    ['an empty token', { 'x-csrf-token': '' }],
    ['no marker', { 'x-requested-with': undefined }],
    ['another marker', { 'x-requested-with': 'fetch' }],
    ['cross-site', { 'sec-fetch-site': 'cross-site' }],
    ['same-site', { 'sec-fetch-site': 'same-site' }],
    ['typed address', { 'sec-fetch-site': 'none' }],
    ['foreign origin', { origin: 'http://evil.test' }],
    ['origin of a shop', { origin: 'http://demo.localhost:3000' }],
    ['null origin', { origin: 'null' }],
    ['other port', { origin: 'http://localhost:4000' }],
    ['other scheme', { origin: 'https://localhost:3000' }],
    ['foreign origin, honest browser', { origin: 'http://evil.test', 'sec-fetch-site': 'cross-site' }],
    ['no cookie', { cookie: '' }],
    [
      'a form post',
      { 'x-requested-with': undefined, 'x-csrf-token': undefined, 'content-type': 'application/x-www-form-urlencoded' },
    ],
    ['plain text', { 'x-requested-with': undefined, 'content-type': 'text/plain' }],
  ])('is refused: %s', async (_what, headers) => {
    const answer = await knock(method, url, headers)
    expect(answer.statusCode).toBe(403)
    if (method !== 'HEAD')
      expect(answer.json()).toMatchObject({ status: false, code: 403, data: { csrf_token: [expect.any(String)] } })
  })

  test('is refused with the token of somebody else', async () => {
    const other = await kedai.client()
    expect((await knock(method, url, { 'x-csrf-token': other.csrf ?? '' })).statusCode).toBe(403)
    expect((await knock(method, url, {}, other)).statusCode).toBe(200)
  })

  test('is refused with a guest id nobody signed', async () => {
    const guest = client.cookies.get('kedai_guest')?.split('.')[0]
    expect(await status({ cookie: `kedai_guest=${guest}.AAAAAAAAAAAAAAAAAAAAAA` })).toBe(403)
  })
})

describe('exempt', () => {
  test('webhooks need nothing', async () => {
    expect(
      (
        await kedai.app.inject({
          method: 'POST',
          url: '/webhooks/sample',
          headers: { origin: 'http://bank.test', 'sec-fetch-site': 'cross-site' },
        })
      ).statusCode,
    ).toBe(200)
  })
  test('broadcasting needs the token, not the marker, and answers raw', async () => {
    expect(
      (await knock('POST', '/broadcasting/sample', { 'x-requested-with': undefined, 'x-csrf-token': undefined }))
        .statusCode,
    ).toBe(403)
    const answer = await knock('POST', '/broadcasting/sample', { 'x-requested-with': undefined })
    expect(answer.json()).toEqual({ auth: 'raw' })
  })
  test('reading needs nothing', async () => {
    expect(
      (await kedai.app.inject({ url: '/api/ajax/sample/facts', headers: { 'sec-fetch-site': 'cross-site' } }))
        .statusCode,
    ).toBe(200)
  })
})

test('a refused write tells 403 before it tells whether one is signed in', async () => {
  expect((await kedai.app.inject({ method: 'POST', url: empty })).statusCode).toBe(403)
})

describe('behind a proxy that forwards Host and nothing of the scheme, with an https PUBLIC_URL', () => {
  let behind: TestApp
  beforeAll(async () => {
    behind = await startTestApp({
      features: [sampleFeature],
      config: { publicUrl: 'https://kedai.test:8443', shopHosts: true, trustProxy: 1 },
    })
  })
  afterAll(() => behind.close())

  test.each([
    ['kedai.test', {}],
    ['kedai.test:8443', { 'x-forwarded-proto': 'http' }],
    ['demo.kedai.test', { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' }],
  ])('%s: cookies are __Host- and Secure, and a browser without Sec-Fetch-Site may write', async (host, forwarded) => {
    const first = await behind.app.inject({ url: '/test/csrf-token', headers: { host, ...forwarded } })
    const set = [first.headers['set-cookie'] ?? []].flat()
    expect(set.map((line) => [/^__Host-kedai_guest=|^XSRF-TOKEN=/.test(line), /; Secure/.test(line)])).toEqual([
      [true, true],
      [true, true],
    ])
    expect(first.headers['strict-transport-security']).toBeDefined()
    const write = async (origin: string) =>
      (
        await behind.app.inject({
          method: 'POST',
          url: empty,
          headers: {
            host,
            ...forwarded,
            origin,
            cookie: set.map((line) => line.split(';')[0]).join('; '),
            'x-requested-with': 'XMLHttpRequest',
            'x-csrf-token': first.json().data.csrf_token,
          },
        })
      ).statusCode
    const own = `https://${host.split(':')[0]}:8443`
    expect(await write(own)).toBe(200)
    for (const other of [own.replace('https', 'http'), 'https://kedai.test', 'https://rival.kedai.test:8443', 'null'])
      expect([other, await write(other)]).toEqual([other, 403])
  })
})

test('cookies over https are __Host- and Secure, over http neither', async () => {
  const secured = await startTestApp({ features: [sampleFeature], config: { trustProxy: ['127.0.0.1'] } })
  const cookies = (headers: Record<string, string>) =>
    secured.app
      .inject({ url: '/api/ajax/sample/guest', headers: { host: 'localhost', ...headers } })
      .then((answer) => String(answer.headers['set-cookie']))
  expect(await cookies({ 'x-forwarded-proto': 'https' })).toMatch(
    /^__Host-kedai_guest=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
  )
  expect(await cookies({})).toMatch(/^kedai_guest=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/)
  const https = await secured.app.inject({ url: '/healthz', headers: { 'x-forwarded-proto': 'https' } })
  expect(https.headers['strict-transport-security']).toMatch(/max-age=31536000/)
  await secured.close()
})
