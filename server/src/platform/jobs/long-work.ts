import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { Clock } from '../clock/clock.ts'
import type { Jobs } from './create-jobs.ts'
import { AppError } from '../errors/app-error.ts'
import { fill } from '../errors/fill.ts'
import { knownFailure } from '../errors/known-failure.ts'
import { say } from '../errors/message.ts'
import type { Message } from '../errors/message.ts'
import type { WorkerOptions } from './create-jobs.ts'
import { enqueue } from './enqueue.ts'
import { defineQueue } from './queue.ts'
import type { Queue, QueueOptions } from './queue.ts'

/**
 * Work over many rows that outlives its process (decision 0017). A record of the shop says that it is under way, and each row
 * what became of it, in the same transaction as what was done: so it may be cut at any moment, begun again, and done by
 * several at once, and nothing is done twice.
 */
export type LongWork<Ref extends OfShop> = {
  queue: Queue<Ref>
  /** Every minute: what nobody works on any more. */
  left: Queue<object>
  queues: readonly Queue<object>[]
  /** How long one job goes on before it hands over to the next: well under the time after which it counts as stuck. */
  forMs: number
  priority: number
}

export type OfShop = { shopId: number }

type Wishes = Partial<QueueOptions> & { forMs: number; priority?: number }

export function defineLongWork<Ref extends OfShop>(
  name: string,
  { forMs, priority = 0, ...options }: Wishes,
): LongWork<Ref> {
  const queue = defineQueue<Ref>(name, options)
  const left = defineQueue<object>(`${name}.left`, { retryLimit: 1, expireInSeconds: 60, policy: 'exclusive' })
  if (forMs > queue.options.expireInSeconds * 500)
    throw new RangeError(
      `${name} hands over too late: a job of it counts as stuck after ${queue.options.expireInSeconds} s`,
    )
  return { queue, left, queues: [queue, left], forMs, priority }
}

/** Leaves the work, or what is left of it, to a job that is there with the commit. */
export const leaveToJob = <Ref extends OfShop>(
  trx: Db,
  { queue, priority }: LongWork<Ref>,
  ref: Ref,
): Promise<boolean> => enqueue(trx, queue, ref, { priority })

/** Goes on for a while, then hands over. `doSome` does the next rows, in transactions of its own; false when nothing is left to do. */
export async function workFor<Ref extends OfShop>(
  { db }: { db: Db },
  work: LongWork<Ref>,
  ref: Ref,
  doSome: () => Promise<boolean>,
): Promise<void> {
  const until = performance.now() + work.forMs
  while (await doSome()) {
    if (performance.now() < until) continue
    return void (await inTransaction(db, { shopId: ref.shopId }, (trx) => leaveToJob(trx, work, ref)))
  }
}

type Looking<Ref> = {
  /** What is under way in any shop and was not touched since. */
  findLeft: (db: Db, since: Date, atMost: number) => Promise<Ref[]>
  /** Longer than the longest pause between two touches. */
  silentSeconds: number
}

/** Works on it by jobs, and takes up every minute what was left: by a killed server whose job is gone, or after the last of its tries. */
export function registerLongWork<Ref extends OfShop>(
  deps: { db: Db; clock: Clock; jobs: Jobs },
  work: LongWork<Ref>,
  goOn: (ref: Ref) => Promise<void>,
  { findLeft, silentSeconds }: Looking<Ref>,
  options?: WorkerOptions,
): void {
  deps.jobs.registerWorker(work.queue, ({ data }) => goOn(data), options)
  deps.jobs.registerWorker(work.left, () => takeUp(deps, work, findLeft, silentSeconds))
  deps.jobs.schedule(work.left, '* * * * *', {})
}

/** Work of any shop that nobody has touched for so many seconds goes on. */
export async function takeUp<Ref extends OfShop>(
  { db, clock }: { db: Db; clock: Clock },
  work: LongWork<Ref>,
  findLeft: Looking<Ref>['findLeft'],
  seconds: number,
): Promise<void> {
  for (const ref of await findLeft(db, new Date(clock.now().getTime() - seconds * 1000), 100)) {
    await inTransaction(db, { shopId: ref.shopId }, (trx) => leaveToJob(trx, work, ref))
  }
}

const passing = new Set<string>(['busy', 'not_ready'])

/**
 * Why a row was refused: what its own action said, or `unexpected` for a fault of ours, which ends that row and never the
 * work. @throws the failure itself when it will pass, so that the job is tried again
 */
export function whyRowFailed(error: unknown, unexpected: Message): AppError {
  const known = error instanceof AppError ? error : knownFailure(error)
  if (known && passing.has(known.code)) throw error
  if (known && known.code !== 'internal') return known
  process.emitWarning(error instanceof Error ? error : new Error(say(unexpected, 'en')))
  return new AppError('internal', unexpected, { cause: error })
}

/** A refusal's text with its parameters in it, to be kept with the row. */
export const textOf = ({ text, params }: AppError): Message =>
  fill(text, (lang) =>
    Object.fromEntries(
      Object.entries(params ?? {}).map(([name, value]) => [name, typeof value === 'object' ? value[lang] : value]),
    ),
  )
