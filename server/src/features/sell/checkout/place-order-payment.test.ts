import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { aBuyer, addListing, countOrders, openTestShop, placeUrl } from '../../../platform/test-shop/test-shop.ts'

let test: TestApp
let client: TestClient

beforeAll(async () => {
  test = await startTestApp()
  client = await test.client('ms')
  await addListing(test, await openTestShop(test, 'demo'), 'MUG', [{ stock: 100 }])
  await test.asOwner("update coupons set percent_bp = 10000 where code = 'TEN'")
})
afterEach(() => {
  vi.restoreAllMocks()
})
afterAll(() => test.close())

const place = (change: object = {}, key?: string) =>
  client.post(
    placeUrl('MUG'),
    { ...aBuyer, quantity: 1, paymentMethod: 'sandbox', ...change },
    key ? { headers: { 'idempotency-key': key } } : {},
  )

describe('after the order has committed', () => {
  it("the buyer is sent to the bank's page, and a repeated submit to the same one", async () => {
    const first = await place({}, 'bank')
    expect(first.body.data.redirect_to).toMatch(/^\/sandbox\/pay\/[\w-]+$/)
    expect(first.body.data.message).toContain('Kami bawa anda ke halaman bayaran.')
    const again = await place({}, 'bank')
    expect([again.body, again.headers['idempotent-replayed']]).toEqual([first.body, 'true'])
    expect(await test.asOwner('select id from sandbox_bills')).toHaveLength(1)
  })

  it('a bank that is away costs the redirect and nothing else; submitting again starts the payment', async () => {
    const before = await countOrders(test)
    const { gateways } = test.deps
    const bank = gateways.find('sandbox')!
    const away = vi.spyOn(bank, 'start').mockRejectedValue(new Error('connection refused'))
    const first = await place({}, 'away')
    expect([first.body.status, first.body.data.redirect_to]).toEqual([true, expect.stringMatching(/^\/order\//)])
    expect(first.body.message).toContain('halaman bayaran tidak dapat dibuka sekarang')
    away.mockRestore()
    const again = await place({}, 'away')
    expect(again.body.data).toMatchObject({
      redirect_to: expect.stringMatching(/^\/sandbox\/pay\//),
      order_no: first.body.data.order_no,
    })
    expect(await countOrders(test)).toBe(before + 1)
  })

  it.each([
    ['bank_transfer', 'Buat pindahan dan muat naik bukti bayarannya.'],
    ['cod', 'Bayar apabila barang sampai.'],
  ])('%s leads to the order page with what to do: %s', async (paymentMethod, words) => {
    const answer = await place({ paymentMethod })
    expect(answer.body.data).toMatchObject({
      redirect_to: expect.stringMatching(/^\/order\//),
      message: expect.stringContaining(words),
    })
    expect(answer.body.message).toBe(answer.body.data.message)
  })

  it('nothing is due when a coupon pays for all of it', async () => {
    await test.asOwner(`update shipping_methods set rates = jsonb_set(rates, '{freeAbove}', '0') where name = 'Pos'`)
    const answer = await place({ coupon_code: 'TEN' })
    expect(answer.body.data).toMatchObject({
      totals: { total: '0.00' },
      message: expect.stringContaining('Tiada bayaran diperlukan.'),
    })
    const [row] = await test.asOwner(
      'select payment_status, (select min(c.state) from claims c where c.holder_id = orders.id) as claims from orders order by id desc limit 1',
    )
    expect(row).toEqual({ payment_status: 'paid', claims: 'committed' })
  })
})
