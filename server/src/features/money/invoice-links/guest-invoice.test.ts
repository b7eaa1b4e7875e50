import { describe, expect, test } from 'vitest'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { makeInvoice } from '../invoices/invoices.fixture.ts'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'
import { signedIn } from '../../orders/orders/orders.fixture.ts'
import { openTestShop } from '../payments/payments.fixture.ts'
import { fifty, share } from './invoice-links.fixture.ts'

const { app: kedai, shop, owner } = await startTestShop()
const rival = await openTestShop(kedai, 'rival')
const buyer = await kedai.client()

const setLink = (hashslug: string, action: string, client = owner) =>
  client.post(`/api/ajax/seller/invoices/link/${hashslug}`, { action })

describe('the holder of the link', () => {
  test('sees the invoice, what is due and how to pay it', async () => {
    const { url, number, hashslug } = await share(kedai, shop)
    const { status, headers, body } = await buyer.get(url)
    expect(status).toBe(200)
    expect(headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    })
    expect(body.data).toMatchObject({
      number,
      hashslug,
      state: 'awaiting',
      headline: 'Waiting for your payment',
      balance_due: '50.00',
      total: '50.00',
      is_void: false,
      least_payment: '1.00',
      invoice_items: [{ item_name: 'Katering', quantity: 1, amount: '50.00', total_amount: '50.00' }],
      buyer: { name: 'Nur Aminah' },
      seller: { name: 'Kedai demo' },
      shop: { username: 'demo' },
      actions: { pay: { allowed: true, reason: null }, upload_proof: { allowed: true } },
      payments: [],
      proofs: [],
    })
    expect(body.data.payment_methods.map(({ kind }: { kind: string }) => kind)).toEqual(['bank_transfer', 'gateway']) // cash at the door is for parcels
  })

  test('sees nothing of the shop’s own work on it', async () => {
    const { url } = await share(kedai, shop)
    const { body } = await buyer.get(url)
    for (const own of [
      'timeline',
      'deliveries',
      'reminders',
      'recurring',
      'views',
      'first_viewed_at',
      'customer_id',
      'customer_credit',
      'edit_rule',
      'revision',
      'id',
      'share_url',
      'created_at',
    ])
      expect(body.data).not.toHaveProperty(own)
    expect(Object.keys(body.data.actions)).toEqual(['pay', 'upload_proof'])
  })

  test('reads it in any of three languages', async () => {
    const { url } = await share(kedai, shop)
    expect((await (await kedai.client('ms')).get(url)).body.data.headline).toBe('Menunggu bayaran anda')
    expect((await (await kedai.client('zh')).get(url)).body.data.headline).toBe('等待您付款')
  })

  test('is told that it is late', async () => {
    const { url } = await share(kedai, shop, { ...fifty, issue_date: '2020-01-01', due_date: '2020-01-15' })
    expect((await buyer.get(url)).body.data).toMatchObject({
      state: 'overdue',
      is_overdue: true,
      headline: 'Payment is overdue',
      next_step: expect.stringContaining('15 Jan 2020'),
    })
  })

  test('is told that it is void, and can do nothing more', async () => {
    const invoice = await share(kedai, shop)
    await kedai.asOwner(`update invoices set lifecycle = 'void', voided_at = now() where id = $1`, [invoice.id])
    const { body } = await buyer.get(invoice.url)
    expect(body.data).toMatchObject({
      state: 'void',
      is_void: true,
      balance_due: '0.00',
      headline: 'This invoice is void',
      actions: { pay: { allowed: false }, upload_proof: { allowed: false } },
    })
    expect((await buyer.post(`${invoice.url}/pay`, { paymentMethod: 'sandbox' })).status).toBe(409)
  })
})

describe('no link', () => {
  test.each(['tiada', 'x'.repeat(24), '0'.repeat(64)])('%s leads anywhere', async (hashslug) => {
    expect((await buyer.get(`/api/ajax/guest/invoices/${hashslug}`)).status).toBe(404)
    for (const call of ['pay', 'payment-check', 'viewed'])
      expect(
        (await buyer.post(`/api/ajax/guest/invoices/${hashslug}/${call}`, { paymentMethod: 'sandbox' })).status,
      ).toBe(404)
  })

  test('leads to a draft', async () => {
    const draft = await makeInvoice(kedai, shop, fifty)
    expect((await buyer.get(`/api/ajax/guest/invoices/${draft.hashslug}`)).status).toBe(404)
  })

  test('leads below another shop’s name', async () => {
    const { url } = await share(kedai, shop)
    expect((await buyer.get(url, { headers: { 'x-shop': 'demo' } })).status).toBe(200)
    expect((await buyer.get(url, { headers: { 'x-shop': 'rival' } })).status).toBe(404)
  })
})

