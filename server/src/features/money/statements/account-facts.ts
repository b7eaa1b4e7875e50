import type { AccountInvoice, CreditChange } from '@kedai/domain/invoices/customer-account.ts'
import { entryTypeNames } from '@kedai/domain/invoices/ledger.ts'
import { lifecycles } from '@kedai/domain/invoices/statuses.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import type { BilledRow, CreditChangeRow, EntryRow } from './queries/account.ts'

/** The rows of an account as domain knows them. @throws RangeError for a value no release ever wrote. */
export function invoicesOf(billed: readonly BilledRow[], entries: readonly EntryRow[]): AccountInvoice[] {
  const byInvoice = Map.groupBy(entries, ({ invoice_id }) => invoice_id)
  return billed.map((row) => ({
    id: row.id,
    kind: row.kind === 'debit_note' ? 'debit_note' : 'invoice',
    total: sen(row.total_sen),
    lifecycle: oneOf(lifecycles, row.lifecycle),
    dueDate: row.due_date,
    issued: { day: row.issue_date, at: row.approved_at?.getTime() ?? 0 },
    voided:
      row.lifecycle === 'void' && row.voided_at !== null
        ? { day: formatDate(row.voided_at), at: row.voided_at.getTime() }
        : null,
    ledger: (byInvoice.get(row.id) ?? []).map((entry) => ({
      id: entry.id,
      type: oneOf(entryTypeNames, entry.type),
      amount: sen(entry.amount_sen),
      state: 'settled',
      reverses: entry.reverses_id,
      day: entry.occurred_on,
      at: entry.at.getTime(),
    })),
  }))
}

export const creditOf = (rows: readonly CreditChangeRow[]): CreditChange[] =>
  rows.map(({ id, amount_sen, invoice_id, cause, at }) => ({
    id,
    amount: sen(amount_sen),
    invoiceId: invoice_id,
    isGivenBack: cause === 'refunded',
    day: formatDate(at),
    at: at.getTime(),
  }))

function oneOf<Value extends string>(all: readonly Value[], text: string): Value {
  const found = all.find((value) => value === text)
  if (found === undefined) throw new RangeError(`${text} is none of ${all.join(', ')}`)
  return found
}
