import { ringgit } from '@kedai/domain/money/currencies.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { noSen } from '@kedai/domain/money/sen.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import { settle } from '@kedai/domain/payments/settle.ts'
import type { UnmatchedCause } from '@kedai/domain/payments/unmatched.ts'
import { isLang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../../platform/db/db.ts'
import { emit } from '../../../../../platform/events/events.ts'
import { appendLedger } from '../../../invoices/actions/append-ledger.ts'
import type { LockedInvoice } from '../../../invoices/actions/lock-invoice.ts'
import { recordInvoiceEvent } from '../../../invoices/actions/record-invoice-event.ts'
import { texts } from '../../messages.ts'
import { insertUnmatched } from '../../queries/ledger.ts'
import type { Debt, GatewayMoney } from './debt.ts'

/** A locked invoice as a gateway's attempts see it. A void one takes no money: what still comes is for the seller to decide about. @throws RangeError for an invoice in another currency than ringgit */
export function invoiceDebt(trx: Db, invoice: LockedInvoice, now: Date): Debt {
  // No gateway may ever be asked for another currency's amount as if it were ringgit.
  if (invoice.facts.currency !== ringgit) throw new RangeError(`a gateway takes ringgit, not ${invoice.facts.currency}`)
  const of = { shopId: invoice.shop_id, invoiceId: invoice.id }
  const {
    lifecycle,
    settlement: { balance: due },
  } = invoice.facts
  const setAside = async (
    { amount, reference, attemptId }: GatewayMoney,
    cause: UnmatchedCause,
    note = '',
  ): Promise<void> => {
    await insertUnmatched(trx, {
      shop_id: of.shopId,
      invoice_id: of.invoiceId,
      attempt_id: attemptId,
      cause,
      amount_sen: amount,
      reference,
      note,
      received_at: now,
    })
    await recordInvoiceEvent(trx, {
      ...of,
      now,
      actor: 'gateway',
      ...(cause === 'unconfirmed'
        ? { name: 'payment.unconfirmed' }
        : { name: 'payment.unmatched', data: { amount: formatRinggit(amount), cause } }),
    })
  }
  const book = async ({ reference, attemptId, method }: GatewayMoney, amount: Sen): Promise<void> => {
    await recordInvoiceEvent(trx, {
      ...of,
      now,
      name: 'payment.received',
      actor: 'gateway',
      data: { amount: formatRinggit(amount), method },
    })
    await appendLedger(trx, invoice, [{ type: 'payment', amount, method, reference, attemptId }], {
      now,
      userId: null,
      actor: 'gateway',
    })
    await emit(trx, 'invoice.payment_received', { ...of, attemptId })
  }
  return {
    due,
    tell: (name, method) =>
      recordInvoiceEvent(trx, {
        ...of,
        now,
        name,
        actor: name === 'payment.started' ? 'buyer' : 'gateway',
        data: { method },
      }),
    receive: async (money) => {
      const {
        kind,
        toOrder: toInvoice,
        toQueue,
      } = settle({ due, received: money.amount, orderIsOpen: lifecycle !== 'void' })
      if (toInvoice > 0) await book(money, toInvoice)
      if (toQueue > 0)
        await setAside(
          { ...money, amount: toQueue },
          kind === 'late' ? 'late' : toInvoice === noSen ? 'duplicate' : 'excess',
        )
    },
    setAside,
    // Its sums are written with the ledger, and its state is read from them.
    settle: async () => {},
    bill: {
      forWhat: texts.billForInvoice,
      params: { number: invoice.number ?? '' },
      buyer: { name: invoice.buyer_name, email: invoice.buyer_email, phone: invoice.buyer_phone ?? '' },
      lang: isLang(invoice.lang) ? invoice.lang : 'ms',
      whenDown: texts.gatewayDownForInvoice,
    },
  }
}
