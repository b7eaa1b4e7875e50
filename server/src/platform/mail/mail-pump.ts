import { setTimeout as sleep } from 'node:timers/promises'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../db/db.ts'
import { inTransaction } from '../db/in-transaction.ts'
import { emit } from '../events/events.ts'
import type { MailContent } from './mail-content.ts'
import { lease, markFailed, removeMail } from './outbox.ts'
import type { Outbox, Outgoing, Settled } from './outbox.ts'
import { withoutAddresses } from './without-addresses.ts'

/** A mail as it leaves, to one recipient. Files are made when it leaves, and kept nowhere before. */
export type Written = {
  to: string
  lang: Lang
  content: MailContent
  replyTo?: string | undefined
  attachments?: readonly { filename: string; content: Buffer }[]
}

/** Writes the mails of one shop (null: of none) of one kind, each answer in the place of its row; several where one row is for several people. */
export type Writer = (shopId: number | null, rows: readonly Outgoing[]) => Promise<readonly (readonly Written[])[]>

/** Hands a mail over. @throws what a mail server refused, or why it could not be reached */
export type Poster = (row: Outgoing, mail: Written, place: number) => Promise<void>

type Parts = {
  db: Db
  outbox: Outbox
  writers: ReadonlyMap<string, Writer>
  post: Poster
  isFinal: (error: unknown) => boolean
  /** Waits while buyers queue for the database. */
  calm: () => Promise<void>
  now: () => Date
  log: { warn(facts: object, words: string): void; error(facts: object, words: string): void }
  /** How many may be under way at once. */
  atOnce: number
}

const takeAtMost = 200
const flushMs = 50
const flushTries = 30
const triesAtMost = 14
const firstPause = 15
const longestPause = 6 * 3600

/**
 * Sends what is due until nothing is left or `signal` ends, and answers how many mails left. A mail that a server has taken is
 * removed within 50 ms: a process that is killed in between sends those once more, with the same Message-ID, and loses none.
 */
export async function pumpMails(parts: Parts, signal?: AbortSignal): Promise<number> {
  const { outbox, calm, atOnce } = parts
  const underWay = new Map<number, Promise<void>>()
  const settled: Settled = { left: [], partial: [], retry: [], told: [] }
  let sent = 0
  let flushFailures = 0
  const isSettled = (): boolean =>
    settled.left.length + settled.partial.length + settled.retry.length + settled.told.length === 0
  // What has left and is not written down yet must not be forgotten: it would be sent twice.
  const flush = async (): Promise<void> => {
    if (isSettled()) return
    const { left, partial, retry, told } = settled
    Object.assign(settled, { left: [], partial: [], retry: [], told: [] })
    try {
      await outbox.settle({ left, partial, retry, told })
      flushFailures = 0
    } catch (error) {
      settled.left.unshift(...left)
      settled.partial.unshift(...partial)
      settled.retry.unshift(...retry)
      settled.told.unshift(...told)
      if ((flushFailures += 1) > flushTries) throw error
      await sleep(1_000)
    }
  }
  let keptAt = performance.now()
  const keep = async (): Promise<void> => {
    if (performance.now() - keptAt < lease.every * 1000) return
    keptAt = performance.now()
    await outbox
      .keep([...underWay.keys()])
      .catch((error: unknown) => parts.log.warn({ err: error }, 'mails under way could not be held'))
  }
  try {
    for (let isEmpty = false; underWay.size > 0 || !isSettled() || (!isEmpty && !signal?.aborted);) {
      const room = Math.min(takeAtMost, atOnce - underWay.size)
      if (!isEmpty && !signal?.aborted && room >= Math.min(takeAtMost, atOnce) / 2) {
        await calm()
        const rows = await outbox.take(room)
        isEmpty = rows.length < room
        for (const [row, mails] of await writeAll(parts, rows, settled)) {
          const done = postAll(parts, row, mails, settled)
            .then((count) => {
              sent += count
            })
            .finally(() => underWay.delete(row.id))
          underWay.set(row.id, done)
        }
      }
      if (underWay.size > 0) await Promise.race([Promise.all(underWay.values()), sleep(flushMs)])
      await flush()
      await keep()
    }
  } finally {
    // Taking more has failed, or writing down: what is under way ends all the same.
    await Promise.allSettled(underWay.values())
    await flush()
  }
  return sent
}

