import type { FastifyRequest } from 'fastify'
import { AppError } from '../errors/app-error.ts'
import { texts } from '../errors/messages.ts'
import type { KedaiApp } from './app-types.ts'
import { hasNoBody, holdBytes } from './body-watch.ts'
import { fromBracketNames } from './bracket-names.ts'

/** Largest body that is not multipart, in bytes. */
export const bodyLimit = 1_000_000
const smallBody = 64 * 1024

/** JSON and form bodies; an empty body is nothing whatever its type says (contract §1). Multipart is read elsewhere. */
export function readBodies(app: KedaiApp): void {
  app.removeAllContentTypeParsers()
  // The framework refuses a type that it cannot read before it looks whether anything came.
  app.addHook('onRequest', ({ raw }, _reply, done) => {
    if (hasNoBody(raw)) delete raw.headers['content-type']
    done()
  })
  app.addContentTypeParser(/^application\/(?:[\w.+-]+\+)?json/i, { parseAs: 'string' }, (request, body, done) => {
    settle(done, () => (isEmpty(body) ? undefined : parseJson(app, request, String(body))))
  })
  app.addContentTypeParser(/^application\/x-www-form-urlencoded/i, { parseAs: 'string' }, (_request, body, done) => {
    settle(done, () => (isEmpty(body) ? undefined : fromBracketNames([...new URLSearchParams(String(body))])))
  })
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
    settle(done, () => {
      if (isEmpty(body)) return undefined
      throw new AppError('unsupported_type', texts.unsupportedType)
    })
  })
  // What is no form is read whole: a large one counts as what was announced, or as the largest there may be.
  app.addHook('preParsing', (request, _reply, payload, done) => {
    const bytes = Number(request.headers['content-length'] ?? bodyLimit)
    if (bytes > smallBody && bytes <= bodyLimit && !isForm(request)) holdBytes(request, bytes)
    done(null, payload)
  })
  // A body without a contract to read it is nobody's business; one with a contract is at least an empty form.
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.body == null && request.routeOptions.schema?.body) request.body = {}
    done(hasNul(request) ? new AppError('unreadable_body', texts.unreadableBody) : undefined)
  })
}

const isForm = ({ headers }: FastifyRequest): boolean => /^multipart\//i.test(headers['content-type'] ?? '')

const isEmpty = (body: string | Buffer): boolean => body.length === 0

type Done = (error: Error | null, body?: unknown) => void

function settle(done: Done, read: () => unknown): void {
  try {
    done(null, read())
  } catch (error) {
    done(error instanceof AppError ? error : new AppError('unreadable_body', texts.unreadableBody, { cause: error }))
  }
}

// A NUL can be typed by nobody and stored by no column of ours.
const hasNul = (request: FastifyRequest): boolean => request.url.includes('%00')

function parseJson(app: KedaiApp, request: FastifyRequest, body: string): unknown {
  if (body.includes('\\u0000')) throw new AppError('unreadable_body', texts.unreadableBody)
  let parsed: unknown
  let refused: Error | null = null
  // Fastify's own parser refuses __proto__ and constructor.prototype.
  app.getDefaultJsonParser('error', 'error')(request, body, (error, value) => {
    refused = error
    parsed = value
  })
  if (refused) throw refused
  if (/\\ud[89a-f]/i.test(body) && !isWellFormed(parsed)) throw new AppError('unreadable_body', texts.unreadableBody)
  return parsed
}

// Half a character can be written in JSON and nowhere else: no column and no mail could hold it.
function isWellFormed(value: unknown): boolean {
  if (typeof value === 'string') return value.isWellFormed()
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, inner]) => key.isWellFormed() && isWellFormed(inner))
}
