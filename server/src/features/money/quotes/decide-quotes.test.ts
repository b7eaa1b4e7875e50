import { describe, expect, test } from 'vitest'
import { papersDrawn } from '../invoice-links/invoice-links.fixture.ts'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'
import { makeQuote, makeSent, plainQuote } from './quotes.fixture.ts'

const path = '/api/ajax/seller/quotes'
const guestPath = (hashslug: string) => `/api/ajax/guest/quotes/${hashslug}`
const phone = {
  headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36' },
}
const { app, shop, owner } = await startTestShop()
const buyer = await app.client()

const kept = async (id: number) =>
  (
    await app.asOwner<Record<string, unknown>>(
      'select state, decided_by, decided_name, decided_ip, decline_reason, (select count(*)::integer from quote_events e where e.quote_id = q.id and e.name in ($2, $3)) as decisions from quotes q where id = $1',
      [id, 'quote.accepted', 'quote.declined'],
    )
  )[0]
const accept = (hashslug: string, name = 'Siti binti Ali', revision = 1) =>
  buyer.post(`${guestPath(hashslug)}/accept`, { name, revision })
const decline = (hashslug: string, reason = '') => buyer.post(`${guestPath(hashslug)}/decline`, { reason })
const lettersAbout = async (number: string) =>
  (await app.mailbox())
    .filter(({ subject, recipient }) => subject.includes(number) && recipient === 'owner@demo.test')
    .map(({ subject }) => subject)

describe('the link', () => {
  test('shows a buyer what was offered, and nothing of the shop’s work on it', async () => {
    const { hashslug } = await makeSent(app, shop)
    const { status, body, headers } = await buyer.get(guestPath(hashslug))
    expect(status).toBe(200)
    expect([headers['x-robots-tag'], headers['referrer-policy']]).toEqual(['noindex', 'no-referrer'])
    expect(body.data).toMatchObject({
      state: 'sent',
      total: '128.21',
      headline: 'A quote for you',
      actions: { accept: { allowed: true }, decline: { allowed: true } },
      decision: null,
      invoice_url: null,
    })
    for (const secret of ['timeline', 'deliveries', 'views', 'customer_id', 'share_url'])
      expect(body.data).not.toHaveProperty(secret)
    const paper = await buyer.get(`${guestPath(hashslug)}/pdf`)
    expect([paper.status, paper.headers['content-type'], paper.headers['x-robots-tag']]).toEqual([
      200,
      'application/pdf',
      'noindex',
    ])
  })

  test('has the paper that the PDF is drawn from, in its reader’s language', async () => {
    const { hashslug } = await makeSent(app, shop, { ...plainQuote, notes: 'Harga tetap', lang: 'ms' })
    await app.asOwner(`update customers set note = 'suka merungut' where shop_id = $1`, [shop.shopId])
    const [drawn] = await papersDrawn(app, () => buyer.get(`${guestPath(hashslug)}/pdf`))
    const { body, text } = await (await app.client('ms')).get(guestPath(hashslug))
    expect(body.data.paper).toEqual({
      document: JSON.parse(JSON.stringify(drawn)),
      logo: null,
      qr: null,
      duitnow: null,
    })
    expect(text).not.toContain('merungut')
    const { document } = (await buyer.get(guestPath(hashslug))).body.data.paper
    expect(document).toMatchObject({
      kind: 'quote',
      lang: 'en',
      title: 'Quote',
      parties: [{ heading: 'Prepared for', name: 'Kedai Runcit Siti' }],
      notes: [{ heading: 'Notes', text: 'Harga tetap' }],
      pay: null,
    })
    expect(document.totals.map(({ value }: { value: string }) => value)).toEqual(
      drawn?.totals.map(({ value }) => value),
    )
  })

  test('of a draft, of nothing and below another shop is none; taken back it says so, made anew the old one is gone', async () => {
    const draft = await makeQuote(app, shop)
    expect((await buyer.get(guestPath(draft.hashslug))).status).toBe(404)
    expect((await buyer.get(guestPath('x'.repeat(24)))).status).toBe(404)
    const { hashslug } = await makeSent(app, shop)
    expect((await buyer.get(guestPath(hashslug), { headers: { 'x-shop': 'rival' } })).status).toBe(404)
    for (const _ of [1, 2])
      expect((await owner.post(`${path}/link/${hashslug}`, { action: 'revoke' })).body.data).toMatchObject({
        hashslug,
        is_link_revoked: true,
      })
    expect((await buyer.get(guestPath(hashslug))).body).toMatchObject({
      code: 404,
      message: expect.stringContaining('This quote link is no longer valid'),
    })
    expect((await accept(hashslug)).status).toBe(404)
    const renewed = (await owner.post(`${path}/link/${hashslug}`, { action: 'renew' })).body.data
    expect(renewed.hashslug).not.toBe(hashslug)
    expect([
      (await buyer.get(guestPath(hashslug))).status,
      (await buyer.get(guestPath(renewed.hashslug))).status,
    ]).toEqual([404, 200])
  })

  test('counts people, neither machines nor the shop; the shop is told once a day', async () => {
    const { hashslug } = await makeSent(app, shop)
    const url = `${guestPath(hashslug)}/viewed`
    const counted = [
      await buyer.post(url, {}, phone),
      await buyer.post(url, {}, phone),
      await buyer.post(url, {}, { headers: { 'user-agent': 'WhatsApp/2.23' } }),
      await owner.post(url, {}, phone),
    ].map(({ body }) => body.data.counted)
    expect(counted).toEqual([true, true, false, false])
    const { views, number } = (await owner.get(`${path}/view/${hashslug}`)).body.data
    expect([views, await lettersAbout(number)]).toEqual([2, [`Kedai Runcit Siti opened quote ${number}`]])
  })
})

