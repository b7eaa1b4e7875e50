import { maxUnpaidBookings } from '@kedai/domain/orders/booking-bounds.ts'
import { plusHours } from '@kedai/domain/time/malaysia.ts'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { openTestShop } from '../../../platform/test-shop/test-shop.ts'
import { signedIn } from '../../orders/orders/orders.fixture.ts'

let app: TestApp
let viewId: string
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-24T04:00:00Z', config: { rateLimits: true } })
  const shopId = await openTestShop(app, 'kedai')
  const [row] = await app.asOwner<{ id: number }>('select user_id as id from shop_members where shop_id = $1', [shopId])
  const owner = await signedIn(app, row?.id ?? 0)
  const hours = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '00:00', until: '23:00' }))
  const service = { duration_minutes: 30, hours, notice_hours: 0, ahead_days: 60 }
  const made = await owner.post('/api/ajax/seller/products', {
    ...{ title: 'Potong rambut', status: 'published', item_type: 'service', variations: [{ price: '10.00' }], service },
  })
  if (made.status !== 200) throw new Error(`the service was refused: ${made.body.message}`)
  viewId = made.body.data.view_id
})
afterAll(() => app.close())

let count = 0
const book = (client: TestClient, remoteAddress: string, phone = `01322${30000 + count}`) => {
  count += 1
  // Half an hour after half an hour, from tomorrow's opening on: each its own.
  const at = plusHours(new Date('2026-11-25T00:00:00Z'), Math.floor(count / 20) * 24 + (count % 20) / 2)
  const slot = at.toISOString().slice(0, 16).replace('T', ' ')
  const buyer = { name: 'Siti', phone, email: `s${count}@buyer.test`, paymentMethod: 'bank_transfer' }
  return client.post(`/api/ajax/guest/order/place-order/${viewId}`, { ...buyer, slot }, { remoteAddress })
}

it('lets one phone number hold so many unpaid slots, whatever browser and address they come from', async () => {
  const statuses: number[] = []
  for (let at = 0; at <= maxUnpaidBookings.phone; at++)
    statuses.push((await book(await app.client('en'), `10.1.${at}.1`, '0132220001')).status)
  expect(statuses).toEqual([...Array<number>(maxUnpaidBookings.phone).fill(200), 409])
  const refused = await book(await app.client('en'), '10.2.2.2', '0132220001')
  expect(refused.body.message).toBe(
    'You already have 10 unpaid bookings in this shop. Pay for one or cancel one first.',
  )
  // One that is paid, or given up, makes room.
  await app.asOwner(`update orders set order_status = 'cancelled' where id = (select min(id) from orders)`)
  expect((await book(await app.client('en'), '10.2.2.2', '0132220001')).status).toBe(200)
})

it('and one network, whatever phone numbers are made up', async () => {
  await app.asOwner(`update orders set order_status = 'cancelled'`)
  const from = async () => (await book(await app.client('en'), `2a05:4f00:77:542::${count}`)).status
  for (let at = 0; at < 3; at++) expect(await from()).toBe(200)
  const [of] = await app.asOwner<{ network: Buffer }>('select network from orders order by id desc limit 1')
  // The rest of a hundred, as if they had come from there too.
  await app.asOwner(
    `update orders set network = $1, order_status = 'open', payment_status = 'unpaid' where id in (select id from orders order by id limit 10)`,
    [of?.network],
  )
  for (let at = 13; at < maxUnpaidBookings.network; at++) expect(await from()).toBe(200)
  expect(await from()).toBe(409)
  expect((await book(await app.client('en'), '2a05:4f00:77:543::1')).status).toBe(200)
})
