import type { Vacation } from '@kedai/domain/vacation/vacation.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { writeVacation } from '../queries.ts'

/** When the shop is away, and what that means, from now on. */
export async function saveVacation(
  trx: Db,
  shopId: number,
  { isActive, mode, message, startsAt, endsAt, dispatchOn }: Vacation,
): Promise<void> {
  await writeVacation(trx, shopId, {
    is_active: isActive,
    mode,
    message,
    starts_at: startsAt,
    ends_at: endsAt,
    dispatch_on: dispatchOn,
  })
  publishChange(trx, 'shop', shopId)
}