describe('the answer', () => {
  test('yes: the name, the moment and from where are kept, the shop is told; said again it is as it was', async () => {
    const { hashslug, id } = await makeSent(app, shop)
    const { status, body } = await accept(hashslug)
    expect([status, body.data.state, body.data.decision.name]).toEqual([200, 'accepted', 'Siti binti Ali'])
    expect((await accept(hashslug, 'Orang lain')).status).toBe(200)
    expect(await kept(id)).toEqual({
      state: 'accepted',
      decided_by: 'buyer',
      decided_name: 'Siti binti Ali',
      decided_ip: '127.0.0.1',
      decline_reason: '',
      decisions: 1,
    })
    const view = (await owner.get(`${path}/view/${hashslug}`)).body.data
    expect(view).toMatchObject({
      decision: { by: 'buyer', name: 'Siti binti Ali', ip: '127.0.0.1' },
      timeline: [{ text: 'Accepted by Siti binti Ali', actor: 'buyer' }, {}],
    })
    expect(await lettersAbout(view.number)).toEqual([`Kedai Runcit Siti accepted quote ${view.number}`])
    expect((await decline(hashslug)).body).toMatchObject({
      code: 409,
      message: 'You have accepted this quote. To cancel, contact the shop.',
    })
  })

  test('no: with a reason, once; the shop changes it and asks again', async () => {
    const { hashslug, id } = await makeSent(app, shop)
    for (const _ of [1, 2]) expect((await decline(hashslug, 'Terlalu mahal')).body.data.state).toBe('declined')
    expect(await kept(id)).toMatchObject({ state: 'declined', decline_reason: 'Terlalu mahal', decisions: 1 })
    expect((await accept(hashslug)).body).toMatchObject({ code: 409, message: expect.stringContaining('was declined') })
    const number = (await owner.get(`${path}/view/${hashslug}`)).body.data.number
    await owner.post(`${path}/update/${hashslug}`, { ...plainQuote, discount: '20' })
    const again = (await owner.post(`${path}/send/${hashslug}`, { channels: ['whatsapp'] })).body.data
    expect(again).toMatchObject({ number, state: 'sent', decision: null, revision: 2 })
    expect((await accept(hashslug, 'Siti', 1)).body).toMatchObject({
      code: 409,
      message: 'The shop has just changed this quote. Read it again below, then decide.',
    })
    expect((await accept(hashslug, 'Siti', 2)).status).toBe(200)
  })

  test('needs a name', async () => {
    const { hashslug, id } = await makeSent(app, shop)
    expect((await accept(hashslug, '   ')).body).toMatchObject({
      code: 422,
      data: { name: ['Enter your name to accept this quote.'] },
    })
    expect(await kept(id)).toMatchObject({ state: 'sent', decisions: 0 })
  })

  test('yes and no at once are one answer', async () => {
    for (let turn = 0; turn < 5; turn++) {
      const { hashslug, id } = await makeSent(app, shop)
      const statuses = (
        await Promise.all([accept(hashslug), decline(hashslug), accept(hashslug), decline(hashslug)])
      ).map(({ status }) => status)
      expect(new Set(statuses)).toEqual(new Set([200, 409]))
      expect(await kept(id)).toMatchObject({ decisions: 1 })
    }
  })

  test('comes too late the day after the last day, in Malaysia', async () => {
    const { hashslug, id } = await makeSent(app, shop)
    const lastDay = (day: string) =>
      app.asOwner(`update quotes set issue_date = '2026-01-01', valid_until = $2 where id = $1`, [id, day])
    const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kuala_Lumpur' }).format(app.clock.now())
    const yesterday = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kuala_Lumpur' }).format(
      new Date(app.clock.now().getTime() - 86_400_000),
    )
    await lastDay(yesterday)
    expect((await buyer.get(guestPath(hashslug))).body.data).toMatchObject({
      state: 'expired',
      headline: 'This quote has expired',
      actions: { accept: { allowed: false } },
    })
    for (const answer of [await accept(hashslug), await decline(hashslug)])
      expect(answer.body).toMatchObject({
        code: 409,
        message: 'This quote has expired. Ask the shop for a new one.',
      })
    await lastDay(today)
    expect((await accept(hashslug)).status).toBe(200)
  })

  test('may be the seller’s to write down', async () => {
    const { hashslug } = await makeSent(app, shop)
    expect((await owner.post(`${path}/accept/${hashslug}`, {})).body.data).toMatchObject({
      state: 'accepted',
      decision: { by: 'seller', name: '', ip: null },
    })
    expect((await owner.post(`${path}/decline/${hashslug}`, { reason: 'Batal' })).body.data).toMatchObject({
      state: 'declined',
      decision: { by: 'seller', reason: 'Batal' },
    })
  })
})
