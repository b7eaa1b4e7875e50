import type { ConnectionProvider, DatabaseConnection } from 'kysely'
import type { NamedConnection } from './connection.ts'

/**
 * The one connection of a transaction. Statements run in the order they were asked for, each sent without waiting for the one
 * before it; and none after the end: work that was still running beside the part that failed would otherwise write outside of any
 * transaction.
 */
export class TransactionConnection implements ConnectionProvider {
  readonly #connection: NamedConnection
  #last: Promise<unknown> = Promise.resolve()
  #ended = false

  constructor(connection: NamedConnection) {
    this.#connection = connection
  }

  async provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
    if (this.#ended) throw new Error('the transaction has ended: something in it was not awaited')
    const run = consumer(this.#connection)
    this.#last = Promise.allSettled([this.#last, run])
    return run
  }

  /** Refuses whatever has not begun and waits for what has. */
  async end(): Promise<void> {
    this.#ended = true
    await this.#last
  }
}
