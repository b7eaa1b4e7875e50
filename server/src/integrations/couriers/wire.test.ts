import { expect, test } from 'vitest'
import { addressLines } from './wire.ts'

test('an address is broken between words, and what is too long ends on the last line', () => {
  expect(addressLines('Lot 12, Jalan Bunga Raya 3/4, Taman Seri', 16, 3)).toEqual([
    'Lot 12, Jalan',
    'Bunga Raya 3/4,',
    'Taman Seri',
  ])
  expect(addressLines('a b c d', 1, 2)).toEqual(['a', 'b'])
})
