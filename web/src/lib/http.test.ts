import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MISSING_TOKEN, readTokenFromPage } from './csrf.ts'
import { get, post } from './http.ts'
import { startLanguage } from './i18n.ts'

type Sent = { url: string; method: string; headers: Record<string, string>; body: unknown }

let sent: Sent[]

beforeEach(async () => {
  await startLanguage('en')
  sent = []
  page('first')
  readTokenFromPage()
})

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a request', () => {
  it('carries the marker, the version and the token of the page', async () => {
    answers([200, { status: true, message: null, data: 1 }])
    await get('/api/ajax/x', { search: { term: 'nasi & lauk', page: 2, cat: '' } })
    expect(sent[0]).toMatchObject({
      url: '/api/ajax/x?term=nasi+%26+lauk&page=2',
      method: 'GET',
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        Accept: 'application/vnd.kedai.v1+json',
        'X-CSRF-TOKEN': 'first',
      },
    })
    expect(window.Laravel).toEqual({ csrfToken: 'first' })
  })

  it('carries the token of the cookie too', async () => {
    answers([200, ok], [200, ok])
    page('first', 'lang=ms; XSRF-TOKEN=of%2Fcookie; a=b')
    await get('/api/ajax/x')
    page('first', 'lang=ms; NOT-XSRF-TOKEN=x')
    await get('/api/ajax/x')
    expect(sent.map(({ headers }) => [headers['X-CSRF-TOKEN'], headers['X-XSRF-TOKEN']])).toEqual([
      ['first', 'of/cookie'],
      ['first', undefined],
    ])
  })

  it('sends plain values as JSON, a form as it is, and the idempotency key', async () => {
    answers([200, ok], [200, ok])
    const form = new FormData()
    await post('/a', { code: 'DEMO10' }, { idempotencyKey: 'k1' })
    await post('/b', form)
    expect(sent[0]).toMatchObject({
      body: '{"code":"DEMO10"}',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': 'k1' },
    })
    expect(sent[1]?.body).toBe(form)
    expect(sent[1]?.headers).not.toHaveProperty('Content-Type')
  })

  it('writes to the console when the page has no token', () => {
    const written = vi.spyOn(console, 'error').mockImplementation(() => {})
    page(null)
    readTokenFromPage()
    expect(written).toHaveBeenCalledWith(MISSING_TOKEN)
    expect(MISSING_TOKEN).toContain('CSRF token not found: ')
  })
})

describe('an answer', () => {
  it('is read with its list place', async () => {
    const meta = { page: 1, per_page: 24, total: 2, last_page: 1 }
    answers([200, { status: true, message: 'Saved', data: [1, 2], meta }])
    expect(await get('/a')).toEqual({ ok: true, data: [1, 2], message: 'Saved', meta })
  })

  it('of refusal gives the message and the first words about each field', async () => {
    const data = { email: ['Not an address.', 'Too short.'], 'participants.0.name': ['Needed.'] }
    answers([422, { status: false, code: 422, message: 'Not an address.', data }])
    expect(await post('/a')).toMatchObject({
      ok: false,
      code: 422,
      message: 'Not an address.',
      fields: { email: 'Not an address.', 'participants.0.name': 'Needed.' },
    })
  })

  it('of a refused coupon is a refusal although it travels as 200', async () => {
    answers([200, { status: false, code: 200, message: 'Expired.', data: null }])
    expect(await post('/a')).toMatchObject({ ok: false, code: 422, message: 'Expired.' })
  })

  it('that is no envelope, or asks to wait, still says something', async () => {
    answers([502, null], [429, null, { 'retry-after': '30' }])
    expect(await get('/a')).toMatchObject({ ok: false, code: 502, message: expect.stringContaining('our side') })
    expect(await get('/a')).toMatchObject({ ok: false, code: 429, retryAfterSeconds: 30 })
  })

  it('that never comes is said to be the connection', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    expect(await post('/a', { x: 1 })).toMatchObject({
      ok: false,
      code: 0,
      message: expect.stringContaining('connection'),
    })
  })

  it('that was given up is thrown to the one who gave up', async () => {
    const stop = new AbortController()
    vi.stubGlobal('fetch', () => (stop.abort(), Promise.reject(new DOMException('stopped', 'AbortError'))))
    await expect(get('/a', { signal: stop.signal })).rejects.toThrow('stopped')
  })
})

it('is told about the whole request by its message alone', async () => {
  answers([422, { status: false, code: 422, message: 'Not now.', data: { general: ['Not now.'] } }])
  expect(await post('/a')).toMatchObject({ message: 'Not now.', fields: {} })
})

describe('a token that is no longer right', () => {
  it('is renewed from the server and the call repeated once', async () => {
    answers([403, refused], [200, { status: true, message: null, data: { csrf_token: 'second' } }], [200, ok])
    expect(await post('/a', { x: 1 })).toMatchObject({ ok: true })
    expect(sent.map(({ url, headers }) => [url, headers['X-CSRF-TOKEN']])).toEqual([
      ['/a', 'first'],
      ['/api/ajax/auth/me', 'first'], // contract §1: on every call
      ['/a', 'second'],
    ])
  })

  it('is renewed for a read that writes too; another refused read asks for nothing', async () => {
    answers(
      [403, { ...refused, data: { csrf_token: ['Reload.'] } }],
      [200, { status: true, message: null, data: { csrf_token: 'second' } }],
      [200, ok],
      [403, refused],
    )
    expect(await get('/api/ajax/seller/invoices/approved/7')).toMatchObject({ ok: true })
    expect(sent.map(({ method, headers }) => [method, headers['X-CSRF-TOKEN']])).toEqual([
      ['GET', 'first'],
      ['GET', 'first'],
      ['GET', 'second'],
    ])
    expect(await get('/api/ajax/seller/orders')).toMatchObject({ ok: false, code: 403 })
    expect(sent).toHaveLength(4)
  })

  it('is not tried again when it has not changed: the role is the reason', async () => {
    answers([403, refused], [200, { status: true, message: null, data: { csrf_token: 'first' } }])
    expect(await post('/a')).toMatchObject({ ok: false, code: 403, message: 'Not allowed.' })
    expect(sent).toHaveLength(2)
  })

  it('is replaced by the one that signing in brings', async () => {
    answers([200, { status: true, message: null, data: { csrf_token: 'signed-in' } }], [200, ok])
    await post('/api/ajax/auth/login', {})
    await post('/a')
    expect(sent[1]?.headers['X-CSRF-TOKEN']).toBe('signed-in')
  })
})

const ok = { status: true, message: null, data: null }
const refused = { status: false, code: 403, message: 'Not allowed.', data: null }

function answers(...prepared: [status: number, body: unknown, headers?: Record<string, string>][]): void {
  vi.stubGlobal('fetch', (url: string, { method = 'GET', headers, body }: RequestInit) => {
    sent.push({ url, method, headers: headers as Record<string, string>, body }) // the client builds plain objects
    const [status, content, extra] = prepared.shift() ?? [500, null]
    return Promise.resolve(
      new Response(content === null ? '<html>' : JSON.stringify(content), { status, headers: extra }),
    )
  })
}

function page(token: string | null, cookie = ''): void {
  const meta = token === null ? null : { content: token, setAttribute: () => {} }
  vi.stubGlobal('document', { querySelector: () => meta, cookie })
  vi.stubGlobal('window', globalThis)
}
