import { isEmail, normaliseEmail } from '@kedai/domain/checkout/check-buyer.ts'
import type { Role } from '@kedai/domain/people/permissions.ts'
import { keptWorks } from '@kedai/domain/people/staff.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { reasons } from '../../../../platform/http/field-reasons.ts'
import type { Mail } from '../../../../platform/mail/mail.ts'
import { secretMark, type Secret } from '../../../../platform/mail/secrets.ts'
import { claimSending } from '../../accounts/actions/claim-sending.ts'
import { findPersonByEmail } from '../../accounts/actions/find-person-by-email.ts'
import { linkHash } from '../../accounts/actions/link-tokens.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { invitationMail } from '../mails.ts'
import { refusals } from '../messages.ts'
import {
  insertInvitation,
  invitationExists,
  lockOpenInvitation,
  renewInvitation,
  revokeInvitation,
} from '../queries/invitations.ts'
import { lockMembers } from '../queries/members.ts'

/** The shop in whose name a mail is sent, and the person who sends it. */
export type Inviter = { shopId: number; shopName: string; userId: number; name: string; lang: Lang }

type Sending = { inviter: Inviter; mail: Mail; publicUrl: string; now: Date }

export const invitationMs = 7 * 24 * 3600_000
export const betweenSendsMs = 60_000

type Invite = Sending & { email: string; role: Role; permissions: readonly string[] }

/** Asks somebody by mail to work in the shop. @throws AppError 422 at `email` or `permissions` */
export async function inviteStaff(
  trx: Db,
  { email: typed, role, permissions: wanted, ...sending }: Invite,
): Promise<void> {
  const { inviter, now } = sending
  const { shopId, userId } = inviter
  const email = normaliseEmail(typed)
  if (!isEmail(email)) throw refuseField('email', reasons.badEmail)
  const permissions = keptWorks(role, wanted)
  if (role === 'staff' && permissions.length === 0) throw refuseField('permissions', refusals.noWork)
  if ((await lockMembers(trx, shopId)).some((member) => member.email === email))
    throw refuseField('email', refusals.memberAlready)
  const { value: token, secret } = sending.mail.newSecret('token')
  const id = await insertInvitation(trx, {
    shop_id: shopId,
    email,
    role,
    permissions,
    token_hash: linkHash(token),
    invited_by: userId,
    created_at: now,
    sent_at: now,
    expires_at: expiryFrom(now),
  })
  if (id === null) throw refuseField('email', refusals.invitedAlready)
  await recordAudit(trx, {
    shopId,
    userId,
    action: 'staff.invited',
    subject: { type: 'invitation', ref: id, name: email },
    after: { role, permissions },
    now,
  })
  await sendLink(trx, sending, email, secret)
}

/** Sends a new link; the one of the mail before is dead. @throws AppError 404, 409 when one was sent a moment ago */
export async function resendInvitation(trx: Db, { id, ...sending }: Sending & { id: number }): Promise<void> {
  const {
    inviter: { shopId },
    now,
  } = sending
  const invitation = await lockOpenInvitation(trx, shopId, id)
  if (!invitation) throw await goneOrMissing(trx, shopId, id)
  const waits = betweenSendsMs - (now.getTime() - invitation.sent_at.getTime())
  if (waits > 0)
    throw new AppError('conflict', refusals.sentJustNow, {
      params: { seconds: Math.ceil(waits / 1000) },
      retryAfter: waits / 1000,
    })
  const { value: token, secret } = sending.mail.newSecret('token')
  await renewInvitation(trx, shopId, id, { token_hash: linkHash(token), sent_at: now, expires_at: expiryFrom(now) })
  const { inviter } = sending
  await recordAudit(trx, {
    ...{ shopId, userId: inviter.userId, action: 'staff.invitation_resent', now },
    subject: { type: 'invitation', ref: id, name: invitation.email },
  })
  await sendLink(trx, sending, invitation.email, secret)
}

/** Takes an invitation back: its link opens nothing any more. Once more changes nothing. @throws AppError 404, 409 when it was accepted */
export async function revokeStaffInvitation(
  trx: Db,
  { shopId, userId, id, now }: { shopId: number; userId: number; id: number; now: Date },
): Promise<void> {
  const invitation = await lockOpenInvitation(trx, shopId, id)
  if (!invitation) throw await goneOrMissing(trx, shopId, id)
  await revokeInvitation(trx, shopId, id, now)
  const before = { role: invitation.role, permissions: invitation.permissions }
  await recordAudit(trx, {
    shopId,
    userId,
    action: 'staff.invitation_revoked',
    subject: { type: 'invitation', ref: id, name: invitation.email },
    before,
    now,
  })
}

async function goneOrMissing(trx: Db, shopId: number, id: number): Promise<AppError> {
  return (await invitationExists(trx, shopId, id))
    ? new AppError('conflict', refusals.invitationGone)
    : new AppError('not_found', texts.notFound)
}

// In the reader's own language where we know him, else in the sender's.
async function sendLink(
  trx: Db,
  { inviter, mail, publicUrl, now }: Sending,
  email: string,
  secret: Secret,
): Promise<void> {
  await claimSending(trx, { shopId: inviter.shopId, userId: inviter.userId, channel: 'email', recipients: 1, now })
  const known = await findPersonByEmail(trx, email)
  const content = invitationMail({
    shop: inviter.shopName,
    inviter: inviter.name,
    url: `${publicUrl}/invitation?token=${secretMark}`,
  })
  await mail.send(trx, { to: email, lang: known?.lang ?? inviter.lang, content, secret, expiresAt: expiryFrom(now) })
}

const expiryFrom = (now: Date): Date => new Date(now.getTime() + invitationMs)
