import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sen } from '../money/sen.ts'
import {
  entryTypeNames,
  entryTypes,
  judgeReversal,
  settlement,
  standing,
  type EntryType,
  type LedgerEntry,
} from './ledger.ts'
import { roundCash } from '../money/tender-rounding.ts'
import { lifecycles } from './statuses.ts'

const entry = (id: number, type: EntryType, amount: number, more: Partial<LedgerEntry> = {}): LedgerEntry => ({
  id,
  type,
  amount: sen(amount),
  state: 'settled',
  reverses: null,
  ...more,
})
const ledgerOf = (...rows: [EntryType, number][]) => rows.map(([type, amount], index) => entry(index + 1, type, amount))
const undo = (id: number, target: number) => entry(id, 'reversal', 1, { reverses: target })

// Of an invoice of 100 sen: what is due, balance, status, excess.
it.each<[string, [EntryType, number][], number, number, string, number]>([
  ['nothing yet', [], 100, 100, 'awaiting_payment', 0],
  ['paid in part', [['payment', 40]], 100, 60, 'partial', 0],
  [
    'paid',
    [
      ['payment', 40],
      ['payment', 60],
    ],
    100,
    0,
    'paid',
    0,
  ],
  ['paid too much', [['payment', 130]], 100, 0, 'paid', 30],
  [
    'the rest moved to the buyer’s credit',
    [
      ['payment', 130],
      ['moved_to_customer_credit', 30],
    ],
    100,
    0,
    'paid',
    0,
  ],
  ['paid from credit', [['customer_credit_applied', 100]], 100, 0, 'paid', 0],
  [
    'given back in part',
    [
      ['payment', 100],
      ['refund', 30],
    ],
    100,
    30,
    'partial',
    0,
  ],
  [
    'charged back',
    [
      ['payment', 100],
      ['chargeback', 100],
    ],
    100,
    100,
    'awaiting_payment',
    0,
  ],
  ['credited in part', [['credit_note', 30]], 70, 70, 'awaiting_payment', 0],
  [
    'paid, then credited',
    [
      ['payment', 100],
      ['credit_note', 30],
    ],
    70,
    0,
    'paid',
    30,
  ],
  [
    'credited and given back',
    [
      ['payment', 100],
      ['credit_note', 100],
      ['refund', 100],
    ],
    0,
    0,
    'paid',
    0,
  ],
  [
    'rounded down in cash, then credited',
    [
      ['payment', 98],
      ['rounding', 2],
      ['credit_note', 100],
    ],
    -2,
    0,
    'paid',
    98,
  ],
  [
    'written off',
    [
      ['payment', 40],
      ['write_off', 60],
    ],
    40,
    0,
    'paid',
    0,
  ],
  [
    'rounded down in cash',
    [
      ['payment', 98],
      ['rounding', 2],
    ],
    98,
    0,
    'paid',
    0,
  ],
  [
    'rounded up in cash',
    [
      ['payment', 102],
      ['rounding', -2],
    ],
    102,
    0,
    'paid',
    0,
  ],
])('%s', (_, rows, due, balance, status, excess) => {
  expect(settlement(sen(100), ledgerOf(...rows), 'sent')).toMatchObject({
    due,
    balance,
    status,
    excess,
    isOverpaid: excess > 0,
  })
})

