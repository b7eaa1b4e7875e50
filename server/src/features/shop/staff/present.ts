import type { StaffOfShop } from '@kedai/contracts/staff.ts'
import { whyNotChangeMember } from '@kedai/domain/people/staff.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import type { Message } from '../../../platform/errors/message.ts'
import { memberRefusals } from './messages.ts'
import { revisionOf } from '../../../platform/http/revision.ts'
import type { InvitationRow } from './queries/invitations.ts'
import type { MemberRow } from './queries/members.ts'

type Looking = { actorId: number; now: Date; say: (message: Message) => string }

export function presentStaff(
  members: readonly MemberRow[],
  invitations: readonly InvitationRow[],
  { actorId, now, say }: Looking,
): StaffOfShop {
  const owners = members.filter(({ role }) => role === 'owner').length
  const reasonOf = (member: MemberRow, to: 'role' | 'out') => {
    const refusal = whyNotChangeMember({ to, actorId, member, role: 'staff', owners })
    return { reason: refusal === null ? null : say(memberRefusals[refusal]) }
  }
  return {
    members: members.map((member) => ({
      id: member.id,
      name: member.name,
      email: member.email,
      role: member.role,
      permissions: member.permissions,
      has_totp: member.has_totp,
      revision: revisionOf(accessOf(member)),
      is_you: member.id === actorId,
      joined_at: formatTime(member.joined_at),
      last_seen_at: member.seen_at && formatTime(member.seen_at),
      actions: { change: reasonOf(member, 'role'), remove: reasonOf(member, 'out') },
    })),
    invitations: invitations.map(({ id, email, role, permissions, inviter, sent_at, expires_at }) => ({
      id,
      email,
      role,
      permissions,
      invited_by: inviter,
      sent_at: formatTime(sent_at),
      expires_at: formatTime(expires_at),
      is_expired: expires_at <= now,
    })),
  }
}

/** What a form of somebody's access shows. */
export const accessOf = ({ role, permissions }: Pick<MemberRow, 'role' | 'permissions'>) => ({ role, permissions })
