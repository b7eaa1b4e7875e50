import { add, greater, noSen, sen, subtract, sum, type Sen } from '../money/sen.ts'
import {
  entryTypes,
  judgeReversal,
  standing,
  type EntryType,
  type LedgerEntry,
  type ReversalRefusal,
} from './ledger.ts'

/** An entry with whether its money came through a gateway, which knows better than a seller what it received. */
export type LedgerFact = LedgerEntry & { isThroughGateway: boolean }

export type TakeBackRefusal = ReversalRefusal | 'not_by_hand' | 'through_gateway' | 'given_back_since' | 'credit_spent'

/**
 * What taking an entry back writes: the entries that are reversed, the asked one first, with what came along with it; what
 * the customer's credit loses and gains by them, in sen.
 */
export type TakeBack = { reversed: LedgerFact[]; creditLost: Sen; creditGained: Sen }

/** Whether a seller takes entries of this type back by hand. A paper stays: a credit note is answered by a debit note. */
export const isByHand = (type: EntryType): boolean => byHand.some((one) => one === type)

/**
 * Takes back what was written down wrongly. A cash rounding goes with its payment. What had been moved to the customer's
 * credit, and is no longer too much, is taken out of it again: as far as it goes beyond, it is moved anew by whoever sums
 * the ledger. `entries` in the order they were written; `customerCredit` is what the customer has now.
 */
export function takeBack(
  { total, entries, customerCredit }: { total: Sen; entries: readonly LedgerFact[]; customerCredit: Sen },
  id: number,
): TakeBack | { refusal: TakeBackRefusal } {
  const refusal = judgeReversal(entries, id)
  if (refusal !== null) return { refusal }
  const place = entries.findIndex((entry) => entry.id === id)
  const [entry, next] = [entries[place], entries[place + 1]]
  if (entry === undefined || !isByHand(entry.type)) return { refusal: 'not_by_hand' }
  if (entry.isThroughGateway) return { refusal: 'through_gateway' }
  const along = entry.type === 'payment' && next?.type === 'rounding' ? [entry, next] : [entry]
  const left = standing(entries).filter((one) => !along.some((gone) => gone.id === one.id))
  const [received, tooMuch] = moneyOf(total, left)
  if (received < 0) return { refusal: 'given_back_since' }
  const unmoved = noLongerMoved(
    entries.filter((one) => left.some((kept) => kept.id === one.id && kept.type === 'moved_to_customer_credit')),
    tooMuch,
  )
  const creditGained = entry.type === 'customer_credit_applied' ? entry.amount : noSen
  const creditLost = sum(unmoved.map(({ amount }) => amount))
  const stillMoved = subtract(sumOf(left, 'moved_to_customer_credit'), creditLost)
  const movedAnew = greater(noSen, subtract(tooMuch, stillMoved))
  if (subtract(subtract(creditLost, creditGained), movedAnew) > customerCredit) return { refusal: 'credit_spent' }
  return { reversed: [...along, ...unmoved], creditLost, creditGained }
}

const byHand = ['payment', 'refund', 'write_off', 'customer_credit_applied'] as const satisfies readonly EntryType[]

// Received and not given back, whatever of it became credit; and how much of that is beyond what is due.
function moneyOf(total: Sen, entries: readonly LedgerEntry[]): [received: Sen, tooMuch: Sen] {
  let [received, due] = [noSen, total]
  for (const { type, amount } of entries) {
    const effect = entryTypes[type]
    if (effect === null || type === 'moved_to_customer_credit') continue
    if (effect.on === 'settled') received = add(received, sen(effect.sign * amount))
    else due = subtract(due, amount)
  }
  return [received, greater(noSen, subtract(received, greater(noSen, due)))]
}

// The newest first, until what stays moved is no more than what is too much.
function noLongerMoved(moved: readonly LedgerFact[], tooMuch: Sen): LedgerFact[] {
  let stays = sum(moved.map(({ amount }) => amount))
  return moved.toReversed().filter(({ amount }) => {
    if (stays <= tooMuch) return false
    stays = subtract(stays, amount)
    return true
  })
}

const sumOf = (entries: readonly LedgerEntry[], type: EntryType): Sen =>
  sum(entries.filter((entry) => entry.type === type).map(({ amount }) => amount))
