import { errorStatus } from '@kedai/contracts/errors.ts'
import { wholeRequest } from '@kedai/contracts/envelope.ts'
import type { Refusal } from '@kedai/contracts/envelope.ts'
import type { FastifyError } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { knownFailure } from '../errors/known-failure.ts'
import { say } from '../errors/message.ts'
import { texts } from '../errors/messages.ts'
import type { AnyReply, AnyRequest, KedaiApp } from './app-types.ts'
import { ContractError } from './contract-error.ts'
import { fieldMessages } from './field-messages.ts'
import { wantsPage } from './wants-page.ts'

/** One handler turns everything thrown into the envelope; what is not expected says nothing but a request id. */
export function answerRefusals(app: KedaiApp): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const refused = asAppError(error)
    if (errorStatus[refused.code] >= 500) log(request, refused, error)
    return refuse(request, reply, refused)
  })
}

/** Answers with a refusal without throwing it, where hooks and pages need that. */
export function refuse(request: AnyRequest, reply: AnyReply, refused: AppError): AnyReply {
  const status = errorStatus[refused.code]
  reply.code(status).header('cache-control', 'private, no-store').removeHeader('etag')
  if (refused.retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(refused.retryAfter))))
  if (wantsPage(request)) return request.server.sendErrorPage(request, reply, refused)
  return reply.send(refusalBody(request, refused))
}

/** The wire form of a refusal: `message` is the first entry of the fields, where there are any. (contract §1) */
export function refusalBody(request: AnyRequest, refused: AppError): Refusal {
  const status = errorStatus[refused.code]
  const fields =
    refused.cause instanceof ContractError ? fieldMessages(refused.cause, request.lang) : spoken(request, refused)
  const first = Object.values(fields)[0]?.[0]
  const message = first ?? say(refused.text, request.lang, refused.params)
  // Clients show the first entry of a 422 (spec §5), so it has one, and fields stand before whatever else came along.
  const whole = status === errorStatus.invalid && first === undefined ? { [wholeRequest]: [message] } : {}
  const data = { ...whole, ...fields, ...refused.data, ...(status >= 500 ? { request_id: request.id } : {}) }
  return { status: false, code: status, message, data: Object.keys(data).length > 0 ? data : null }
}

const spoken = (request: AnyRequest, { fields = {}, params }: AppError): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, list]) => [name, list.map((text) => say(text, request.lang, params))]),
  )

/** What a thrown value means to the client. */
export function asAppError(error: FastifyError): AppError {
  if (error instanceof AppError) return error
  // An id in a path that cannot be one names nothing we have.
  if (error instanceof ContractError && error.validationContext === 'params')
    return new AppError('not_found', texts.notFound)
  if (error instanceof ContractError) return new AppError('invalid', texts.invalid, { cause: error })
  return ofFastify(error) ?? knownFailure(error) ?? new AppError('internal', texts.internal, { cause: error })
}

function ofFastify(error: FastifyError): AppError | null {
  if (error.code === 'FST_ERR_CTP_BODY_TOO_LARGE')
    return new AppError('too_large', texts.tooLarge, { params: { limit: '1 MB' } })
  if (error.code === 'FST_ERR_CTP_INVALID_MEDIA_TYPE') return new AppError('unsupported_type', texts.unsupportedType)
  if (!error.code?.startsWith('FST_') || !error.statusCode) return null
  if (error.statusCode === 404) return new AppError('not_found', texts.notFound)
  if (error.statusCode === 503) return new AppError('not_ready', texts.notReady, { retryAfter: 3 })
  return error.statusCode < 500 ? new AppError('unreadable_body', texts.unreadableBody, { cause: error }) : null
}

// The route's pattern, never the address: addresses may carry bearer tokens.
function log(request: AnyRequest, refused: AppError, error: unknown): void {
  const where = { method: request.method, route: request.routeOptions.url, code: refused.code, err: error }
  if (refused.code === 'internal') request.log.error(where, 'request failed')
  else request.log.warn(where, 'request refused for now')
}
