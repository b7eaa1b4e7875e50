import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../platform/deps.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { defineQueue } from '../../../platform/jobs/queue.ts'
import { tracedFetch } from '../../../platform/tracing/traced-fetch.ts'
import { judgeInstallation } from './actions/judge-installation.ts'
import type { Judgement } from './actions/judge-installation.ts'
import { alertMail } from './alert-mail.ts'
import { workOnRun } from './actions/work-on-run.ts'
import { noteAlert, removeOutdated } from './queries/alerts.ts'
import { forgetExports } from './queries/runs.ts'
import type { OwnerConnections } from '../../../platform/db/owner-connections.ts'

export const watchQueue = defineQueue<object>('operators.watch', {
  retryLimit: 0,
  expireInSeconds: 60,
  policy: 'exclusive',
})
export const retentionQueue = defineQueue<object>('operators.retention', {
  retryLimit: 2,
  expireInSeconds: 60,
  policy: 'exclusive',
})

/** An export or an erasure that was asked for on the page. */
export const runQueue = defineQueue<{ runId: number }>('operators.run', { retryLimit: 3, expireInSeconds: 60 })

/** How long an export can be fetched. */
const exportMs = 24 * 3600_000

type Told = { name: string; state: 'raised' | 'over'; words: string; at: string; installation: string }

export const alertWebhookQueue = defineQueue<Told>('operators.alert')

export function watchInstallation(deps: Deps, owners: OwnerConnections): void {
  const { jobs, config } = deps
  jobs.registerWorker(watchQueue, () => tellChanges(deps, judgeInstallation(deps)))
  jobs.registerWorker(alertWebhookQueue, ({ data }) => postAlert(config.alerts.webhook, data))
  jobs.registerWorker(retentionQueue, () => removeOld(deps))
  jobs.registerWorker(runQueue, ({ data }) => workOnRun({ ...deps, owners }, data.runId), { batchSize: 1 })
  jobs.schedule(retentionQueue, '23 4 * * *', {})
  if (config.alerts.mail !== null || config.alerts.webhook !== null) jobs.schedule(watchQueue, '* * * * *', {})
}

async function removeOld({ db, clock, files }: Deps): Promise<void> {
  const now = clock.now()
  await removeOutdated(db, now)
  const keys = await forgetExports(db, new Date(now.getTime() - exportMs))
  await Promise.all(keys.map((key) => files.store.remove(key)))
}

/** Told once when something begins and once when it is over, in the transaction that notes it. */
export async function tellChanges(deps: Deps, judging: Promise<readonly Judgement[]>): Promise<void> {
  const { db, clock, config, mail } = deps
  const now = clock.now()
  for (const { name, raised, words } of await judging) {
    if (raised === null) continue
    await inTransaction(db, {}, async (trx) => {
      if (!(await noteAlert(trx, { name, raised, words, now }))) return
      const told: Told = {
        name,
        state: raised ? 'raised' : 'over',
        words,
        at: now.toISOString(),
        installation: config.publicUrl,
      }
      if (config.alerts.mail !== null)
        await mail.send(trx, { to: config.alerts.mail, lang: 'en', content: alertMail(told) })
      if (config.alerts.webhook !== null) await enqueue(trx, alertWebhookQueue, told)
    })
  }
}

/** Tried again as other jobs are, until the receiver takes it. */
async function postAlert(url: string | null, told: Told): Promise<void> {
  if (url === null) return
  const answer = await tracedFetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    // `text` is what chat rooms show.
    body: JSON.stringify({ ...told, text: `Kedai ${told.installation}: ${told.name} ${told.state}. ${told.words}` }),
    signal: AbortSignal.timeout(10_000),
    redirect: 'error',
  })
  await answer.body?.cancel()
  if (!answer.ok) throw new Error(`the receiver of alerts answered ${answer.status}`)
}
