import { errorCode, isConnectionLoss } from '../db/connection-errors.ts'
import { AppError } from './app-error.ts'
import { texts } from './messages.ts'

const tooBusy = new Set(['57014', '55P03', '40P01', '40001', '53200']) // out of time, lock not had, deadlock, serialisation, out of memory
const fileDiskFull = new Set(['ENOSPC', 'EDQUOT'])
const databaseDiskFull = '53100'
/** Seconds: somebody has to make room first. */
const waitForRoom = 60
const sentTooMuch = 'KD001' // count_sending: others who were faster used up the day
const unstorableText = new Set(['22021', '22P05'])

/** What is known about a failure that is nobody's mistake in the request: the database away, busy, the disk full. Null for the rest. */
export function knownFailure(error: unknown): AppError | null {
  if (error instanceof AppError) return error
  const code = errorCode(error)
  if (isConnectionLoss(error) && !isMissingFile(error))
    return new AppError('not_ready', texts.notReady, { retryAfter: 3, cause: error })
  if (tooBusy.has(code)) return new AppError('busy', texts.busy, { retryAfter: 2, cause: error })
  if (fileDiskFull.has(code))
    return new AppError('storage_full', texts.storageFull, { retryAfter: waitForRoom, cause: error })
  if (code === databaseDiskFull)
    return new AppError('storage_full', texts.databaseFull, { retryAfter: waitForRoom, cause: error })
  if (code === sentTooMuch) return new AppError('too_many', texts.sentTooMuch, { retryAfter: 1, cause: error })
  if (unstorableText.has(code)) return new AppError('unreadable_body', texts.unreadableBody, { cause: error })
  return error instanceof Error && error.cause instanceof Error ? knownFailure(error.cause) : null
}

// A socket that is not there is the database gone; a file that is not there is a fault of ours.
const isMissingFile = (error: unknown): boolean =>
  errorCode(error) === 'ENOENT' && error instanceof Error && 'syscall' in error && error.syscall !== 'connect'
