import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { aBuyer, addListing, openTestShop, placeUrl } from '../../../platform/test-shop/test-shop.ts'

let test: TestApp

beforeAll(async () => {
  test = await startTestApp()
})
afterAll(() => test.close())

/** The statements sent while `work` ran, by name or text; change notices and what workers poll for belong to no request. */
async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const spy = vi.spyOn(Client.prototype, 'query')
  try {
    await work()
    return spy.mock.calls
      .map(([query]) => nameOf(query))
      .filter((name) => name !== 'notify_changes' && !name.includes('pgboss.'))
  } finally {
    spy.mockRestore()
  }
}

function nameOf(query: unknown): string {
  if (typeof query !== 'object' || query === null) return String(query)
  return String(('name' in query && query.name) || ('text' in query && query.text))
}

describe('placing an order', () => {
  it('of two units with a coupon and a key sends thirteen statements at most, whatever the number of lines, the last of them with the commit', async () => {
    const shopId = await openTestShop(test, 'demo')
    const tee = await addListing(
      test,
      shopId,
      'TEE',
      Array.from({ length: 12 }, (_, at) => ({ options: [`Saiz ${at}`] })),
    )
    const client = await test.client()
    const place = (lines: number, key: string) =>
      client.post(
        placeUrl('TEE'),
        {
          ...aBuyer,
          email: '',
          coupon_code: 'TEN',
          items: tee.units.slice(0, lines).map((id) => ({ id, quantity: 1 })),
        },
        { headers: { 'idempotency-key': key } },
      )
    expect((await place(1, 'warm')).status).toBe(200)
    const two = await statementsOf(() => place(2, 'two'))
    // Events, notifications and jobs travel with the commit: a statement more there is no turn more.
    expect(two.length, two.join('\n')).toBeLessThanOrEqual(13)
    expect(await statementsOf(() => place(12, 'twelve'))).toEqual(two)
  })

  it('whose transfer comes to an amount of its own sends one statement more, however many wait', async () => {
    const shopId = await openTestShop(test, 'unik')
    const mug = await addListing(test, shopId, 'CAWAN', [{ stock: null }])
    const client = await test.client()
    const place = () =>
      client.post(placeUrl('CAWAN'), {
        ...aBuyer,
        email: '',
        paymentMethod: 'bank_transfer',
        items: mug.units.map((id) => ({ id, quantity: 1 })),
      })
    expect((await place()).status).toBe(200)
    const off = await statementsOf(place)
    await test.asOwner('update payment_methods set unique_total = true where shop_id = $1', [shopId])
    const on = await statementsOf(place)
    expect(on.filter((name) => name !== 'orders_free_transfer_discount')).toEqual(off)
    expect(on).toHaveLength(off.length + 1)
    for (let at = 0; at < 120; at += 1) await place()
    expect(await statementsOf(place)).toEqual(on)
  })
})
