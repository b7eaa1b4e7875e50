import { expect } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'

export const quiz = {
  title: 'Kuiz',
  kind: 'quiz',
  pass_percent: 60,
  questions: [
    { question: '1 + 1?', options: ['1', '2'], correct: [1] },
    { question: 'Genap?', options: ['2', '3', '4'], correct: [0, 2] },
  ],
}
export const course = (given: object = {}, more: object = {}) => ({
  item_type: 'course',
  title: 'Asas Roti',
  status: 'published',
  variations: [{ price: '99.00' }],
  course: {
    access_days: 30,
    renewal_price: '49.00',
    sections: [
      {
        title: 'Mula',
        lessons: [
          { title: 'Selamat datang', kind: 'text', text: '# Hai\nUli <b>doh</b>', minutes: 3, is_preview: true },
          { title: 'Tonton', kind: 'video', link: 'https://youtu.be/dQw4w9WgXcQ', minutes: 5 },
        ],
      },
      { title: 'Uji', lessons: [quiz, { title: 'Lanjutan', kind: 'text', text: 'Akhir', after_days: 7 }] },
    ],
    ...given,
  },
  ...more,
})

type Openers = {
  openTestShop: (app: TestApp, username: string) => Promise<{ ownerId: number }>
  signedIn: (app: TestApp, userId: number) => Promise<TestClient>
}

/** A shop that teaches, and somebody who buys there. */
export async function openAcademy({ openTestShop, signedIn }: Openers) {
  const app = await startTestApp({ now: '2026-11-20T04:00:00Z', config: { rateLimits: false } })
  const shop = await openTestShop(app, 'akademi')
  const owner = await signedIn(app, shop.ownerId)
  const rival = await signedIn(app, (await openTestShop(app, 'lain')).ownerId)
  const buyer = await app.client('en')

  const days = (count: number) => app.clock.advance(count * 86_400_000)
  const make = async (given: object = {}, more: object = {}) => {
    const made = await owner.post('/api/ajax/seller/products', course(given, more))
    expect([made.status, made.body.message]).toEqual([200, expect.anything()])
    return made.body.data as { id: number; view_id: string }
  }
  const view = async (viewId: string) => (await buyer.get(`/api/ajax/guest/view/${viewId}`)).body.data
  const order = (viewId: string, form: object = {}, client = buyer) =>
    client.multipart(`/api/ajax/guest/order/place-order/${viewId}`, {
      name: 'Aisyah Ahmad',
      phone: '0123456789',
      email: 'aisyah@buyer.test',
      paymentMethod: 'bank_transfer',
      ...form,
    })
  const pay = (orderNo: string, amount: string) =>
    owner.post(`/api/ajax/seller/orders/${orderNo}/record-payment`, { amount, method: 'cash' })
  const orderPage = async (redirect: string) =>
    (await buyer.get(`/api/ajax/guest${redirect.replace(/^https?:\/\/[^/]+/, '')}`)).body.data

  /** Somebody who has paid, with the address of the course's calls. */
  async function enrol(viewId: string, form: object = {}) {
    const placed = (await order(viewId, form)).body.data
    await pay(placed.order_no, placed.totals.total)
    const { lines } = await orderPage(placed.redirect_to)
    const url = lines[0].learn_url as string
    const at = url.replace('/learn/', '/api/ajax/guest/course/')
    const seen = (await buyer.get(at)).body.data
    const ids = seen.sections.flatMap((section: { lessons: { id: number }[] }) => section.lessons.map(({ id }) => id))
    return { at, url, ids: ids as number[], orderNo: placed.order_no as string, redirect: placed.redirect_to as string }
  }

  return { app, shop, owner, rival, buyer, days, make, view, order, pay, orderPage, enrol }
}
