import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parseRinggit } from '../money/ringgit.ts'
import { noSen, sen, sum } from '../money/sen.ts'
import { grams } from '../weight/kilograms.ts'
import { parcelOf, priceLine } from './lines.ts'
import { computeTotals, totalsToWire, whatChanged } from './totals.ts'

const amount = fc.nat({ max: 1_000_000_00 }).map(sen)
const sums = fc.record({
  lines: fc.array(fc.record({ total: amount })),
  shipping: amount,
  discount: amount,
  clickUpsell: amount,
})

it('is shipping + subtotal − discount + click upsell (spec §9)', () => {
  fc.assert(
    fc.property(sums, (given) => {
      const totals = computeTotals(given)
      expect(totals.subtotal).toBe(sum(given.lines.map((line) => line.total)))
      expect(totals.total).toBe(totals.shipping + totals.subtotal - totals.discount + totals.clickUpsell)
      expect(totals.discount).toBe(Math.min(given.discount, totals.subtotal))
      expect([totals.shipping, totals.clickUpsell, totals.addonTotal]).toEqual([given.shipping, given.clickUpsell, 0])
      expect(totals.total).toBeGreaterThanOrEqual(0)
    }),
  )
})

it('is subtotal + add-ons − discount for rentals (spec §9)', () => {
  fc.assert(
    fc.property(sums, amount, (given, addonTotal) => {
      const rental = { ...given, addonTotal, shipping: noSen, clickUpsell: noSen }
      const totals = computeTotals(rental)
      expect(totals.total).toBe(totals.subtotal + addonTotal - totals.discount)
      expect([totals.addonTotal, totals.shipping, totals.clickUpsell]).toEqual([addonTotal, 0, 0])
    }),
  )
})

it('travels as two-decimal strings that read back', () => {
  const wire = totalsToWire(
    computeTotals({ lines: [{ total: sen(5000) }], shipping: sen(600), discount: sen(500), clickUpsell: sen(990) }),
  )
  expect(wire).toEqual({
    click_upsell: '9.90',
    shipping: '6.00',
    discount: '5.00',
    addon_total: '0.00',
    subtotal: '50.00',
    total: '60.90',
  })
  fc.assert(
    fc.property(sums, (given) => {
      const totals = computeTotals(given)
      expect(parseRinggit(totalsToWire(totals).total)).toBe(totals.total)
    }),
  )
})

it('says which parts differ from what was shown, and only those that were', () => {
  const actual = computeTotals({
    lines: [{ total: sen(5000) }],
    shipping: sen(900),
    discount: noSen,
    clickUpsell: noSen,
  })
  expect(whatChanged({ total: sen(5600), shipping: sen(600), subtotal: sen(5000) }, actual)).toEqual([
    { part: 'shipping', was: 600, now: 900 },
    { part: 'total', was: 5600, now: 5900 },
  ])
  expect(whatChanged({}, actual)).toEqual([])
  expect(whatChanged(actual, actual)).toEqual([])
})

it('prices and weighs a line by the promo of the moment', () => {
  const unit = { price: sen(2500), promoPrice: sen(1990), weight: grams(350) }
  const promo = { isPromo: true, promoUntil: new Date(1000) }
  const during = priceLine(unit, promo, 3, new Date(1000))
  expect(during).toEqual({ unitPrice: 1990, comparePrice: 2500, quantity: 3, total: 5970, weight: 1050 })
  expect(priceLine(unit, promo, 3, new Date(1001))).toMatchObject({ unitPrice: 2500, comparePrice: null, total: 7500 })
  const parts = [{ lines: [during, during], own: null }]
  expect(parcelOf(parts, sen(11_940))).toEqual({ weight: 2100, quantity: 6, goods: 11_940, own: 0 })
  const wardrobe = { lines: [{ weight: grams(40_000), quantity: 2 }] }
  expect(parcelOf([...parts, { ...wardrobe, own: { price: sen(8000), per: 'order' } }], sen(0))).toMatchObject({
    weight: 2100,
    quantity: 6,
    own: 8000,
  })
  expect(parcelOf([{ ...wardrobe, own: { price: sen(8000), per: 'piece' } }], sen(0))).toEqual({
    weight: 0,
    quantity: 0,
    goods: 0,
    own: 16_000,
  })
})
