import type { ErrorCode } from '@kedai/contracts/errors.ts'
import type { Message, Params } from './message.ts'

type Extras = {
  params?: Params
  /** What the client needs to go on: new totals, what changed. */
  data?: Record<string, unknown>
  /** Messages per field, in the wire's dotted names (`participants.0.email`). */
  fields?: Record<string, Message[]>
  /** Seconds until trying again makes sense. */
  retryAfter?: number
  cause?: unknown
}

/** An expected refusal: a code of the table in contracts, and a text a seller or buyer can act on. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly text: Message
  readonly params: Params | undefined
  readonly data: Record<string, unknown> | undefined
  readonly fields: Record<string, Message[]> | undefined
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, text: Message, extras: Extras = {}) {
    super(text.en, { cause: extras.cause })
    this.name = 'AppError'
    this.code = code
    this.text = text
    this.params = extras.params
    this.data = extras.data
    this.fields = extras.fields
    this.retryAfter = extras.retryAfter
  }
}

/** The refusal of one field: 422 with the message under the field's name. */
export const refuseField = (field: string, text: Message, params?: Params): AppError =>
  new AppError('invalid', text, { params, fields: { [field]: [text] } })
