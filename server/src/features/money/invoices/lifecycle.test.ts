import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { openTestShop, signedIn, type TestShop } from '../../orders/orders/orders.fixture.ts'
import { makeApproved, makeInvoice, plainInvoice } from './invoices.fixture.ts'

const path = '/api/ajax/seller/invoices'
let app: TestApp
let shop: TestShop
let owner: TestClient
let stranger: TestClient
beforeAll(async () => {
  app = await startTestApp()
  shop = await openTestShop(app, 'demo')
  owner = await signedIn(app, shop.ownerId)
  stranger = await signedIn(app, (await openTestShop(app, 'rival')).ownerId)
})
afterAll(() => app.close())

const view = async (hashslug: string) => (await owner.get(`${path}/view/${hashslug}`)).body.data
const numbers = async () =>
  (
    await app.asOwner<{ n: number }>(
      `select next_number as n from document_series where shop_id = $1 and kind = 'invoice'`,
      [shop.shopId],
    )
  )[0]?.n ?? 1

describe('approving', () => {
  test('numbers a draft once, however often it is asked', async () => {
    const { id } = await makeInvoice(app, shop)
    const first = await owner.get(`${path}/approved/${id}`)
    expect([first.status, first.body.message]).toEqual([200, `Invoice ${first.body.data.number} is approved.`])
    const next = await numbers()
    const second = await owner.get(`${path}/approved/${id}`)
    expect(second.body.data).toMatchObject({
      number: first.body.data.number,
      lifecycle: 'approved',
      revision: first.body.data.revision,
    })
    expect(await numbers()).toBe(next)
  })

  test.each([
    [
      'without items',
      { ...plainInvoice, invoice_items: [], discount: '0' },
      'Add at least one item to this invoice first.',
    ],
    ['without a buyer', { ...plainInvoice, buyer: {} }, 'Fill in the buyer’s name first.'],
    [
      'with a nameless item',
      { ...plainInvoice, invoice_items: [{ item_name: 'A', amount: '1' }, { amount: '2' }] },
      'Item 2 has no name yet. Fill it in first.',
    ],
  ])('%s it is refused, and takes no number', async (_what, typed, message) => {
    const { id } = await makeInvoice(app, shop, typed)
    const next = await numbers()
    const { status, body } = await owner.get(`${path}/approved/${id}`)
    expect([status, body.message]).toEqual([422, message])
    expect(await numbers()).toBe(next)
  })

  test('a total of nothing is paid at once', async () => {
    const { id } = await makeInvoice(app, shop, { ...plainInvoice, discount: '100', shipping: '0' })
    expect((await owner.get(`${path}/approved/${id}`)).body.data).toMatchObject({
      total: '0.00',
      invoice_status: 'paid',
      display_status: 'paid',
    })
  })

  test('is a write: a bare link, a preview or another shop does nothing', async () => {
    const { id, hashslug } = await makeInvoice(app, shop)
    for (const call of ['approved', 'mark-as-sent']) {
      expect((await owner.open(`${path}/${call}/${id}`)).status).toBe(403)
      expect((await stranger.get(`${path}/${call}/${id}`)).status).toBe(404)
      expect((await (await app.client()).get(`${path}/${call}/${id}`)).status).toBe(401)
    }
    expect(await view(hashslug)).toMatchObject({ lifecycle: 'draft', number: null })
  })
})

test('marking as sent approves on the way and is done once', async () => {
  const { id } = await makeInvoice(app, shop)
  const first = await owner.get(`${path}/mark-as-sent/${id}`)
  expect(first.body.data).toMatchObject({
    lifecycle: 'sent',
    display_status: 'sent',
    number: expect.stringMatching(/^INV-\d{5}$/),
  })
  const second = await owner.get(`${path}/mark-as-sent/${id}`)
  expect(second.body.data.timeline.filter(({ name }: { name: string }) => name === 'invoice.sent')).toHaveLength(1)
})

test('voiding keeps the number, takes the balance away and is final', async () => {
  const { id, hashslug, number } = await makeApproved(app, shop)
  const { status, body } = await owner.post(`${path}/void/${hashslug}`, { reason: 'Silap pembeli' })
  expect([status, body.message]).toEqual([200, `Invoice ${number} is void.`])
  expect(body.data).toMatchObject({
    number,
    lifecycle: 'void',
    display_status: 'void',
    is_void: true,
    balance_due: '0.00',
    invoice_status: 'awaiting_payment',
  })
  expect(body.data.timeline[0]).toMatchObject({ text: 'Voided: Silap pembeli' })
  for (const call of [
    () => owner.post(`${path}/void/${hashslug}`, {}),
    () => owner.get(`${path}/approved/${id}`),
    () => owner.get(`${path}/mark-as-sent/${id}`),
    () => owner.post(`${path}/record-payment/${hashslug}`, { amount: '1', method: 'cash' }),
  ]) {
    const again = await call()
    expect([again.status, again.body.message]).toEqual([409, 'This invoice is void.'])
  }
  const draft = await makeInvoice(app, shop)
  expect((await owner.post(`${path}/void/${draft.hashslug}`, {})).body.message).toBe(
    'This is still a draft. Delete it instead.',
  )
})

