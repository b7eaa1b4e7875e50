import type { Role } from '@kedai/domain/people/permissions.ts'
import { keptWorks, whyNotChangeMember } from '@kedai/domain/people/staff.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { revisionOf } from '../../../../platform/http/revision.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import { memberRefusals, refusals } from '../messages.ts'
import { accessOf } from '../present.ts'
import { lockMembers, removeMember, saveMember } from '../queries/members.ts'
import type { LockedMember } from '../queries/members.ts'

type OfMember = { shopId: number; actorId: number; userId: number; now: Date }

/** Another role, or other areas of work; from the next call on. @throws AppError 404, 409 for oneself or the last owner, 422 at `permissions` */
export async function changeMember(
  trx: Db,
  { role, permissions: wanted, ...of }: OfMember & { role: Role; permissions: readonly string[] },
): Promise<void> {
  const { shopId, actorId, userId, now } = of
  const { member, owners } = await lockMember(trx, of)
  refuse(whyNotChangeMember({ to: 'role', actorId, member, role, owners }))
  const permissions = keptWorks(role, wanted)
  if (role === 'staff' && permissions.length === 0) throw refuseField('permissions', refusals.noWork)
  await saveMember(trx, shopId, userId, role, permissions)
  await recordAudit(trx, {
    shopId,
    userId: actorId,
    action: 'staff.changed',
    subject: { type: 'person', ref: userId, name: member.name },
    before: { role: member.role, permissions: member.permissions },
    after: { role, permissions },
    now,
  })
}

/** Somebody's access as its form shows it. @throws AppError 404 */
export async function readAccess(
  trx: Db,
  shopId: number,
  userId: number,
): Promise<{ role: Role; permissions: string[]; revision: string }> {
  const member = (await lockMembers(trx, shopId)).find(({ id }) => id === userId)
  if (!member) throw new AppError('not_found', texts.notFound)
  const access = accessOf(member)
  return { ...access, revision: revisionOf(access) }
}

/** Ends somebody's work in the shop, at once. The account itself stays his. @throws AppError 404, 409 */
export async function removeStaff(trx: Db, of: OfMember): Promise<void> {
  const { shopId, actorId, userId, now } = of
  const { member, owners } = await lockMember(trx, of)
  refuse(whyNotChangeMember({ to: 'out', actorId, member, role: member.role, owners }))
  await removeMember(trx, shopId, userId)
  const before = { role: member.role, permissions: member.permissions }
  await recordAudit(trx, {
    shopId,
    userId: actorId,
    action: 'staff.removed',
    subject: { type: 'person', ref: userId, name: member.name },
    before,
    now,
  })
}

async function lockMember(trx: Db, { shopId, userId }: OfMember): Promise<{ member: LockedMember; owners: number }> {
  const members = await lockMembers(trx, shopId)
  const member = members.find(({ id }) => id === userId)
  if (!member) throw new AppError('not_found', texts.notFound)
  return { member, owners: members.filter(({ role }) => role === 'owner').length }
}

function refuse(refusal: keyof typeof memberRefusals | null): void {
  if (refusal !== null) throw new AppError('conflict', memberRefusals[refusal])
}
