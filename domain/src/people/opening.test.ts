import fc from 'fast-check'
import { expect, test } from 'vitest'
import { openingProgress, openingSteps, type OpeningFacts } from './opening.ts'

const none: OpeningFacts = { name: false, payment: false, shipping: false, product: false, share: false, order: false }

test('the next step is the first that is not done, whatever came before its turn', () => {
  expect(openingProgress(none)).toEqual({ done: 0, next: 'name' })
  expect(openingProgress({ ...none, name: true, product: true })).toEqual({ done: 2, next: 'payment' })
})

test('nothing is next exactly when all is done', () => {
  fc.assert(
    fc.property(
      fc.record({
        name: fc.boolean(),
        payment: fc.boolean(),
        shipping: fc.boolean(),
        product: fc.boolean(),
        share: fc.boolean(),
        order: fc.boolean(),
      }),
      (facts) => {
        const { done, next } = openingProgress(facts)
        expect(next === null).toBe(done === openingSteps.length)
        if (next !== null) expect(facts[next]).toBe(false)
      },
    ),
  )
})
