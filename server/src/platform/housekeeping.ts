import type { Db } from './db/db.ts'
import type { Deps } from './deps.ts'
import { rawQuery } from './db/raw-query.ts'
import { removeOldEvents } from './events/read-events.ts'
import type { Feature } from './feature.ts'
import { sweepDrafts } from './files/drafts.ts'
import {
  removeBytes,
  removeBytesQueue,
  removeUnsaved,
  removeUnsavedQueue,
  sweepUnusedFiles,
} from './files/sweep-unused.ts'
import { removeOldKeys } from './idempotency/queries.ts'
import { defineQueue } from './jobs/queue.ts'
import { mailQueue } from './mail/mails-queued-before.ts'
import { removeOldMails } from './mail/outbox.ts'
import { removeOldGrants } from './realtime/queries.ts'
import { removeExpiredSessions } from './sessions/queries.ts'
import { sweepDrawnPages } from './ssr/drawn-pages.ts'

const sweepQueue = defineQueue<object>('sweep', { retryLimit: 1, policy: 'exclusive' })
const unusedFilesQueue = defineQueue<object>('files.sweep-unused', {
  retryLimit: 1,
  expireInSeconds: 60,
  policy: 'exclusive',
})

/** Removes what has run out: sessions, idempotency keys, rate limits, events, pages that nobody asks for, uploads that were never used. */
export const housekeeping: Feature = {
  name: 'housekeeping',
  queues: [sweepQueue, unusedFilesQueue, removeBytesQueue, removeUnsavedQueue, mailQueue],
  wire(deps) {
    deps.jobs.registerWorker(sweepQueue, () => sweep(deps))
    deps.jobs.schedule(sweepQueue, '17 * * * *', {})
    deps.jobs.registerWorker(unusedFilesQueue, async () => void (await sweepUnusedFiles(deps)))
    deps.jobs.schedule(unusedFilesQueue, '41 3 * * *', {}) // reads the lines of all orders, so once a night
    deps.jobs.registerWorker(removeBytesQueue, ({ data }) => removeBytes(deps, data.keys))
    deps.jobs.registerWorker(removeUnsavedQueue, ({ data }) => removeUnsaved(deps, data))
  },
}

// How long a mail that was not sent can be sent again, or waits for its shop.
const mailsForDays = 30
// How long a reader of events may be away. A sweep removes 100,000 an hour at most, by short statements.
const eventsForDays = 30
const eventsAtOnce = 5_000
const eventBatches = 20

async function sweep({ db, clock, config }: Deps): Promise<void> {
  const now = clock.now()
  await removeExpiredSessions(db, now)
  await removeOldKeys(db, now)
  await rawQuery(db, 'rate_limits_expire', 'delete from rate_limits where expire < $1', [now.getTime()])
  await rawQuery(
    db,
    'sign_in_tries_expire',
    `delete from sign_in_tries where last_at < $1::timestamptz - interval '1 day'`,
    [now],
  )
  await removeOldGrants(db, new Date(now.getTime() - 3_600_000)) // a socket comes within seconds
  await removeOldMails(db, new Date(now.getTime() - mailsForDays * 86_400_000))
  await sweepEvents(db, new Date(now.getTime() - eventsForDays * 86_400_000))
  await sweepDrawnPages(db, now)
  await sweepDrafts(config.files.drafts)
}

async function sweepEvents(db: Db, before: Date): Promise<void> {
  for (let batch = 0; batch < eventBatches; batch++)
    if ((await removeOldEvents(db, before, eventsAtOnce)) < eventsAtOnce) return
}
