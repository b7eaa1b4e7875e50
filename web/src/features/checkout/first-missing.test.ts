import { expect, it } from 'vitest'
import { mug, tee } from '../../product-types/item-view.fixture.ts'
import { firstMissing } from './item-problems.ts'

const nothing = { picked: [], choice: null }
const asking = (missing: Record<string, string>) => ({
  picked: [],
  choice: { typed: null, fields: [], missing, sums: null },
})

it('begins with the first option that is not picked', () => {
  expect(firstMissing(nothing, tee)).toBe('choice-0')
  expect(firstMissing({ ...nothing, picked: ['M'] }, tee)).toBe('choice-1')
  expect(firstMissing({ ...nothing, picked: [null, 'Biru'] }, tee)).toBe('choice-0')
})

it('begins with what a type of its own lacks, else with how many', () => {
  expect(firstMissing(asking({ start: 'Choose the day.' }), mug)).toBe('start')
  expect(firstMissing(asking({}), mug)).toBe('quantity')
})
