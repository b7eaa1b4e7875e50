import { availableParallelism } from 'node:os'
import type { Table, TableLimits } from '../csv/table-sink.ts'
import { AppError, refuseField } from '../errors/app-error.ts'
import type { Message, Params } from '../errors/message.ts'
import { PoolFull, createThreadPool } from '../threads/thread-pool.ts'
import type { PoolSettings, ThreadPool } from '../threads/thread-pool.ts'
import { OutOfMemory, TookTooLong, startWorkerThread } from '../threads/worker-thread.ts'
import { texts } from './messages.ts'

/** Pixels as RGBA. */
export type QrPixels = { data: Uint8Array; width: number; height: number }

export type ParseOrder =
  | { kind: 'table'; bytes: Uint8Array; limits: TableLimits }
  | { kind: 'qr'; looks: QrPixels[]; timeLimitMs: number }
export type ParseResult =
  | { kind: 'table'; table: Table }
  | { kind: 'refused'; text: Message; params: Params | undefined }
  | { kind: 'qr'; text: string | null }

/** Parses files of strangers in threads, each with a limit of time and of memory. Never call it in a transaction. */
export type FileParser = {
  /** @throws AppError 422 at the limits' field for what is no table or passes a limit; `busy` when too many wait already */
  readTable(bytes: Uint8Array, limits: TableLimits): Promise<Table>
  /** What the code in one of several looks at a picture says; null when none can be made out in time. The pixels are handed over. @throws AppError `busy` */
  readQr(looks: QrPixels[]): Promise<string | null>
  close(): Promise<void>
}

const usual: PoolSettings = {
  threads: availableParallelism() > 2 ? 2 : 1,
  waiting: 6,
  cpuMs: 1_500,
  timeoutMs: 10_000,
  idleMs: 30_000,
}
/** Decoding and searching stay below it; what is not JavaScript's own (bytes sent over) is bounded by the limits of files. */
const resourceLimits = { maxOldGenerationSizeMb: 80, maxYoungGenerationSizeMb: 16, stackSizeMb: 4 }
/** For second guesses of one look at a picture. */
const qrTimeLimitMs = 300

export type FileParserSettings = Partial<PoolSettings> & { pool?: ThreadPool<ParseOrder, ParseResult> }

export function createFileParser({ pool, ...settings }: FileParserSettings = {}): FileParser {
  const parsing = pool ?? createThreadPool({ ...usual, ...settings }, startParseThread)
  return {
    async readTable(bytes, limits) {
      const result = await run({ kind: 'table', bytes, limits }, limits.field)
      if (result.kind === 'refused') throw refuseField(limits.field, result.text, result.params)
      if (result.kind !== 'table') throw new Error(`a table came back as ${result.kind}`)
      return result.table
    },
    async readQr(looks) {
      const result = await parsing.run({ kind: 'qr', looks, timeLimitMs: qrTimeLimitMs }).catch((error: unknown) => {
        if (error instanceof TookTooLong || error instanceof OutOfMemory) return null
        throw refusalOf(error)
      })
      return result?.kind === 'qr' ? result.text : null
    },
    close: () => parsing.close(),
  }

  async function run(order: ParseOrder, field: string): Promise<ParseResult> {
    return parsing.run(order).catch((error: unknown) => {
      throw refusalOf(error, field)
    })
  }
}

const startParseThread = () =>
  startWorkerThread<ParseOrder, ParseResult>(new URL('./parse-worker.ts', import.meta.url), {
    resourceLimits,
    transferOf: (order) => (order.kind === 'table' ? [] : order.looks.map(({ data }) => data.buffer as ArrayBuffer)), // made for this order alone
  })

function refusalOf(error: unknown, field = 'file'): unknown {
  if (error instanceof PoolFull) return new AppError('busy', texts.tooMany, { retryAfter: 5, cause: error })
  if (error instanceof TookTooLong) return refuseField(field, texts.tookTooLong)
  if (error instanceof OutOfMemory) return refuseField(field, texts.tooMuchMemory)
  return error
}
