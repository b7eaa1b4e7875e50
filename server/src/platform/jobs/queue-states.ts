import type { Db } from '../db/db.ts'
import { rawQuery } from '../db/raw-query.ts'

export type QueueState = { name: string; waiting: number; active: number; failed: number; oldestSeconds: number }

/** How much waits in each queue that has anything, the outbox of mails among them; by the partial indexes of each state, as done jobs stay for days. */
export const findQueueStates = (db: Db): Promise<QueueState[]> =>
  rawQuery<QueueState>(
    db,
    'queue_states',
    `
  select name, sum(waiting)::int as waiting, sum(active)::int as active, sum(failed)::int as failed, coalesce(max(oldest), 0)::float8 as "oldestSeconds"
  from (
    select name, count(*) as waiting, 0 as active, 0 as failed,
      extract(epoch from now() - min(case when state = 'retry' then created_on when start_after <= now() then start_after end)) as oldest
    from pgboss.job where state < 'active' group by name
    union all select name, 0, count(*), 0, null from pgboss.job where state = 'active' group by name
    union all select name, 0, 0, count(*), null from pgboss.job where state = 'failed' group by name
    union all select 'outgoing-mails', waiting, active, failed, oldest_seconds from count_mails() where waiting + active + failed > 0
  ) as counted group by name order by name`,
  )
