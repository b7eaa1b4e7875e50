import { whyNotLeave } from '@kedai/domain/people/staff.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import type { Mail } from '../../../../platform/mail/mail.ts'
import { mailOwners } from '../../accounts/actions/mail-owners.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { leftMail } from '../mails.ts'
import { refusals } from '../messages.ts'
import { lockMembers, removeMember } from '../queries/members.ts'

type LeaveShop = {
  shopId: number
  shopName: string
  userId: number
  mail: Pick<Mail, 'send'>
  staffUrl: string
  now: Date
}

/** Ends one's own work in a shop, on every device at once; those who own it are told. @throws AppError 404, 409 for the only owner */
export async function leaveShop(trx: Db, { shopId, shopName, userId, mail, staffUrl, now }: LeaveShop): Promise<void> {
  const members = await lockMembers(trx, shopId)
  const member = members.find(({ id }) => id === userId)
  if (!member) throw new AppError('not_found', texts.notFound)
  if (whyNotLeave({ role: member.role, owners: members.filter(({ role }) => role === 'owner').length }))
    throw new AppError('conflict', refusals.onlyOwner)
  await removeMember(trx, shopId, userId)
  await recordAudit(trx, {
    shopId,
    userId,
    action: 'staff.left',
    subject: { type: 'person', ref: userId, name: member.name },
    before: { role: member.role, permissions: member.permissions },
    now,
  })
  await mailOwners(
    trx,
    mail,
    shopId,
    leftMail({ name: member.name, email: member.email, shop: shopName, url: staffUrl }),
  )
}
