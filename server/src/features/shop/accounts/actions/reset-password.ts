import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { passwordChangedMail } from '../mails.ts'
import { messages } from '../messages.ts'
import { hashPassword } from './passwords.ts'
import { findUser, savePassword } from '../queries/people.ts'
import { claimReset, findReset, removeOpenResets } from '../queries/resets.ts'
import { linkHash } from './link-tokens.ts'
import { proveEmail } from './prove-email.ts'
import { refusedPassword } from './judge-registration.ts'

type Wanted = { token: string; password: string; also: (trx: Db) => Promise<void> }

/**
 * Changes the password of whoever holds the link, and signs them out everywhere. Answers whose it is. `also` runs in the same transaction.
 * @throws AppError 409 for a link that is used up or too old, 422 for a password that cannot be taken; the link then stays good
 */
export async function resetPassword(
  { db, clock, config, mail, sessions }: Deps,
  { token, password, also }: Wanted,
): Promise<{ email: string }> {
  const hash = linkHash(token)
  const userId = await findReset(db, hash, clock.now())
  const user = userId === null ? null : await findUser(db, userId)
  if (!user) throw new AppError('conflict', messages.resetDead)
  const refusal = refusedPassword(password, user)
  if (refusal !== null) throw refuseField('password', refusal)
  const passwordHash = await hashPassword(password)
  await inTransaction(db, {}, async (trx) => {
    if (!(await claimReset(trx, hash, clock.now()))) throw new AppError('conflict', messages.resetDead)
    await savePassword(trx, user.id, passwordHash)
    await proveEmail(trx, user.id, clock.now())
    await removeOpenResets(trx, user.id)
    await sessions.endOthers(trx, user.id, null)
    await mail.send(trx, {
      to: user.email,
      lang: user.lang,
      content: passwordChangedMail(user.name, `${config.publicUrl}/forgot`),
    })
    await also(trx)
  })
  return { email: user.email }
}
