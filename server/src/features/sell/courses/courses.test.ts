import { afterAll, expect, test } from 'vitest'
import { openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import { course, openAcademy } from './courses.fixture.ts'

const { app, owner, buyer, days, make, view, order, pay, orderPage, enrol } = await openAcademy({
  openTestShop,
  signedIn,
})
afterAll(() => app.close())

test('a course shows its outline, is paid for, and opens a place to learn', async () => {
  const { id, view_id } = await make()
  const kept = (await owner.get(`/api/ajax/seller/products/${id}`)).body.data.course
  expect(kept).toMatchObject({ access_days: 30, renewal_price: '49.00' })
  expect(kept.sections[1].lessons[0].questions[1]).toEqual({
    question: 'Genap?',
    options: ['2', '3', '4'],
    correct: [0, 2],
  })
  const { item } = await view(view_id)
  expect(item.course).toEqual({
    access_days: 30,
    renewal_price: '49.00',
    sections: [
      {
        title: 'Mula',
        lessons: [
          { title: 'Selamat datang', kind: 'text', minutes: 3, is_preview: true, id: expect.any(Number) },
          { title: 'Tonton', kind: 'video', minutes: 5, is_preview: false, id: null },
        ],
      },
      {
        title: 'Uji',
        lessons: [
          { title: 'Kuiz', kind: 'quiz', minutes: 0, is_preview: false, id: null },
          { title: 'Lanjutan', kind: 'text', minutes: 0, is_preview: false, id: null },
        ],
      },
    ],
  })
  expect(JSON.stringify(item)).not.toContain('correct')
  expect((await order(view_id, { quantity: 2 })).body.data).toHaveProperty('quantity')
  expect((await order(view_id, { slot: '2026-12-01 10:00' })).body.data).toHaveProperty('slot')
  expect((await order(view_id, { email: '' })).body.data).toHaveProperty('email')
  const unpaid = (await order(view_id)).body.data
  expect((await orderPage(unpaid.redirect_to)).lines[0].learn_url).toBeUndefined()
  const { at, url, orderNo } = await enrol(view_id)
  expect(url).toMatch(/^\/learn\/[\w-]{24}$/)
  expect((await buyer.get(at)).body.data).toMatchObject({
    title: 'Asas Roti',
    expires_at: '2026-12-20 23:59:59',
    progress: 0,
    certificate_url: null,
    sections: [
      { title: 'Mula', lessons: [{ title: 'Selamat datang', kind: 'text', opens_at: null, is_done: false }, {}] },
      { title: 'Uji', lessons: [{ kind: 'quiz', position: null }, { opens_at: '2026-11-27 00:00:00' }] },
    ],
  })
  const seen = (await owner.get(`/api/ajax/seller/orders/${orderNo}`)).body.data
  expect([seen.fulfilment_status, seen.lines[0].learn_url]).toEqual(['delivered', undefined])
  expect((await buyer.get('/api/ajax/guest/course/nobody-has-this')).status).toBe(404)
})

test('what is missing or of a strange site is refused at its field', async () => {
  const refused = async (lesson: object, given: object = {}) => {
    const sent = course({ sections: [{ title: 'A', lessons: [{ title: 'X', ...lesson }] }], ...given })
    const { status, body } = await owner.post('/api/ajax/seller/products', sent)
    return [status, ...Object.keys(body.data ?? {})]
  }
  const at = 'course.sections.0.lessons.0'
  expect(await refused({ kind: 'text' })).toEqual([422, `${at}.text`])
  expect(await refused({ kind: 'video' })).toEqual([422, `${at}.link`])
  expect(await refused({ kind: 'video', link: 'https://evil.test/watch?v=dQw4w9WgXcQ' })).toEqual([422, `${at}.link`])
  expect(await refused({ kind: 'file' })).toEqual([422, `${at}.file_id`])
  expect(await refused({ kind: 'file', file_id: 987_654_321 })).toEqual([422, `${at}.file_id`])
  expect(await refused({ kind: 'quiz' })).toEqual([422, `${at}.questions`])
  expect(await refused({ kind: 'quiz', questions: [{ question: 'A?', options: ['a', 'b'], correct: [2] }] })).toEqual([
    422,
    `${at}.questions.0.correct`,
  ])
  expect(await refused({ kind: 'text', text: 'a' }, { renewal_price: 'abc' })).toEqual([422, 'course.renewal_price'])
  expect(await refused({ kind: 'text', text: 'a' }, { sections: [] })).toEqual([422, 'course.sections'])
  expect(Object.keys((await owner.post('/api/ajax/seller/products', course({}, { course: null }))).body.data)).toEqual([
    'course',
  ])
})

test('it ends with its last day, is renewed at the price of renewal, and early from the old end', async () => {
  const { view_id } = await make()
  const { at, url, ids } = await enrol(view_id)
  const renew = async () => {
    const placed = await buyer.post(`${at}/renew`, { paymentMethod: 'bank_transfer' })
    expect([placed.status, placed.body.data.totals?.total]).toEqual([200, '49.00'])
    return placed.body.data as { order_no: string; redirect_to: string }
  }
  const before = (await buyer.get(at)).body.data
  expect(before.renewal).toMatchObject({ price: '49.00', access_days: 30, view_id })
  const early = await renew()
  expect((await buyer.get(at)).body.data.expires_at).toBe(before.expires_at)
  await pay(early.order_no, '49.00')
  const extended = (await buyer.get(at)).body.data.expires_at
  expect(extended).toBe(before.renewal.until)
  expect(Date.parse(extended) - Date.parse(before.expires_at)).toBe(30 * 86_400_000)
  expect((await orderPage(early.redirect_to)).lines[0].learn_url).toBe(url)
  await buyer.get(`${at}/lessons/${ids[0]}`)
  await buyer.post(`${at}/lessons/${ids[0]}/progress`, { done: true })
  days(61)
  const over = await buyer.get(at)
  expect([over.status, over.body.data.renewal.price]).toEqual([403, '49.00'])
  expect((await buyer.get(`${at}/lessons/${ids[0]}`)).status).toBe(403)
  const entrance = (await buyer.get(`${at}/entrance`)).body.data
  expect([entrance.course, entrance.lapsed.title]).toEqual([null, 'Asas Roti'])
  const late = await renew()
  await pay(late.order_no, '49.00')
  const again = (await buyer.get(at)).body.data
  const today = (await view(view_id)).server_time.slice(0, 10)
  expect(Date.parse(again.expires_at.slice(0, 10)) - Date.parse(today)).toBe(30 * 86_400_000)
  expect(again.progress).toBe(25)
})

test('given back it cannot be renewed; a renewal placed before that and paid after it counts from its own payment', async () => {
  const { view_id } = await make()
  const giveBack = async (orderNo: string, amount: string) => {
    const path = `/api/ajax/seller/orders/${orderNo}`
    expect((await owner.post(`${path}/refund`, { amount, reason: 'Silap' })).status).toBe(200)
    await owner.post(`${path}/cancel`, { reason: 'Silap' })
  }
  const { at, orderNo } = await enrol(view_id)
  const renew = () => buyer.post(`${at}/renew`, { paymentMethod: 'bank_transfer' })
  const waiting = (await renew()).body.data.order_no
  await giveBack(orderNo, '99.00')
  expect((await buyer.get(at)).body.data.renewal).toBeNull()
  const refused = await renew()
  expect([refused.status, refused.body.message]).toEqual([409, 'The purchase of this course was cancelled.'])
  days(2)
  await pay(waiting, '49.00')
  const today = (await view(view_id)).server_time.slice(0, 10)
  const { expires_at: until, renewal } = (await buyer.get(at)).body.data
  expect(Date.parse(until.slice(0, 10)) - Date.parse(today)).toBe(30 * 86_400_000)
  const next = (await renew()).body.data.order_no
  await pay(next, '49.00')
  expect((await buyer.get(at)).body.data.expires_at).toBe(renewal.until)
  await giveBack(next, '49.00')
  expect((await buyer.get(at)).body.data.expires_at).toBe(until)
  await giveBack(waiting, '49.00')
  expect((await renew()).status).toBe(409)
})

test('of a course with places left, the last one is had once', async () => {
  const { view_id } = await make({}, { variations: [{ price: '99.00', stock: 1 }] })
  const buyers = await Promise.all(Array.from({ length: 20 }, () => app.client('en')))
  const tries = await Promise.all(
    buyers.map((client, at) =>
      order(view_id, { phone: `01234567${String(10 + at)}`, email: `b${at}@buyer.test` }, client),
    ),
  )
  expect(tries.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(new Set(tries.map(({ status }) => status))).toEqual(new Set([200, 409]))
})
