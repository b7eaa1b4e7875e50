import { expect, it } from 'vitest'
import { mug, tee } from '../../product-types/item-view.fixture.ts'
import { askedFirst, firstMissing } from './item-problems.ts'

const nothing = { picked: [], choice: null }
const asking = (missing: Record<string, string>) => ({
  picked: [],
  choice: { typed: null, fields: [], missing, sums: null },
})

it('asks a rental for its days, an appointment for its time and an event for tickets before anything is counted', () => {
  const of = (item_type: string) => ({ ...mug, item: { ...mug.item, item_type } }) as typeof mug
  const one = [{ id: 1, quantity: 1 }]
  const saying = (...fields: [string, string][]) => ({ typed: null, fields, missing: {}, sums: null })
  expect(askedFirst({ wants: one, choice: null }, of('rental'))).toBe('dates')
  expect(askedFirst({ wants: one, choice: saying(['dateRange[0]', '2026-12-01']) }, of('rental'))).toBe(null)
  expect(askedFirst({ wants: one, choice: saying(['staff', '3']) }, of('service'))).toBe('time')
  expect(askedFirst({ wants: one, choice: saying(['slot', '2026-12-01 10:00']) }, of('service'))).toBe(null)
  expect(askedFirst({ wants: [], choice: null }, of('ticket'))).toBe('tickets')
  expect(askedFirst({ wants: one, choice: null }, of('ticket'))).toBe(null)
  expect(askedFirst({ wants: [], choice: null }, mug)).toBe(null)
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
