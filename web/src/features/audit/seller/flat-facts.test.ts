import { expect, it } from 'vitest'
import { flatChanges } from './flat-facts.ts'

it('puts both sides of a fact beside each other, however deep it is', () => {
  expect(
    flatChanges(
      { 'Merah / M': { price: '25.00', promo_price: '20.00' } },
      { 'Merah / M': { price: '27.00', promo_price: null } },
    ),
  ).toEqual([
    { path: ['Merah / M', 'price'], before: '25.00', after: '27.00' },
    { path: ['Merah / M', 'promo_price'], before: '20.00', after: null },
  ])
})

it('reads lists, flags and what is on one side only', () => {
  expect(flatChanges({ permissions: ['orders'], on: true }, { permissions: [], on: false, role: 'owner' })).toEqual([
    { path: ['permissions'], before: 'orders', after: null },
    { path: ['on'], before: '✓', after: '✗' },
    { path: ['role'], before: null, after: 'owner' },
  ])
  expect(flatChanges(null, null)).toEqual([])
})
