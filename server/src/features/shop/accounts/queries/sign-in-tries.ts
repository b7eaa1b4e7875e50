import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

/** Tries in a row that cost no wait. */
export const freeTries = 10
const firstWaitSeconds = 30
const maxWaitSeconds = 900

/**
 * Counts a try before it is judged, in one statement: of many at once only those that are open get through. Null, or the time
 * from which there may be another. A day without a try forgets them.
 */
export async function takeSignInTry(db: Db, subject: Buffer, now: Date): Promise<Date | null> {
  const taken = await rawQuery(
    db,
    'accounts_take_try',
    `
    insert into sign_in_tries as t (subject, tries, last_at) values ($1, 1, $2)
    on conflict (subject) do update set
      tries = case when t.last_at < $2::timestamptz - interval '1 day' then 1 else t.tries + 1 end,
      open_at = case when t.last_at < $2::timestamptz - interval '1 day' or t.tries + 1 < $3::int then null
        else $2::timestamptz + make_interval(secs => least($5::int, $4::int * 2 ^ least(t.tries + 1 - $3::int, 20))) end,
      last_at = $2
    where t.open_at is null or t.open_at <= $2
    returning 1`,
    [subject, now, freeTries, firstWaitSeconds, maxWaitSeconds],
  )
  if (taken.length > 0) return null
  const [row] = await rawQuery<{ open_at: Date | null }>(
    db,
    'accounts_try_open_at',
    'select open_at from sign_in_tries where subject = $1',
    [subject],
  )
  return row?.open_at ?? now
}

/** Who got in starts anew. */
export async function forgetSignInTries(db: Db, subject: Buffer): Promise<void> {
  await rawQuery(db, 'accounts_forget_tries', 'delete from sign_in_tries where subject = $1', [subject])
}
