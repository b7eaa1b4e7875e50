import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sen } from '../money/sen.ts'
import type { Coupon } from './coupon.ts'
import { judgeWorth, type Delivery } from './judge-coupon.ts'

const coupon = (given: Pick<Coupon, 'worth'> & Partial<Coupon>) => ({ onShipping: false, onUpsell: false, ...given })
const free = coupon({ worth: { kind: 'free_shipping' } }) as Coupon // what else it says is judged before
const fixed = coupon({ worth: { kind: 'fixed', amount: sen(500) } }) as Coupon
const reaching = { ...fixed, onShipping: true }

it.each<[string, Coupon, Delivery, string | null]>([
  ['free delivery', free, sen(0), 'delivery_is_free'],
  ['free delivery, of an amount that reaches it', reaching, sen(0), 'delivery_is_free'],
  ['a delivery that is not known yet', free, 'unknown', null],
  ['nothing to deliver', free, 'none', 'nothing_off'],
  ['a coupon for items alone', fixed, 'unknown', 'nothing_off'],
  ['a delivery of which nothing is left to take', reaching, sen(800), 'nothing_off'],
])('says why a coupon takes nothing off: %s', (_, one, delivery, reason) => {
  expect(judgeWorth(one, sen(0), delivery)?.reason ?? null).toBe(reason)
})

it('takes whatever takes something off', () => {
  const deliveries = fc.oneof(fc.nat({ max: 9_999 }).map(sen), fc.constantFrom('unknown' as const, 'none' as const))
  fc.assert(
    fc.property(
      fc.constantFrom(free, fixed, reaching),
      fc.integer({ min: 1, max: 9_999 }),
      deliveries,
      (one, off, to) => {
        expect(judgeWorth(one, sen(off), to)).toBeNull()
      },
    ),
  )
})
