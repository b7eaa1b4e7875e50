import { mostOnInvoice } from '@kedai/domain/invoices/amounts.ts'
import { isReceiptMethod, type ReceiptMethod } from '@kedai/domain/invoices/receipt-methods.ts'
import { parseAmount, sampleAmount } from '@kedai/domain/money/amount.ts'
import { currencySign, type Currency } from '@kedai/domain/money/currencies.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import { refuseField } from '../../platform/errors/app-error.ts'
import { paymentTexts as texts } from './messages/payments.ts'

/** @throws AppError `invalid` at `amount` for what is no amount above zero, or more than any invoice. */
export function readAmount(typed: string, currency: Currency): Sen {
  const amount = parseAmount(typed, currency)
  if (amount === null || amount <= 0) throw refuseField('amount', texts.amount, { currency: currencySign(currency), example: sampleAmount(currency) })
  if (amount > mostOnInvoice) throw refuseField('amount', texts.tooMuch)
  return amount
}

/** @throws AppError `invalid` at `method` */
export function readMethod(typed: string): ReceiptMethod {
  if (!isReceiptMethod(typed)) throw refuseField('method', texts.method)
  return typed
}

/** Today unless said. @throws AppError `invalid` at `paid_on` for a day to come */
export function readPaidOn(typed: string | undefined, now: Date): string {
  const today = formatDate(now)
  if (typed !== undefined && typed > today) throw refuseField('paid_on', texts.future)
  return typed ?? today
}