// One kind of one shop at once, so that a sale's mails are read in one statement. What one row spoils must not hold up the others.
async function writeAll(
  parts: Parts,
  rows: readonly Outgoing[],
  settled: Settled,
): Promise<[Outgoing, readonly Written[]][]> {
  const groups = new Map<string, Outgoing[]>()
  for (const row of rows) {
    if (row.expires_at !== null && row.expires_at <= parts.now()) {
      parts.log.warn({ kind: row.kind, mail: row.id }, 'a mail was dropped: what it says has run out')
      settled.left.push(row.id)
      continue
    }
    const key = `${row.kind} ${row.shop_id ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  const written = await Promise.all(
    [...groups.values()].map(async (group) => {
      try {
        return await write(parts, group)
      } catch {
        return (
          await Promise.all(
            group.map((row) =>
              write(parts, [row]).catch(async (error: unknown) => {
                await judge(parts, row, error, settled)
                return []
              }),
            ),
          )
        ).flat()
      }
    }),
  )
  return written.flat()
}

async function write({ writers }: Parts, group: Outgoing[]): Promise<[Outgoing, readonly Written[]][]> {
  const [first] = group
  const writer = first && writers.get(first.kind)
  if (!writer) throw new Error(`nobody writes mails of the kind ${first?.kind}`)
  const answers = await writer(first.shop_id, group)
  return group.map((row, place) => [row, answers[place] ?? []])
}

/** Posts the mails of a row side by side; how many left. */
async function postAll(parts: Parts, row: Outgoing, mails: readonly Written[], settled: Settled): Promise<number> {
  const open = mails.filter(({ to }) => !row.sent_to.includes(to))
  const outcomes = await Promise.all(
    open.map(async (mail) => {
      try {
        await parts.post(row, mail, mails.indexOf(mail))
        settled.told.push({ id: row.id, recipient: mail.to })
        if (open.length > 1) {
          row.sent_to.push(mail.to)
          settled.partial.push({ id: row.id, recipient: mail.to })
        }
        return null
      } catch (error) {
        return { error, to: mail.to }
      }
    }),
  )
  const refused = outcomes.filter((outcome) => outcome !== null)
  const again = refused.find(({ error }) => !parts.isFinal(error)) ?? refused[0]
  if (again === undefined) settled.left.push(row.id)
  else await judge(parts, row, again.error, settled, again.to)
  return open.length - refused.length
}

/** Plans the next try, or ends the mail where its shop sees it. */
async function judge(
  { db, isFinal, log }: Parts,
  row: Outgoing,
  error: unknown,
  settled: Settled,
  recipient?: string,
): Promise<void> {
  const reason = (
    error instanceof Error
      ? 'response' in error && typeof error.response === 'string'
        ? error.response
        : error.message
      : String(error)
  ).slice(0, 500)
  const facts = { kind: row.kind, mail: row.id, tries: row.tries, reason: withoutAddresses(reason) }
  if (!isFinal(error) && row.tries < triesAtMost) {
    const pause = Math.min(firstPause * 2 ** (row.tries - 1), longestPause)
    settled.retry.push({ id: row.id, seconds: Math.round(pause * (0.8 + Math.random() * 0.4)), error: reason })
    return log.warn(facts, 'a mail was not taken and is tried again')
  }
  log.error(facts, 'a mail was not sent')
  await inTransaction(db, row.shop_id === null ? {} : { shopId: row.shop_id }, async (trx) => {
    const about = await markFailed(trx, row, { error: reason, recipient: recipient ?? '' })
    if (!about) return
    const { order_id: orderId, invoice_id: invoiceId } = about
    // An order has a button that sends it again; an invoice is sent again as a whole.
    if (row.shop_id === null || orderId === null) await removeMail(trx, row.id)
    if (row.shop_id !== null && (orderId ?? invoiceId) !== null)
      await emit(trx, 'mail.failed', { shopId: row.shop_id, orderId, invoiceId, recipient: recipient ?? '', reason })
  }).catch((failure: unknown) => {
    log.error({ ...facts, err: failure }, 'it could not be written down that a mail was not sent')
    settled.retry.push({ id: row.id, seconds: 60, error: reason })
  })
}
