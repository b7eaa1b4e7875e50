import { createHash } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { AppError, refuseField } from '../errors/app-error.ts'
import type { Message } from '../errors/message.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { TransactionOptions } from '../db/in-transaction.ts'
import type { Db } from '../db/db.ts'
import type { Clock } from '../clock/clock.ts'
import type { AnyReply, AnyRequest } from '../http/app-types.ts'
import { tokenOwner, visitorOf } from '../sessions/visitor.ts'
import { bodyHash } from './body-hash.ts'
import { claimKey, isKeptByTwin, saveAnswer } from './queries.ts'
import type { Claim } from './queries.ts'

export type Door = {
  db: Db
  clock: Clock
  request: AnyRequest
  reply: AnyReply
  options: TransactionOptions
  /** What two sendings are compared by, where it is not the body as it was parsed. */
  body?: object
}

const timeoutMs = 10_000

/**
 * One write in one transaction, done once per Idempotency-Key (contract §1a). What `work` returns must be plain JSON: it is
 * stored with the key in the same transaction and given back to a twin, so what follows the commit (starting a payment)
 * belongs after this call and must bear being repeated. Without the header it is an ordinary transaction.
 * @throws AppError `invalid` for a key with another body, `conflict` when a twin takes longer than 10 s.
 */
export async function idempotent<Result>(door: Door, work: (trx: Db) => Promise<Result>): Promise<Result> {
  const { db, reply, options } = door
  const claim = claimOf(door)
  if (claim === null) return inTransaction(db, options, work)
  const started = performance.now()
  for (let pause = 25; performance.now() - started < timeoutMs; pause = Math.min(pause * 2, 400)) {
    const outcome = await inTransaction(db, options, (trx) => once(trx, claim, work)).catch(inFlightOfTwin)
    if (outcome === 'in_flight') {
      await sleep(pause)
      continue
    }
    if (outcome.replayed) reply.header('idempotent-replayed', 'true')
    return outcome.result
  }
  throw new AppError('conflict', texts.inFlight, { retryAfter: 2 })
}

/** What a request claims by its key, worked out once for a door; null without one. @throws AppError `invalid` for a key that is too long */
export function claimOf(door: Omit<Door, 'reply'>): Claim | null {
  const known = claims.get(door)
  if (known) return known
  const { request, clock, body } = door
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || key === '') return null
  if (key.length > 255) throw refuseField('idempotency_key', texts.keyTooLong)
  const claim = { scope: scopeOf(request), key, hash: bodyHash(body ?? request.body), now: clock.now() }
  claims.set(door, claim)
  return claim
}

// Files are hashed for it.
const claims = new WeakMap<object, Claim>()

async function once<Result>(
  trx: Db,
  claim: Claim,
  work: (trx: Db) => Promise<Result>,
): Promise<{ result: Result; replayed: boolean } | 'in_flight'> {
  const claimed = await claimKey(trx, claim)
  if (claimed === 'in_flight') return claimed
  if (claimed === 'ours') {
    const result = await work(trx)
    saveAnswer(trx, claim, result)
    return { result, replayed: false }
  }
  if (!claimed.body_hash.equals(claim.hash)) throw refuseField('idempotency_key', texts.otherBody)
  return { result: claimed.answer as Result, replayed: true } // stored by this same call, as plain JSON
}

// All of it was rolled back; the next look finds the twin's answer.
function inFlightOfTwin(error: unknown): 'in_flight' {
  if (isKeptByTwin(error)) return 'in_flight'
  throw error
}

export function scopeOf(request: AnyRequest): string {
  const path = request.url.split('?', 1)[0]
  return createHash('sha256')
    .update(`${tokenOwner(visitorOf(request))} ${request.method} ${path}`)
    .digest('base64url')
}

const texts = {
  keyTooLong: {
    ms: 'Kunci penghantaran terlalu panjang (had 255 aksara).',
    en: 'The Idempotency-Key is too long (255 characters at most).',
    zh: '提交标识过长（最多 255 个字符）。',
  },
  otherBody: {
    ms: 'Borang ini sudah dihantar dengan butiran lain. Sila muat semula halaman dan hantar sekali lagi.',
    en: 'This form was already submitted with different details. Reload the page and try again.',
    zh: '此表单已用其他资料提交过，请刷新页面后重新提交。',
  },
  inFlight: {
    ms: 'Penghantaran anda yang pertama masih diproses. Sila tunggu sebentar.',
    en: 'Your first submission is still being processed. Please wait a moment.',
    zh: '您的首次提交仍在处理中，请稍候。',
  },
} satisfies Record<string, Message>
