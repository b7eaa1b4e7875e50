import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import type { Mail } from '../../../../platform/mail/mail.ts'
import { secretMark, type Secret } from '../../../../platform/mail/secrets.ts'
import type { Session } from '../../../../platform/sessions/session.ts'
import { confirmEmailMail } from '../mails.ts'
import { findConfirmation, removeConfirmationsBefore, saveConfirmation, saveVerified } from '../queries/email-proofs.ts'
import { findUser } from '../queries/people.ts'
import { sendingTexts } from '../sending-messages.ts'
import { linkHash } from './link-tokens.ts'

const linkMs = 3 * 86_400_000

type Owner = { userId: number; email: string; now: Date; publicUrl: string; mail: Pick<Mail, 'newSecret'> }
type ConfirmLink = { url: string; secret: Secret; expiresAt: Date }

/** A new link that proves an address, for a mail to that address: the mail is sent with the secret. */
export async function makeConfirmLink(trx: Db, { userId, email, now, publicUrl, mail }: Owner): Promise<ConfirmLink> {
  const { value: token, secret } = mail.newSecret('token')
  const expiresAt = new Date(now.getTime() + linkMs)
  await removeConfirmationsBefore(trx, now)
  await saveConfirmation(trx, { tokenHash: linkHash(token), userId, email, now, expiresAt })
  return { url: `${publicUrl}/confirm-email?token=${secretMark}`, secret, expiresAt }
}

/** Sends the link once more; the ones before stay good. Answers the address, or null when it is confirmed already. @throws AppError 401 */
export const resendConfirmation = (
  { db, clock, config, mail }: Deps,
  { user: { id } }: Session,
): Promise<string | null> =>
  inTransaction(db, {}, async (trx) => {
    const user = await findUser(trx, id)
    if (!user) throw new AppError('unauthenticated', texts.unauthenticated)
    if (user.email_verified_at !== null) return null
    const { url, ...kept } = await makeConfirmLink(trx, {
      userId: id,
      email: user.email,
      now: clock.now(),
      publicUrl: config.publicUrl,
      mail,
    })
    await mail.send(trx, { to: user.email, lang: user.lang, content: confirmEmailMail(user.name, url), ...kept })
    return user.email
  })

/** Whoever holds the link reads the mail of that address. Once more changes nothing. @throws AppError 409 for a link that is dead */
export const confirmEmail = ({ db, clock }: Deps, token: string): Promise<void> =>
  inTransaction(db, {}, async (trx) => {
    const userId = await findConfirmation(trx, linkHash(token), clock.now())
    if (userId === null) throw new AppError('conflict', sendingTexts.confirmDead)
    await saveVerified(trx, userId, clock.now())
  })
