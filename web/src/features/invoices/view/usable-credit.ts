import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import { formatRinggit, parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { lesser, noSen } from '@kedai/domain/money/sen.ts'

// What of the customer's credit this invoice can take, as the wire writes it.
export const usableCredit = ({ customer_credit, balance_due }: Pick<InvoiceView, 'customer_credit' | 'balance_due'>): string =>
  formatRinggit(lesser(parseRinggit(customer_credit ?? '') ?? noSen, parseRinggit(balance_due) ?? noSen))
