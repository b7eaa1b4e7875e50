import { formatDate } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { mailOwners } from '../../shop/accounts/actions/mail-owners.ts'
import { lockInvoice } from '../invoices/actions/lock-invoice.ts'
import { mailTexts } from './messages.ts'

type Parts = Pick<Deps, 'mail' | 'config'>

const maxListed = 20

/** To the owners: what never went out. */
export async function mailMissed(
  trx: Db,
  { mail, config }: Parts,
  shopId: number,
  missed: readonly { due_at: Date; number: string | null; buyer_name: string }[],
): Promise<void> {
  const params = { count: missed.length }
  const rows = missed.slice(0, maxListed).map(({ due_at, number, buyer_name }) => ({
    label: [number, buyer_name].filter(Boolean).join(' · '),
    value: formatDate(due_at),
  }))
  await mailOwners(trx, mail, shopId, {
    subject: mailTexts.missedSubject,
    params,
    blocks: [
      { kind: 'heading', text: mailTexts.missedSubject, params },
      { kind: 'paragraph', text: mailTexts.missedText },
      { kind: 'lines', rows },
      { kind: 'button', text: mailTexts.openAll, url: `${config.publicUrl}/seller/invoices` },
    ],
  })
}

/** To the owners: a reminder that only a person can send waits for them. */
export async function mailTimeToRemind(
  trx: Db,
  { mail, config }: Parts,
  of: { shopId: number; invoiceId: number },
): Promise<void> {
  const { buyer_name: name, number, hashslug } = await lockInvoice(trx, of)
  const params = { name, number: number ?? '' }
  await mailOwners(trx, mail, of.shopId, {
    subject: mailTexts.chatSubject,
    params,
    blocks: [
      { kind: 'heading', text: mailTexts.chatSubject, params },
      { kind: 'paragraph', text: mailTexts.chatText, params },
      { kind: 'button', text: mailTexts.openOne, url: `${config.publicUrl}/seller/invoices/${hashslug}` },
    ],
  })
}
