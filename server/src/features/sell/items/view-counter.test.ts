import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { RendererSource } from '../../../platform/ssr/renderer.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { addListing, openTestShop } from '../../../platform/test-shop/test-shop.ts'
import { itemOfPage } from './view-counter.ts'

// A page that is drawn from the call alone.
const pageSource: RendererSource = {
  load: async () => ({
    manifest: null,
    renderer: {
      shopThemeCss: () => null,
      render: async ({ url, call }) => {
        const { status } = await call(`/api/ajax/guest/view/${itemOfPage(url) ?? 'NONE'}`)
        return { status, head: {}, state: { isDrawn: true }, document: '<html></html>' }
      },
    },
  }),
}

let shop: TestApp
let productId: number

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  shop = await startTestApp({ pageSource })
  const shopId = await openTestShop(shop, 'demo')
  productId = (await addListing(shop, shopId, 'MUG', [{}])).productId
})
afterAll(async () => {
  await shop.close()
  vi.useRealTimers()
})

// The writing itself happens on the other side of a timer.
async function counted(): Promise<number | undefined> {
  await vi.advanceTimersByTimeAsync(10_000)
  await new Promise((resolve) => setTimeout(resolve, 100))
  return (
    await shop.asOwner<{ view_counter: number }>('select view_counter from products where id = $1', [productId])
  )[0]?.view_counter
}
const call = '/api/ajax/guest/view/MUG'
const phone = { headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 12)' } }

describe('views', () => {
  test('are counted once a visitor, whether a page or a call, kept or not', async () => {
    const one = await shop.client()
    await one.open('/s/demo/i/MUG', phone)
    await one.open('/s/demo/i/MUG', phone)
    await one.get(call, phone)
    expect(await counted()).toBe(1)
    const two = await shop.client()
    await two.open('/', phone)
    await two.get(call, phone)
    await two.get(call, phone)
    expect(await counted()).toBe(2)
    const text = `select to_char(day, 'YYYY-MM-DD') as day, views::integer from view_days where product_id = $1`
    expect(await shop.asOwner(text, [productId])).toEqual([{ day: '2026-11-20', views: 2 }])
  })

  test.each([['WhatsApp/2.23'], ['Googlebot/2.1'], ['facebookexternalhit/1.1'], ['curl/8']])(
    'a program (%s) is not counted',
    async (name) => {
      const before = await counted()
      await (await shop.client()).open('/s/demo/i/MUG', { headers: { 'user-agent': name } })
      expect(await counted()).toBe(before)
    },
  )

  test('nothing is counted for what is not there', async () => {
    const before = await counted()
    await (await shop.client()).open('/s/demo/i/NONE', phone)
    expect(await counted()).toBe(before)
  })

  test('a product that somebody else holds is counted the next time', async () => {
    const before = (await counted()) ?? 0
    let done: () => void = () => {}
    const held = new Promise<void>((resolve) => {
      done = resolve
    })
    const holding = shop
      .asOwner(`do $$ begin perform from products where id = ${productId} for update; perform pg_sleep(1.5); end $$`)
      .then(done)
    await new Promise((resolve) => setTimeout(resolve, 300))
    const visitor = await shop.client()
    await visitor.open('/s/demo/i/MUG', { headers: { 'user-agent': 'Another phone' } })
    expect(await counted()).toBe(before)
    await Promise.all([holding, held])
    expect(await counted()).toBe(before + 1)
  })
})

test.each([
  ['/s/demo/i/MUG', 'MUG'],
  ['/i/MUG?x=1', 'MUG'],
  ['/i/MUG/', 'MUG'],
  ['/s/demo', null],
  ['/order/i/MUG', null],
  ['/i/a%2Fb', null],
])('%s is the page of %s', (url, viewId) => expect(itemOfPage(url)).toBe(viewId))
