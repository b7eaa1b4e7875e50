import { add, greater, noSen, sen, subtract, type Sen } from '../money/sen.ts'
import { isIssued, type InvoiceStatus, type Lifecycle } from './statuses.ts'

/**
 * What an entry does: `settled` is what counts as paid, the others lower what is due. `returned` marks money that went
 * back to the buyer. A reversal undoes the one entry it points at.
 */
export const entryTypes = {
  payment: { on: 'settled', sign: 1, returned: 0 },
  refund: { on: 'settled', sign: -1, returned: 1 },
  chargeback: { on: 'settled', sign: -1, returned: 1 },
  customer_credit_applied: { on: 'settled', sign: 1, returned: 0 },
  moved_to_customer_credit: { on: 'settled', sign: -1, returned: 1 },
  credit_note: { on: 'credited', sign: 1, returned: 0 },
  write_off: { on: 'writtenOff', sign: 1, returned: 0 },
  rounding: { on: 'rounding', sign: 1, returned: 0 },
  reversal: null,
} as const satisfies Record<string, { on: Side; sign: 1 | -1; returned: 0 | 1 } | null>

export type EntryType = keyof typeof entryTypes

export const entryTypeNames = Object.keys(entryTypes) as EntryType[] // the keys of a literal without further ones

/** A pending entry is shown and counts nothing; a rejected one never counted. */
export const entryStates = ['pending', 'settled', 'rejected'] as const

export type EntryState = (typeof entryStates)[number]

/** A row of the ledger, never changed once settled. The amount is above 0; of a rounding it may be below, of a reversal it says what it undoes. */
export type LedgerEntry = { id: number; type: EntryType; amount: Sen; state: EntryState; reverses: number | null }

/** What the ledger makes of an invoice, in sen. `balance` is still to be paid, `excess` was paid beyond it. */
export type Settlement = {
  due: Sen
  settled: Sen
  credited: Sen
  writtenOff: Sen
  rounding: Sen
  /** What went back to the buyer or to the buyer's credit. */
  returned: Sen
  balance: Sen
  status: InvoiceStatus
  isOverpaid: boolean
  excess: Sen
}

/**
 * due = total − credited − written off − rounding; balance = due − settled, never below 0. A void invoice has neither
 * balance nor excess; a draft is never paid. Throws RangeError for a reversal that points at no entry.
 */
export function settlement(total: Sen, entries: readonly LedgerEntry[], lifecycle: Lifecycle): Settlement {
  const sums = sumSides(standing(entries))
  const due = [sums.credited, sums.writtenOff, sums.rounding].reduce(subtract, total)
  const left = subtract(due, sums.settled)
  // A cash rounding of a credited invoice can leave `due` a sen below 0: nobody has paid that sen.
  const excess = isIssued(lifecycle) ? greater(noSen, subtract(sums.settled, greater(noSen, due))) : noSen
  const balance = lifecycle === 'void' ? noSen : greater(noSen, left)
  return { ...sums, due, balance, status: statusOf(lifecycle, left, sums.settled), isOverpaid: excess > 0, excess }
}

/** The settled entries that no reversal took back, without the reversals. Throws RangeError for a reversal that points at no entry. */
export function standing(entries: readonly LedgerEntry[]): LedgerEntry[] {
  const reversed = new Set(entries.filter(isReversal).map((entry) => judgedTarget(entries, entry)))
  return entries.filter((entry) => entry.state === 'settled' && entry.type !== 'reversal' && !reversed.has(entry.id))
}

export type ReversalRefusal = 'no_such_entry' | 'is_reversal' | 'not_settled' | 'already_reversed'

/** Why an entry may not be reversed, or null: once, only what counts, and no reversal of a reversal. */
export function judgeReversal(entries: readonly LedgerEntry[], id: number): ReversalRefusal | null {
  const entry = entries.find((one) => one.id === id)
  if (entry === undefined) return 'no_such_entry'
  if (entry.type === 'reversal') return 'is_reversal'
  if (entry.state !== 'settled') return 'not_settled'
  return entries.some((one) => isReversal(one) && one.reverses === id) ? 'already_reversed' : null
}

type Side = 'settled' | 'credited' | 'writtenOff' | 'rounding'

const isReversal = (entry: LedgerEntry) => entry.type === 'reversal' && entry.state === 'settled'

function judgedTarget(entries: readonly LedgerEntry[], reversal: LedgerEntry): number {
  const target = entries.find((entry) => entry.id === reversal.reverses && entry.type !== 'reversal')
  if (target === undefined) throw new RangeError(`reversal ${reversal.id} points at no entry`)
  return target.id
}

function sumSides(entries: readonly LedgerEntry[]): Record<Side | 'returned', Sen> {
  const sums = { settled: noSen, credited: noSen, writtenOff: noSen, rounding: noSen, returned: noSen }
  for (const { type, amount } of entries) {
    const effect = entryTypes[type]
    if (effect === null) continue
    sums[effect.on] = add(sums[effect.on], sen(effect.sign * amount))
    sums.returned = add(sums.returned, sen(effect.returned * amount))
  }
  return sums
}

function statusOf(lifecycle: Lifecycle, left: Sen, settled: Sen): InvoiceStatus {
  if (lifecycle === 'void') return 'awaiting_payment'
  if (lifecycle !== 'draft' && left <= 0) return 'paid'
  return settled > 0 ? 'partial' : 'awaiting_payment'
}
