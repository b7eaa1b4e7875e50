import type { ItemView } from '@kedai/contracts/items.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import type { ViralLockRow } from '../queries.ts'

/** What an item's page says of its viral lock; null where there is none, or its time is over. */
export function presentViralLock(row: ViralLockRow | null, now: Date): ItemView['viral_lock'] {
  if (row === null) return null
  const until = row.until === null ? null : new Date(row.until)
  if (until !== null && until <= now) return null
  return {
    goal: row.goal,
    counts: row.counts === 'orders' ? 'orders' : 'visitors',
    reward: { kind: row.reward_kind === 'download' ? 'download' : 'coupon', text: row.reward_text },
    until: until && formatTime(until),
  }
}

export function endOfLock(row: ViralLockRow | null, now: Date): Date | null {
  const until = row === null || row.until === null ? null : new Date(row.until)
  return until !== null && until > now ? until : null
}
