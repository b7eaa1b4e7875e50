import type { CustomerStatement } from '@kedai/contracts/statements.ts'
import type { AccountEntry } from '@kedai/domain/invoices/customer-account.ts'
import { formatAmount } from '@kedai/domain/money/amount.ts'
import type { Currency } from '@kedai/domain/money/currencies.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { say } from '../../../../platform/errors/message.ts'
import { methodNames } from '../../invoices/actions/method-names.ts'
import type { BilledRow, CreditChangeRow, EntryRow } from '../queries/account.ts'

type Facts = { billed: readonly BilledRow[]; entries: readonly EntryRow[]; changes: readonly CreditChangeRow[] }

/** The lines of a statement; each says which invoice or note it is about. */
export function presentRows(
  rows: readonly { entry: AccountEntry; balance: Sen }[],
  { billed, entries, changes }: Facts,
  { currency, lang }: { currency: Currency; lang: Lang },
): CustomerStatement['rows'] {
  const invoices = new Map(billed.map((row) => [row.id, row]))
  const ledger = new Map(entries.map((row) => [row.id, row]))
  const credit = new Map(changes.map((row) => [row.id, row]))
  return rows.map(({ entry, balance }) => {
    const invoice = entry.invoiceId === null ? undefined : invoices.get(entry.invoiceId)
    const written = entry.entryId === null ? undefined : ledger.get(entry.entryId)
    const change = entry.creditId === null ? undefined : credit.get(entry.creditId)
    const number = entry.kind === 'credit_note' ? (written?.note_number ?? invoice?.number) : invoice?.number
    const method = (change ?? written)?.method ?? ''
    // What the shop wrote for itself stays with the shop; a reason that the customer was given does not need to be here either.
    const detail = [
      methodNames[method] ? say(methodNames[method], lang) : method,
      change === undefined ? (written?.reference ?? '') : '',
    ]
      .filter((part) => part !== '')
      .join(' · ')
    return {
      day: entry.day,
      kind: entry.kind,
      number: number ?? null,
      hashslug: invoice?.hashslug ?? null,
      detail,
      amount: formatAmount(entry.amount, currency),
      applied: formatAmount(entry.applied, currency),
      balance: formatAmount(balance, currency),
    }
  })
}
