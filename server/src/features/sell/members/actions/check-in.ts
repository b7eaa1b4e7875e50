import type { CheckedMember } from '@kedai/contracts/memberships.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { say } from '../../../../platform/errors/message.ts'
import { lastMoment, standingOf } from '../../entitlements/actions/find.ts'
import { texts } from '../messages.ts'
import { findVisit, insertVisit, lockMember } from '../queries.ts'

type CheckIn = { shopId: number; userId: number; typed: string; at: Date; device: string; lang: Lang }

/**
 * Lets a member in and counts the visit. The member's row is held meanwhile, so that two scanners count one visit once; the same
 * scan sent again stays `admitted`. @throws AppError `not_found` for a code that is none of the shop's
 */
export async function checkIn(trx: Db, { shopId, userId, typed, at, device, lang }: CheckIn): Promise<CheckedMember> {
  const member = await lockMember(trx, shopId, codeOf(typed))
  if (!member) throw new AppError('not_found', texts.unknown)
  const status = standingOf(member, at)
  const visit = { shopId, id: member.id, at, device, userId }
  const earlier = await findVisit(trx, visit)
  const isLate = status === 'lapsed' && !earlier?.isSame
  const result = earlier?.isSame ? 'admitted' : isLate ? 'refused' : earlier ? 'already' : 'admitted'
  const isCounted = result === 'admitted' && !earlier
  if (isCounted) await insertVisit(trx, visit)
  const said = isLate
    ? texts.lapsed
    : result === 'already'
      ? texts.already
      : status === 'grace'
        ? texts.admittedInGrace
        : texts.admitted
  const admittedAt = isLate ? null : (earlier?.at ?? at)
  return {
    result,
    message: say(said, lang, { name: member.holder_name }),
    name: member.holder_name,
    product: member.title,
    plan: member.plan,
    status,
    valid_until: lastMoment(member.until_on),
    visits: member.visits + (isCounted ? 1 : 0),
    admitted_at: admittedAt && formatTime(admittedAt),
  }
}

// A scanner reads the card's QR, a person types what stands below it.
const codeOf = (typed: string): string => typed.replace(/\s|-/g, '').toUpperCase()