describe('an entry', () => {
  it('counts nothing while pending or once rejected', () => {
    for (const state of ['pending', 'rejected'] as const)
      expect(settlement(sen(100), [entry(1, 'payment', 100, { state })], 'sent').balance).toBe(100)
  })

  it('is undone by its reversal, once, and never by one that is itself pending', () => {
    const paid = entry(1, 'payment', 100)
    expect(settlement(sen(100), [paid, undo(2, 1)], 'sent')).toMatchObject({
      settled: 0,
      balance: 100,
      status: 'awaiting_payment',
      returned: 0,
    })
    expect(settlement(sen(100), [paid, { ...undo(2, 1), state: 'pending' }], 'sent').balance).toBe(0)
    expect(judgeReversal([paid], 1)).toBeNull()
    expect(judgeReversal([paid, undo(2, 1)], 1)).toBe('already_reversed')
    expect(judgeReversal([paid, undo(2, 1)], 2)).toBe('is_reversal')
    expect(judgeReversal([paid], 9)).toBe('no_such_entry')
    expect(judgeReversal([{ ...paid, state: 'pending' }], 1)).toBe('not_settled')
    expect(() => settlement(sen(100), [undo(2, 1)], 'sent')).toThrow(RangeError)
  })
})

const someType = fc.constantFrom(...entryTypeNames.filter((type) => type !== 'reversal'))
const someRows = fc.array(fc.tuple(someType, fc.integer({ min: 1, max: 200 })), { maxLength: 12 })

describe('whatever the ledger', () => {
  it('the figures follow the formulas, row order does not matter', () => {
    fc.assert(
      fc.property(fc.nat({ max: 300 }), someRows, fc.constantFrom(...lifecycles), (total, rows, lifecycle) => {
        const entries = ledgerOf(...rows)
        const of = (type: EntryType) =>
          rows.filter(([one]) => one === type).reduce((all, [, amount]) => all + amount, 0)
        const found = settlement(sen(total), entries, lifecycle)
        const due = total - of('credit_note') - of('write_off') - of('rounding')
        const settled =
          of('payment') -
          of('refund') -
          of('chargeback') +
          of('customer_credit_applied') -
          of('moved_to_customer_credit')
        expect(found).toMatchObject({ due, settled, balance: lifecycle === 'void' ? 0 : Math.max(0, due - settled) })
        if (lifecycle === 'approved' || lifecycle === 'sent')
          expect(found.status).toBe(due - settled <= 0 ? 'paid' : settled > 0 ? 'partial' : 'awaiting_payment')
        expect(settlement(sen(total), entries.toReversed(), lifecycle)).toEqual(found)
        if (found.excess > 0) expect(found.status).toBe('paid')
      }),
    )
  })

  it('undoing every entry leaves the invoice as it was issued', () => {
    fc.assert(
      fc.property(fc.nat({ max: 300 }), someRows, (total, rows) => {
        const entries = ledgerOf(...rows)
        const undone = [...entries, ...entries.map(({ id }) => undo(id + 100, id))]
        expect(standing(undone)).toEqual([])
        expect(settlement(sen(total), undone, 'sent')).toEqual(settlement(sen(total), [], 'sent'))
      }),
    )
  })

  it('cash that settles leaves exactly nothing', () => {
    fc.assert(
      fc.property(fc.nat({ max: 100_000 }), fc.nat({ max: 100_000 }), (total, paid) => {
        const before = ledgerOf(['payment', paid])
        const { tender, rounding } = roundCash(
          { balance: settlement(sen(total), before, 'sent').balance, currency: 'MYR' },
          'cash',
          'cash',
        )
        const after = [...before, entry(2, 'payment', tender), entry(3, 'rounding', rounding)]
        expect(settlement(sen(total), after, 'sent')).toMatchObject({
          balance: 0,
          status: 'paid',
          excess: Math.max(0, paid - total),
        })
      }),
    )
  })

  it('a draft is never paid and a void one owes nothing', () => {
    expect(settlement(sen(0), [], 'draft').status).toBe('awaiting_payment')
    expect(settlement(sen(0), [], 'approved').status).toBe('paid')
    expect(settlement(sen(100), [], 'void')).toMatchObject({
      status: 'awaiting_payment',
      balance: 0,
      isOverpaid: false,
    })
  })
})

it('says on which side every type counts', () => {
  expect(
    Object.entries(entryTypes)
      .filter(([, effect]) => effect === null)
      .map(([type]) => type),
  ).toEqual(['reversal'])
})
