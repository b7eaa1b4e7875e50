import { randomUUID } from 'node:crypto'
import type { OperatorRights } from '@kedai/domain/operators/operator-access.ts'
import type { ClientBase } from 'pg'
import { ConfigError } from '../../../../platform/config/config.ts'

/** Who runs the installation, on a connection of the owner of the tables: row security holds nothing back, so `rights` have to. */
export type Operator = {
  client: ClientBase
  /** Who it is, in the log. */
  name: string
  rights: OperatorRights
  /** On the page, or with the shell of the machine. */
  at: 'page' | 'machine'
  /** Everything is done and then taken back. */
  dryRun: boolean
  /** Told of each step of long work. @throws to end it; nothing is changed then */
  onStep?: () => Promise<void>
  /** Joins the transaction of the act, at its end. */
  alongside?: (client: ClientBase, after: object | null) => Promise<void>
}

type Act = { act: string; subject: string; reason?: string | null | undefined }
export type Line = Act & {
  before: object | null
  after: object | null
  /** The id of the shop it was done to. */
  ofShop?: number | null
}
type Done<T> = Partial<Act> &
  Omit<Line, keyof Act> & {
    answer: T
    /** Topics that running servers keep answers of. */
    tells?: readonly string[]
    /** Nothing came of it that the log would have to tell. */
    silent?: boolean
  }

/** One act of an operator's: in one transaction with its line in the log, and with what running servers are told. */
export const act = <T>(operator: Operator, facts: Act, work: (client: ClientBase) => Promise<Done<T>>): Promise<T> =>
  inOne(operator, async (client) => {
    const { answer, tells = [], silent = false, ...line } = await work(client)
    if (!silent) await note(operator, { ...facts, ...line })
    for (const topic of tells)
      await client.query('select pg_notify($1, $2)', [
        'kedai_changes',
        JSON.stringify({ from: randomUUID(), topic, ids: [null] }),
      ])
    await operator.alongside?.(client, line.after)
    return answer
  })

/** Everything or nothing; a dry run takes it back. */
export async function inOne<T>({ client, dryRun }: Operator, work: (client: ClientBase) => Promise<T>): Promise<T> {
  await client.query('begin')
  try {
    const answer = await work(client)
    await client.query(dryRun ? 'rollback' : 'commit')
    return answer
  } catch (error) {
    await client.query('rollback').catch(() => {}) // the first error is the one to tell
    throw error
  }
}

/** Writes a line of the log. */
export const note = (
  { client, name }: Operator,
  { act: what, subject, reason, before, after, ofShop }: Line,
): Promise<unknown> =>
  client.query(
    'insert into operator_log (operator, act, subject, reason, before, after, of_shop) values ($1, $2, $3, $4, $5, $6, $7)',
    [name, what, subject, reason ?? null, before, after, ofShop ?? null],
  )

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
  } = await client.query<{ there: boolean }>(`select to_regclass('public.operator_access') is not null as there`)
  if (!found?.there)
    throw new ConfigError('this database is of an older release; start the server of this one once, then try again')
}

/** What left the installation. */
export const noteExport = (
  operator: Operator,
  what: string,
  shop: { id: number; username: string },
  after: object,
): Promise<void> =>
  act(operator, { act: what, subject: shop.username.toLowerCase() }, async () => ({
    before: null,
    after,
    ofShop: shop.id,
    answer: undefined,
  }))
