import { expect, test } from 'vitest'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { createInvoice } from '../invoices/actions/create-invoice.ts'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'
import { asInvoiceForm, formOf } from './quote-facts.ts'
import { findQuoteRow } from './queries/quotes.ts'
import { makeAccepted, makeSent, plainQuote } from './quotes.fixture.ts'

const path = '/api/ajax/seller/quotes'
const invoices = '/api/ajax/seller/invoices'
const { app, shop, owner } = await startTestShop()

const slugOf = (redirectTo: string) => redirectTo.split('/').at(-1) ?? ''
const countOf = async (quoteId: number) =>
  (await app.asOwner<{ n: number }>('select count(*)::integer as n from invoices where quote_id = $1', [quoteId]))[0]?.n

test('the invoice says what the quote said, is dated today, and each leads to the other', async () => {
  const { hashslug } = await makeAccepted(app, shop, {
    ...plainQuote,
    issue_date: '2026-01-01',
    valid_until: '2099-01-01',
    notes: 'Terima kasih',
    lang: 'zh',
  })
  const quote = (await owner.get(`${path}/view/${hashslug}`)).body.data
  const { status, body } = await owner.post(`${path}/convert/${hashslug}`, {})
  expect([status, body.message]).toEqual([200, `Quote ${quote.number} was converted to a draft invoice.`])
  const invoice = (await owner.get(`${invoices}/view/${slugOf(body.data.redirectTo)}`)).body.data
  const plain = (items: { id: number }[]) => items.map(({ id: _id, ...item }) => item)
  expect(plain(invoice.invoice_items)).toEqual(plain(quote.invoice_items))
  for (const same of [
    'buyer',
    'total',
    'discount',
    'discount_type',
    'discount_amount',
    'tax',
    'tax_type',
    'tax_amount',
    'tax_shipping',
    'shipping',
    'notes',
    'lang',
    'customer_id',
  ])
    expect([same, invoice[same]]).toEqual([same, quote[same]])
  expect(invoice).toMatchObject({
    lifecycle: 'draft',
    reference: quote.number,
    quote: { hashslug, number: quote.number },
    timeline: [{ text: `Created from quote ${quote.number}` }, {}],
  })
  expect(invoice.issue_date > '2026-01-01').toBe(true)
  expect((await owner.get(`${path}/view/${hashslug}`)).body.data).toMatchObject({
    state: 'converted',
    invoice: { hashslug: invoice.hashslug, number: null },
  })
})

test('as the quote was taxed, whatever the shop does since', async () => {
  const { hashslug } = await makeAccepted(app, shop)
  await app.asOwner(
    `insert into invoice_settings (shop_id, tax_shipping, updated_at) values ($1, false, now()) on conflict (shop_id) do update set tax_shipping = false`,
    [shop.shopId],
  )
  const { body } = await owner.post(`${path}/convert/${hashslug}`, {})
  await app.asOwner('update invoice_settings set tax_shipping = true where shop_id = $1', [shop.shopId])
  expect((await owner.get(`${invoices}/view/${slugOf(body.data.redirectTo)}`)).body.data).toMatchObject({
    tax_shipping: true,
    total: '128.21',
  })
})

test('asked eight times at once it is one invoice', async () => {
  for (let turn = 0; turn < 3; turn++) {
    const { hashslug, id } = await makeAccepted(app, shop)
    const answers = await Promise.all(Array.from({ length: 8 }, () => owner.post(`${path}/convert/${hashslug}`, {})))
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
    expect(new Set(answers.map(({ body }) => body.data.redirectTo)).size).toBe(1)
    expect(await countOf(id)).toBe(1)
  }
})

test('control: without the lock the database alone keeps it to one, and without that there are several', async () => {
  const { id } = await makeAccepted(app, shop)
  const careless = () =>
    inTransaction(app.db, { shopId: shop.shopId }, async (trx) => {
      const quote = await findQuoteRow(trx, { shopId: shop.shopId, quoteId: id })
      if (!quote) throw new Error('no quote')
      return createInvoice(trx, {
        shopId: shop.shopId,
        form: asInvoiceForm(formOf(quote)),
        lang: 'ms',
        userId: shop.ownerId,
        now: app.clock.now(),
        quoteId: id,
      })
    })
  const outcomes = await Promise.allSettled([careless(), careless(), careless()])
  expect([outcomes.filter(({ status }) => status === 'fulfilled').length, await countOf(id)]).toEqual([1, 1])
  await app.asOwner('drop index invoices_once_a_quote')
  await Promise.allSettled([careless(), careless(), careless()])
  expect(await countOf(id)).toBeGreaterThan(1)
  await app.asOwner('delete from invoices where quote_id = $1', [id])
  await app.asOwner('create unique index invoices_once_a_quote on invoices (quote_id) where quote_id is not null')
})

test('what is not accepted becomes none, and a draft that is thrown away opens the quote again', async () => {
  const sent = await makeSent(app, shop)
  expect((await owner.post(`${path}/convert/${sent.hashslug}`, {})).body).toMatchObject({
    code: 409,
    message: expect.stringContaining('has not accepted'),
  })
  const { hashslug } = await makeAccepted(app, shop)
  const first = slugOf((await owner.post(`${path}/convert/${hashslug}`, {})).body.data.redirectTo)
  expect((await owner.delete(`${invoices}/${first}`)).status).toBe(200)
  expect((await owner.get(`${path}/view/${hashslug}`)).body.data).toMatchObject({ state: 'accepted', invoice: null })
  const second = slugOf((await owner.post(`${path}/convert/${hashslug}`, {})).body.data.redirectTo)
  expect(second).not.toBe(first)
})

test('its buyer is led to the invoice once it is out', async () => {
  const { hashslug } = await makeAccepted(app, shop)
  const made = slugOf((await owner.post(`${path}/convert/${hashslug}`, {})).body.data.redirectTo)
  const buyer = await app.client()
  expect((await buyer.get(`/api/ajax/guest/quotes/${hashslug}`)).body.data).toMatchObject({
    state: 'converted',
    invoice_url: null,
  })
  await owner.post(`${invoices}/send/${made}`, { channels: ['whatsapp'] })
  expect((await buyer.get(`/api/ajax/guest/quotes/${hashslug}`)).body.data.invoice_url).toContain(
    `/view/invoice/${made}`,
  )
})
