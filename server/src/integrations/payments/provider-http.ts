import { GatewayDown, GatewayRefused } from './gateway.ts'
import { tracedFetch } from '../../platform/tracing/traced-fetch.ts'

export type ProviderCall = {
  method: 'GET' | 'POST' | 'DELETE'
  path: string
  headers?: Record<string, string>
  form?: URLSearchParams
  json?: unknown
  /** JSON already written, where its very bytes are signed. */
  written?: string
  /** An answer that is no JSON is given as it is. */
  takesText?: boolean
  /** Never to be seen in an answer that is kept. */
  secrets: readonly string[]
}

const maxBytes = 512_000
const maxWords = 300

/** Asks a provider and reads its JSON. @throws GatewayRefused for 4xx, GatewayDown for everything else that is no answer */
export async function askProvider(baseUrl: string, call: ProviderCall, signal: AbortSignal): Promise<unknown> {
  const { status, body } = await exchange(baseUrl, call, signal)
  const words = (said: string): string =>
    call.secrets
      .filter((secret) => secret !== '')
      .reduce((rest, secret) => rest.replaceAll(secret, '***'), said)
      .slice(0, maxWords)
  const answer = asJson(body) ?? (call.takesText ? words(body) : undefined)
  if (status >= 200 && status < 300 && answer !== undefined) return answer
  const said = words(wordsIn(answer).join(' ') || `HTTP ${status}`)
  if (status >= 400 && status < 500 && !busy.has(status)) throw new GatewayRefused(said, keys.has(status))
  throw new GatewayDown(status >= 200 && status < 300 ? 'answered what cannot be read' : `answered: ${said}`)
}

const busy = new Set([408, 425, 429])
const keys = new Set([401, 403])

/** For trying credentials: what is refused for another reason was asked with credentials that are good. */
export function orRefusedOtherwise(error: unknown): void {
  if (!(error instanceof GatewayRefused) || error.isOfAccount) throw error
}

/** The answer as it has to look. @throws GatewayDown for one that does not */
export function readAnswer<T>(
  schema: { safeParse(given: unknown): { success: boolean; data?: T } },
  answer: unknown,
): T {
  const { success, data } = schema.safeParse(answer)
  if (!success || data === undefined) throw new GatewayDown('answered what cannot be read')
  return data
}

async function exchange(
  baseUrl: string,
  { method, path, headers, form, json, written = json === undefined ? undefined : JSON.stringify(json) }: ProviderCall,
  signal: AbortSignal,
): Promise<{ status: number; body: string }> {
  const response = await tracedFetch(new URL(path, baseUrl), {
    method,
    signal,
    redirect: 'manual',
    headers: {
      accept: 'application/json',
      // A kept connection may end the moment it is used again, and nobody would know whether the bill was opened.
      connection: 'close',
      ...(written !== undefined && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(form && { body: form }),
    ...(written !== undefined && { body: written }),
  })
  let body = ''
  const text = new TextDecoder()
  for await (const piece of response.body ?? []) {
    body += text.decode(piece, { stream: true })
    if (body.length > maxBytes) throw new GatewayDown('answered more than can be read')
  }
  return { status: response.status, body }
}

function asJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

/** What an error says to a person, wherever it stands in the answer. */
function wordsIn(answer: unknown, depth = 0): string[] {
  if (typeof answer === 'string') return depth === 0 ? [] : [answer]
  if (typeof answer !== 'object' || answer === null || depth > 4) return []
  return Object.values(answer).flatMap((part) => wordsIn(part, depth + 1))
}
