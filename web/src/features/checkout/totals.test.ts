import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { noSen, sen } from '@kedai/domain/money/sen.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { mug, tee } from '../../product-types/item-view.fixture.ts'
import { shownTotals } from './totals.ts'

it('adds items, shipping and the offer, and takes the coupon off the items', () => {
  const totals = shownTotals({
    view: mug,
    wants: [{ id: 11, quantity: 2 }],
    clickUpsell: true,
    discount: sen(500),
    shipping: sen(800),
  })
  expect({ subtotal: totals.subtotal, clickUpsell: totals.clickUpsell, total: totals.total }).toEqual({
    subtotal: 5000,
    clickUpsell: 690,
    total: 5990,
  })
  expect(formatRinggit(totals.total)).toBe('59.90')
})

it('counts nothing for what is not known or not wanted', () => {
  const free = shownTotals({
    view: mug,
    wants: [{ id: 11, quantity: 1 }],
    clickUpsell: false,
    discount: sen(800),
    extra: sen(800),
    shipping: sen(800),
  })
  expect([free.discount, free.total]).toEqual([800, free.subtotal])
  expect(shownTotals({ view: mug, wants: [], clickUpsell: false, discount: noSen, shipping: null }).total).toBe(0)
})

it('prices each variation by itself, whatever the mixture', () => {
  const want = fc.record({
    id: fc.constantFrom(...tee.items.map(({ id }) => id)),
    quantity: fc.integer({ min: 1, max: 500 }),
  })
  fc.assert(
    fc.property(fc.array(want, { maxLength: 8 }), fc.nat(100_000), (wants, fee) => {
      const dear = new Set(tee.items.filter(({ price }) => price === '45.00').map(({ id }) => id))
      const expected = wants.reduce((sum, { id, quantity }) => sum + quantity * (dear.has(id) ? 4500 : 3900), 0)
      const totals = shownTotals({ view: tee, wants, clickUpsell: false, discount: noSen, shipping: sen(fee) })
      expect(totals.subtotal).toBe(expected)
      expect(totals.total).toBe(expected + fee)
    }),
  )
})
