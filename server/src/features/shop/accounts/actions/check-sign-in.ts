import { normaliseEmail } from '@kedai/domain/checkout/check-buyer.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { messages } from '../messages.ts'
import { stepOfCode } from '../one-time-code.ts'
import { claimRecoveryCode } from '../queries/own-account.ts'
import { recoveryHash } from '../recovery-codes.ts'
import { passwordFits } from './passwords.ts'
import { claimCodeStep, findUserByEmail, lockUser } from '../queries/people.ts'
import type { UserRow } from '../queries/people.ts'

export type SignInDetails = { email: string; password: string; code?: string | undefined }

/**
 * The person these details belong to. Same answer and same work whether the e-mail is known or not (contract §7).
 * The password is checked outside of any transaction: it takes 50 ms, and nobody should wait for that with a lock.
 * @throws AppError 422
 */
export async function findPerson(db: Db, { email, password }: SignInDetails): Promise<UserRow> {
  const user = await findUserByEmail(db, normaliseEmail(email))
  const fits = await passwordFits(password, user?.password_hash ?? null)
  if (!user || !fits) throw new AppError('invalid', messages.wrongSignIn)
  return user
}

/** The rest, in the transaction that begins the session. @throws AppError 422 under `code` when an account with TOTP needs one */
export async function mayEnter(
  trx: Db,
  user: UserRow,
  { code, appSecret }: Pick<SignInDetails, 'code'> & { appSecret: string },
  now: Date,
): Promise<void> {
  // A password that was changed since it was checked opens nothing.
  if (!(await lockUser(trx, user.id, user.password_hash))) throw new AppError('invalid', messages.wrongSignIn)
  if (user.totp_secret === null) return
  if (!code) throw refuseField('code', messages.codeNeeded)
  const recovery = recoveryHash(appSecret, code)
  if (recovery !== null && (await claimRecoveryCode(trx, user.id, recovery, now))) return
  const step = await stepOfCode(user.totp_secret, code, now)
  if (step === null || !(await claimCodeStep(trx, user.id, step))) throw refuseField('code', messages.wrongCode)
}
