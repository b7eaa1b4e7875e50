import { expect, test } from 'vitest'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { papersDrawn } from '../invoice-links/invoice-links.fixture.ts'
import { addStaff, openTestShop, placeTestOrder, signedIn } from '../../orders/orders/orders.fixture.ts'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'
import { makeAccepted, makeQuote, makeSent, plainQuote } from './quotes.fixture.ts'

const path = '/api/ajax/seller/quotes'
const { app, shop, owner } = await startTestShop()
const rival = await openTestShop(app, 'rival')
const stranger = await signedIn(app, rival.ownerId)

test('a draft is computed by the server and has no number', async () => {
  const { status, body } = await owner.post(path, { ...plainQuote, issue_date: '2026-11-20', total: '1.00' })
  expect([status, body.message]).toEqual([200, 'The draft quote is saved.'])
  expect(body.data).toMatchObject({
    number: null,
    state: 'draft',
    total: '128.21',
    discount_amount: '12.55',
    tax_amount: '7.26',
    issue_date: '2026-11-20',
    valid_until: '2026-12-04',
    revision: 1,
    decision: null,
    invoice: null,
    invoice_items: [
      { item_name: 'Cawan', quantity: 2, total_amount: '100.00' },
      { item_name: 'Piring', total_amount: '25.50' },
    ],
    buyer: { name: 'Kedai Runcit Siti', phone: '+60123456789' },
    actions: {
      send: { allowed: true },
      delete: { allowed: true },
      convert: { allowed: false, reason: 'This quote is still a draft. Send it first.' },
    },
    timeline: [{ text: 'Draft created' }],
  })
  expect(body.data.redirectTo).toBe(`/seller/quotes/${body.data.hashslug}`)
  expect(body.data.hashslug).toHaveLength(24)
})

test.each([
  [
    'a date at the end of the calendar',
    { issue_date: '9999-12-31 23:59:59' },
    'issue_date',
    'Date of issue: check the year. It must be between 1900 and 2199.',
  ],
  [
    'a last day before its date',
    { issue_date: '2026-11-20', valid_until: '2026-11-19' },
    'valid_until',
    'The expiry date cannot be before the quote date.',
  ],
  [
    'a discount over the subtotal',
    { discount: '200', discount_type: 'fixed' },
    'discount',
    'The discount cannot exceed the subtotal.',
  ],
  ['words for money', { shipping: 'percuma' }, 'shipping', 'Enter an amount in RM, 0 or more, such as 50.00.'],
])('%s is refused at its field', async (_what, change, field, message) => {
  const { status, body } = await owner.post(path, { ...plainQuote, ...change })
  expect([status, body.data]).toEqual([422, { [field]: [message] }])
})

test('nobody else reads, changes or throws it away', async () => {
  const { hashslug } = await makeQuote(app, shop)
  const guest = await app.client()
  const packer = await signedIn(app, await addStaff(app, shop.shopId, 'packer@demo.test', ['orders']))
  const calls = [
    (who: TestClient) => who.get(`${path}/view/${hashslug}`),
    (who: TestClient) => who.post(`${path}/update/${hashslug}`, plainQuote),
    (who: TestClient) => who.post(`${path}/send/${hashslug}`, {}),
    (who: TestClient) => who.post(`${path}/duplicate/${hashslug}`, {}),
    (who: TestClient) => who.post(`${path}/accept/${hashslug}`, {}),
    (who: TestClient) => who.post(`${path}/decline/${hashslug}`, {}),
    (who: TestClient) => who.post(`${path}/convert/${hashslug}`, {}),
    (who: TestClient) => who.post(`${path}/link/${hashslug}`, { action: 'revoke' }),
    (who: TestClient) => who.get(`${path}/pdf/${hashslug}`),
    (who: TestClient) => who.get(`${path}/paper/${hashslug}`),
    (who: TestClient) => who.delete(`${path}/${hashslug}`),
  ]
  for (const call of calls)
    expect([(await call(guest)).status, (await call(stranger)).status, (await call(packer)).status]).toEqual([
      401, 404, 403,
    ])
  await placeTestOrder(app, rival)
  const [theirs] = await app.asOwner<{ id: number }>('select id from customers where shop_id = $1', [rival.shopId])
  expect((await owner.post(path, { ...plainQuote, customer_id: theirs?.id })).status).toBe(404)
})

