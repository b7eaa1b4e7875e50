import { explain, type ExplainedStep } from '@kedai/domain/invoices/explain.ts'
import type { InvoiceInput, InvoiceSums } from '@kedai/domain/invoices/amounts.ts'
import { displayAmount, formatAmount } from '@kedai/domain/money/amount.ts'
import { currencySign, type Currency } from '@kedai/domain/money/currencies.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { say } from '../../../../platform/errors/message.ts'
import { stepTexts, withoutShipping } from '../messages/steps.ts'

/** "How this was computed", in words; every result is rounded half up to the sen. */
export const presentSteps = (sums: InvoiceSums, input: InvoiceInput, lang: Lang): { text: string; amount: string }[] =>
  explain(sums, input).map((step) => ({
    text: textOf(step, input.currency, lang),
    amount: formatAmount(step.result, input.currency),
  }))

function textOf(step: ExplainedStep, currency: Currency, lang: Lang): string {
  const text = say(stepTexts[step.step], lang, { currency: currencySign(currency), ...wordsOf(step, currency, lang) })
  return step.step === 'tax_percent' && !step.withShipping ? text + withoutShipping[lang] : text
}

function wordsOf(step: ExplainedStep, currency: Currency, lang: Lang): Record<string, string | number> {
  const money = (amount: Sen) => displayAmount(amount, currency, lang)
  switch (step.step) {
    case 'line':
      return { line: step.line + 1, quantity: step.quantity, unitPrice: step.unitPrice, exact: step.exact }
    case 'discount_percent':
    case 'tax_percent':
      return { rate: step.rate, of: money(step.of), exact: step.exact }
    case 'after':
      return { subtotal: money(step.subtotal), shipping: money(step.shipping), discount: money(step.discount) }
    case 'total':
      return { after: money(step.after), tax: money(step.tax) }
    default:
      return {}
  }
}
