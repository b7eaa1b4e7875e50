import { afterLook, domainStatuses, nextLookIn } from '@kedai/domain/domains/domain.ts'
import type { Look } from '@kedai/domain/domains/domain.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { judgeFound, lookUp } from '../look-up.ts'
import { mailOwners } from '../../accounts/actions/mail-owners.ts'
import { domainMail, refusals } from '../messages.ts'
import { isTaken, listDue, lockDomain, lockHost, readDomain, saveCheck } from '../queries.ts'
import type { DomainRow } from '../queries.ts'

type Parts = Pick<Deps, 'db' | 'clock' | 'config' | 'dns' | 'mail'>

/** Looks at the DNS of a shop's name, outside of any transaction, and keeps what it says. @throws AppError 409 without a name */
export async function checkDomain({ db, clock, config, dns, mail }: Parts, shopId: number): Promise<void> {
  const before = await inTransaction(db, { shopId, readOnly: true }, (trx) => readDomain(trx, shopId))
  if (!before) throw new AppError('conflict', refusals.none)
  const ourHost = new URL(config.publicUrl).hostname
  const found = await lookUp(dns, before.host, ourHost)
  const look = judgeFound(found, before.token, ourHost)
  const now = clock.now()
  await inTransaction(db, { shopId }, async (trx) => {
    await lockHost(trx, before.host)
    const row = await lockDomain(trx, shopId)
    // Let go, or claimed anew, meanwhile: what was seen is of another claim.
    if (!row || row.token !== before.token) return
    const isOthers = await isTaken(trx, row.host, shopId)
    const state = afterLook(stateOf(row), isOthers ? withoutMark(look) : look)
    const wait = nextLookIn(state.status, now.getTime() - row.claimed_at.getTime())
    await saveCheck(trx, shopId, {
      ...state,
      found: { ...found, is_taken: isOthers && look.mark === 'right' },
      verified_at: state.status === 'unverified' ? null : (row.verified_at ?? now),
      checked_at: now,
      next_check_at: wait === null ? null : new Date(now.getTime() + wait),
    })
    if (state.status === row.status) return
    publishChange(trx, 'shop', shopId)
    publishChange(trx, 'domain', shopId)
    if (state.status === 'failing' || state.status === 'unverified')
      await warnOwners(trx, { mail, config }, { shopId, host: row.host, isLost: state.status === 'unverified' })
  })
}

/** Looks again at the names of all shops that are due. Answers how many. */
export async function recheckDomains(deps: Parts, signal?: AbortSignal): Promise<number> {
  const due = await listDue(deps.db, deps.clock.now(), atOnce)
  let checked = 0
  // A few at once: name servers are slow, and one that is silent must not hold up the others.
  for (let at = 0; at < due.length && !signal?.aborted; at += together) {
    const outcomes = await Promise.allSettled(
      due.slice(at, at + together).map(({ shop_id }) => checkDomain(deps, shop_id)),
    )
    checked += outcomes.filter(({ status }) => status === 'fulfilled').length
  }
  return checked
}

async function warnOwners(
  trx: Db,
  { mail, config }: Pick<Parts, 'mail' | 'config'>,
  { shopId, host, isLost }: { shopId: number; host: string; isLost: boolean },
): Promise<void> {
  const params = { host }
  const subject = isLost ? domainMail.lostSubject : domainMail.failingSubject
  await mailOwners(trx, mail, shopId, {
    subject,
    params,
    blocks: [
      { kind: 'heading', text: subject, params },
      { kind: 'paragraph', text: isLost ? domainMail.lost : domainMail.failing },
      { kind: 'button', text: domainMail.button, url: `${config.publicUrl}/seller/settings/domain` },
    ],
  })
}

const atOnce = 40
const together = 8

const withoutMark = (look: Look): Look => ({ ...look, mark: 'wrong' })

const stateOf = ({ status, failures }: DomainRow) => ({
  status: domainStatuses.find((known) => known === status) ?? 'unverified',
  failures,
})
