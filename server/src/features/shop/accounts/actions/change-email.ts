import { createHmac, timingSafeEqual } from 'node:crypto'
import { isEmail, normaliseEmail } from '@kedai/domain/checkout/check-buyer.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { reasons } from '../../../../platform/http/field-reasons.ts'
import { secretMark } from '../../../../platform/mail/secrets.ts'
import type { Session } from '../../../../platform/sessions/session.ts'
import { emailTexts as messages } from '../email-messages.ts'
import { emailChangedMail, emailCodeMail } from '../email-mails.ts'
import { removeEmailChange, saveEmail, saveEmailChange, tryEmailChange } from '../queries/email-changes.ts'
import { findUser, findUserByEmail } from '../queries/people.ts'
import { removeOpenResets } from '../queries/resets.ts'
import { proveEmail } from './prove-email.ts'

const codeMs = 30 * 60_000
const maxTries = 5

/** Sends a code to the address that is to be theirs; until it is given, nothing changes. The address. @throws AppError 422 at `email` */
export async function beginEmailChange(
  { db, clock, config, mail }: Deps,
  { user: { id } }: Session,
  typed: string,
): Promise<string> {
  const email = normaliseEmail(typed)
  if (!isEmail(email)) throw refuseField('email', reasons.badEmail)
  const { value: code, secret } = mail.newSecret('code')
  const expiresAt = new Date(clock.now().getTime() + codeMs)
  const codeHash = hashOf(config.appSecret, id, code)
  await inTransaction(db, {}, async (trx) => {
    const user = await findUser(trx, id)
    if (!user) throw new AppError('unauthenticated', texts.unauthenticated)
    if (user.email === email) throw refuseField('email', messages.sameEmail)
    if (await findUserByEmail(trx, email)) throw refuseField('email', messages.ofAnother)
    await saveEmailChange(trx, id, { email, codeHash, expiresAt })
    await mail.send(trx, {
      to: email,
      lang: user.lang,
      content: emailCodeMail(user.name, secretMark),
      secret,
      expiresAt,
    })
  })
  return email
}

/**
 * The code proves the address: one signs in with it from now on. Other devices are signed out, open links for a new password
 * are dead, and the address before is told. @throws AppError 422 at `code`, 409 where nothing waits, it is too late or too often tried
 */
export async function proveEmailChange(
  { db, clock, config, mail, sessions }: Deps,
  { id: sessionId, user: { id } }: Session,
  typed: string,
): Promise<void> {
  // Tries are counted by a commit of their own: a wrong one must not be forgotten with its refusal.
  const change = await inTransaction(db, {}, (trx) => tryEmailChange(trx, id))
  if (!change || change.expires_at <= clock.now() || change.attempts > maxTries)
    throw new AppError('conflict', messages.codeDead)
  if (!timingSafeEqual(change.code_hash, hashOf(config.appSecret, id, typed.replace(/\s/g, ''))))
    throw refuseField('code', messages.wrongCode)
  await inTransaction(db, {}, async (trx) => {
    const user = await findUser(trx, id)
    if (!user) throw new AppError('unauthenticated', texts.unauthenticated)
    if (!(await saveEmail(trx, id, change.email))) throw new AppError('conflict', messages.ofAnother)
    await proveEmail(trx, id, clock.now())
    await removeEmailChange(trx, id)
    await removeOpenResets(trx, id)
    await sessions.endOthers(trx, id, sessionId)
    await mail.send(trx, { to: user.email, lang: user.lang, content: emailChangedMail(user.name, change.email) })
  })
}

const hashOf = (appSecret: string, userId: number, code: string): Buffer =>
  createHmac('sha256', appSecret).update(`email change ${userId} ${code}`).digest()
