import { describe, expect, test } from 'vitest'
import { photo } from '../../../platform/test-app/pictures.ts'
import { addStaff, openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'
import { makeApproved, makeInvoice, plainInvoice } from './invoices.fixture.ts'

const path = '/api/ajax/seller/invoices'
const { app, shop, owner } = await startTestShop()

const pay = (hashslug: string, body: object, client = owner, headers: Record<string, string> = {}) =>
  client.post(`${path}/record-payment/${hashslug}`, body, { headers })
const of = (amount: string) => ({
  ...plainInvoice,
  discount: '0',
  tax: '0',
  shipping: '0',
  invoice_items: [{ item_name: 'Barang', amount }],
})
const cached = (id: number) =>
  app.asOwner('select settled_sen, rounding_sen, balance_sen from invoices where id = $1', [id])

test('part, then the rest: partial, then paid, with two rows in the ledger', async () => {
  const { hashslug } = await makeApproved(app, shop)
  const first = await pay(hashslug, {
    amount: '28.21',
    method: 'bank_transfer',
    paid_on: '2026-01-02',
    reference: 'MBB 123',
  })
  expect(first.body).toMatchObject({
    message: 'Payment of RM 28.21 recorded.',
    data: { invoice_status: 'partial', display_status: 'partial', paid_amount: '28.21', balance_due: '100.00' },
  })
  const { body } = await pay(hashslug, { amount: 'RM 100', method: 'card' })
  expect(body.data).toMatchObject({
    invoice_status: 'paid',
    balance_due: '0.00',
    payments: [
      { type: 'payment', sign: -1, amount: '28.21', paid_on: '2026-01-02', reference: 'MBB 123' },
      { amount: '100.00', method: 'card' },
    ],
  })
  expect(body.data.timeline.map(({ name }: { name: string }) => name)).toEqual([
    'invoice.paid',
    'payment.recorded',
    'payment.recorded',
    'invoice.approved',
    'invoice.created',
  ])
})

test('a draft is approved by its payment', async () => {
  const { hashslug } = await makeInvoice(app, shop)
  expect((await pay(hashslug, { amount: '128.21', method: 'cash' })).body.data).toMatchObject({
    lifecycle: 'approved',
    number: expect.stringMatching(/^INV-/),
    invoice_status: 'paid',
  })
})

test('what is too much becomes the customer’s credit; without a customer it stays and is told', async () => {
  const known = await makeApproved(app, shop)
  const over = await pay(known.hashslug, { amount: '150', method: 'bank_transfer' })
  expect(over.body).toMatchObject({
    message: 'Payment of RM 150.00 recorded. The overpaid RM 21.79 was added to the customer’s credit.',
    data: { customer_credit: '21.79', balance_due: '0.00', paid_amount: '128.21' },
  })
  expect(over.body.data.payments).toMatchObject([
    { type: 'payment', amount: '150.00', sign: -1 },
    { type: 'moved_to_customer_credit', amount: '21.79', sign: 1 },
  ])
  const nobody = await makeApproved(app, shop, { ...plainInvoice, buyer: { name: 'Tunai' } })
  expect((await pay(nobody.hashslug, { amount: '150', method: 'bank_transfer' })).body).toMatchObject({
    message:
      'Payment of RM 150.00 recorded. The buyer overpaid RM 21.79. Refund it, because this buyer is not in your customer list.',
    data: { invoice_status: 'paid', paid_amount: '150.00', overpaid_amount: '21.79' },
  })
})

describe('cash is rounded to five sen', () => {
  test.each([
    ['82.01', '82.00', 1],
    ['82.02', '82.00', 2],
    ['82.03', '82.05', -2],
    ['82.04', '82.05', -1],
    ['82.06', '82.05', 1],
    ['82.07', '82.05', 2],
    ['82.08', '82.10', -2],
    ['82.09', '82.10', -1],
  ])('%s is settled by %s', async (total, tender, rounding) => {
    const { id, hashslug } = await makeApproved(app, shop, of(total))
    expect((await pay(hashslug, { amount: tender, method: 'cash' })).body.data).toMatchObject({
      invoice_status: 'paid',
      balance_due: '0.00',
      paid_amount: tender,
    })
    expect(await cached(id)).toEqual([
      { settled_sen: Math.round(Number(tender) * 100), rounding_sen: rounding, balance_sen: 0 },
    ])
  })

  test('not a transfer, not a part, and not where the shop does not round', async () => {
    const [transfer, part, off] = [
      await makeApproved(app, shop, of('82.01')),
      await makeApproved(app, shop, of('82.01')),
      await makeApproved(app, shop, of('82.01')),
    ]
    expect((await pay(transfer.hashslug, { amount: '82.00', method: 'bank_transfer' })).body.data.balance_due).toBe(
      '0.01',
    )
    expect((await pay(part.hashslug, { amount: '40.00', method: 'cash' })).body.data.balance_due).toBe('42.01')
    await app.asOwner(`insert into invoice_settings (shop_id, cash_rounding, updated_at) values ($1, 'off', now())`, [
      shop.shopId,
    ])
    expect((await pay(off.hashslug, { amount: '82.00', method: 'cash' })).body.data.balance_due).toBe('0.01')
    await app.asOwner('delete from invoice_settings where shop_id = $1', [shop.shopId])
  })

  test('the change of a larger note is no credit of a sen too much or too little', async () => {
    const { hashslug } = await makeApproved(app, shop, of('82.03'))
    expect((await pay(hashslug, { amount: '100', method: 'cash' })).body.message).toBe(
      'Payment of RM 100.00 recorded. The overpaid RM 17.95 was added to the customer’s credit.',
    )
  })
})

describe('cash is made of coins', () => {
  test.each(['82.01', '82.03', '50.02', '90.04'])(
    '%s of 100.00 is refused with the nearest amounts',
    async (amount) => {
      const { hashslug } = await makeApproved(app, shop, of('100.00'))
      const { status, body } = await pay(hashslug, { amount, method: 'cash' })
      const below = `${amount.slice(0, -1)}0`
      expect([status, body.data.amount]).toEqual([
        422,
        [`Cash must be a multiple of 5 sen, the smallest coin. Enter RM ${below} or RM ${below.slice(0, -1)}5.`],
      ])
      expect((await pay(hashslug, { amount, method: 'bank_transfer' })).status).toBe(200)
    },
  )

  test('the balance itself is taken as coins make it, the rounding beside it', async () => {
    const { id, hashslug } = await makeApproved(app, shop, of('82.03'))
    expect((await pay(hashslug, { amount: '82.03', method: 'cash' })).body).toMatchObject({
      message: 'Payment of RM 82.05 recorded: RM 82.03 is rounded to five sen.',
      data: {
        invoice_status: 'paid',
        paid_amount: '82.05',
        rounding_amount: '-0.02',
        payments: [
          { type: 'payment', amount: '82.05' },
          { type: 'rounding', sign: 1, amount: '0.02' },
        ],
      },
    })
    expect(await cached(id)).toEqual([{ settled_sen: 8205, rounding_sen: -2, balance_sen: 0 }])
  })

  test.each(['0.01', '0.02', '0'])('a balance of two sen is closed by rounding, whether %s is typed', async (typed) => {
    const { id, hashslug } = await makeApproved(app, shop, of('50.02'))
    await pay(hashslug, { amount: '50', method: 'bank_transfer' })
    const { status, body } = await pay(hashslug, { amount: typed, method: 'cash' })
    if (typed === '0.01') return expect(status).toBe(422)
    expect(body).toMatchObject({
      message: 'The balance of RM 0.02 is closed by cash rounding.',
      data: { invoice_status: 'paid', display_status: 'paid', paid_amount: '50.00', rounding_amount: '0.02' },
    })
    expect(await cached(id)).toEqual([{ settled_sen: 5000, rounding_sen: 2, balance_sen: 0 }])
  })

  test('nothing is no payment where something is due, and not by any other method', async () => {
    const { hashslug } = await makeApproved(app, shop, of('50.03'))
    expect((await pay(hashslug, { amount: '0', method: 'cash' })).status).toBe(422)
    await pay(hashslug, { amount: '50.01', method: 'bank_transfer' })
    expect((await pay(hashslug, { amount: '0', method: 'bank_transfer' })).status).toBe(422)
  })
})

test.each([
  [{ amount: '0', method: 'cash' }, 'amount'],
  [{ amount: '-5', method: 'cash' }, 'amount'],
  [{ amount: 'lima', method: 'cash' }, 'amount'],
  [{ amount: '5', method: 'gold' }, 'method'],
  [{ amount: '5', method: 'cash', paid_on: '2999-01-01' }, 'paid_on'],
  [{ amount: '5', method: 'cash', paid_on: '1926-11-20' }, 'paid_on'],
])('%j is refused at %s', async (body, field) => {
  const { hashslug } = await makeApproved(app, shop)
  const answer = await pay(hashslug, body)
  expect([answer.status, Object.keys(answer.body.data)]).toEqual([422, [field]])
})

test('sent twice under one key it is one payment', async () => {
  const { hashslug } = await makeApproved(app, shop)
  const twice = [
    await pay(hashslug, { amount: '10', method: 'cash' }, owner, { 'idempotency-key': 'pay-1' }),
    await pay(hashslug, { amount: '10', method: 'cash' }, owner, { 'idempotency-key': 'pay-1' }),
  ]
  expect(twice.map(({ body }) => body.data.balance_due)).toEqual(['118.21', '118.21'])
})

test('a slip can be attached; payments are for those who may record them', async () => {
  const { hashslug } = await makeApproved(app, shop)
  const { body } = await owner.multipart(`${path}/record-payment/${hashslug}`, {
    amount: '28.21',
    method: 'bank_transfer',
    proof: { filename: 'resit.jpg', bytes: await photo(40, 30) },
  })
  expect(body.data.payments[0].proof_url).toMatch(/^\/files\/.+\/resit\.jpg\?expires=/)
  expect(body.data.proofs).toMatchObject([{ status: 'approved', uploaded_by: 'seller', amount: '28.21' }])
  const clerk = await signedIn(app, await addStaff(app, shop.shopId, 'clerk@demo.test', ['invoices']))
  expect((await pay(hashslug, { amount: '1', method: 'cash' }, clerk)).status).toBe(403)
  expect((await pay(hashslug, { amount: '1', method: 'cash' }, await app.client())).status).toBe(401)
  expect(
    (
      await pay(
        hashslug,
        { amount: '1', method: 'cash' },
        await signedIn(app, (await openTestShop(app, 'rival')).ownerId),
      )
    ).status,
  ).toBe(404)
})

describe('a buyer’s slip', () => {
  async function withSlip(amount: number | null = null) {
    const invoice = await makeApproved(app, shop)
    const [file] = await app.asOwner<{ id: number }>(
      `insert into files (shop_id, key, kind, private, mime, bytes, sha256, file_name) values ($1, $2, 'payment_proof', true, 'image/jpeg', 1, sha256('slip'), 'slip.jpg') returning id`,
      [shop.shopId, `private/${invoice.hashslug}`],
    )
    const [proof] = await app.asOwner<{ id: number }>(
      `insert into invoice_proofs (shop_id, invoice_id, file_id, status, original_sha256, amount_sen, uploaded_by, uploaded_at) values ($1, $2, $3, 'uploaded', sha256(convert_to($4, 'UTF8')), $5, 'buyer', now()) returning id`,
      [shop.shopId, invoice.id, file?.id, invoice.hashslug, amount],
    )
    return { ...invoice, proofId: proof?.id ?? 0 }
  }

  test('is approved with what is due, once', async () => {
    const { hashslug, proofId } = await withSlip()
    expect((await owner.post(`${path}/void/${hashslug}`, {})).body.message).toBe(
      'A payment is still pending. Check the buyer’s slip, or wait for the bank first.',
    )
    const first = await owner.post(`${path}/approve-proof/${hashslug}`, { proof_id: proofId })
    expect(first.body).toMatchObject({
      message: 'The slip is approved and RM 128.21 recorded.',
      data: { invoice_status: 'paid', proofs: [{ status: 'approved' }] },
    })
    const second = await owner.post(`${path}/approve-proof/${hashslug}`, { proof_id: proofId })
    expect([second.body.message, second.body.data.payments.length]).toEqual([first.body.message, 1])
    expect(
      (await owner.post(`${path}/reject-proof/${hashslug}`, { proof_id: proofId, reason: 'x' })).body.message,
    ).toBe('This slip has already been checked.')
  })

  test('is approved with what the buyer said, or with what the account shows', async () => {
    const [said, shown] = [await withSlip(5000), await withSlip(5000)]
    expect((await owner.post(`${path}/approve-proof/${said.hashslug}`, {})).body.data.balance_due).toBe('78.21')
    expect(
      (await owner.post(`${path}/approve-proof/${shown.hashslug}`, { amount: '28.21' })).body.data.balance_due,
    ).toBe('100.00')
  })

  test('is rejected with the reason; without one waiting there is nothing to decide', async () => {
    const { hashslug } = await withSlip()
    expect((await owner.post(`${path}/reject-proof/${hashslug}`, { reason: '' })).status).toBe(422)
    const { body } = await owner.post(`${path}/reject-proof/${hashslug}`, { reason: 'Tiada dalam akaun' })
    expect(body.data).toMatchObject({
      invoice_status: 'awaiting_payment',
      proofs: [{ status: 'rejected', reason: 'Tiada dalam akaun' }],
    })
    expect((await owner.post(`${path}/reject-proof/${hashslug}`, { reason: 'Tiada dalam akaun' })).status).toBe(200)
    const bare = await makeApproved(app, shop)
    expect((await owner.post(`${path}/approve-proof/${bare.hashslug}`, {})).body.message).toBe(
      'No payment slip is waiting to be checked.',
    )
    const foreign = (await withSlip()).proofId
    expect((await owner.post(`${path}/approve-proof/${bare.hashslug}`, { proof_id: foreign })).body.message).toBe(
      'No payment slip is waiting to be checked.',
    )
  })
})

test('the ledger is only added to: the application may neither change nor remove a row', async () => {
  const [grants] = await app.asOwner<{ may: string[] }>(
    `select array_agg(privilege_type::text order by privilege_type) as may from information_schema.role_table_grants where grantee = 'kedai_app' and table_name = 'invoice_ledger'`,
  )
  expect(grants?.may).toEqual(['INSERT', 'SELECT'])
})
