import { workNames, works } from './permissions.ts'
import type { Role, Work } from './permissions.ts'

export type MemberChange = {
  to: 'role' | 'out'
  actorId: number
  member: { id: number; role: Role }
  role: Role
  owners: number
}
export type MemberRefusal = 'yourself' | 'last_owner'

/**
 * Why somebody's place in a shop cannot be changed, or null. Nobody changes his own place, so that no owner locks himself
 * out; and a shop always keeps one owner. `owners`: how many there are now. The role of a person who leaves is beside the point.
 */
export function whyNotChangeMember({ to, actorId, member, role, owners }: MemberChange): MemberRefusal | null {
  if (actorId === member.id) return 'yourself'
  const losesOwner = member.role === 'owner' && (to === 'out' || role !== 'owner')
  return losesOwner && owners <= 1 ? 'last_owner' : null
}

/** Why somebody cannot leave a shop of his own will, or null: a shop always keeps one owner. `owners`: how many there are now. */
export const whyNotLeave = ({ role, owners }: { role: Role; owners: number }): 'only_owner' | null =>
  role === 'owner' && owners <= 1 ? 'only_owner' : null

/** What staff can be given, in the order in which it is offered. */
export const grantableWorks: readonly Work[] = workNames.filter((work) => works[work].grantable)

/** The areas of work as they are kept: known ones that can be given, each once, in order; none for an owner, who may do all. */
export const keptWorks = (role: Role, wanted: readonly string[]): Work[] =>
  role === 'owner' ? [] : grantableWorks.filter((work) => wanted.includes(work))
