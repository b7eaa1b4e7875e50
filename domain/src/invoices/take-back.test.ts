import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noSen, sen } from '../money/sen.ts'
import { settlement, type EntryType } from './ledger.ts'
import { takeBack, type LedgerFact, type TakeBack } from './take-back.ts'

const ledgerOf = (...rows: [EntryType, number, 'gateway'?][]): LedgerFact[] =>
  rows.map(([type, amount, gateway], place) => ({
    id: place + 1,
    type,
    amount: sen(amount),
    state: 'settled',
    reverses: null,
    isThroughGateway: gateway !== undefined,
  }))
const undo = (id: number, target: number): LedgerFact => ({
  id,
  type: 'reversal',
  amount: sen(1),
  state: 'settled',
  reverses: target,
  isThroughGateway: false,
})
const of100 = (entries: LedgerFact[], customerCredit = 0) => ({
  total: sen(100),
  entries,
  customerCredit: sen(customerCredit),
})
const ids = (found: TakeBack | { refusal: string }) =>
  'refusal' in found ? found.refusal : found.reversed.map(({ id }) => id)

describe('taking an entry back', () => {
  it.each<[string, LedgerFact[], number, number, unknown]>([
    ['a payment', ledgerOf(['payment', 40]), 1, 0, [1]],
    ['a payment with its rounding', ledgerOf(['payment', 98], ['rounding', 2]), 1, 0, [1, 2]],
    ['a payment, not the rounding of the next', ledgerOf(['payment', 40], ['payment', 58], ['rounding', 2]), 1, 0, [1]],
    ['a payment with the credit it made', ledgerOf(['payment', 130], ['moved_to_customer_credit', 30]), 1, 30, [1, 2]],
    [
      'a payment after which nothing is too much',
      ledgerOf(['payment', 60], ['payment', 70], ['moved_to_customer_credit', 30]),
      1,
      30,
      [1, 3],
    ],
    [
      'a payment whose credit was spent',
      ledgerOf(['payment', 130], ['moved_to_customer_credit', 30]),
      1,
      29,
      'credit_spent',
    ],
    [
      'a payment of which some stays too much',
      ledgerOf(['payment', 20], ['payment', 120], ['moved_to_customer_credit', 40]),
      1,
      20,
      [1, 3],
    ],
    [
      'a payment of which some stays too much, spent',
      ledgerOf(['payment', 20], ['payment', 120], ['moved_to_customer_credit', 40]),
      1,
      19,
      'credit_spent',
    ],
    ['a payment that was given back', ledgerOf(['payment', 100], ['refund', 100]), 1, 0, 'given_back_since'],
    ['a refund', ledgerOf(['payment', 100], ['refund', 100]), 2, 0, [2]],
    ['a write-off', ledgerOf(['write_off', 100]), 1, 0, [1]],
    [
      'a write-off that made a payment too much',
      ledgerOf(['write_off', 60], ['payment', 100], ['moved_to_customer_credit', 60]),
      1,
      60,
      [1, 3],
    ],
    ['used credit', ledgerOf(['customer_credit_applied', 40]), 1, 0, [1]],
    ['money through a gateway', ledgerOf(['payment', 100, 'gateway']), 1, 0, 'through_gateway'],
    ['a credit note', ledgerOf(['credit_note', 40]), 1, 0, 'not_by_hand'],
    ['what was moved', ledgerOf(['payment', 130], ['moved_to_customer_credit', 30]), 2, 30, 'not_by_hand'],
    ['a rounding alone', ledgerOf(['payment', 98], ['rounding', 2]), 2, 0, 'not_by_hand'],
    ['what is not there', ledgerOf(['payment', 40]), 9, 0, 'no_such_entry'],
    ['twice', [...ledgerOf(['payment', 40]), undo(2, 1)], 1, 0, 'already_reversed'],
  ])('%s', (_, entries, id, credit, expected) => expect(ids(takeBack(of100(entries, credit), id))).toEqual(expected))

  it('never leaves more given back than received, nor a customer’s credit below nothing', () => {
    const someRow = fc.tuple(
      fc.constantFrom<EntryType>('payment', 'refund', 'credit_note', 'write_off', 'customer_credit_applied'),
      fc.integer({ min: 1, max: 120 }),
    )
    fc.assert(
      fc.property(fc.array(someRow, { maxLength: 8 }), fc.nat({ max: 7 }), fc.nat({ max: 60 }), (rows, at, spent) => {
        const { entries, moved } = written(rows)
        const credit = sen(Math.max(0, moved - spent))
        const found = takeBack(of100(entries, credit), at + 1)
        if ('refusal' in found) return
        const after = [
          ...entries,
          ...found.reversed.map((entry, place): LedgerFact => ({
            ...undo(100 + place, entry.id),
            amount: entry.amount,
          })),
        ]
        const { settled, excess } = settlement(sen(100), after, 'sent')
        expect(settled).toBeGreaterThanOrEqual(0)
        expect(credit - found.creditLost + found.creditGained + excess).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 2000 },
    )
  })
})

// As the ledger is kept: what is too much is moved to the credit at once, and no more is given back than was received.
function written(rows: readonly [EntryType, number][]): { entries: LedgerFact[]; moved: number } {
  const entries: LedgerFact[] = []
  let moved = 0
  const push = (type: EntryType, amount: number) =>
    void entries.push({
      id: entries.length + 1,
      type,
      amount: sen(amount),
      state: 'settled',
      reverses: null,
      isThroughGateway: false,
    })
  for (const [type, amount] of rows) {
    const before = settlement(sen(100), entries, 'sent')
    const most =
      type === 'refund'
        ? before.settled
        : type === 'credit_note'
          ? 100 - before.credited
          : type === 'payment'
            ? amount
            : before.balance
    if (Math.min(amount, most) <= noSen) continue
    push(type, Math.min(amount, most))
    const { excess } = settlement(sen(100), entries, 'sent')
    if (excess > 0) push('moved_to_customer_credit', excess)
    moved += excess
  }
  return { entries, moved }
}
