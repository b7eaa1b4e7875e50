import { statusOn, type MemberStatus } from '@kedai/domain/entitlements/term.ts'
import { endOfDay, formatDate, formatTime, parseTime } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { findEntitlement, findShopOfEntitlement, listPeriods } from '../queries/entitlements.ts'
import type { Kind } from './grant.ts'

/** The shop that a card's or a course's link leads to. @throws AppError `not_found` */
export async function shopOfEntitlement(db: Db, token: string): Promise<number> {
  const shopId = await findShopOfEntitlement(db, token)
  if (shopId === null) throw new AppError('not_found', texts.notFound)
  return shopId
}

export type Entitlement = NonNullable<Awaited<ReturnType<typeof findEntitlement>>>

/** What a link opens, and the payments behind it. @throws AppError `not_found` */
export async function readEntitlement(trx: Db, of: { shopId: number; token: string }, kind: Kind) {
  const found = await findEntitlement(trx, of)
  if (found?.kind !== kind) throw new AppError('not_found', texts.notFound)
  return { entitlement: found, periods: await listPeriods(trx, of.shopId, found.id) }
}

type Standing = { until_on: string | null; grace_days: number; is_void: boolean }

/** How it stands now. What was taken back is over. */
export const standingOf = ({ until_on: until, grace_days: grace, is_void }: Standing, now: Date): MemberStatus =>
  is_void ? 'lapsed' : statusOn(formatDate(now), until, grace)

/** The last moment of its last day. */
export const lastMoment = (until: string | null): string | null => {
  const day = until === null ? null : parseTime(until)
  return day && formatTime(endOfDay(day))
}
