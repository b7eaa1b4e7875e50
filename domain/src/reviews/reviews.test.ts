import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { daysToChange, isTimeToAsk, whyNotChange, whyNotRate } from './may-rate.ts'
import { ratingChange, ratingOf } from './rating.ts'
import { shownName } from './shown-name.ts'

test('a rating has one decimal, and is none before the first', () => {
  expect([
    ratingOf({ sum: 0, count: 0 }),
    ratingOf({ sum: 14, count: 3 }),
    ratingOf({ sum: 5, count: 1 }),
    ratingOf({ sum: 9, count: 4 }),
  ]).toEqual([null, 4.7, 5, 2.3])
})

const review = fc.option(fc.record({ stars: fc.integer({ min: 1, max: 5 }), isShown: fc.boolean() }), { nil: null })

test('changes add up to what is shown at the end, whatever came between', () => {
  fc.assert(
    fc.property(fc.array(review, { minLength: 1 }), (states) => {
      const total = states.reduce(
        (so, state, at) => {
          const { sum, count } = ratingChange(states[at - 1] ?? null, state)
          return { sum: so.sum + sum, count: so.count + count }
        },
        { sum: 0, count: 0 },
      )
      const last = states.at(-1)
      expect(total).toEqual(last?.isShown ? { sum: last.stars, count: 1 } : { sum: 0, count: 0 })
    }),
  )
})

describe('who may rate', () => {
  const sent = { order: 'open', payment: 'paid', fulfilment: 'shipped' } as const
  test.each([
    [sent, null],
    [{ ...sent, order: 'completed', fulfilment: 'delivered' }, null],
    [{ ...sent, payment: 'partially_refunded' }, null],
    [{ ...sent, payment: 'unpaid' }, 'not_paid'],
    [{ ...sent, payment: 'refunded' }, 'refunded'],
    [{ ...sent, fulfilment: 'packed' }, 'not_sent'],
    [{ ...sent, fulfilment: 'returned' }, 'returned'],
    [{ ...sent, order: 'cancelled', payment: 'refunded' }, 'cancelled'],
    [{ ...sent, order: 'expired', payment: 'unpaid' }, 'expired'],
  ] as const)('%j: %s', (facts, refusal) => {
    expect(whyNotRate(facts)).toBe(refusal)
  })

  test('is asked once the goods have come: handed over, or sent a week ago', () => {
    const sentAt = new Date('2026-11-01T00:00:00Z')
    const after = (days: number) => new Date(sentAt.getTime() + days * 86_400_000)
    expect([0, 6.9, 7].map((days) => isTimeToAsk(sent, sentAt, after(days)))).toEqual([false, false, true])
    expect(isTimeToAsk(sent, null, after(30))).toBe(false)
    expect(isTimeToAsk({ ...sent, order: 'completed', fulfilment: 'delivered' }, sentAt, after(0))).toBe(true)
    expect(isTimeToAsk({ ...sent, payment: 'unpaid' }, sentAt, after(30))).toBe(false)
  })

  test('a review may be changed for thirty days', () => {
    const written = new Date('2026-11-01T00:00:00Z')
    const after = (days: number, ms = 0) => new Date(written.getTime() + days * 86_400_000 + ms)
    expect([whyNotChange(written, after(daysToChange)), whyNotChange(written, after(daysToChange, 1))]).toEqual([
      null,
      'too_late',
    ])
  })
})

describe('the name beside a review', () => {
  test.each([
    ['Siti Aminah', 'Siti A.'],
    ['Siti binti Ahmad', 'Siti A.'],
    ['  nur   aisyah ', 'nur A.'],
    ['Kavitha a/p Subramaniam', 'Kavitha S.'],
    ['Ali bin', 'Ali'],
    ['Siti', 'Siti'],
    ['陈美玲', '陈**'],
    ['siti@buyer.test', ''],
    ['012-345 6789', ''],
    ['Siti 0123456789', ''],
    ['!!!', ''],
    ['', ''],
  ])('%s is %s', (name, short) => {
    expect(shownName(name, 'short')).toBe(short)
  })

  test('in full, or not at all, as its owner likes', () => {
    expect([
      shownName(' Siti  Aminah', 'full'),
      shownName('Siti Aminah', 'none'),
      shownName('siti@buyer.test', 'full'),
    ]).toEqual(['Siti Aminah', '', ''])
  })
})
