import type { InvoiceRow } from '@kedai/contracts/invoice-list.ts'
import { settlement, type EntryType, type LedgerEntry } from '@kedai/domain/invoices/ledger.ts'
import { displayStatus, lifecycles } from '@kedai/domain/invoices/statuses.ts'
import { formatAmount } from '@kedai/domain/money/amount.ts'
import { currencySign } from '@kedai/domain/money/currencies.ts'
import { noSen, sen } from '@kedai/domain/money/sen.ts'
import { currencyIn, oneOf } from '../invoice-facts.ts'
import type { InvoiceListRow } from '../queries/list-invoices.ts'
import { presentMoney } from './figures.ts'

/** An invoice in a list; `today` is a Malaysian day. */
export function presentInvoiceRow(row: InvoiceListRow, today: string): InvoiceRow {
  const lifecycle = oneOf(lifecycles, row.lifecycle)
  const total = sen(row.total_sen)
  const currency = currencyIn(row)
  const settled = { ...settlement(total, summed(row), lifecycle), returned: row.returned ? sen(1) : noSen }
  return {
    id: row.id,
    hashslug: row.hashslug,
    kind: oneOf(['invoice', 'debit_note'] as const, row.kind),
    number: row.number,
    buyer_name: row.buyer_name,
    total: presentMoney(row.total_sen, currency),
    balance_due: formatAmount(settled.balance, currency),
    currency: currencySign(currency),
    invoice_status: settled.status,
    lifecycle,
    display_status: displayStatus(
      { lifecycle, total, dueDate: row.next_due, isViewed: row.first_viewed_at !== null, settlement: settled },
      today,
    ),
    issue_date: row.issue_date,
    due_date: row.next_due,
    revision: row.revision,
    is_recurring: row.is_recurring,
    last_send_failed: row.last_send_failed,
  }
}

// The sums kept beside the ledger say the same as the ledger; as entries they go through the one rule there is.
const summed = (row: InvoiceListRow): LedgerEntry[] =>
  (
    [
      ['payment', row.settled_sen],
      ['credit_note', row.credited_sen],
      ['write_off', row.written_off_sen],
      ['rounding', row.rounding_sen],
    ] satisfies [EntryType, number][]
  ).map(([type, amount], id) => ({ id, type, amount: sen(amount), state: 'settled', reverses: null }))
