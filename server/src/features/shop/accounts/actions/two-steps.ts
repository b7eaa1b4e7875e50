import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import type { Session } from '../../../../platform/sessions/session.ts'
import { messages } from '../messages.ts'
import { stepOfCode } from '../one-time-code.ts'
import { findUser } from '../queries/people.ts'
import { findPendingTotp, replaceRecoveryCodes, savePendingTotp, saveTotp } from '../queries/own-account.ts'
import { newRecoveryCodes, recoveryHash } from '../recovery-codes.ts'

/** A new secret for an authenticator, with the picture it reads. It guards nothing until its first code was given. @throws AppError 409 when there is one */
export async function beginTotp({ db }: Deps, { user }: Session): Promise<{ secret: string; uri: string; qr: string }> {
  const [{ generateSecret, generateURI }, { toDataURL }] = await Promise.all([import('otplib'), import('qrcode')])
  const secret = generateSecret({ length: 20 })
  await inTransaction(db, {}, async (trx) => {
    if ((await findUser(trx, user.id))?.totp_secret) throw new AppError('conflict', messages.totpAlready)
    await savePendingTotp(trx, user.id, secret)
  })
  const uri = generateURI({ issuer: 'Kedai', label: user.email, secret })
  return { secret, uri, qr: await toDataURL(uri, { margin: 1, width: 240 }) }
}

/** The first code proves the authenticator; other devices are signed out. The recovery codes, told this once. @throws AppError 422 at `code`, 409 */
export async function proveTotp(
  { db, clock, config, sessions }: Deps,
  session: Session,
  typed: string,
): Promise<string[]> {
  const { id } = session.user
  const codes = newRecoveryCodes()
  await inTransaction(db, {}, async (trx) => {
    const secret = await findPendingTotp(trx, id)
    if (secret === null) throw new AppError('conflict', messages.totpNotBegun)
    const step = await stepOfCode(secret, typed, clock.now())
    if (step === null) throw refuseField('code', messages.wrongCode)
    await saveTotp(trx, id, secret, step)
    await replaceRecoveryCodes(trx, id, hashesOf(config.appSecret, codes))
    await sessions.endOthers(trx, id, session.id)
  })
  return codes
}

/** Signing in asks for the password alone again. Once more changes nothing. */
export const removeTotp = ({ db }: Deps, { user }: Session): Promise<void> =>
  inTransaction(db, {}, async (trx) => {
    await saveTotp(trx, user.id, null, null)
    await replaceRecoveryCodes(trx, user.id, [])
  })

/** Ten new recovery codes; the ones before are dead. @throws AppError 409 without an authenticator */
export async function renewRecoveryCodes({ db, config }: Deps, { user }: Session): Promise<string[]> {
  const codes = newRecoveryCodes()
  await inTransaction(db, {}, async (trx) => {
    if (!(await findUser(trx, user.id))?.totp_secret) throw new AppError('conflict', messages.totpNotBegun)
    await replaceRecoveryCodes(trx, user.id, hashesOf(config.appSecret, codes))
  })
  return codes
}

const hashesOf = (appSecret: string, codes: readonly string[]): Buffer[] =>
  codes.flatMap((code) => recoveryHash(appSecret, code) ?? [])
