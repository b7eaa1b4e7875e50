import { expect, it } from 'vitest'
import { emptyUnit } from '../../form/seller/product-values.ts'
import { exceptionsIn, followersOf, sharedValue } from './for-all.ts'
import { unitsFor } from './grid.ts'

const priced = (...prices: string[]) => prices.map((price, at) => ({ ...emptyUnit([`${at}`]), price }))

it('shares what at least half of the combinations say, and leaves the others as exceptions', () => {
  const units = priced('39.00', '45.00', '39.00')
  expect([sharedValue(units, 'price'), followersOf(units, 'price'), exceptionsIn(units)]).toEqual(['39.00', [0, 2], 1])
  expect(sharedValue(priced('39.00', '45.00'), 'price')).toBe('39.00')
  expect(sharedValue([], 'price')).toBe('')
})

it('writes over all where each says something else', () => {
  const units = priced('1.00', '2.00', '3.00')
  expect([sharedValue(units, 'price'), followersOf(units, 'price')]).toEqual([null, [0, 1, 2]])
})

it('gives an option that comes later what is shared, but no stock of its own where they differ', () => {
  const size = (...values: string[]) => [{ name: 'Saiz', values }]
  const first = { ...emptyUnit(['S']), id: 1, price: '39.00', weight: '0.200', stock: '4', sku: 'A1' }
  const second = { ...first, id: 2, option_values: ['M'], stock: '9', sku: 'A2' }
  const [, , third] = unitsFor(size('S', 'M', 'L'), [first, second])
  expect(third).toMatchObject({ id: null, price: '39.00', weight: '0.200', stock: '', sku: '', stock_was: null })
  const [, alike] = unitsFor(size('S', 'M'), [first])
  expect(alike).toMatchObject({ price: '39.00', stock: '4' })
})
