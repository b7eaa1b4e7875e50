import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import type { Session } from '../../../../platform/sessions/session.ts'
import { passwordChangedMail } from '../mails.ts'
import { messages } from '../messages.ts'
import { findUser, lockUser, savePassword } from '../queries/people.ts'
import { removeOpenResets } from '../queries/resets.ts'
import { refusedPassword } from './judge-registration.ts'
import { hashPassword, passwordFits } from './passwords.ts'

type Wanted = { current: string; password: string; also: (trx: Db) => Promise<void> }

/** Another password for the signed-in person; every other device is signed out, and a mail tells it. @throws AppError 422 at `current` or `password` */
export async function changePassword(
  { db, config, mail, sessions }: Deps,
  { user: { id } }: Session,
  { current, password, also }: Wanted,
): Promise<void> {
  const user = await findUser(db, id)
  if (!user) throw new AppError('unauthenticated', texts.unauthenticated)
  if (!(await passwordFits(current, user.password_hash))) throw refuseField('current', messages.wrongPassword)
  const refusal = refusedPassword(password, user)
  if (refusal !== null) throw refuseField('password', refusal)
  const passwordHash = await hashPassword(password)
  await inTransaction(db, {}, async (trx) => {
    if (!(await lockUser(trx, id, user.password_hash))) throw refuseField('current', messages.wrongPassword)
    await savePassword(trx, id, passwordHash)
    await removeOpenResets(trx, id)
    await sessions.endOthers(trx, id, null)
    await mail.send(trx, {
      to: user.email,
      lang: user.lang,
      content: passwordChangedMail(user.name, `${config.publicUrl}/forgot`),
    })
    await also(trx)
  })
}
