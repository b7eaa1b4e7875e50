import type { QuoteRow } from '@kedai/contracts/quotes.ts'
import { formatAmount } from '@kedai/domain/money/amount.ts'
import { currencyOf, currencySign } from '@kedai/domain/money/currencies.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import type { QuoteListRow } from '../queries/list-quotes.ts'
import { stateOn } from '../quote-facts.ts'

/** A quote in a list; `today` is a Malaysian day. */
export const presentQuoteRow = (row: QuoteListRow, today: string): QuoteRow => ({
  id: row.id,
  hashslug: row.hashslug,
  number: row.number,
  state: stateOn(row, today),
  buyer_name: row.buyer_name,
  total: formatAmount(sen(row.total_sen), currencyOf(row.currency)),
  currency: currencySign(currencyOf(row.currency)),
  issue_date: row.issue_date,
  valid_until: row.valid_until,
  is_viewed: row.first_viewed_at !== null,
  invoice: row.invoice_hashslug === null ? null : { hashslug: row.invoice_hashslug, number: row.invoice_number },
})
