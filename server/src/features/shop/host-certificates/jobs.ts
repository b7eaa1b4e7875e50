import type { Deps } from '../../../platform/deps.ts'
import { enqueue } from '../../../platform/jobs/enqueue.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { defineQueue } from '../../../platform/jobs/queue.ts'
import { issueCertificate, renewBeforeMs } from './actions/issue-certificate.ts'
import { hostsInUse, isOurs } from './own-hosts.ts'
import { listDue, listHosts, removeOld } from './queries/certificates.ts'

/** One host; what goes wrong is tried again by `renewQueue`, when it may be. */
export const issueQueue = defineQueue<{ host: string }>('certificates.issue', {
  retryLimit: 0,
  expireInSeconds: 60,
  policy: 'exclusive',
})
export const renewQueue = defineQueue<object>('certificates.renew', {
  retryLimit: 0,
  expireInSeconds: 60,
  policy: 'exclusive',
})

const atOnce = 20

export function keepCertificates(deps: Deps): void {
  const { jobs, config } = deps
  jobs.registerWorker(issueQueue, async ({ data }) => void (await issueCertificate(deps, data.host)))
  jobs.registerWorker(renewQueue, () => renewCertificates(deps))
  if (config.acme !== null) jobs.schedule(renewQueue, '*/5 * * * *', {})
}

/** Asks for what is missing and what ends within a month. A host that is nobody's any more is left to end. */
export async function renewCertificates(deps: Deps): Promise<void> {
  const { db, clock, config } = deps
  if (config.acme === null) return
  const now = clock.now()
  await removeOld(db, now)
  const wanted = new Set([...(await hostsInUse(deps)), ...(await listHosts(db)).map(({ host }) => host)])
  const renewBefore = new Date(now.getTime() + renewBeforeMs)
  const due = await listDue(db, { wanted: [...wanted], now, renewBefore, atMost: atOnce })
  for (const { host } of due) if (await isOurs(deps, host)) await askFor(deps, host)
}

export const askFor = ({ db }: Deps, host: string): Promise<boolean> =>
  inTransaction(db, {}, (trx) => enqueue(trx, issueQueue, { host }, { key: host }))
