import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../../platform/test-app/test-app.ts'
import { openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import { remindBuyers } from './actions/remind-buyers.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-20T04:00:00Z', config: { rateLimits: false } })
})
afterAll(() => app.close())

it('reminds a buyer on the day before, once for each time, and of nothing that does not stand', async () => {
  const shop = await openTestShop(app, 'kedai-ingat')
  const [owner, buyer] = [await signedIn(app, shop.ownerId), await app.client('ms')]
  const made = await owner.post('/api/ajax/seller/products', {
    item_type: 'service',
    title: 'Gunting rambut',
    status: 'published',
    variations: [{ price: '35.00' }],
    service: {
      duration_minutes: 45,
      staff: [{ name: 'Aina' }],
      hours: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, from: '09:00', until: '17:00' })),
      reschedule_hours: 2,
    },
  })
  const viewId = made.body.data.view_id
  const book = async (slot: string, phone: string) => {
    const { body } = await buyer.post(`/api/ajax/guest/order/place-order/${viewId}`, {
      name: 'Siti Aminah',
      phone,
      email: 'siti@buyer.test',
      paymentMethod: 'bank_transfer',
      slot,
    })
    return { orderNo: body.data.order_no, token: String(body.data.redirect_to).split('/').pop() }
  }
  const paid = await book('2026-11-24 10:30', '0123456789')
  await book('2026-11-24 12:45', '0123456788') // never paid
  await owner.post(`/api/ajax/seller/orders/${paid.orderNo}/record-payment`, { amount: '35.00', method: 'cash' })
  const reminders = async () => (await app.mailbox()).filter(({ subject }) => subject.startsWith('Peringatan'))
  const hours = (count: number) => app.clock.advance(count * 3_600_000)
  await remindBuyers(app.deps)
  expect(await reminders()).toEqual([])
  hours(71)
  const broken = { ...app.deps, mail: { ...app.deps.mail, send: () => Promise.reject(new Error('killed')) } }
  await expect(remindBuyers(broken)).rejects.toThrow('killed')
  await Promise.all([remindBuyers(app.deps), remindBuyers(app.deps), remindBuyers(app.deps)])
  const [mail, ...others] = await reminders()
  expect([mail?.recipient, others]).toEqual(['siti@buyer.test', []])
  expect(mail?.subject).toContain('Gunting rambut')
  expect(mail?.plain).toContain('Aina')
  expect(mail?.plain).toContain('10:30')
  expect(mail?.plain).toContain(`/order/${paid.token}`)
  // Moved to another day: told anew on the day before that one.
  const moved = await buyer.post(`/api/ajax/guest/order/${paid.token}/reschedule`, { slot: '2026-11-26 09:00' })
  expect(moved.status).toBe(200)
  await remindBuyers(app.deps)
  hours(48)
  await remindBuyers(app.deps)
  await remindBuyers(app.deps)
  expect(await reminders()).toHaveLength(2)
})
