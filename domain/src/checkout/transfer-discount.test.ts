import fc from 'fast-check'
import { expect, it } from 'vitest'
import { noSen, sen } from '../money/sen.ts'
import { paymentKinds } from '../payments/methods.ts'
import { computeTotals } from './totals.ts'
import {
  maxTransferDiscount,
  paysByTransfer,
  refundedPrice,
  splitDiscount,
  withTransferDiscount,
} from './transfer-discount.ts'

const amount = fc.nat({ max: 1_000_000_00 }).map(sen)
const off = fc.nat({ max: maxTransferDiscount }).map(sen)
const totals = fc
  .record({ lines: fc.array(fc.record({ total: amount })), shipping: amount, discount: amount, clickUpsell: amount })
  .map(computeTotals)

it('keeps total = shipping + subtotal − discount + click upsell (spec §9), takes 99 sen at most and never the last one', () => {
  fc.assert(
    fc.property(totals, off, (given, asked) => {
      const after = withTransferDiscount(given, asked)
      expect(after.total).toBe(after.shipping + after.subtotal - after.discount + after.clickUpsell)
      expect(given.total - after.total).toBe(Math.min(asked, Math.max(0, given.total - 1)))
      expect(after.total > 0).toBe(given.total > 0)
      expect({ ...after, discount: given.discount, total: given.total }).toEqual(given)
      expect(splitDiscount(after.discount, sen(given.total - after.total))).toEqual({
        granted: given.discount,
        transfer: given.total - after.total,
      })
    }),
  )
})

it('gives back no more than is held for units whose price has it taken off, and no less for any others', () => {
  fc.assert(
    fc.property(amount, off, (price, transfer) => {
      const paid = sen(Math.max(0, price - transfer))
      expect(refundedPrice(price, paid, transfer, noSen)).toBe(paid)
      expect(refundedPrice(price, price, transfer, noSen)).toBe(price)
      // More is missing than was taken off: that is for the seller to see.
      expect(refundedPrice(sen(price + 1), paid, sen(price - paid), noSen)).toBe(price + 1)
      expect(refundedPrice(price, paid, noSen, noSen)).toBe(price)
    }),
  )
})

it('gives back all that coins paid for all units, and nothing else than their price for others', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 3, max: 1_000_000 }).map(sen),
      off,
      fc.integer({ min: -2, max: 2 }).map(sen),
      (price, transfer, rounding) => {
        const paid = sen(Math.max(0, price - transfer - rounding))
        expect(refundedPrice(price, paid, transfer, rounding)).toBe(paid)
        expect(refundedPrice(price, sen(price + 600), transfer, rounding)).toBe(price)
        expect(refundedPrice(sen(price + 600), price, transfer, rounding)).toBe(price + 600)
      },
    ),
  )
})

it('is for transfers with a slip alone', () => {
  expect(paymentKinds.filter(paysByTransfer)).toEqual(['bank_transfer', 'qr'])
})
