import type { ClientBase } from 'pg'

/** What a server would do by itself as soon as it may: the sentence's parts, counted. */
export type Waiting = { what: string; count: number }[]

// Tables that an older backup may not have are passed over.
const due: readonly { what: string; table: string; where: string }[] = [
  { what: 'mails', table: 'outgoing_mails', where: 'failed_at is null' },
  {
    what: 'reminders of invoices that are due',
    table: 'invoice_reminders',
    where: `state = 'planned' and due_at <= now()`,
  },
  {
    what: 'recurring invoices that are due',
    table: 'invoice_series',
    where: `next_on <= (now() at time zone 'Asia/Kuala_Lumpur')::date and paused_at is null and ended_at is null`,
  },
  {
    what: 'requests for reviews that are due',
    table: 'review_requests',
    where: `state = 'planned' and due_at <= now()`,
  },
]

/** Asked as the owner, after the rows were loaded. */
export async function listWaiting(client: ClientBase): Promise<Waiting> {
  const waiting: Waiting = []
  await client.query('begin; set local role kedai_app')
  const { rows: jobs } = await client.query<{ name: string; count: number }>(`
    select name, count(*) as count from pgboss.job where state in ('created', 'retry', 'active') group by name order by name`)
  await client.query('commit')
  for (const { name, count } of jobs) waiting.push({ what: `jobs of ${name}`, count })
  for (const { what, table, where } of due) {
    const {
      rows: [found],
    } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [`public.${table}`])
    if (!found?.there) continue
    const {
      rows: [row],
    } = await client.query<{ count: number }>(`select count(*) as count from ${table} where ${where}`)
    if (row && row.count > 0) waiting.push({ what, count: row.count })
  }
  return waiting
}
