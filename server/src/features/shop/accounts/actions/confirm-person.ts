import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import type { Session } from '../../../../platform/sessions/session.ts'
import { messages } from '../messages.ts'
import { findUser } from '../queries/people.ts'
import { mayEnter } from './check-sign-in.ts'
import { passwordFits } from './passwords.ts'

/** The signed-in person gives the password again, and the code where the account has one. @throws AppError 422 at `password` or `code` */
export async function confirmPerson(
  { db, clock, config, sessions }: Deps,
  session: Session,
  typed: { password: string; code?: string | undefined },
): Promise<void> {
  const user = await findUser(db, session.user.id)
  if (!user) throw new AppError('unauthenticated', texts.unauthenticated)
  if (!(await passwordFits(typed.password, user.password_hash))) throw refuseField('password', messages.wrongPassword)
  await inTransaction(db, {}, async (trx) => {
    await mayEnter(trx, user, { code: typed.code, appSecret: config.appSecret }, clock.now())
    await sessions.confirm(trx, session)
  })
}
