import { expect, test } from 'vitest'
import { failingCondition, fillWords, stepDueAt, type Condition } from './conditions.ts'

const facts = {
  totalSen: 5000,
  viewIds: ['DEMO-MUG'],
  state: 'MY-10',
  paymentMethod: 'cod',
  isFirstOrder: true,
  tags: ['VIP'],
}
const sen = (value: Condition['value']) => Number(value) * 100

test.each<[Condition, boolean]>([
  [{ field: 'total', op: 'more_than', value: 49 }, true],
  [{ field: 'total', op: 'more_than', value: '50' }, false],
  [{ field: 'total', op: 'less_than', value: 51 }, true],
  [{ field: 'total', op: 'is', value: 50 }, true],
  [{ field: 'bought', op: 'is', value: 'demo-mug' }, true],
  [{ field: 'bought', op: 'is_not', value: 'demo-mug' }, false],
  [{ field: 'state', op: 'is', value: 'MY-10' }, true],
  [{ field: 'payment_method', op: 'is_not', value: 'sandbox' }, true],
  [{ field: 'first_order', op: 'is', value: true }, true],
  [{ field: 'first_order', op: 'is', value: 'false' }, false],
  [{ field: 'tag', op: 'is', value: 'vip' }, true],
])('%o holds: %s', (condition, isTrue) =>
  expect(failingCondition([condition], facts, sen)).toEqual(isTrue ? null : condition),
)

test('steps follow each other, and words are filled in', () => {
  const start = new Date('2026-11-20T00:00:00Z')
  expect(stepDueAt(start, [{ after_minutes: 5 }, { after_minutes: 10 }], 1).toISOString()).toBe(
    '2026-11-20T00:15:00.000Z',
  )
  expect(fillWords('Hai {name}, {lain}', { name: 'Siti' })).toBe('Hai Siti, {lain}')
  // Whoever leaves a number may type any name; links are the seller's.
  const values = { name: 'Menang di evil.test', link: 'https://kedai.test/c/1' }
  expect(fillWords('Hai {name}: {link}', values)).toBe('Hai Menang di evil test: https://kedai.test/c/1')
})