test('one that was paid cannot be voided', async () => {
  const { hashslug } = await makeApproved(app, shop)
  await owner.post(`${path}/record-payment/${hashslug}`, { amount: '28.21', method: 'card' })
  const { status, body } = await owner.post(`${path}/void/${hashslug}`, {})
  expect([status, body.message]).toEqual([409, 'RM 28.21 has been paid. Refund it or issue a credit note first.'])
})

test('a draft is deleted, an approved invoice is not, a stranger’s is not found', async () => {
  const [draft, approved] = [await makeInvoice(app, shop), await makeApproved(app, shop)]
  expect((await stranger.delete(`${path}/${draft.hashslug}`)).status).toBe(404)
  expect((await owner.delete(`${path}/${draft.hashslug}`)).body).toMatchObject({
    status: true,
    message: 'The draft is deleted.',
  })
  expect((await owner.delete(`${path}/${draft.hashslug}`)).status).toBe(404)
  expect((await owner.delete(`${path}/${approved.hashslug}`)).body).toMatchObject({
    code: 409,
    message: 'This invoice already has its number, so it cannot be deleted. Void it instead.',
  })
})

test('a copy is a new draft of today that says the same', async () => {
  const { hashslug } = await makeApproved(app, shop)
  const { body } = await owner.post(`${path}/duplicate/${hashslug}`)
  expect(body.data).toMatchObject({
    number: null,
    lifecycle: 'draft',
    total: '128.21',
    buyer: { name: 'Kedai Runcit Siti' },
    invoice_items: [{ item_name: 'Cawan', quantity: 2 }, { item_name: 'Piring' }],
  })
  expect(body.data.hashslug).not.toBe(hashslug)
})

test('several at once: each for itself, in the order that was asked', async () => {
  const [good, empty, theirs] = [
    await makeInvoice(app, shop),
    await makeInvoice(app, shop, { ...plainInvoice, buyer: {} }),
    { id: 987_654_321 },
  ]
  const { body } = await owner.post(`${path}/bulk`, { action: 'approve', ids: [theirs.id, good.id, empty.id] })
  expect(body.data).toMatchObject({
    done: 1,
    results: [
      { id: theirs.id, ok: false },
      { id: good.id, ok: true, number: expect.stringMatching(/^INV-/) },
      { id: empty.id, ok: false, message: 'Fill in the buyer’s name first.' },
    ],
  })
  expect((await owner.post(`${path}/bulk`, { action: 'delete', ids: [good.id, empty.id] })).body.data).toMatchObject({
    done: 1,
    results: [{ ok: false }, { ok: true }],
  })
  expect(
    (await owner.post(`${path}/bulk`, { action: 'approve', ids: Array.from({ length: 101 }, (_, n) => n + 1) })).status,
  ).toBe(422)
  expect((await stranger.post(`${path}/bulk`, { action: 'void', ids: [good.id] })).body.data).toMatchObject({ done: 0 })
})

test('several sent at once: drafts are approved, each mail leaves once, who cannot be reached is told of', async () => {
  const draft = await makeInvoice(app, shop, { ...plainInvoice, buyer: { name: 'Pukal', email: 'pukal@runcit.test' } })
  const silent = await makeInvoice(app, shop, {
    ...plainInvoice,
    buyer: { name: 'Tanpa e-mel', phone: '012-345 6789' },
  })
  const send = async () => (await owner.post(`${path}/bulk`, { action: 'send', ids: [draft.id, silent.id] })).body.data
  const { done, results } = await send()
  expect([done, results]).toEqual([
    1,
    [
      {
        id: draft.id,
        number: expect.stringMatching(/^INV-\d{5}$/),
        ok: true,
        message: `Sending invoice ${results[0].number} to pukal@runcit.test.`,
      },
      {
        id: silent.id,
        number: null,
        ok: false,
        message: 'This buyer has no e-mail address. Open the invoice to send it by WhatsApp.',
      },
    ],
  ])
  expect(await send()).toMatchObject({ done: 1 })
  expect((await app.mailbox()).filter(({ recipient }) => recipient === 'pukal@runcit.test')).toHaveLength(1)
  owner = await signedIn(app, shop.ownerId)
  expect((await owner.get(`${path}/view/${draft.hashslug}`)).body.data).toMatchObject({
    lifecycle: 'sent',
    deliveries: [{ status: 'sent', channel: 'email' }],
  })
  expect((await owner.get(`${path}/view/${silent.hashslug}`)).body.data).toMatchObject({
    lifecycle: 'draft',
    number: null,
  })
})
