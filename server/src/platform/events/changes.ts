import { randomUUID } from 'node:crypto'
import type { Db } from '../db/db.ts'
import type { Database } from '../db/open-database.ts'
import { rawQuery } from '../db/raw-query.ts'
import { afterCommit, contextOf } from '../db/transaction-context.ts'
import { listen } from './listen.ts'
import { chunksOf, parseNotice } from './change-notice.ts'
import type { Pending } from './change-notice.ts'

/** `null`: something of that topic changed, and nobody knows which. */
export type ChangeHandler = (id: string | null) => void

/** Tells caches, here and in the other processes on this database, that something they hold is stale. */
export type Changes = {
  on(topic: string, handler: ChangeHandler): void
  /** Handlers here run at once; other processes hear within 50 ms or so. Inside a transaction use `publishChange`. */
  publish(topic: string, id: string | number): void
  close(): Promise<void>
}

const channel = 'kedai_changes'
const gatherMs = 40

export async function createChanges(database: Database): Promise<Changes> {
  const me = randomUUID()
  const handlers = new Map<string, ChangeHandler[]>()
  let pending: Pending = new Map()
  let timer: NodeJS.Timeout | null = null
  const tell = (topic: string, id: string | null): void => handlers.get(topic)?.forEach((handler) => handler(id))

  const listener = await listen({
    address: database.address,
    channel,
    onPayload(payload) {
      const notice = parseNotice(payload)
      if (notice && notice.from !== me) for (const id of notice.ids) tell(notice.topic, id)
    },
    onGap: () => {
      for (const topic of handlers.keys()) tell(topic, null)
    },
  })

  async function flush(): Promise<void> {
    timer = null
    const sending = pending
    pending = new Map()
    for (const payload of chunksOf(me, sending)) {
      // When the database is away the others lose their listeners as well, and start afresh.
      await rawQuery(database.app, 'notify_changes', 'select pg_notify($1, $2)', [channel, payload]).catch(() => {})
    }
  }

  const changes: Changes = {
    on: (topic, handler) => void handlers.set(topic, [...(handlers.get(topic) ?? []), handler]),
    publish(topic, id) {
      tell(topic, String(id))
      pending.set(topic, (pending.get(topic) ?? new Set()).add(String(id)))
      timer ??= setTimeout(() => void flush(), gatherMs)
    },
    async close() {
      if (timer) clearTimeout(timer)
      await flush()
      await listener.close()
    },
  }
  wired.set(database.app, changes)
  return changes
}

/** Publishes once the transaction has committed; nothing when it rolls back, or where no changes are wired. */
export const publishChange = (trx: Db, topic: string, id: string | number): void =>
  afterCommit(trx, () => wired.get(contextOf(trx).root)?.publish(topic, id))

const wired = new WeakMap<Db, Changes>()
