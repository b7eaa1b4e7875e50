import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

/** Notes how it is; true when that is another state than before, for one caller of several alone. What was never raised is no news. */
export async function noteAlert(
  trx: Db,
  { name, raised, words, now }: { name: string; raised: boolean; words: string; now: Date },
): Promise<boolean> {
  const rows = await rawQuery(
    trx,
    'operators_note_alert',
    `insert into operator_alerts as a (name, is_raised, words, changed_at) select $1, $2::boolean, $3, $4::timestamptz
      where $2::boolean or exists (select from operator_alerts where name = $1)
    on conflict (name) do update set is_raised = excluded.is_raised, words = excluded.words, changed_at = excluded.changed_at
      where a.is_raised <> excluded.is_raised returning 1`,
    [name, raised, words.slice(0, 500), now],
  )
  return rows.length > 0
}

export const removeOutdated = (db: Db, now: Date): Promise<{ name: string; removed: number }[]> =>
  rawQuery(db, 'operators_remove_outdated', 'select name, removed from remove_outdated($1)', [now])

/** What was ever raised, and since when it is as it is. */
export const listAlerts = (db: Db): Promise<{ name: string; is_raised: boolean; changed_at: Date }[]> =>
  rawQuery(db, 'operators_list_alerts', 'select name, is_raised, changed_at from operator_alerts')
