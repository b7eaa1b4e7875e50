import type { BuyerInvoiceFacts } from '@kedai/domain/invoices/buyer.ts'
import { isOverdue } from '@kedai/domain/invoices/statuses.ts'
import type { Lifecycle } from '@kedai/domain/invoices/statuses.ts'
import type { Settlement } from '@kedai/domain/invoices/ledger.ts'
import { ringgit, type Currency } from '@kedai/domain/money/currencies.ts'
import { add } from '@kedai/domain/money/sen.ts'
import { attemptStates } from '@kedai/domain/payments/attempts.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'

type Known = {
  lifecycle: Lifecycle
  settlement: Pick<Settlement, 'balance' | 'settled' | 'credited' | 'writtenOff'>
  dueDate: string
  slip: string | null
  attempt: string | null
  currency: Currency
}

/** What decides how an invoice stands to its buyer. */
export const buyerFactsOf = (
  { lifecycle, settlement, dueDate, slip, attempt, currency }: Known,
  now: Date,
): BuyerInvoiceFacts => ({
  isVoid: lifecycle === 'void',
  balance: settlement.balance,
  settled: settlement.settled,
  forgiven: add(settlement.credited, settlement.writtenOff),
  isOverdue: isOverdue({ lifecycle, dueDate, balance: settlement.balance }, formatDate(now)),
  slip: slips.find((state) => state === slip) ?? 'none',
  attempt: attemptStates.find((state) => state === attempt) ?? null,
  isForeign: currency !== ringgit,
})

const slips = ['uploaded', 'approved', 'rejected'] as const
