import { shopsOf } from '@kedai/domain/operators/operator-access.ts'
import type { failureKinds } from '@kedai/domain/operators/operator-lists.ts'
import type { ClientBase } from 'pg'
import { Refused } from '../actions/refused.ts'
import { refusals } from '../messages.ts'
import { act, asJobs } from './operator.ts'
import type { Operator } from './operator.ts'

/** What failed for good and waits for somebody to look. */
export type Failure = {
  id: string
  shop_id: number | null
  shop: string | null
  what: string
  why: string
  tries: number
  failed_at: Date | null
}

export type FailureKind = (typeof failureKinds)[number]

// Addresses of buyers are no business of the list; the id finds them for who must know.
const listTexts: Record<FailureKind, string> = {
  mails: `select m.id::text as id, m.shop_id, s.username as shop,
      m.kind || coalesce(' of order ' || o.order_no, '') || coalesce(' of invoice ' || i.number, '') as what, coalesce(m.last_error, '') as why, m.tries, m.failed_at
    from outgoing_mails m left join shops s on s.id = m.shop_id left join orders o on o.id = m.order_id left join invoices i on i.id = m.invoice_id
    where m.failed_at is not null and ($2::bigint[] is null or m.shop_id = any($2)) order by m.failed_at desc limit $1`,
  jobs: `select j.id::text as id, s.id as shop_id, s.username as shop, j.name as what,
      coalesce(j.output ->> 'message', j.output -> 'value' ->> 'message', j.output::text, '') as why, j.retry_count as tries, j.completed_on as failed_at
    from pgboss.job j left join shops s on s.id::text = j.data ->> 'shopId'
    where j.state = 'failed' and ($2::bigint[] is null or s.id = any($2)) order by j.completed_on desc limit $1`,
  webhooks: `select * from (
    select 'p' || d.id as id, d.shop_id, s.username as shop, 'purchase of ' || o.order_no || ' to ' || d.provider as what, coalesce(d.response, '') as why, d.tries, d.ended_at as failed_at
      from pixel_deliveries d join shops s on s.id = d.shop_id join orders o on o.id = d.order_id where d.state = 'failed'
    union all select 'a' || r.id, r.shop_id, s.username, 'automation ' || a.name, coalesce(r.why, ''), r.tries, r.ended_at
      from automation_runs r join shops s on s.id = r.shop_id join automations a on a.id = r.automation_id where r.state = 'failed') f
    where $2::bigint[] is null or f.shop_id = any($2) order by failed_at desc nulls last limit $1`,
}

/** What failed for the installation, or for the shops that support may look at. */
export async function listFailures({ client, rights }: Operator, kind: FailureKind, atMost = 200): Promise<Failure[]> {
  const list = async (): Promise<Failure[]> =>
    (await client.query<Failure>(listTexts[kind], [atMost, shopsOf(rights)])).rows
  return kind === 'jobs' ? inJobs(client, list) : list()
}

async function inJobs<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('begin')
  const result = await asJobs(client, work)
  await client.query('commit')
  return result
}

type Ending = 'retry' | 'give-up'

// A job that is given up stays as a row that nobody counts, and goes with the others of its age.
const endingTexts: Record<FailureKind, Record<Ending, string>> = {
  mails: {
    retry: `update outgoing_mails set failed_at = null, next_try_at = now(), tries = 0, last_error = null, taken_by = null where id::text = $1 and failed_at is not null returning kind as what, shop_id`,
    'give-up': `delete from outgoing_mails where id::text = $1 and failed_at is not null returning kind as what, shop_id`,
  },
  jobs: {
    retry: `update pgboss.job set state = 'retry', retry_count = 0, retry_limit = greatest(retry_limit, 1), start_after = now(), completed_on = null, started_on = null,
      keep_until = greatest(keep_until, now() + interval '14 days') where id::text = $1 and state = 'failed' returning name as what, (select s.id from shops s where s.id::text = data ->> 'shopId') as shop_id`,
    'give-up': `update pgboss.job set state = 'cancelled' where id::text = $1 and state = 'failed' returning name as what, (select s.id from shops s where s.id::text = data ->> 'shopId') as shop_id`,
  },
  webhooks: {
    retry: `with p as (update pixel_deliveries set state = 'queued', tries = 0, ended_at = null, next_try_at = now() where 'p' || id = $1 and state = 'failed' returning provider as what, shop_id),
      a as (update automation_runs set state = 'queued', tries = 0, ended_at = null, why = null, next_try_at = now() where 'a' || id = $1 and state = 'failed' returning trigger as what, shop_id)
      select what, shop_id from p union all select what, shop_id from a`,
    'give-up': `with p as (update pixel_deliveries set state = 'skipped' where 'p' || id = $1 and state = 'failed' returning provider as what, shop_id),
      a as (update automation_runs set state = 'skipped' where 'a' || id = $1 and state = 'failed' returning trigger as what, shop_id)
      select what, shop_id from p union all select what, shop_id from a`,
  },
}

const one: Record<FailureKind, string> = { mails: 'mail', jobs: 'job', webhooks: 'webhook' }

/** Sends again, or gives up, what failed. @throws Refused when it is not there, or does not stand as failed any more */
export const endFailure = (
  operator: Operator,
  kind: FailureKind,
  id: string,
  ending: Ending,
): Promise<{ what: string }> =>
  act(operator, { act: `${kind} ${ending}`, subject: `${one[kind]} ${id}` }, async (client) => {
    const change = async () =>
      (await client.query<{ what: string; shop_id: number | null }>(endingTexts[kind][ending], [id])).rows[0]
    const found = kind === 'jobs' ? await asJobs(client, change) : await change()
    if (!found) throw new Refused(refusals.noFailure, { id, kind }, { missing: true })
    return {
      before: { state: 'failed', what: found.what },
      after: { state: ending === 'retry' ? 'waiting' : 'given up' },
      ofShop: found.shop_id,
      answer: { what: found.what },
    }
  })
