import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import { lesser, noSen } from '@kedai/domain/money/sen.ts'
import { readAmount, writeAmount } from '../amounts.ts'

// What of the customer's credit this invoice can take, as the wire writes it.
export const usableCredit = ({
  customer_credit,
  balance_due,
  currency,
}: Pick<InvoiceView, 'customer_credit' | 'balance_due' | 'currency'>): string =>
  writeAmount(
    lesser(readAmount(customer_credit ?? '', { currency }) ?? noSen, readAmount(balance_due, { currency }) ?? noSen),
    { currency },
  )
