import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import type { PoolClient, QueryResultRow } from 'pg'
import { isTracing, traced } from '../tracing/tracing.ts'
import { statementLabel } from '../tracing/statement-label.ts'
import { asUnavailable, errorCode, isConnectionLoss } from './connection-errors.ts'
import { statementName } from './statement-names.ts'

export type Statement = { name: string | undefined; text: string; values: readonly unknown[] }

const changes = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE'])

/** One pooled connection. Every statement it prepares is named, so that the server parses and plans it once. */
export class NamedConnection implements DatabaseConnection {
  readonly #client: PoolClient
  #inTransaction = false
  #opening: string | null = null
  #opened: Promise<void> = Promise.resolve()
  #isGathering = false
  #broken = false
  /** The error that aborted the open transaction: to all that was sent after it, the server only says that it is aborted. */
  #aborting: unknown = null

  constructor(client: PoolClient) {
    this.#client = client
  }

  async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
    const result = await this.run<R & QueryResultRow>(statementName(sql), sql, parameters)
    return { rows: result.rows, ...(changes.has(result.command) && { numAffectedRows: BigInt(result.rowCount ?? 0) }) }
  }

  /** @throws AppError `not_ready` when the database is gone. */
  run<R extends QueryResultRow>(name: string | undefined, text: string, values: readonly unknown[]) {
    return isTracing()
      ? traced('statement', statementLabel(name, text), () => this.#run<R>(name, text, values))
      : this.#run<R>(name, text, values)
  }

  async #run<R extends QueryResultRow>(name: string | undefined, text: string, values: readonly unknown[]) {
    try {
      this.#gather()
      if (this.#opening !== null) this.#open(this.#opening)
      // pg asks for a mutable array and does not write to it.
      return await this.#client.query<R>({ text, values: values as unknown[], ...(name !== undefined && { name }) })
    } catch (error) {
      if (isStalePlan(error) && !this.#inTransaction) return this.#retryUnnamed<R>(text, values)
      throw this.#judge(error)
    }
  }

  /** Several statements as one message; without values, hence unnamed. */
  async send(text: string): Promise<void> {
    try {
      await this.#client.query(text)
    } catch (error) {
      throw this.#judge(error)
    }
  }

  /** Leaves with the first statement, as one message: nobody waits for a transaction to begin. */
  begin(text: string): void {
    this.#opening = text
    this.#inTransaction = true
    this.#aborting = null
  }

  /**
   * Commits; `lastly` are statements that go with it, in one round trip.
   * @throws Error of the first of them that failed, and when the server rolled back instead because an error was swallowed inside.
   */
  async commit(lastly: readonly Statement[] = []): Promise<void> {
    if (this.#opening !== null && lastly.length === 0) return this.#close()
    const sent = lastly.map(({ name, text, values }) => this.run(name, text, values))
    const committed = this.#client.query('commit')
    const [{ command }] = await Promise.all([committed, this.#opened, ...sent]).catch((error: unknown) => {
      throw this.#judge(error)
    })
    this.#close()
    if (command !== 'COMMIT')
      throw new Error('the transaction was already broken by an earlier error; it was rolled back', {
        cause: this.#aborting ?? undefined,
      })
  }

  async rollback(): Promise<void> {
    const began = this.#opening === null
    this.#close()
    if (began && !this.#broken)
      await this.send('rollback').catch(() => {
        this.#broken = true
      })
  }

  release(): void {
    this.#client.release(this.#broken)
  }

  // eslint-disable-next-line require-yield -- the interface asks for it; nothing here streams
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('streaming is not offered: page with a key instead')
  }

  #close(): void {
    this.#opening = null
    this.#inTransaction = false
  }

  #open(text: string): void {
    this.#opening = null
    this.#opened = this.send(text)
    this.#opened.catch(() => {}) // heard at the commit; what follows it fails alike
  }

  // Statements with no answer awaited between them leave as one write: each write wakes the database, and both switch places.
  #gather(): void {
    if (this.#isGathering) return
    this.#isGathering = true
    const { stream } = this.#client.connection
    stream.cork()
    process.nextTick(() => {
      this.#isGathering = false
      stream.uncork()
    })
  }

  // A migration changed a table under a prepared `select *`. Another statement of this connection may be stale too.
  async #retryUnnamed<R extends QueryResultRow>(text: string, values: readonly unknown[]) {
    this.#broken = true
    return this.#client.query<R>({ text, values: values as unknown[] }) // as above: not written to
  }

  #judge(thrown: unknown): unknown {
    const error = isAbortedAlready(thrown) && this.#aborting !== null ? this.#aborting : thrown
    this.#aborting = error
    if (isConnectionLoss(error) || isStalePlan(error)) this.#broken = true
    return asUnavailable(error)
  }
}

// 25P02: in_failed_sql_transaction
const isAbortedAlready = (error: unknown): boolean => errorCode(error) === '25P02'

export const isStalePlan = (error: unknown): boolean =>
  errorCode(error) === '0A000' && error instanceof Error && error.message.includes('cached plan')
