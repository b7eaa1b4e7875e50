import { expect, test } from 'vitest'
import { fpxBanks, isFpxBank } from './fpx-banks.ts'

test('a provider’s list is named, put in order and told once; what nobody knows is left out', () => {
  const told = [
    { code: 'BIMB0340', isUp: false },
    { code: 'BP-FKR01', isUp: true },
    { code: 'MB2U0227', isUp: false },
    { code: 'MB2U0227', isUp: true },
  ]
  expect(fpxBanks(told)).toEqual([
    { code: 'MB2U0227', name: 'Maybank2u', isUp: true },
    { code: 'BIMB0340', name: 'Bank Islam', isUp: false },
  ])
  expect(fpxBanks([])).toEqual([])
})

test('a code is one of the network’s, and no name of a property', () => {
  expect(['MB2U0227', 'mb2u0227', '', '__proto__', 'B2B1-ABB0235'].map(isFpxBank)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ])
})
