import fc from 'fast-check'
import { expect, test } from 'vitest'
import { basisPoints } from '../money/percent.ts'
import { noSen, sen } from '../money/sen.ts'
import { agreedFee } from './fees.ts'

test.each([
  [10_000, 150, null, 150],
  [3_333, 150, null, 50], // 49.995
  [10_000, null, 125, 125],
  [10_000, 290, 100, 390],
  [100, null, 125, 100],
  [10_000, 0, 0, 0],
])('of %i sen at %s and %s it is %i', (amount, share, fixed, fee) => {
  const agreed = { share: share === null ? null : basisPoints(share), fixed: fixed === null ? null : sen(fixed) }
  expect(agreedFee(sen(amount), agreed)).toBe(fee)
})

test('what was not told is not known', () => {
  expect(agreedFee(sen(10_000), { share: null, fixed: null })).toBeNull()
})

test('is never less than nothing, nor more than the payment', () => {
  fc.assert(
    fc.property(fc.nat(1e9), fc.nat(10_000), fc.nat(100_000), (amount, share, fixed) => {
      const fee = agreedFee(sen(amount), { share: basisPoints(share), fixed: sen(fixed) })
      expect(fee).toBeGreaterThanOrEqual(noSen)
      expect(fee).toBeLessThanOrEqual(amount)
    }),
  )
})
