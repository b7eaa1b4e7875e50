import { randomUUID } from 'node:crypto'
import type { ClientBase } from 'pg'
import { ConfigError } from '../../../config.ts'

/** Who runs the installation, on a connection of the owner of the tables: row security holds nothing back. */
export type Operator = {
  client: ClientBase
  /** Who it is, in the log. */
  name: string
  /** Everything is done and then taken back. */
  dryRun: boolean
  /** Told of each step of long work. @throws to end it; nothing is changed then */
  onStep?: () => Promise<void>
  /** Joins the transaction of the act, at its end. */
  alongside?: (client: ClientBase, after: object | null) => Promise<void>
}

type Act = { act: string; subject: string; reason?: string | undefined }
type Done<T> = {
  before: object | null
  after: object | null
  answer: T
  /** Topics that running servers keep answers of. */
  tells?: readonly string[]
}

/** One act of an operator's: in one transaction with its line in the log, and with what running servers are told. */
export async function act<T>(
  { client, name, dryRun, alongside }: Operator,
  facts: Act,
  work: (client: ClientBase) => Promise<Done<T>>,
): Promise<T> {
  await client.query('begin')
  try {
    const { before, after, answer, tells = [] } = await work(client)
    await client.query(
      'insert into operator_log (operator, act, subject, reason, before, after) values ($1, $2, $3, $4, $5, $6)',
      [name, facts.act, facts.subject, facts.reason ?? null, before, after],
    )
    for (const topic of tells)
      await client.query('select pg_notify($1, $2)', [
        'kedai_changes',
        JSON.stringify({ from: randomUUID(), topic, ids: [null] }),
      ])
    await alongside?.(client, after)
    await client.query(dryRun ? 'rollback' : 'commit')
    return answer
  } catch (error) {
    await client.query('rollback').catch(() => {}) // the first error is the one to tell
    throw error
  }
}

/** Tables of jobs belong to the role that runs them. Inside a transaction. */
export async function asJobs<T>(client: ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('set local role kedai_app')
  const result = await work()
  await client.query('reset role')
  return result
}

/** @throws ConfigError where this release has not migrated the database yet */
export async function mustBeMigrated(client: ClientBase): Promise<void> {
  const {
    rows: [found],
  } = await client.query<{ there: boolean }>(`select to_regclass('public.operator_log') is not null as there`)
  if (!found?.there)
    throw new ConfigError('this database is of an older release; start the server of this one once, then try again')
}

export type LogLine = {
  id: number
  at: Date
  operator: string
  act: string
  subject: string
  reason: string | null
  before: object | null
  after: object | null
}

export async function listLog(
  client: ClientBase,
  about: string | null,
  atMost: number,
  offset = 0,
): Promise<LogLine[]> {
  const { rows } = await client.query<LogLine>(
    `select id, at, operator, act, subject, reason, before, after from operator_log
    where $1::text is null or subject = $1 or starts_with(subject, $1 || ' ') order by id desc limit $2 offset $3`,
    [about, atMost, offset],
  )
  return rows
}

/** What left the installation. */
export const noteExport = (operator: Operator, what: string, username: string, after: object): Promise<void> =>
  act(operator, { act: what, subject: username.toLowerCase() }, async () => ({
    before: null,
    after,
    answer: undefined,
  }))
