import {
  createInvoice as createBody,
  issueCreditNote as creditBody,
  issueDebitNote as debitBody,
  recurInvoice,
} from '@kedai/contracts/seller-invoices.ts'
import { formatAmount } from '@kedai/domain/money/amount.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { add, sen, type Sen } from '@kedai/domain/money/sen.ts'
import { plusDays } from '@kedai/domain/time/days.ts'
import { formatDate, plusHours } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Deps } from '../../../platform/deps.ts'
import { issueCreditNote } from '../../money/credit-notes/actions/issue-credit-note.ts'
import { draftDebitNote } from '../../money/credit-notes/actions/draft-debit-note.ts'
import { countView } from '../../money/invoice-links/actions/count-view.ts'
import { approveInvoice } from '../../money/invoices/actions/approve-invoice.ts'
import { createInvoice } from '../../money/invoices/actions/create-invoice.ts'
import { lockInvoice, type LockedInvoice } from '../../money/invoices/actions/lock-invoice.ts'
import { markAsSent } from '../../money/invoices/actions/mark-as-sent.ts'
import { recordPayment } from '../../money/invoices/actions/record-payment.ts'
import { setInstalments } from '../../money/invoices/actions/set-instalments.ts'
import { readCreditable } from '../../money/invoices/actions/read-creditable.ts'
import { voidInvoice } from '../../money/invoices/actions/void-invoice.ts'
import { writeOff } from '../../money/invoices/actions/write-off.ts'
import { setSeries } from '../../money/recurring-invoices/actions/set-series.ts'
import type { DemoShop } from './demo-part.ts'
import { demoInvoices, invoiceBuyers, type DemoInvoice, type InvoiceStep } from './invoices-table.ts'
import { findOwnerId } from './queries.ts'

/** Half a year of invoices in every state, each written, approved, sent and paid as a seller would. */
export async function seedInvoices(trx: Db, { id: shopId }: DemoShop, deps: Deps): Promise<void> {
  const userId = await findOwnerId(trx, shopId)
  const now = deps.clock.now()
  for (const invoice of demoInvoices) {
    const writtenAt = plusHours(now, -24 * invoice.daysAgo)
    const { id } = await createInvoice(trx, {
      shopId,
      form: formOf(invoice, formatDate(writtenAt)),
      lang: 'ms',
      userId,
      now: writtenAt,
    })
    for (const [at, step] of invoice.steps.entries()) {
      // A day apart, and never later than now.
      const moment = new Date(Math.min(now.getTime(), plusHours(writtenAt, 24 * at + 1).getTime()))
      await steps[step](trx, await lockInvoice(trx, { shopId, invoiceId: id }), {
        userId,
        now: moment,
        proof: null,
        files: deps.files,
      })
    }
  }
}

function formOf(
  { items, buyer, shipping = '0', discount = ['fixed', '0'], notes = '', dueIn, foreign }: DemoInvoice,
  day: string,
) {
  return createBody.parse({
    buyer: invoiceBuyers[buyer],
    invoice_items: items.map(([item_name, quantity, amount, quantity_type = 'unit']) => ({
      item_name,
      quantity,
      amount,
      quantity_type,
    })),
    ...(foreign && { currency: foreign[0], exchange_rate: foreign[1] }),
    shipping,
    discount_type: discount[0],
    discount: discount[1],
    notes,
    issue_date: day,
    due_date: plusDays(day, dueIn),
  })
}

type By = { userId: number; now: Date; proof: null; files: Deps['files'] }
type Step = (trx: Db, invoice: LockedInvoice, by: By) => Promise<unknown>

const paid =
  (method: string, amountOf: (balance: Sen) => Sen): Step =>
  (trx, invoice, by) =>
    recordPayment(
      trx,
      invoice,
      {
        amount: formatAmount(amountOf(invoice.facts.settlement.balance), invoice.facts.currency),
        method,
        reference: `DEMO-${invoice.id}`,
        note: '',
      },
      by,
    )

// So many of the line that is counted in `unit`.
const credited =
  ({ unit, quantity, ...how }: { unit: string; quantity: string; reason: string; excess: 'credit' | 'refund' }): Step =>
  async (trx, invoice, by) => {
    const { lines } = await readCreditable(trx, invoice)
    return issueCreditNote(
      trx,
      invoice,
      creditBody.parse({
        ...how,
        lines: lines.filter(({ quantity_type }) => quantity_type === unit).map(({ id }) => ({ id, quantity })),
      }),
      by,
    )
  }

const steps = {
  approve: approveInvoice,
  sent: markAsSent,
  part: paid('bank_transfer', (balance) => sen(Math.max(1, Math.floor(balance / 3)))),
  pay: paid('duitnow_qr', (balance) => balance),
  deposit: (trx, invoice, by) =>
    setInstalments(
      trx,
      invoice,
      {
        parts: [
          { type: 'percent', value: '30', due_date: plusDays(invoice.issue_date, 7) },
          { type: 'percent', value: '35', due_date: plusDays(invoice.issue_date, 45) },
          { type: 'rest', value: '', due_date: invoice.due_date },
        ],
      },
      by,
    ),
  pay_part: (trx, invoice, by) =>
    paid('duitnow_qr', (balance) => sen(invoice.parts[0]?.amount_sen ?? balance))(trx, invoice, by),
  over: paid('bank_transfer', (balance) => add(balance, sen(5000))),
  cash: paid('cash', (balance) => sen(Math.floor((balance + 2) / 5) * 5)),
  refund: credited({
    unit: 'ketul',
    quantity: '10',
    reason: 'Sepuluh ketul sabun rosak semasa penghantaran',
    excess: 'refund',
  }),
  note: credited({ unit: 'balang', quantity: '2', reason: 'Dua balang biskut dipulangkan', excess: 'credit' }),
  credited: (trx, invoice, by) =>
    issueCreditNote(
      trx,
      invoice,
      creditBody.parse({ amount: formatRinggit(invoice.facts.total), reason: 'Pesanan dibatalkan' }),
      by,
    ),
  debit: async (trx, invoice, by) => {
    const { id } = await draftDebitNote(
      trx,
      invoice,
      debitBody.parse({ amount: '18.00', reason: 'Caj penghantaran ke tingkat 12' }),
      by,
    )
    return approveInvoice(trx, await lockInvoice(trx, { shopId: invoice.shop_id, invoiceId: id }), by)
  },
  forgiven: (trx, invoice, { userId, now }) =>
    writeOff(trx, invoice, { reason: 'Pembeli tidak dapat dihubungi', userId, now }),
  seen: (trx, invoice, { now }) =>
    countView(trx, {
      shopId: invoice.shop_id,
      invoiceId: invoice.id,
      userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36',
      now,
    }),
  monthly: (trx, invoice, by) =>
    setSeries(trx, invoice, recurInvoice.parse({ every: 1, unit: 'month', mode: 'draft' }), by),
  void: (trx, invoice, { userId, now }) =>
    voidInvoice(trx, invoice, { userId, now, reason: 'Pesanan dibatalkan oleh pembeli' }),
} satisfies Record<InvoiceStep, Step>