test('one key is one draft, one revision one save', async () => {
  const headers = { 'idempotency-key': 'one-quote' }
  const [first, second] = [
    await owner.post(path, plainQuote, { headers }),
    await owner.post(path, plainQuote, { headers }),
  ]
  expect(second.body.data.hashslug).toBe(first.body.data.hashslug)
  const { hashslug, revision } = first.body.data
  const saved = await owner.post(`${path}/update/${hashslug}`, {
    ...plainQuote,
    buyer: { name: 'Nama Lain' },
    revision,
  })
  expect(saved.body.data).toMatchObject({ buyer: { name: 'Nama Lain' }, revision: 2 })
  const late = await owner.post(`${path}/update/${hashslug}`, { ...plainQuote, revision })
  expect([late.status, late.body.data.buyer.name]).toEqual([409, 'Nama Lain'])
})

test('sent, it has a number of its own series, a letter with its paper, and the seller of that day', async () => {
  const post = app.deps.mail.post
  const papers: (string | undefined)[] = []
  app.deps.mail.post = async (mail) => (
    papers.push(
      ...(mail.attachments ?? []).map(({ filename, content }) => `${filename} ${content.subarray(0, 5).toString()}`),
    ),
    post(mail)
  )
  const { hashslug } = await makeQuote(app, shop, { ...plainQuote, lang: 'ms' })
  const { status, body } = await owner.post(`${path}/send/${hashslug}`, { channels: ['email', 'whatsapp'] })
  await owner.post(`${path}/send/${hashslug}`, { channels: ['email'] })
  app.deps.mail.post = post
  expect([status, body.message]).toEqual([200, 'Quote QUO-00001 is sent.'])
  expect(body.data).toMatchObject({
    number: 'QUO-00001',
    state: 'sent',
    seller: { name: 'Kedai demo' },
    customer_id: expect.any(Number),
    deliveries: [
      { channel: 'whatsapp', status: 'queued', sent_at: null },
      { channel: 'email', recipient: 'akaun@runcit.test', status: 'sent' },
    ],
  })
  expect(decodeURIComponent(body.data.deliveries[0].link)).toMatch(
    /^https:\/\/wa\.me\/60123456789\?text=Hai Kedai Runcit Siti, Berikut sebut harga QUO-00001 berjumlah RM 128\.21/,
  )
  expect(decodeURIComponent(body.data.deliveries[0].link)).toContain(body.data.share_url)
  expect(papers).toEqual(['Sebut harga QUO-00001.pdf %PDF-'])
  const letters = (await app.mailbox()).filter(({ recipient }) => recipient === 'akaun@runcit.test')
  expect(letters.map(({ subject }) => subject)).toEqual(['Sebut harga QUO-00001 daripada Kedai demo: RM 128.21'])
})

test('a chat waits until its seller has opened it, is one however often it is asked for, and is told once', async () => {
  const { hashslug } = await makeQuote(app, shop, { ...plainQuote, lang: 'ms' })
  const send = async (message: string) =>
    (await owner.post(`${path}/send/${hashslug}`, { channels: ['whatsapp'], message })).body.data
  const written = await send('')
  app.clock.advance(90_000)
  const again = await send('Kek lapis seperti dibincangkan.')
  expect(again).toMatchObject({
    state: 'sent',
    deliveries: [
      {
        id: written.deliveries[0].id,
        status: 'queued',
        link: expect.stringContaining(encodeURIComponent('Kek lapis seperti dibincangkan.')),
      },
    ],
  })
  await app.runJobs()
  const press = (slug = hashslug) => owner.post(`${path}/sent-by-hand/${slug}/${written.deliveries[0].id}`, {})
  for (const _ of [1, 2]) {
    const { status, body } = await press()
    expect([status, body.message, body.data.deliveries.map((one: { status: string }) => one.status)]).toEqual([
      200,
      'Marked as sent by WhatsApp.',
      ['sent'],
    ])
    expect(body.data.timeline.filter(({ name }: { name: string }) => name === 'quote.sent')).toHaveLength(1)
  }
  const other = await makeQuote(app, shop, plainQuote)
  expect((await press(other.hashslug)).status).toBe(404)
})

test.each([
  ['without a line', { invoice_items: [] }, 'Add at least one item to this quote first.'],
  ['without a buyer', { buyer: { email: 'a@b.test' } }, 'Fill in the buyer’s name first.'],
  [
    'past its last day',
    { issue_date: '2026-01-01', valid_until: '2026-01-02' },
    'This quote has expired. Choose a new expiry date first.',
  ],
])('%s it is not sent, and takes no number', async (_what, change, message) => {
  const { hashslug, id } = await makeQuote(app, shop, { ...plainQuote, ...change })
  const { status, body } = await owner.post(`${path}/send/${hashslug}`, {})
  expect([status, body.message]).toEqual([422, message])
  expect(await app.asOwner('select state, number from quotes where id = $1', [id])).toEqual([
    { state: 'draft', number: null },
  ])
})

