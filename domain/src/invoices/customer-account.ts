import { add, greater, noSen, sen, subtract, sum, type Sen } from '../money/sen.ts'
import { ageing, type Ageing } from './ageing.ts'
import { entryTypes, settlement, type EntryType, type LedgerEntry } from './ledger.ts'
import { isIssued, type Lifecycle } from './statuses.ts'

/** Days are `YYYY-MM-DD` in Malaysia; `at` orders what happened on one day. */
type When = { day: string; at: number }

export type AccountInvoice = {
  id: number
  kind: 'invoice' | 'debit_note'
  total: Sen
  lifecycle: Lifecycle
  issued: When
  voided: When | null
  dueDate: string
  ledger: readonly (LedgerEntry & When)[]
}

/** A change of what the shop owes the customer, below 0 where it was used or given back. */
export type CreditChange = When & { id: number; amount: Sen; invoiceId: number | null; isGivenBack: boolean }

export const accountKinds = [
  'invoice',
  'debit_note',
  'void',
  'payment',
  'refund',
  'chargeback',
  'credit_note',
  'write_off',
  'rounding',
  'correction',
  'credit_applied',
  'credit_kept',
  'credit_given_back',
] as const
export type AccountKind = (typeof accountKinds)[number]

/** A line of a customer's account. `amount`: what it does to what is owed; `applied`: credit that changed places and left what is owed as it was. */
export type AccountEntry = When & {
  kind: AccountKind
  amount: Sen
  applied: Sen
  invoiceId: number | null
  entryId: number | null
  creditId: number | null
}

/** Everything that happened between a shop and a customer, oldest first. It sums to what is owed less what the shop owes. Drafts are none of it. */
export function accountEntries(invoices: readonly AccountInvoice[], credit: readonly CreditChange[]): AccountEntry[] {
  const free = new Set(credit)
  const billed = invoices
    .filter(({ lifecycle }) => lifecycle !== 'draft')
    .flatMap((invoice) => entriesOf(invoice, free))
  const kept = [...free].map((change): AccountEntry => ({
    ...blank,
    day: change.day,
    at: change.at,
    kind: change.isGivenBack ? 'credit_given_back' : 'correction',
    amount: sen(-change.amount),
    invoiceId: change.invoiceId,
    creditId: change.id,
  }))
  return [...billed, ...kept].toSorted((a, b) => (a.day === b.day ? a.at - b.at : a.day < b.day ? -1 : 1))
}

/** What was still to be paid of each invoice at the end of a day, by how late it is on that day or another. */
export const owedBy = (invoices: readonly AccountInvoice[], day: string, asOf: string = day): Ageing =>
  ageing(
    invoices
      .filter(({ lifecycle }) => lifecycle !== 'draft')
      .map((invoice) => ({ dueDate: invoice.dueDate, balance: leftAt(invoice, day) }))
      .filter(({ balance }) => balance > 0),
    asOf,
  )

function leftAt(invoice: AccountInvoice, day: string): Sen {
  const until = invoice.ledger.filter((entry) => entry.day <= day)
  if (invoice.issued.day > day || (invoice.voided !== null && invoice.voided.day <= day)) return noSen
  return greater(noSen, add(invoice.total, sum(until.map((entry) => effectOf(entry, invoice.ledger)))))
}

const blank: Pick<AccountEntry, 'applied' | 'invoiceId' | 'entryId' | 'creditId'> = {
  applied: noSen,
  invoiceId: null,
  entryId: null,
  creditId: null,
}

function entriesOf(invoice: AccountInvoice, free: Set<CreditChange>): AccountEntry[] {
  const of = { ...blank, invoiceId: invoice.id }
  const effects = invoice.ledger.map((entry) => ({
    entry,
    effect: effectOf(entry, invoice.ledger),
    ...sourceOf(entry, invoice.ledger),
  }))
  const left = add(invoice.total, sum(effects.map(({ effect }) => effect)))
  const ledger = effects.flatMap(({ entry, effect, type }): AccountEntry[] => {
    const when = { day: entry.day, at: entry.at, entryId: entry.id }
    // Credit that comes or goes with an entry leaves what is owed in all as it was.
    const change = movesCredit(type)
      ? [...free].find(({ invoiceId, amount }) => invoiceId === invoice.id && amount === effect)
      : undefined
    if (change === undefined)
      return [{ ...of, ...when, kind: entry.type === 'reversal' ? 'correction' : kinds[entry.type], amount: effect }]
    free.delete(change)
    return type === 'customer_credit_applied'
      ? [{ ...of, ...when, kind: 'credit_applied', amount: noSen, applied: sen(-effect), creditId: change.id }]
      : []
  })
  return [
    { ...of, ...invoice.issued, kind: invoice.kind, amount: invoice.total },
    ...ledger,
    ...endOf(invoice, left, of),
  ]
}

// A void invoice owes nothing any more; a cash rounding that a credit note outlived is nobody's sen.
function endOf(invoice: AccountInvoice, left: Sen, of: typeof blank): AccountEntry[] {
  if (invoice.voided !== null)
    return left === noSen ? [] : [{ ...of, ...invoice.voided, kind: 'void', amount: sen(-left) }]
  const { balance, excess } = settlement(
    invoice.total,
    invoice.ledger,
    isIssued(invoice.lifecycle) ? invoice.lifecycle : 'approved',
  )
  const odd = subtract(subtract(balance, excess), left)
  const last = invoice.ledger.at(-1) ?? invoice.issued
  return odd === noSen ? [] : [{ ...of, day: last.day, at: last.at, kind: 'rounding', amount: odd }]
}

function effectOf(entry: LedgerEntry, ledger: readonly LedgerEntry[]): Sen {
  const { type, target } = sourceOf(entry, ledger)
  if (entry.state !== 'settled') return noSen
  const effect = entryTypes[type]
  const amount = effect === null ? noSen : sen(-effect.sign * target.amount)
  return entry.type === 'reversal' ? sen(-amount) : amount
}

// What an entry is about: itself, or what a reversal took back.
function sourceOf(entry: LedgerEntry, ledger: readonly LedgerEntry[]): { type: EntryType; target: LedgerEntry } {
  const target = entry.type === 'reversal' ? ledger.find(({ id }) => id === entry.reverses) : entry
  if (target === undefined) throw new RangeError(`reversal ${entry.id} points at no entry`)
  return { type: target.type, target }
}

const movesCredit = (type: EntryType) => type === 'customer_credit_applied' || type === 'moved_to_customer_credit'

const kinds = {
  payment: 'payment',
  refund: 'refund',
  chargeback: 'chargeback',
  credit_note: 'credit_note',
  write_off: 'write_off',
  rounding: 'rounding',
  customer_credit_applied: 'credit_applied',
  moved_to_customer_credit: 'credit_kept',
  reversal: 'correction',
} as const satisfies Record<EntryType, AccountKind>
