import { LRUCache } from 'lru-cache'
import type { Db } from '../db/db.ts'
import type { Changes } from '../events/changes.ts'
import { findMessages, findMessagesAfter, keepMessages, removeOldMessages } from './queries.ts'
import type { RelayMessage } from './relay-message.ts'

export type Relay = { send(message: RelayMessage): void; close(): Promise<void> }

type Parts = {
  db: Db
  changes: Changes
  /** The name of this process. */
  process: string
  onMessage: (from: string, message: RelayMessage) => void
  onError: (error: unknown) => void
}

const topic = 'realtime'
const gatherMs = 20
const sweepMs = 60_000
/** Long enough for a process whose listening connection was away for a moment. */
const keptMs = 120_000

/** Messages are rows; a notice, which holds 8 kB at most, names them. */
export function createRelay({ db, changes, process, onMessage, onError }: Parts): Relay {
  const seen = new LRUCache<number, true>({ max: 10_000 })
  let newest = 0
  let pending: RelayMessage[] = []
  let timer: NodeJS.Timeout | null = null
  let writing = Promise.resolve()
  let reading = Promise.resolve()
  const sweeper = setInterval(() => void removeOldMessages(db, keptMs).catch(onError), sweepMs)
  sweeper.unref()

  changes.on(topic, (id) => {
    if (id !== null && seen.has(Number(id))) return
    reading = reading.then(() => read(id === null ? null : Number(id))).catch(onError)
  })

  // One at a time, so that they arrive in the order in which they were told.
  async function read(id: number | null): Promise<void> {
    if (id === null && newest === 0) return
    const rows = id === null ? await findMessagesAfter(db, newest) : await findMessages(db, [id])
    for (const row of rows) {
      if (seen.has(row.id)) continue
      seen.set(row.id, true)
      newest = Math.max(newest, row.id)
      if (row.process !== process) for (const message of row.body) onMessage(row.process, message)
    }
  }

  async function flush(): Promise<void> {
    timer = null
    const sending = pending
    pending = []
    if (sending.length === 0) return
    const id = await keepMessages(db, process, sending)
    seen.set(id, true)
    changes.publish(topic, id)
  }

  return {
    send(message) {
      pending.push(message)
      timer ??= setTimeout(() => {
        writing = writing.then(flush).catch(onError)
      }, gatherMs)
    },
    async close() {
      clearInterval(sweeper)
      if (timer) clearTimeout(timer)
      await writing
      await flush().catch(onError)
      await reading
    },
  }
}

/** One process alone on its database: nobody to tell. */
export const noRelay: Relay = { send() {}, async close() {} }
