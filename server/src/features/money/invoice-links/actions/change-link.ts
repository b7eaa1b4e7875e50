import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { newHashslug } from '../../invoices/actions/create-invoice.ts'
import { lockInvoice } from '../../invoices/actions/lock-invoice.ts'
import type { LockedInvoice } from '../../invoices/actions/lock-invoice.ts'
import { recordInvoiceEvent } from '../../invoices/actions/record-invoice-event.ts'
import { texts } from '../messages/texts.ts'
import { saveLink } from '../queries/link.ts'

type ChangeLink = { shopId: number; hashslug: string; action: 'revoke' | 'renew'; userId: number; now: Date }
export type Link = { hashslug: string; isRevoked: boolean }

/**
 * Takes the public link of an invoice back, or gives it a new one: then the old one leads nowhere. Taking back twice is once.
 * @throws AppError `not_found`, `conflict` for a draft, which has none yet
 */
export async function changeLink(trx: Db, { shopId, hashslug, action, userId, now }: ChangeLink): Promise<Link> {
  const invoice = await lockInvoice(trx, { shopId, hashslug })
  if (invoice.lifecycle === 'draft') throw new AppError('conflict', texts.draftHasNoLink)
  if (action === 'revoke' && invoice.link_revoked_at !== null) return { hashslug, isRevoked: true }
  const link = action === 'revoke' ? { hashslug, isRevoked: true } : { hashslug: newHashslug(), isRevoked: false }
  await saveLink(trx, ofInvoice(invoice), { hashslug: link.hashslug, revokedAt: link.isRevoked ? now : null, now })
  await recordInvoiceEvent(trx, {
    ...ofInvoice(invoice),
    now,
    name: action === 'revoke' ? 'link.revoked' : 'link.renewed',
    actor: 'seller',
    userId,
  })
  return link
}

const ofInvoice = ({ shop_id: shopId, id: invoiceId }: LockedInvoice) => ({ shopId, invoiceId })
