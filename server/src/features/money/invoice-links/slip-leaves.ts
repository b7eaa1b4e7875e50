import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import { amountIn } from '@kedai/domain/money/amount.ts'
import { currencyOf } from '@kedai/domain/money/currencies.ts'
import { subtract, type Sen } from '@kedai/domain/money/sen.ts'

/** What the buyer's waiting slip is for, and what it leaves of what falls due next; null where it covers that, or says no amount. */
export function slipLeaves({
  proofs,
  currency,
  next_payment,
  balance_due,
}: InvoiceView): { said: Sen; left: Sen } | null {
  const waiting = proofs.find(({ uploaded_by, status }) => uploaded_by === 'buyer' && status === 'uploaded')
  if (!waiting?.amount) return null
  const read = (amount: string) => amountIn(amount, currencyOf(currency))
  const [said, due] = [read(waiting.amount), read(next_payment?.amount ?? balance_due)]
  return said < due ? { said, left: subtract(due, said) } : null
}
