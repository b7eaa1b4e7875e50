import { Agent, request } from 'node:http'
import { multipartOf } from '../../server/src/platform/test-app/multipart-of.ts'
import type { FormFields } from '../../server/src/platform/test-app/multipart-of.ts'

/** Status 0: no answer came (refused, cut). `body` is the parsed envelope. */
export type Answer = {
  status: number
  headers: Record<string, string | string[] | undefined>
  text: string
  body: Envelope
  tookMs: number
}
export type Envelope = {
  status?: boolean
  code?: number
  message?: string | null
  data?: Record<string, unknown> | null
}

export type Browser = {
  open(path: string): Promise<Answer>
  get(path: string, headers?: Record<string, string>): Promise<Answer>
  post(path: string, body: object, headers?: Record<string, string>): Promise<Answer>
  put(path: string, body: object): Promise<Answer>
  multipart(path: string, fields: FormFields, headers?: Record<string, string>): Promise<Answer>
  cookies: Map<string, string>
  /** The token that goes with its calls now. */
  csrf(): string
}

const agent = new Agent({ keepAlive: true, maxSockets: 512 })

/** A person's browser at a real server: keeps cookies, sends marker and token. `url` may change, as when a server moves. */
export function createBrowser(url: string, lang = 'en'): Browser {
  const cookies = new Map([['lang', lang]])
  let csrf = ''
  const asCalls = () => ({
    accept: 'application/vnd.kedai.v1+json',
    'x-requested-with': 'XMLHttpRequest',
    'sec-fetch-site': 'same-origin',
    'x-csrf-token': csrf,
  })

  async function send(
    method: string,
    path: string,
    headers: Record<string, string>,
    payload?: Buffer,
  ): Promise<Answer> {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await exchange(new URL(path, url), method, { cookie, ...headers }, payload)
    for (const line of [answer.headers['set-cookie'] ?? []].flat()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? []
      if (name === undefined) continue
      if (value === '' || value === undefined) cookies.delete(name)
      else cookies.set(name, value)
    }
    const fresh = answer.body.data?.['csrf_token']
    if (typeof fresh === 'string') csrf = fresh
    return answer
  }

  return {
    cookies,
    csrf: () => csrf,
    async open(path) {
      const page = await send('GET', path, { accept: 'text/html' })
      csrf = /<meta name="csrf-token" content="([^"]+)">/.exec(page.text)?.[1] ?? csrf
      return page
    },
    get: (path, headers = {}) => send('GET', path, { ...asCalls(), ...headers }),
    post: (path, body, headers = {}) =>
      send(
        'POST',
        path,
        { ...asCalls(), 'content-type': 'application/json', ...headers },
        Buffer.from(JSON.stringify(body)),
      ),
    put: (path, body) =>
      send('PUT', path, { ...asCalls(), 'content-type': 'application/json' }, Buffer.from(JSON.stringify(body))),
    multipart(path, fields, headers = {}) {
      const { payload, type } = multipartOf(fields)
      return send('POST', path, { ...asCalls(), 'content-type': type, ...headers }, payload)
    },
  }
}

/** So many browsers with a token each, spread evenly over the servers. */
export async function openBrowsers(urls: readonly string[], count: number): Promise<Browser[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, at) => {
      const browser = createBrowser(urls[at % urls.length] ?? '')
      const page = await browser.open('/login')
      if (page.status !== 200) throw new Error(`the first page answered ${page.status}: ${page.text.slice(0, 300)}`)
      return browser
    }),
  )
}

function exchange(
  url: URL,
  method: string,
  headers: Record<string, string>,
  payload: Buffer | undefined,
): Promise<Answer> {
  const began = performance.now()
  const none = (): Answer => ({ status: 0, headers: {}, text: '', body: {}, tookMs: performance.now() - began })
  return new Promise((resolve) => {
    const length = payload ? { 'content-length': String(payload.length) } : {}
    // The address, not the name: a name may lead to ::1 first, where nobody listens.
    const asked = request(
      {
        agent,
        host: '127.0.0.1',
        port: url.port,
        path: `${url.pathname}${url.search}`,
        method,
        headers: { host: url.host, ...headers, ...length },
      },
      (answer) => {
        const pieces: Buffer[] = []
        answer
          .on('data', (piece: Buffer) => pieces.push(piece))
          .once('error', () => resolve(none()))
          .once('end', () => {
            const text = Buffer.concat(pieces).toString('utf8')
            resolve({
              status: answer.statusCode ?? 0,
              headers: answer.headers,
              text,
              body: readEnvelope(text),
              tookMs: performance.now() - began,
            })
          })
      },
    )
    asked.once('error', () => resolve(none())).end(payload)
  })
}

function readEnvelope(text: string): Envelope {
  try {
    return JSON.parse(text) as Envelope // what the assertions look into is checked by them
  } catch {
    return {}
  }
}
