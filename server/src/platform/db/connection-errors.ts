import { AppError } from '../errors/app-error.ts'
import { texts } from '../errors/messages.ts'

/** The SQLSTATE or system code of an error, or ''. */
export const errorCode = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string' ? error.code : ''

/** True when the database went away or cannot be reached; the statement may or may not have run. */
export function isConnectionLoss(error: unknown): boolean {
  if (lossCodes.has(errorCode(error))) return true
  return error instanceof Error && lossTexts.some((text) => error.message.includes(text))
}

/** The refusal for a lost connection, or the error as it is. */
export const asUnavailable = (error: unknown): unknown =>
  isConnectionLoss(error) ? new AppError('not_ready', texts.notReady, { retryAfter: 2, cause: error }) : error

/** True when every connection of the pool stayed in use for as long as a caller may wait. */
export const isPoolExhausted = (error: unknown): boolean =>
  error instanceof Error && error.message.includes('timeout exceeded when trying to connect')

const lossCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
  '57P01',
  '57P02',
  '57P03',
  '57P05', // shut down, crashed, starting, idle too long
  '08000',
  '08001',
  '08003',
  '08004',
  '08006',
  '53300', // broken or no connection, too many
])
const lossTexts = [
  'Connection terminated',
  'Query read timeout',
  'Client has encountered a connection error',
  'not queryable',
]
