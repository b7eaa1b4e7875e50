import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../platform/test-app/test-app.ts'
import {
  makeSentOrder,
  openTestShop,
  refundTestOrder,
  signedIn,
  type TestShop,
} from '../../orders/orders/orders.fixture.ts'
import { askForRatings } from './actions/ask-for-ratings.ts'

let app: TestApp
let shop: TestShop
beforeAll(async () => {
  app = await startTestApp()
  shop = await openTestShop(app, 'demo')
})
afterAll(() => app.close())

const asked = async () => (await app.mailbox()).filter(({ subject }) => subject.startsWith('How was order'))
const days = (count: number) => app.clock.advance(count * 86_400_000)
const ask = () => askForRatings(app.deps)

test('neither mail nor page asks how it was while the parcel is on its way; the page does a week later', async () => {
  const { token, orderNo } = await makeSentOrder(app, shop)
  const [mail] = (await app.mailbox()).filter(({ subject }) => subject.includes(`${orderNo} is on its way`))
  expect(mail?.plain).not.toContain(`/order/${token}/rate`)
  const buyer = await app.client()
  const asks = async () => (await buyer.get(`/api/ajax/guest/order/${token}`)).body.data.asks_rating
  expect(await asks()).toBe(false)
  days(7)
  expect(await asks()).toBe(true)
})

test('a week after an order was sent its buyer is asked once; who has rated, got the money back or left no e-mail is not', async () => {
  days(30)
  await ask() // whatever came before
  const before = (await asked()).length
  const plain = await makeSentOrder(app, shop)
  const rated = await makeSentOrder(app, shop)
  const refunded = await makeSentOrder(app, shop)
  await makeSentOrder(app, shop, { buyer: { email: null } })
  await (await app.client()).put(rated.url, { stars: 5 })
  await refundTestOrder(app, shop, refunded)
  days(6)
  expect(await ask()).toBe(0)
  days(1)
  const sent = await Promise.all([ask(), ask()])
  expect(sent.reduce((one, other) => one + other, 0)).toBe(1)
  days(60)
  expect(await ask()).toBe(0)
  const mails = (await asked()).slice(before)
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([
    ['siti@buyer.test', `How was order ${plain.orderNo}? · Kedai demo`],
  ])
  expect(mails[0]?.plain).toContain(`/order/${plain.token}/rate`)
})

test('a shop that has switched it off asks nobody', async () => {
  const owner = await signedIn(app, shop.ownerId)
  expect((await owner.put('/api/ajax/seller/reviews/asking', { is_on: false })).body.data).toMatchObject({
    asks_for_reviews: false,
  })
  await makeSentOrder(app, shop)
  days(8)
  expect(await ask()).toBe(0)
  expect((await owner.put('/api/ajax/seller/reviews/asking', { is_on: true })).body.data).toMatchObject({
    asks_for_reviews: true,
  })
  await makeSentOrder(app, shop)
  days(8)
  expect(await ask()).toBe(1)
})

test('nobody is asked at night, and nobody who wants silence', async () => {
  const owner = await signedIn(app, shop.ownerId)
  await makeSentOrder(app, shop)
  await makeSentOrder(app, shop, { buyer: { email: 'senyap@buyer.test' } })
  await owner.post('/api/ajax/seller/opt-outs', { email: 'senyap@buyer.test' })
  days(8)
  app.clock.set(`${app.clock.now().toISOString().slice(0, 10)}T16:00:00Z`)
  expect(await ask()).toBe(0)
  app.clock.advance(10 * 3_600_000)
  expect(await ask()).toBe(1)
})
