import type { ClientBase, Connection, Submittable } from 'pg'
import { once } from 'node:events'
import { Readable } from 'node:stream'

// COPY over pg's own client: the rows pass through in pieces, and whoever is slower holds the other one back.

const pieceBytes = 64 * 1024

/** What `copy … to stdout` answers. `rows` is known once it has ended. */
export class CopyOut extends Readable implements Submittable {
  rows = 0
  readonly #text: string
  #connection: Connection | null = null
  #waiting: Buffer[] = []
  #waitingBytes = 0

  constructor(text: string) {
    super({ highWaterMark: 4 * pieceBytes })
    this.#text = text
  }

  submit(connection: Connection): void {
    this.#connection = connection
    connection.query(this.#text)
  }

  /** One row; its bytes are the parser's and are used again. */
  handleCopyData({ chunk }: { chunk: Buffer }): void {
    this.#waiting.push(Buffer.from(chunk))
    this.#waitingBytes += chunk.length
    if (this.#waitingBytes >= pieceBytes) this.#flush()
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.rows = rowsOf(text)
  }

  handleReadyForQuery(): void {
    this.#flush()
    this.#connection?.stream.resume() // nobody reads on after the end, and the next statement wants its answer
    this.push(null)
  }

  handleError(error: Error): void {
    this.destroy(error)
  }

  override _read(): void {
    this.#connection?.stream.resume()
  }

  #flush(): void {
    if (this.#waitingBytes === 0) return
    const wantsMore = this.push(Buffer.concat(this.#waiting))
    this.#waiting = []
    this.#waitingBytes = 0
    if (!wantsMore) this.#connection?.stream.pause()
  }
}

export const copyOut = (client: ClientBase, text: string): CopyOut => client.query(new CopyOut(text))

/** Feeds `copy … from stdin`. Answers how many rows were taken. @throws the error of the database, or of the source */
export function copyIn(client: ClientBase, text: string, source: AsyncIterable<Buffer>): Promise<number> {
  return new Promise((resolve, reject) => {
    client.query(new CopyIn(text, source, resolve, reject))
  })
}

/** What pg's connection has for COPY and its types leave out. */
type CopyConnection = Connection & {
  sendCopyFromChunk(chunk: Buffer): void
  endCopyFrom(): void
  sendCopyFail(reason: string): void
}

class CopyIn implements Submittable {
  readonly #text: string
  readonly #source: AsyncIterable<Buffer>
  readonly #resolve: (rows: number) => void
  readonly #reject: (error: unknown) => void
  #rows = 0
  #failure: { error: unknown } | null = null

  constructor(
    text: string,
    source: AsyncIterable<Buffer>,
    resolve: (rows: number) => void,
    reject: (error: unknown) => void,
  ) {
    this.#text = text
    this.#source = source
    this.#resolve = resolve
    this.#reject = reject
  }

  submit(connection: Connection): void {
    connection.query(this.#text)
  }

  handleCopyInResponse(connection: CopyConnection): void {
    void this.#send(connection)
  }

  handleCommandComplete({ text }: { text: string }): void {
    this.#rows = rowsOf(text)
  }

  handleReadyForQuery(): void {
    if (this.#failure === null) this.#resolve(this.#rows)
    else this.#reject(this.#failure.error)
  }

  /** Also for a lost connection, after which nothing else comes. */
  handleError(error: Error): void {
    this.#failure ??= { error }
    this.#reject(this.#failure.error)
  }

  async #send(connection: CopyConnection): Promise<void> {
    try {
      for await (const chunk of this.#source) {
        if (this.#failure !== null) return
        connection.sendCopyFromChunk(chunk)
        if (connection.stream.writableNeedDrain) await waitUntilWritable(connection)
      }
      connection.endCopyFrom()
    } catch (error) {
      this.#failure ??= { error }
      connection.sendCopyFail('the source failed')
    }
  }
}

async function waitUntilWritable({ stream }: Connection): Promise<void> {
  const decided = new AbortController() // takes the listener of the other one off
  await Promise.race([once(stream, 'drain', decided), once(stream, 'close', decided)]).finally(() => decided.abort())
}

const rowsOf = (commandTag: string): number => Number(/^COPY (\d+)$/.exec(commandTag)?.[1] ?? 0)
