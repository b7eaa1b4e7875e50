import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { secretMark } from '../../../../platform/mail/secrets.ts'
import { resetMail } from '../mails.ts'
import { findUserByEmail } from '../queries/people.ts'
import { removeResetsBefore, saveReset } from '../queries/resets.ts'
import { linkHash, linkMs } from './link-tokens.ts'

/** Does the job of `resetQueue`: a mail with a link that works once, or nothing for somebody we do not know. */
export async function sendResetLink({ db, clock, config, mail }: Deps, email: string): Promise<void> {
  const user = await findUserByEmail(db, email)
  if (!user) return
  const now = clock.now()
  const { value: token, secret } = mail.newSecret('token')
  const expiresAt = new Date(now.getTime() + linkMs)
  await inTransaction(db, {}, async (trx) => {
    await removeResetsBefore(trx, now)
    await saveReset(trx, { tokenHash: linkHash(token), userId: user.id, now, expiresAt })
    await mail.send(trx, {
      to: user.email,
      lang: user.lang,
      content: resetMail(user.name, `${config.publicUrl}/reset?token=${secretMark}`),
      secret,
      expiresAt,
    })
  })
}