test('a shop’s screen has the paper of its PDF, in the language it was written in, a draft’s too', async () => {
  for (const { hashslug } of [
    await makeQuote(app, shop, { ...plainQuote, lang: 'zh' }),
    await makeSent(app, shop, { ...plainQuote, lang: 'zh' }),
  ]) {
    const [drawn] = await papersDrawn(app, () => owner.get(`${path}/pdf/${hashslug}`))
    const { status, body } = await owner.get(`${path}/paper/${hashslug}`)
    expect([status, body.data]).toEqual([
      200,
      { document: JSON.parse(JSON.stringify(drawn)), logo: null, qr: null, duitnow: null },
    ])
    expect(drawn).toMatchObject({ kind: 'quote', lang: 'zh', title: '报价单' })
  }
  expect((await owner.get(`${path}/paper/${'x'.repeat(24)}`)).status).toBe(404)
})

test('a letter that fails says why, and can be sent again', async () => {
  const { hashslug } = await makeQuote(app, shop, {
    ...plainQuote,
    buyer: { name: 'Gagal', email: 'gagal@runcit.test' },
  })
  const post = app.deps.mail.post
  app.deps.mail.post = async () => ({ accepted: false, response: '550 no such user' })
  const refused = await owner.post(`${path}/send/${hashslug}`, { channels: ['email'] })
  app.deps.mail.post = post
  expect([refused.status, refused.body.message]).toEqual([
    422,
    'The quote could not be sent to gagal@runcit.test: 550 no such user',
  ])
  expect(
    (await owner.post(`${path}/send/${hashslug}`, { channels: ['email'] })).body.data.deliveries.map(
      ({ status }: { status: string }) => status,
    ),
  ).toEqual(['sent', 'failed'])
})

test('only a draft is thrown away; a copy is a draft of today that stands as long', async () => {
  const draft = await makeQuote(app, shop)
  expect([
    (await owner.delete(`${path}/${draft.hashslug}`)).status,
    (await owner.delete(`${path}/${draft.hashslug}`)).status,
  ]).toEqual([200, 404])
  const sent = await makeSent(app, shop, { ...plainQuote, issue_date: '2026-01-01', valid_until: '2099-01-01' })
  expect((await owner.delete(`${path}/${sent.hashslug}`)).body.message).toContain('cannot be deleted')
  const copy = (await owner.post(`${path}/duplicate/${sent.hashslug}`, {})).body.data
  expect(copy).toMatchObject({ state: 'draft', number: null, total: '128.21' })
  expect(await app.asOwner('select valid_until - issue_date as days from quotes where id = $1', [copy.id])).toEqual([
    { days: 26_663 },
  ])
})

test('tabs, words and counts agree, and each shop sees its own', async () => {
  const own = await openTestShop(app, 'senarai')
  const seller = await signedIn(app, own.ownerId)
  const named = (name: string, rest: object = {}) => ({
    ...plainQuote,
    buyer: { name, phone: '012-345 6789' },
    ...rest,
  })
  await makeQuote(app, own, named('Draf'))
  await makeSent(app, own, named('Dihantar'))
  const expired = await makeSent(app, own, named('Tamat'))
  await app.asOwner(`update quotes set issue_date = '2026-01-01', valid_until = '2026-01-02' where id = $1`, [
    expired.id,
  ])
  await makeAccepted(app, own, named('Diterima'))
  const declined = await makeSent(app, own, named('Ditolak'))
  await seller.post(`${path}/decline/${declined.hashslug}`, { reason: 'Mahal' })
  const invoiced = await makeAccepted(app, own, named('Invois'))
  await seller.post(`${path}/convert/${invoiced.hashslug}`, {})
  const names = async (query: string) =>
    (await seller.get(`${path}?${query}`)).body.data.map(
      ({ buyer_name, state }: { buyer_name: string; state: string }) => `${buyer_name} ${state}`,
    )
  expect(await names('')).toEqual([
    'Invois converted',
    'Ditolak declined',
    'Diterima accepted',
    'Tamat expired',
    'Dihantar sent',
    'Draf draft',
  ])
  for (const [tab, only] of [
    ['draft', 'Draf'],
    ['sent', 'Dihantar'],
    ['expired', 'Tamat'],
    ['accepted', 'Diterima'],
    ['declined', 'Ditolak'],
    ['converted', 'Invois'],
  ])
    expect(await names(`status=${tab}`)).toEqual([`${only} ${tab}`])
  expect([
    await names('term=tamat'),
    await names('term=QUO-00001'),
    await names('term=012-345%206789&status=sent'),
    await names('term=tiada'),
  ]).toEqual([['Tamat expired'], ['Dihantar sent'], ['Dihantar sent'], []])
  const { tabs } = (await seller.get(`${path}/summary`)).body.data
  expect(Object.values(tabs)).toEqual(Array(6).fill({ count: 1, is_capped: false }))
  expect((await stranger.get(path)).body.data).toEqual([])
})
