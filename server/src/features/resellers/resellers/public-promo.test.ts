import { programmeAreas } from '@kedai/contracts/programmes.ts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { aBuyer, addListing, type TestListing } from '../../../platform/test-shop/test-shop.ts'
import { signedIn } from '../../orders/orders/orders.fixture.ts'
import { type Earnings, openEarnings, root } from './earnings.fixture.ts'
import { addReseller, areaCalls } from './resellers.fixture.ts'

let world: Earnings
/** RM 100.00, and RM 60.00 for everybody for now. */
let vase: TestListing
beforeAll(async () => {
  world = await openEarnings(signedIn)
  vase = await addListing(world.app, world.shopId, 'VASE', [{ price: 10_000, promo: 6000, stock: 1000 }], {
    is_promo: true,
    promo_until: '2099-01-01T00:00:00+08:00',
  })
})
afterAll(() => world.app.close())

describe('a promo of the public', () => {
  it.each(programmeAreas)(
    'is what %s pays where it would pay more, unless the programme says otherwise',
    async (area) => {
      const { app, shopId, seller } = world
      const { rankId } = (await seller.get(`${root}/programmes/${area}/ranks`)).body.data.map(
        ({ id }: { id: number }) => ({ rankId: id }),
      )[0]
      expect((await seller.put(`${root}/ranks/${rankId}`, { percent_off: '10' })).status).toBe(200)
      const { id, userId } = await addReseller(app, shopId, area)
      const calls = areaCalls(await signedIn(app, userId), area, 'demo')
      const explain = async (quantity: number) => {
        const query = `area=${area}&reseller_id=${id}&variation_id=${vase.units[0]}&quantity=${quantity}`
        const { price, steps } = (await seller.get(`${root}/explain-price?${query}`)).body.data
        const [decides] = steps.filter((step: { decides: boolean }) => step.decides)
        return [price, decides.step, decides.text, steps.filter((step: { decides: boolean }) => step.decides).length]
      }
      const shelf = async () =>
        (await calls.get('/products?term=VASE')).body.data.map(
          ({ price, retail_price: retail, margin, tiers }: Record<string, unknown>) => ({
            price,
            retail,
            margin,
            tiers,
          }),
        )[0]
      const carted = async (quantity: number) => {
        const { row_id: row } =
          (await calls.post('/carts', { product_id: vase.productId, quantity })).body.data.cart?.[0] ?? {}
        const { cart } = (await calls.get('/carts')).body.data
        const { price } = cart[0]
        await calls.delete(`/carts/${row ?? cart[0].row_id}`)
        return price
      }

      expect(await explain(1)).toEqual(['60.00', 'promotion', 'Promotion until 1 Jan 2099 00:00', 1])
      expect(await shelf()).toMatchObject({
        price: '60.00',
        retail: '60.00',
        margin: '0.00',
        tiers: [{ min_qty: 1, price: '60.00' }],
      })
      expect((await calls.get('/product/view/VASE')).body.data).toMatchObject({ price: '60.00', margin: '0.00' })
      expect(await carted(1)).toBe('60.00')

      // A list by quantity, partly below the promo, and one of his own above it.
      const entry = (price: string, min_qty: number) => ({ product_id: vase.productId, price, min_qty })
      const own = `${root}/resellers/${id}/prices`
      expect((await seller.put(own, { prices: [entry('70.00', 1), entry('55.00', 10)] })).status).toBe(200)
      expect((await explain(9)).slice(0, 2)).toEqual(['60.00', 'promotion'])
      expect((await explain(10)).slice(0, 2)).toEqual(['55.00', 'reseller'])
      expect([await carted(9), await carted(10)]).toEqual(['60.00', '55.00'])
      expect((await shelf()).tiers).toEqual([
        { min_qty: 1, price: '60.00' },
        { min_qty: 10, price: '55.00' },
      ])

      const placed = await (async () => {
        await calls.post('/carts', { product_id: vase.productId, quantity: 3 })
        await calls.post('/carts/shipping/quote', { postcode: '43000' })
        return calls.post('/carts/checkout', aBuyer)
      })()
      expect([placed.status, placed.body]).toEqual([200, expect.anything()])
      const order = (await seller.get(`${root}/orders/${placed.body.data.order_no}`)).body.data
      expect([order.lines[0].unit_price, order.totals.subtotal]).toEqual(['60.00', '180.00'])

      expect((await seller.put(`${root}/programmes/${area}`, { never_above_public: false })).body.data).toMatchObject({
        never_above_public: false,
      })
      expect((await explain(1)).slice(0, 2)).toEqual(['70.00', 'reseller'])
      expect([await carted(1), (await shelf()).margin]).toEqual(['70.00', '-10.00'])
    },
  )
})
