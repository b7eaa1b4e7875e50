import type { wholeRequest as WholeRequest } from '@kedai/contracts/envelope.ts'
import type { OrderSum } from '@kedai/contracts/seller-orders.ts'
import { msg } from '@lingui/core/macro'
import { i18n } from './i18n.ts'

// Of a list of orders: what was `received` for all of them, and where they are of one product, what was sold of it.
export type ListMeta = {
  page: number
  per_page: number
  total: number
  last_page: number
  total_is_capped?: boolean
  received?: string | null
  of_product?: OrderSum['of_product']
  of_method?: { name: string } | null
}

export type Success<T> = { ok: true; data: T; message: string | null; meta: ListMeta | null }

// `message` is ready to show in the reader's language; `fields` holds the first message of each refused field, by its wire name;
// `data` is whatever else came along (new totals of a 409). `code` 0: the server was not reached.
export type Failure = {
  ok: false
  code: number
  message: string
  fields: Record<string, string>
  data: unknown
  retryAfterSeconds: number | null
  requestId: string | null
}

export type Result<T> = Success<T> | Failure

// What a query throws, so that a failed load carries the server's words.
export class Refusal extends Error {
  override name = 'Refusal'
  readonly failure: Failure
  constructor(failure: Failure) {
    super(failure.message)
    this.failure = failure
  }
}

export function orThrow<T>(result: Result<T>): Success<T> {
  if (!result.ok) throw new Refusal(result)
  return result
}

export function readEnvelope<T>({
  status,
  body,
  headers,
}: {
  status: number
  body: unknown
  headers: Headers
}): Result<T> {
  const envelope = isObject(body) ? body : {}
  const message = typeof envelope.message === 'string' ? envelope.message : null
  // The contract promises the shape of `data` and `meta`; the caller names the type.
  if (status < 400 && envelope.status === true)
    return { ok: true, data: envelope.data as T, message, meta: (envelope.meta as ListMeta | undefined) ?? null }
  return {
    ok: false,
    code: status < 400 ? 422 : status, // a refused coupon travels as 200 (spec §5)
    message: message || i18n._(sentenceFor(status)),
    fields: firstMessages(envelope.data),
    data: envelope.data ?? null,
    retryAfterSeconds: Number(headers.get('retry-after')) || null,
    requestId: headers.get('x-request-id'),
  }
}

export const couldNotConnect = (): Failure => ({
  ok: false,
  code: 0,
  message: i18n._(msg`We could not reach the shop. Check your connection and try again. Your details are still here.`),
  fields: {},
  data: null,
  retryAfterSeconds: null,
  requestId: null,
})

function sentenceFor(status: number) {
  if (status === 413) return msg`That file is too large.`
  if (status === 429) return msg`That was a little too fast. Wait a moment, then try again.`
  if (status === 404) return msg`We could not find that.`
  if (status === 401) return msg`Please sign in again to continue.`
  if (status === 403) return msg`You are not allowed to do that.`
  return msg`Something went wrong on our side. Please try again.`
}

const wholeRequest: typeof WholeRequest = 'general'

function firstMessages(data: unknown): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const [field, messages] of Object.entries(isObject(data) ? data : {})) {
    // What is said about the whole request is the message.
    if (field !== wholeRequest && Array.isArray(messages) && typeof messages[0] === 'string')
      fields[field] = messages[0]
  }
  return fields
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
