import type { KedaiApp } from '../http/app-types.ts'
import { vendorType } from '../http/negotiation.ts'
import { multipartOf } from './multipart-of.ts'
import type { FormFields } from './multipart-of.ts'

/** An answer as the browser reads it. `body` is the parsed envelope; tests look into it freely. */
export type Answer = {
  status: number
  headers: Record<string, string | string[] | number | undefined>
  body: Envelope
  text: string
  bytes: Buffer
}
// Tests read answers of any shape; a wrong guess fails the assertion that follows.
// oxlint-disable-next-line typescript/no-explicit-any
export type Envelope = { status: boolean; message: string | null; code?: number; data: any; meta?: any }

export type CallOptions = { headers?: Record<string, string>; remoteAddress?: string; body?: object }

/** A browser: keeps cookies, sends the marker and the CSRF token, speaks one language. */
export type TestClient = {
  get(url: string, options?: CallOptions): Promise<Answer>
  post(url: string, body?: object, options?: CallOptions): Promise<Answer>
  put(url: string, body?: object, options?: CallOptions): Promise<Answer>
  delete(url: string, options?: CallOptions): Promise<Answer>
  /** Files are `{ filename, bytes, type? }`. */
  multipart(url: string, fields: FormFields, options?: CallOptions): Promise<Answer>
  /** A form as a library of others sends it: with the token, without the marker. */
  form(url: string, fields: Record<string, string>, options?: CallOptions): Promise<Answer>
  /** Opens a page like an address bar does. */
  open(url: string, options?: CallOptions): Promise<Answer>
  signIn(email: string, password: string): Promise<Answer>
  cookies: Map<string, string>
  csrf: string | null
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE' | 'PATCH'

export async function createTestClient(
  app: KedaiApp,
  { lang = 'en', host = 'localhost:3000' }: { lang?: string; host?: string } = {},
): Promise<TestClient> {
  const cookies = new Map<string, string>([['lang', lang]])

  async function send(
    method: Method,
    url: string,
    headers: Record<string, string>,
    payload: string | Buffer | undefined,
    options: CallOptions = {},
  ): Promise<Answer> {
    const answer = await app.inject({
      method,
      url,
      ...(payload !== undefined && { payload }),
      ...(options.remoteAddress !== undefined && { remoteAddress: options.remoteAddress }),
      headers: {
        host,
        cookie: [...cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
        ...headers,
        ...options.headers,
      },
    })
    for (const { name, value, maxAge, expires } of answer.cookies) {
      const isGone = maxAge === 0 || (expires !== undefined && expires.getTime() <= 0) || value === ''
      if (isGone) cookies.delete(name)
      else cookies.set(name, value)
    }
    const body = readBody(answer.body)
    client.csrf = body.data?.csrf_token && typeof body.data.csrf_token === 'string' ? body.data.csrf_token : client.csrf
    return { status: answer.statusCode, headers: answer.headers, body, text: answer.body, bytes: answer.rawPayload }
  }

  const browserHeaders = (): Record<string, string> => ({
    accept: vendorType,
    'x-requested-with': 'XMLHttpRequest',
    'sec-fetch-site': 'same-origin',
    ...(client.csrf !== null && { 'x-csrf-token': client.csrf }),
  })
  const json = (method: Method) => (url: string, body?: object, options?: CallOptions) =>
    send(
      method,
      url,
      { ...browserHeaders(), ...(body && { 'content-type': 'application/json' }) },
      body && JSON.stringify(body),
      options,
    )

  const client: TestClient = {
    cookies,
    csrf: null,
    get: (url, options) => send('GET', url, browserHeaders(), undefined, options),
    post: json('POST'),
    put: json('PUT'),
    delete: (url, options) => json('DELETE')(url, options?.body, options),
    multipart(url, fields, options) {
      const { payload, type } = multipartOf(fields)
      return send('POST', url, { ...browserHeaders(), 'content-type': type }, payload, options)
    },
    form: (url, fields, options) =>
      send(
        'POST',
        url,
        {
          'sec-fetch-site': 'same-origin',
          'content-type': 'application/x-www-form-urlencoded',
          ...(client.csrf !== null && { 'x-csrf-token': client.csrf }),
        },
        new URLSearchParams(fields).toString(),
        options,
      ),
    async open(url, options) {
      const page = await send('GET', url, { accept: 'text/html,application/xhtml+xml' }, undefined, options)
      client.csrf = /<meta name="csrf-token" content="([^"]+)">/.exec(page.text)?.[1] ?? client.csrf
      return page
    },
    signIn: (email, password) => client.post('/api/ajax/auth/login', { email, password }),
  }
  // What a first page brings, without drawing one.
  const first = await send('GET', testTokenPath, { accept: vendorType }, undefined)
  client.csrf = first.body.data.csrf_token
  return client
}

/** Hands a fresh visitor his token; exists in tests only. */
export const testTokenPath = '/test/csrf-token'

function readBody(text: string): Envelope {
  try {
    return JSON.parse(text)
  } catch {
    return { status: false, message: null, data: null }
  }
}
