import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdf } from '../../../platform/test-app/pictures.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import type { TestShop } from '../../orders/orders/orders.fixture.ts'

let app: TestApp
let shop: TestShop
let owner: TestClient
let rival: TestClient
let buyer: TestClient
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-20T04:00:00Z', config: { rateLimits: false } })
  shop = await openTestShop(app, 'akademi')
  owner = await signedIn(app, shop.ownerId)
  rival = await signedIn(app, (await openTestShop(app, 'lain')).ownerId)
  buyer = await app.client('en')
})
afterAll(() => app.close())

const days = (count: number) => app.clock.advance(count * 86_400_000)
const quiz = {
  title: 'Kuiz',
  kind: 'quiz',
  pass_percent: 60,
  questions: [
    { question: '1 + 1?', options: ['1', '2'], correct: [1] },
    { question: 'Genap?', options: ['2', '3', '4'], correct: [0, 2] },
  ],
}
const course = (given: object = {}, more: object = {}) => ({
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

test('lessons open by the calendar of the server, and are read by who is enrolled alone', async () => {
  const { view_id } = await make()
  const { at, ids } = await enrol(view_id)
  const lesson = async (id: number) => (await buyer.get(`${at}/lessons/${id}`)).body
  const first = await lesson(ids[0]!)
  expect(first.data).toMatchObject({
    title: 'Selamat datang',
    content: '<h2>Hai</h2><p>Uli &lt;b&gt;doh&lt;/b&gt;</p>',
    next_lesson: ids[1],
    quiz: null,
  })
  expect((await lesson(ids[1]!)).data.video).toEqual({
    type: 'embed',
    url: 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  })
  const shownQuiz = (await lesson(ids[2]!)).data
  expect(shownQuiz.quiz.questions[1]).toEqual({ question: 'Genap?', options: ['2', '3', '4'], is_multiple: true })
  expect(JSON.stringify(shownQuiz)).not.toContain('correct')
  const closed = await buyer.get(`${at}/lessons/${ids[3]}`)
  expect([closed.status, closed.body.data]).toEqual([403, { opens_at: '2026-11-27 00:00:00' }])
  for (const call of ['progress', 'quiz'])
    expect((await buyer.post(`${at}/lessons/${ids[3]}/${call}`, { done: true, answers: [0] })).status).toBe(403)
  expect((await buyer.get(`${at}/lessons/1`)).status).toBe(404)
  const preview = `/api/ajax/guest/course-preview/${view_id}/lessons`
  expect((await buyer.get(`${preview}/${ids[0]}`)).body.data.content).toContain('Hai')
  expect((await buyer.get(`${preview}/${ids[1]}`)).status).toBe(404)
  days(7)
  expect((await lesson(ids[3]!)).data.content).toBe('<p>Akhir</p>')
})

test('a quiz is judged by the server, progress is kept, and the last lesson brings one certificate', async () => {
  const { view_id } = await make({ access_days: null, renewal_price: null })
  const { at, ids, redirect, orderNo } = await enrol(view_id)
  days(8)
  const post = (id: number, call: string, body: object) => buyer.post(`${at}/lessons/${id}/${call}`, body)
  expect((await buyer.get(at)).body.data.expires_at).toBeNull()
  expect((await post(ids[1]!, 'progress', { position: 95 })).body.data).toMatchObject({
    progress: 0,
    is_done: false,
    position: 95,
  })
  expect((await buyer.get(at)).body.data).toMatchObject({ next_lesson: ids[1] })
  const open = (id: number) => buyer.get(`${at}/lessons/${id}`)
  await open(ids[0]!)
  expect((await post(ids[0]!, 'progress', { done: true })).body.data.progress).toBe(25)
  expect((await post(ids[2]!, 'progress', { done: true })).status).toBe(409)
  expect((await post(ids[0]!, 'quiz', { answers: [1] })).status).toBe(409)
  expect((await post(ids[2]!, 'quiz', { answers: [1, 0, 0] })).status).toBe(422)
  const failed = await post(ids[2]!, 'quiz', { answers: [1, [0]] })
  expect(failed.body.data).toMatchObject({ is_passed: false, score: 50, wrong: [1], is_done: false })
  const passed = await post(ids[2]!, 'quiz', { answers: { 0: '1', 1: [2, 0] } })
  expect(passed.body.data).toMatchObject({ is_passed: true, score: 100, wrong: [], is_done: true, progress: 50 })
  expect((await post(ids[2]!, 'quiz', { answers: [0, 0] })).body.data).toMatchObject({
    is_passed: false,
    is_done: true,
  })
  await open(ids[1]!)
  await open(ids[3]!)
  // Both at once, each the last but one of the other.
  await Promise.all([post(ids[1]!, 'progress', { done: true }), post(ids[3]!, 'progress', { done: true })])
  const { progress, certificate_url, next_lesson } = (await buyer.get(at)).body.data
  expect([progress, next_lesson]).toEqual([100, null])
  expect(certificate_url).toMatch(/^\/certificate\/[A-Z2-9]{12}$/)
  expect((await orderPage(redirect)).lines[0].certificate_url).toBe(certificate_url)
  const code = certificate_url.split('/').pop()
  const shown = (await buyer.get(`/api/ajax/guest/certificate/${code.toLowerCase()}`)).body.data
  expect(shown).toMatchObject({ code, name: 'Aisyah Ahmad', title: 'Asas Roti', is_valid: true })
  const printed = await buyer.get(shown.pdf_url)
  expect([printed.status, printed.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(printed.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await buyer.get('/api/ajax/guest/certificate/TIADASIJIL22')).status).toBe(404)
  const [learner] = (await owner.get(`/api/ajax/seller/learners?term=${orderNo}`)).body.data
  expect(learner).toMatchObject({
    progress: 100,
    lessons_done: 4,
    lessons: 4,
    certificate_code: code,
    status: 'active',
  })
  expect((await rival.get('/api/ajax/seller/learners')).body.data).toEqual([])
  const back = await owner.post(`/api/ajax/seller/orders/${orderNo}/refund`, { amount: '99.00', reason: 'Silap' })
  expect(back.status).toBe(200)
  await owner.post(`/api/ajax/seller/orders/${orderNo}/cancel`, { reason: 'Silap' })
  expect((await buyer.get(at)).status).toBe(403)
  expect((await buyer.get(`/api/ajax/guest/certificate/${code}`)).body.data.is_valid).toBe(false)
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

test('a file of a lesson is reached by an enrolled learner alone, and a film is streamed in parts', async () => {
  const file = async (bytes: Buffer, filename: string) =>
    (await owner.multipart('/api/ajax/seller/digital-files', { file: { filename, bytes } })).body.data.id as number
  const mp4 = Buffer.concat([
    Buffer.from('000000206674797069736f6d0000020069736f6d69736f326176633100', 'hex'),
    Buffer.alloc(4000, 7),
  ])
  const [paper, film] = [await file(pdf, 'Resipi.pdf'), await file(mp4, 'Uli.mp4')]
  const sections = (videoFile: number) => [
    {
      title: 'Fail',
      lessons: [
        { title: 'Resipi', kind: 'file', file_id: paper },
        { title: 'Uli', kind: 'video', file_id: videoFile },
      ],
    },
  ]
  const wrong = await owner.post('/api/ajax/seller/products', course({ sections: sections(paper) }))
  expect([wrong.status, Object.keys(wrong.body.data)]).toEqual([422, ['course.sections.0.lessons.1.file_id']])
  const stolen = await rival.post('/api/ajax/seller/products', course({ sections: sections(film) }))
  expect(stolen.status).toBe(422)
  const { view_id } = await make({ sections: sections(film) })
  expect(JSON.stringify(await view(view_id))).not.toContain('/files/')
  const { at, ids } = await enrol(view_id)
  const shown = (await buyer.get(`${at}/lessons/${ids[0]}`)).body.data.file
  expect(shown).toMatchObject({ name: 'Resipi.pdf', bytes: pdf.length })
  expect((await buyer.get(shown.url)).status).toBe(200)
  expect((await buyer.get(shown.url.replace(/signature=.{4}/, 'signature=AAAA'))).status).toBe(404)
  const { url } = (await buyer.get(`${at}/lessons/${ids[1]}`)).body.data.video
  const part = await buyer.get(url, { headers: { range: 'bytes=100-199' } })
  expect([part.status, part.headers['content-type'], part.bytes.length]).toEqual([206, 'video/mp4', 100])
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

test('no certificate for lessons that nobody opened: a lesson is done once it was shown', async () => {
  const { view_id } = await make({ access_days: null, renewal_price: null })
  const { at, ids } = await enrol(view_id)
  days(8)
  const done = (id: number) => buyer.post(`${at}/lessons/${id}/progress`, { done: true })
  const unseen = await done(ids[0]!)
  expect([unseen.status, unseen.body.message]).toEqual([409, 'Open the lesson first. Then you can mark it as done.'])
  // To know where it is is not to have seen it.
  await buyer.post(`${at}/lessons/${ids[0]}/progress`, { position: 3 })
  expect((await done(ids[0]!)).status).toBe(409)
  expect((await buyer.get(at)).body.data.progress).toBe(0)
  expect((await buyer.get(`${at}/lessons/${ids[0]}`)).status).toBe(200)
  expect((await done(ids[0]!)).body.data).toMatchObject({ is_done: true, progress: 25 })
  // All opened first and done afterwards; a proof is of its own lesson, and nobody makes one up.
  await Promise.all([ids[1]!, ids[3]!].map((id) => buyer.get(`${at}/lessons/${id}`)))
  const proof = buyer.cookies.get(`kedai_opened_${ids[1]}`) ?? ''
  buyer.cookies.set(`kedai_opened_${ids[1]}`, buyer.cookies.get(`kedai_opened_${ids[3]}`) ?? '')
  expect((await done(ids[1]!)).status).toBe(409)
  buyer.cookies.set(`kedai_opened_${ids[1]}`, proof)
  expect((await done(ids[1]!)).status).toBe(200)
  expect((await done(ids[3]!)).status).toBe(200)
})

test('a quiz that was failed twice waits, longer each time, and says until when; who passes begins anew', async () => {
  const { view_id } = await make({ access_days: null, renewal_price: null })
  const { at, ids } = await enrol(view_id)
  days(8)
  const answer = (answers: unknown[]) => buyer.post(`${at}/lessons/${ids[2]}/quiz`, { answers })
  const [wrong, right] = [
    [0, 0],
    [1, [0, 2]],
  ]
  expect((await answer(wrong)).body.data).toMatchObject({ is_passed: false })
  expect((await answer(wrong)).body.data).toMatchObject({ is_passed: false }) // the first one may be corrected at once
  const paused = await answer(right)
  expect([paused.status, paused.headers['retry-after']]).toEqual([429, '60'])
  expect(paused.body.message).toMatch(/^Take a break and read the lessons again\. You can try again at \d\d:\d\d\.$/)
  expect(paused.body.data.try_again_at).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  app.clock.advance(61_000)
  expect((await answer(wrong)).body.data).toMatchObject({ is_passed: false })
  app.clock.advance(61_000)
  expect((await answer(right)).headers['retry-after']).toBe('59')
  app.clock.advance(60_000)
  expect((await answer(right)).body.data).toMatchObject({ is_passed: true, is_done: true })
  for (let again = 0; again < 4; again++) expect((await answer(wrong)).status).toBe(200) // nothing comes of it
})
