import type { bulkInvoiceActions } from '@kedai/contracts/seller-invoices.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { say } from '../../../../platform/errors/message.ts'
import { queueDelivery } from './queue-delivery.ts'
import { doneWords, notDoneWords } from '../../invoices/shared/done-words.ts'
import { approveInvoice } from '../../invoices/actions/approve-invoice.ts'
import { deleteInvoice } from '../../invoices/actions/delete-invoice.ts'
import { lockInvoice, mustAllowInvoice, type LockedInvoice } from '../../invoices/actions/lock-invoice.ts'
import { markAsSent } from '../../invoices/actions/mark-as-sent.ts'
import { voidInvoice } from '../../invoices/actions/void-invoice.ts'

export type BulkAction = (typeof bulkInvoiceActions)[number]
type Wish = {
  shopId: number
  action: BulkAction
  ids: readonly number[]
  reason: string
  lang: Lang
  userId: number
  now: Date
}
export type BulkResult = { id: number; number: string | null; ok: boolean; message: string }

/**
 * One thing done to several invoices, each for itself: what one refuses leaves the others. Locked in the order of their
 * ids, so that two such calls never wait for each other crosswise.
 */
export async function doToInvoices(trx: Db, { ids, lang, ...wish }: Wish): Promise<BulkResult[]> {
  const results = new Map<number, BulkResult>()
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) results.set(id, await doToOne(trx, id, wish, lang))
  return ids.flatMap((id) => results.get(id) ?? [])
}

// A refusal is said before anything is written, so the transaction stays good for the others.
async function doToOne(trx: Db, id: number, wish: Omit<Wish, 'ids' | 'lang'>, lang: Lang): Promise<BulkResult> {
  let number: string | null = null
  try {
    const invoice = await lockInvoice(trx, { shopId: wish.shopId, invoiceId: id })
    number = invoice.number
    const after = await actions[wish.action](trx, invoice, wish)
    number = after?.number ?? number
    return {
      id,
      number,
      ok: true,
      message: say(said[wish.action], lang, { number: number ?? '', recipient: invoice.buyer_email ?? '' }),
    }
  } catch (error) {
    if (!(error instanceof AppError) || !expected.has(error.code)) throw error
    return { id, number, ok: false, message: say(error.text, lang, error.params) }
  }
}

const expected: ReadonlySet<string> = new Set(['not_found', 'invalid', 'conflict', 'forbidden', 'too_many'])

// A draft is approved on the way. The mail leaves as a job: what its server makes of it stands on the invoice.
async function sendByMail(
  trx: Db,
  invoice: LockedInvoice,
  { userId, now }: { userId: number; now: Date },
): Promise<LockedInvoice> {
  mustAllowInvoice(invoice, 'send')
  if (invoice.buyer_email === null) throw new AppError('invalid', notDoneWords.noMailAddress)
  await queueDelivery(trx, invoice, { reason: 'send', channels: ['email'], userId, now })
  return lockInvoice(trx, { shopId: invoice.shop_id, invoiceId: invoice.id })
}

type Doing = (
  trx: Db,
  invoice: LockedInvoice,
  wish: { reason: string; userId: number; now: Date },
) => Promise<LockedInvoice | void>

const actions = {
  approve: (trx, invoice, { userId, now }) => approveInvoice(trx, invoice, { userId, now }),
  send: sendByMail,
  mark_as_sent: (trx, invoice, { userId, now }) => markAsSent(trx, invoice, { userId, now }),
  void: voidInvoice,
  delete: deleteInvoice,
} satisfies Record<BulkAction, Doing>

const said = {
  approve: doneWords.approved,
  send: doneWords.onItsWay,
  mark_as_sent: doneWords.markedAsSent,
  void: doneWords.voided,
  delete: doneWords.deleted,
} satisfies Record<BulkAction, object>
