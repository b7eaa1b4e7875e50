import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../platform/test-app/test-app.ts'
import {
  addStaff,
  makeSentOrder,
  openTestShop,
  signedIn,
  type SentOrder,
  type TestShop,
} from '../../orders/orders/orders.fixture.ts'
import { mailNewReviews } from './actions/mail-new-reviews.ts'

let app: TestApp
let shop: TestShop
let rival: TestShop
beforeAll(async () => {
  app = await startTestApp()
  shop = await openTestShop(app, 'demo')
  rival = await openTestShop(app, 'rival')
  await app.asOwner('update variations set stock = 100')
  await addStaff(app, shop.shopId, 'staff@demo.test', ['orders'])
})
afterAll(() => app.close())

const tell = () => mailNewReviews(app.deps)
const minutes = (count: number) => app.clock.advance(count * 60_000)
const rate = async (body: object, of = shop): Promise<SentOrder> => {
  const order = await makeSentOrder(app, of)
  expect((await (await app.client()).put(order.url, body)).status).toBe(200)
  return order
}
// Mails of this feature since the last look, oldest first.
let seen = 0
async function news() {
  const all = (await app.mailbox()).filter(({ plain }) => plain.includes('/seller/reviews'))
  return all.slice(seen, (seen = all.length))
}
const speak = (lang: string) => app.asOwner('update users set lang = $1 where id = $2', [lang, shop.ownerId])

test('a review is told to the owners alone, with stars, words, product and the way to answer it, once', async () => {
  await speak('en')
  await rate({ stars: 4, words: 'Kemas {name} <b>', shown_as: 'short' })
  expect((await Promise.all([tell(), tell()])).toSorted()).toEqual([0, 1])
  const [mail, ...others] = await news()
  expect(others).toEqual([])
  expect(mail).toMatchObject({ recipient: 'owner@demo.test', subject: 'New review: Mug, 4 of 5 stars' })
  for (const part of ['Mug: ★★★★☆', '“Kemas {name} <b>”\nSiti A.', 'Read and reply:', '/seller/reviews'])
    expect(mail?.plain).toContain(part)
  minutes(61)
  expect([await tell(), await news()]).toEqual([0, []])
})

test('what comes within an hour of a mail waits, and comes in one', async () => {
  await speak('ms')
  await rate({ stars: 5 })
  expect(await tell()).toBe(1)
  await news()
  await rate({ stars: 2, words: 'Lambat', shown_as: 'none' })
  minutes(40)
  await rate({ stars: 5 })
  expect([await tell(), await news()]).toEqual([0, []])
  await rate({ stars: 1 }, rival)
  expect(await tell()).toBe(1) // the other shop has an hour of its own
  await news()
  minutes(20)
  expect(await tell()).toBe(1)
  const [mail] = await news()
  expect(mail?.subject).toBe('2 ulasan baharu')
  expect(mail?.plain).toMatch(/★★★★★[^]*Siti A\., tanpa kata-kata[^]*★★☆☆☆[^]*“Lambat”\nSeorang pembeli/)
})

test('a long row of them is cut, and says how many are left', async () => {
  await speak('zh')
  minutes(61)
  for (let count = 0; count < 12; count += 1) await rate({ stars: 3, words: `Ke-${count}` })
  expect(await tell()).toBe(1)
  const [mail] = await news()
  expect(mail?.subject).toBe('12 条新评价')
  expect(mail?.plain).toContain('评价列表中还有 2 条。')
  expect(mail?.plain.match(/★★★☆☆/g)).toHaveLength(10)
})

test('what was taken back, hidden or answered before the mail left is not in it', async () => {
  await speak('en')
  minutes(61)
  const owner = await signedIn(app, shop.ownerId)
  const idOf = async ({ orderId }: SentOrder) =>
    (await app.asOwner<{ id: number }>('select id from reviews where order_id = $1', [orderId]))[0]?.id
  const [back, hidden, answered] = [
    await rate({ stars: 1, words: 'Salah barang' }),
    await rate({ stars: 1, words: 'Iklan' }),
    await rate({ stars: 5, words: 'Bagus' }),
  ]
  await (await app.client()).delete(back.url)
  await owner.post(`/api/ajax/seller/reviews/${await idOf(hidden)}/hide`, { reason: 'Iklan' })
  await owner.post(`/api/ajax/seller/reviews/${await idOf(answered)}/reply`, { text: 'Terima kasih' })
  expect([await tell(), await news()]).toEqual([0, []])
})
