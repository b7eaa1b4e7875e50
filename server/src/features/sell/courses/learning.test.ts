import { afterAll, expect, test } from 'vitest'
import { pdf } from '../../../platform/test-app/pictures.ts'
import { openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import { course, openAcademy } from './courses.fixture.ts'

const { app, owner, rival, buyer, days, make, view, orderPage, enrol } = await openAcademy({ openTestShop, signedIn })
afterAll(() => app.close())

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
