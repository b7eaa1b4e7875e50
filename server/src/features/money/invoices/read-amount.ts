import { maxOnInvoice } from '@kedai/domain/invoices/amounts.ts'
import { isReceiptMethod, type ReceiptMethod } from '@kedai/domain/invoices/receipt-methods.ts'
import { parseAmount, sampleAmount } from '@kedai/domain/money/amount.ts'
import { currencySign, type Currency } from '@kedai/domain/money/currencies.ts'
import { noSen, type Sen } from '@kedai/domain/money/sen.ts'
import { plusDays } from '@kedai/domain/time/days.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import { type AppError, refuseField } from '../../../platform/errors/app-error.ts'
import { maxDaysBack } from './judge-typed.ts'
import { paymentTexts as texts } from './messages/payments.ts'

/** @throws AppError `invalid` at `amount` for what is no amount above zero, or more than any invoice. */
export function readAmount(typed: string, currency: Currency): Sen {
  const amount = readPayment(typed, currency)
  if (amount === noSen) throw refuseAmount(currency)
  return amount
}

/** The same where nothing may be taken too: cash rounding alone closes a balance of one or two sen. @throws AppError `invalid` at `amount` */
export function readPayment(typed: string, currency: Currency): Sen {
  const amount = parseAmount(typed, currency)
  if (amount === null || amount < 0) throw refuseAmount(currency)
  if (amount > maxOnInvoice) throw refuseField('amount', texts.tooMuch)
  return amount
}

export const refuseAmount = (currency: Currency): AppError =>
  refuseField('amount', texts.amount, { currency: currencySign(currency), example: sampleAmount(currency) })

/** @throws AppError `invalid` at `method` */
export function readMethod(typed: string): ReceiptMethod {
  if (!isReceiptMethod(typed)) throw refuseField('method', texts.method)
  return typed
}

/** Today unless said. @throws AppError `invalid` at `paid_on` for a day to come */
export function readPaidOn(typed: string | undefined, now: Date): string {
  const today = formatDate(now)
  if (typed !== undefined && typed > today) throw refuseField('paid_on', texts.future)
  if (typed !== undefined && typed < plusDays(today, -maxDaysBack)) throw refuseField('paid_on', texts.longAgo)
  return typed ?? today
}
