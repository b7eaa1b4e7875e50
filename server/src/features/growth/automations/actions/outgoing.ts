import type { SaveAutomation } from '@kedai/contracts/automations.ts'
import { can } from '@kedai/domain/people/permissions.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { inTransaction } from '../../../../platform/db/in-transaction.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import type { AnyRequest } from '../../../../platform/http/app-types.ts'
import { mailOwners } from '../../../shop/accounts/actions/mail-owners.ts'
import { hasConfirmed, mustHaveConfirmed } from '../../../shop/accounts/actions/must-have-confirmed.ts'
import { sendsOutMail, texts } from '../messages.ts'
import { readAutomation, type AutomationRow } from '../queries/automations.ts'
import { addressesOf, hostOf, readSteps } from './stored-steps.ts'

export const maySendOut = ({ seller: { role, permissions } }: AnyRequest): boolean => can(role, permissions, 'webhooks')

/**
 * An automation that sends buyers' details out of the shop is saved by owners, with a fresh proof of identity; others may only
 * switch it off as it is, or take its webhooks out. @throws AppError 403, with `must_confirm` where the proof is missing
 */
export async function mustBeAllowedOut(
  { db }: Deps,
  request: AnyRequest,
  id: number | null,
  typed: SaveAutomation,
  judge: (trx: Db) => Promise<unknown>,
): Promise<void> {
  const addresses = addressesOf(typed.steps)
  if (addresses.length === 0) return
  const { shopId } = request.seller
  if (maySendOut(request)) {
    // Nobody gives a password for what is refused anyway.
    if (!hasConfirmed(request)) await inTransaction(db, { shopId, readOnly: true }, judge)
    return mustHaveConfirmed(request)
  }
  const before =
    id === null
      ? undefined
      : await inTransaction(db, { shopId, readOnly: true }, (trx) => readAutomation(trx, shopId, id))
  const known = before ? addressesOf(readSteps(before.steps)) : []
  const onlyStops = !typed.is_active && addresses.every((address) => known.includes(address))
  if (!onlyStops) throw new AppError('forbidden', texts.ownersOnly)
}

/** Where an automation sends data now; off, it sends none. */
export const sendsTo = (row: Pick<AutomationRow, 'is_active' | 'steps'> | undefined): string[] =>
  row?.is_active ? addressesOf(readSteps(row.steps)) : []

type Saved = { shopId: number; shop: string; person: string; before: AutomationRow | undefined; after: AutomationRow }

/** To every owner, when data begins to leave: where to, and who let it. Nothing when it went there before. */
export async function mailWhenDataLeaves(
  { mail, config }: Pick<Deps, 'mail' | 'config'>,
  trx: Db,
  { shopId, shop, person, before, after }: Saved,
): Promise<void> {
  const known = sendsTo(before)
  const hosts = sendsTo(after)
    .filter((address) => !known.includes(address))
    .map(hostOf)
  if (hosts.length === 0) return
  const host = [...new Set(hosts)].join(', ')
  const { subject, heading, text, button, automation, host: to } = sendsOutMail
  await mailOwners(trx, mail, shopId, {
    subject,
    params: { shop, host },
    blocks: [
      { kind: 'heading', text: heading },
      {
        kind: 'lines',
        rows: [
          { label: automation, value: after.name },
          { label: to, value: host },
        ],
      },
      { kind: 'paragraph', text, params: { person } },
      { kind: 'button', text: button, url: `${config.publicUrl}/seller/automations` },
    ],
  })
}