describe('a link', () => {
  test('that is taken back says so, once and again, and takes no money', async () => {
    const { url, hashslug } = await share(kedai, shop)
    for (const _ of [1, 2])
      expect((await setLink(hashslug, 'revoke')).body).toMatchObject({
        status: true,
        data: { hashslug, is_link_revoked: true },
      })
    const refused = await buyer.get(url)
    expect([refused.status, refused.body.message]).toEqual([
      404,
      'This invoice link is no longer valid. Ask the shop for a new one.',
    ])
    expect((await buyer.post(`${url}/pay`, { paymentMethod: 'sandbox' })).status).toBe(404)
  })

  test('can be made anew: the old one leads nowhere', async () => {
    const { url, hashslug } = await share(kedai, shop)
    await setLink(hashslug, 'revoke')
    const { data } = (await setLink(hashslug, 'renew')).body
    expect(data).toMatchObject({
      is_link_revoked: false,
      share_url: `http://demo.localhost:3000/view/invoice/${data.hashslug}`,
    })
    expect(data.hashslug).not.toBe(hashslug)
    expect((await buyer.get(url)).status).toBe(404)
    expect((await buyer.get(`/api/ajax/guest/invoices/${data.hashslug}`)).status).toBe(200)
  })

  test('is its own shop’s to change', async () => {
    const { hashslug } = await share(kedai, shop)
    expect((await setLink(hashslug, 'revoke', await signedIn(kedai, rival.ownerId))).status).toBe(404)
    expect((await setLink(hashslug, 'revoke', await kedai.client())).status).toBe(401)
    expect((await setLink(hashslug, 'burn')).status).toBe(422)
    expect((await setLink((await makeInvoice(kedai, shop, fifty)).hashslug, 'renew')).body).toMatchObject({
      code: 409,
      message: 'A draft has no link yet. Approve the invoice first.',
    })
  })
})

describe('a view', () => {
  const phone = {
    'user-agent':
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 Version/18.5 Mobile/15E148 Safari/604.1',
  }
  const viewsOf = (id: number) =>
    kedai.asOwner<{ device: string }>('select device from invoice_views where invoice_id = $1 order by id', [id])
  const seen = (url: string, client: TestClient, headers: Record<string, string> = phone) =>
    client.post(`${url}/viewed`, {}, { headers })

  test('by a person counts each time; the shop is told once a day', async () => {
    const invoice = await share(kedai, shop)
    for (const _ of [1, 2, 3]) expect((await seen(invoice.url, buyer)).body.data).toEqual({ counted: true })
    expect(await viewsOf(invoice.id)).toEqual([{ device: 'phone' }, { device: 'phone' }, { device: 'phone' }])
    const told = async () =>
      (await kedai.mailbox()).filter(({ subject }) => subject === `Nur Aminah opened invoice ${invoice.number}`).length
    expect(await told()).toBe(1)
    kedai.clock.advance(24 * 3600_000)
    await seen(invoice.url, buyer)
    expect(await told()).toBe(2)
    const [row] = await kedai.asOwner<{ first: Date; last: Date }>(
      'select first_viewed_at as first, last_viewed_at as last from invoices where id = $1',
      [invoice.id],
    )
    expect(row!.last.getTime() - row!.first.getTime()).toBe(24 * 3600_000)
  })

  test('does not count for the shop’s own people, for machines, or for having been fetched', async () => {
    const { id, url } = await share(kedai, shop)
    const staff = await signedIn(kedai, shop.ownerId) // the clock has moved on since the first one
    expect((await seen(url, staff)).body.data).toEqual({ counted: false })
    for (const name of ['WhatsApp/2.23.20.0 A', 'facebookexternalhit/1.1', ''])
      expect((await seen(url, buyer, { 'user-agent': name })).body.data).toEqual({ counted: false })
    await buyer.get(url)
    await kedai.app.inject({ method: 'HEAD', url })
    expect(await viewsOf(id)).toEqual([])
    expect((await seen(url, await signedIn(kedai, rival.ownerId))).body.data).toEqual({ counted: true })
  })
})

describe('the page', () => {
  test('answers at the link that is handed out, on the shop’s own host, and below the bare one', async () => {
    const { hashslug } = await share(kedai, shop)
    const owner = await signedIn(kedai, shop.ownerId)
    const link = new URL((await owner.get(`/api/ajax/seller/invoices/view/${hashslug}`)).body.data.share_url)
    expect(link.href).toBe(`http://demo.localhost:3000/view/invoice/${hashslug}`)
    const onShopHost = await kedai.app.inject({ url: link.pathname, headers: { host: link.host, accept: 'text/html' } })
    expect([onShopHost.statusCode, onShopHost.body.includes('RM')]).toEqual([200, true])
    expect(
      (await kedai.app.inject({ url: link.pathname, headers: { host: 'rival.localhost:3000', accept: 'text/html' } }))
        .statusCode,
    ).toBe(404)
    expect((await page(`/s/demo/view/invoice/${hashslug}`)).statusCode).toBe(200)
  })

  const page = (path: string, headers: Record<string, string> = {}) =>
    kedai.app.inject({ url: path, headers: { host: 'localhost:3000', accept: 'text/html', ...headers } })

  test('speaks the invoice’s language to who never chose one, on that page alone', async () => {
    const { hashslug } = await share(kedai, shop, { ...fifty, lang: 'zh' })
    const first = await page(`/s/demo/view/invoice/${hashslug}`, { 'accept-language': 'en' })
    expect(first.body).toContain('<html lang="zh-Hans-MY"')
    expect(first.cookies.find(({ name }) => name === 'lang')).toBeUndefined()
    const chosen = await page(`/s/demo/view/invoice/${hashslug}`, { cookie: 'lang=ms' })
    expect(chosen.body).toContain('<html lang="ms-MY"')
    expect(chosen.cookies.find(({ name }) => name === 'lang')).toBeUndefined()
  })
})
