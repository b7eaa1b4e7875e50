import { orderCertificate } from '../../../../integrations/acme/order-certificate.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { accountAt } from '../account.ts'
import { keepAccountUrl } from '../queries/accounts.ts'
import { isOurs, nameOf, registeredOf } from '../own-hosts.ts'
import {
  countOrders,
  noteOrder,
  putOff,
  saveFailure,
  saveIssued,
  showAnswer,
  takeAnswerBack,
  takeLease,
} from '../queries/certificates.ts'

export type Issuing = 'issued' | 'failed' | 'put off' | 'not needed' | 'not ours'

export const certificateTopic = 'certificate'

/** Begun so long before the end that a month of failures can be borne. */
export const renewBeforeMs = 30 * 86_400_000

/** Below what authorities allow: five of the same names and fifty of one registered name a week, 300 orders in three hours. */
const most = { of_host: 4, of_registered: 45, of_all: 200 }

const leaseMs = 120_000
const answerMs = 300_000

/** Whose key it is; see `platform/sealing.ts`. */
export const aboutKey = (host: string): string => `certificate ${host}`

/**
 * Gets a certificate for a host of ours, or a new one in the last month of the old. One process at a time works at a host; what a
 * killed one leaves is free again after two minutes. The authority is asked outside of any transaction.
 */
export async function issueCertificate(deps: Deps, given: string): Promise<Issuing> {
  const { db, clock, config, changes } = deps
  const host = nameOf(given)
  if (config.acme === null || host === null || !(await isOurs(deps, host))) return 'not ours'
  const now = clock.now()
  const lease = { host, now, until: later(now, leaseMs), renewBefore: later(now, renewBeforeMs) }
  if (!(await takeLease(db, lease))) return 'not needed'
  const registered = registeredOf(host)
  const spent = await countOrders(db, host, registered, now)
  if (spent.of_host >= most.of_host || spent.of_registered >= most.of_registered || spent.of_all >= most.of_all) {
    await putOff(db, host, now)
    return 'put off'
  }
  try {
    await noteOrder(db, host, registered, now)
    await getAndKeep(deps, host, config.acme)
  } catch (error) {
    await saveFailure(db, lease, lineOf(error), clock.now())
    return 'failed'
  }
  changes.publish(certificateTopic, host)
  return 'issued'
}

async function getAndKeep(deps: Deps, host: string, acme: { email: string; directory: string }): Promise<void> {
  const { db, clock, sealing } = deps
  const account = await accountAt(deps, acme.directory)
  const { chain, key, notAfter, accountUrl } = await orderCertificate({
    host,
    ...acme,
    account,
    show: async (token, answer) => void (await showAnswer(db, token, answer, later(clock.now(), answerMs))),
    takeBack: async (token) => void (await takeAnswerBack(db, token)),
  })
  if (account.url !== accountUrl) await keepAccountUrl(db, acme.directory, accountUrl)
  if (chain.length > 60_000) throw new Error('the chain of the certificate is too long')
  await saveIssued(db, { host, chain, keySealed: sealing.seal(key, aboutKey(host)), notAfter, now: clock.now() })
}

const later = (moment: Date, ms: number): Date => new Date(moment.getTime() + ms)

const lineOf = (error: unknown): string =>
  (error instanceof Error ? error.message : String(error)).split('\n')[0]?.slice(0, 300) ?? ''
