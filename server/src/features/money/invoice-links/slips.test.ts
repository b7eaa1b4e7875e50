import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { signedIn } from '../../orders/orders/orders.fixture.ts'
import { openTestShop, placeTestOrder } from '../payments/payments.fixture.ts'
import type { TestShop } from '../payments/payments.fixture.ts'
import { eventsOf, mailsAbout, share, slipPicture, standingOf } from './invoice-links.fixture.ts'
import type { TestInvoice } from './invoice-links.fixture.ts'

let kedai: TestApp
let shop: TestShop
let rival: TestShop
let buyer: TestClient
let owner: TestClient
beforeAll(async () => {
  kedai = await startTestApp()
  shop = await openTestShop(kedai, 'demo')
  rival = await openTestShop(kedai, 'rival')
  buyer = await kedai.client()
  owner = await signedIn(kedai, shop.ownerId)
})
afterAll(() => kedai.close())

const send = ({ url }: TestInvoice, bytes: Uint8Array, fields: Record<string, string> = {}, filename = 'slip.png') =>
  buyer.multipart(`${url}/payment-proof`, { paymentProof: { filename, bytes }, ...fields })
const slipsOf = ({ id }: TestInvoice) =>
  kedai.asOwner<{
    status: string
    amount_sen: number | null
    duplicate_of_invoice_id: number | null
    duplicate_of_order_id: number | null
  }>(
    'select status, amount_sen, duplicate_of_invoice_id, duplicate_of_order_id from invoice_proofs where invoice_id = $1 order by id',
    [id],
  )

test('a slip waits for the seller, tells both, and never counts as paid', async () => {
  const invoice = await share(kedai, shop)
  const { body } = await send(invoice, await slipPicture(), { amount: '20.00' })
  expect(body).toMatchObject({
    status: true,
    message: 'Slip received. The shop will check it and let you know.',
    data: {
      state: 'checking',
      headline: 'The shop is checking your slip',
      proofs: [{ status: 'uploaded', amount: '20.00', is_pdf: false }],
    },
  })
  expect(await slipsOf(invoice)).toMatchObject([{ status: 'uploaded', amount_sen: 2000 }])
  expect(await standingOf(kedai, invoice)).toMatchObject({ balance_sen: 5000, payments: 0 })
  expect(await eventsOf(kedai, invoice)).toContain('proof.uploaded')
  expect(await mailsAbout(kedai, invoice)).toEqual(
    expect.arrayContaining([
      `aminah@buyer.test: Slip for invoice ${invoice.number} received`,
      `owner@demo.test: Slip to check: invoice ${invoice.number} (Nur Aminah)`,
    ]),
  )
})

test('a slip for a part says what stays open, on the page and in the mail; one for all of it does not', async () => {
  const [part, whole] = [await share(kedai, shop), await share(kedai, shop)]
  expect((await send(part, await slipPicture(), { amount: '20.00' })).body.data).toMatchObject({
    state: 'checking',
    next_step: expect.stringMatching(/^The slip is for RM 20\.00\. The remaining balance is RM 30\.00\./),
  })
  expect((await send(whole, await slipPicture(), { amount: '50.00' })).body.data).toMatchObject({
    state: 'checking',
    next_step: expect.stringMatching(/^You do not need to pay again\./),
  })
  const mails = (await kedai.mailbox()).filter(({ recipient }) => recipient === 'aminah@buyer.test')
  const mailOf = ({ number }: TestInvoice) =>
    mails.find(({ subject }) => subject === `Slip for invoice ${number} received`)?.plain
  expect(mailOf(part)).toContain('The slip is for RM 20.00. The remaining balance is RM 30.00.')
  expect(mailOf(whole)).toContain('You do not need to do anything.')
})

test('the same slip sent twice is one; another one while it is checked is refused with the reason', async () => {
  const invoice = await share(kedai, shop)
  const bytes = await slipPicture()
  const both = await Promise.all([send(invoice, bytes), send(invoice, bytes)])
  expect(both.map(({ status }) => status)).toEqual([200, 200])
  expect(await slipsOf(invoice)).toHaveLength(1)
  expect((await send(invoice, await slipPicture())).body).toMatchObject({
    code: 409,
    message: 'The shop is checking your slip.',
  })
  expect(await kedai.asOwner(`select count(*)::int as count from files where kind = 'payment_proof'`)).toEqual(
    await kedai.asOwner(
      'select (select count(*)::int from invoice_proofs) + (select count(*)::int from payment_proofs) as count',
    ),
  )
})

test('a slip that another invoice or an order of the shop was given is marked, in this shop only', async () => {
  const bytes = await slipPicture()
  const order = await placeTestOrder(kedai, shop, { code: 'bank_transfer' })
  await buyer.multipart(`/api/ajax/guest/order/${order.token}/payment-proof`, {
    paymentProof: { filename: 'a.png', bytes },
  })
  const [first, second, elsewhere] = [await share(kedai, shop), await share(kedai, shop), await share(kedai, rival)]
  for (const invoice of [first, second, elsewhere]) await send(invoice, bytes)
  expect(await slipsOf(first)).toMatchObject([{ duplicate_of_invoice_id: null, duplicate_of_order_id: order.orderId }])
  expect(await slipsOf(second)).toMatchObject([
    { duplicate_of_invoice_id: first.id, duplicate_of_order_id: order.orderId },
  ])
  expect(await slipsOf(elsewhere)).toMatchObject([{ duplicate_of_invoice_id: null, duplicate_of_order_id: null }])
  const later = await placeTestOrder(kedai, shop, { code: 'bank_transfer' })
  const fresh = await slipPicture()
  const third = await share(kedai, shop)
  await send(third, fresh)
  await buyer.multipart(`/api/ajax/guest/order/${later.token}/payment-proof`, {
    paymentProof: { filename: 'a.png', bytes: fresh },
  })
  expect(
    await kedai.asOwner('select duplicate_of_invoice_id from payment_proofs where order_id = $1', [later.orderId]),
  ).toEqual([{ duplicate_of_invoice_id: third.id }])
})

test('what is no picture and no PDF, and an amount that is none, are refused at their field', async () => {
  const invoice = await share(kedai, shop)
  expect((await send(invoice, Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'))).body).toMatchObject({
    code: 422,
    data: { paymentProof: [expect.any(String)] },
  })
  for (const amount of ['lima', '0', '-1', '99999999999'])
    expect((await send(invoice, await slipPicture(), { amount })).body).toMatchObject({
      code: 422,
      data: { amount: [expect.any(String)] },
    })
  expect((await buyer.post(`${invoice.url}/payment-proof`)).status).toBe(422)
  expect(await slipsOf(invoice)).toEqual([])
})

test('after a refusal the buyer reads why and sends another', async () => {
  const invoice = await share(kedai, shop)
  await send(invoice, await slipPicture())
  await kedai.asOwner(
    `update invoice_proofs set status = 'rejected', reason = 'Bukan akaun kami.', decided_at = now() where invoice_id = $1`,
    [invoice.id],
  )
  expect((await buyer.get(invoice.url)).body.data).toMatchObject({
    state: 'rejected',
    headline: 'Your slip could not be accepted',
    next_step: expect.stringContaining('“Bukan akaun kami”'),
    proofs: [{ status: 'rejected', reason: 'Bukan akaun kami.' }],
    actions: { upload_proof: { allowed: true } },
  })
  expect((await send(invoice, await slipPicture())).body.data).toMatchObject({
    state: 'checking',
    proofs: [{ status: 'uploaded' }, { status: 'rejected' }],
  })
})

test('nothing is taken for an invoice that owes nothing', async () => {
  const invoice = await share(kedai, shop, {
    buyer: { name: 'A' },
    invoice_items: [{ item_name: 'Hadiah', quantity: '1', amount: '0' }],
  })
  expect((await send(invoice, await slipPicture())).body).toMatchObject({
    code: 409,
    message: 'This invoice has no balance due.',
  })
})

describe('the way a slip was paid', () => {
  const offer = (shopId: number, ...codes: string[]) =>
    kedai.asOwner(`update payment_methods set is_active = code = any($2) where shop_id = $1`, [shopId, codes])
  const methodsOf = ({ id }: TestInvoice) =>
    kedai.asOwner<{ method: string }>('select method from invoice_proofs where invoice_id = $1', [id])
  const approved = async (invoice: TestInvoice) =>
    (await owner.post(`/api/ajax/seller/invoices/approve-proof/${invoice.hashslug}`, {})).body.data
  beforeAll(() =>
    kedai.asOwner(
      `insert into payment_methods (shop_id, code, name, kind) values ($1, 'duitnow_qr', 'DuitNow QR', 'qr')`,
      [shop.shopId],
    ),
  )

  test.each(['duitnow_qr', 'bank_transfer'])(
    '%s is kept with it, booked, and shown in the view, on the paper and in the spreadsheet',
    async (method) => {
      const invoice = await share(kedai, shop)
      expect((await send(invoice, await slipPicture(), { paymentMethod: method })).status).toBe(200)
      expect(await approved(invoice)).toMatchObject({
        invoice_status: 'paid',
        proofs: [{ method, status: 'approved' }],
        payments: [{ type: 'payment', method, amount: '50.00' }],
      })
      const name = method === 'duitnow_qr' ? 'DuitNow QR' : 'bank transfer'
      expect(JSON.stringify((await buyer.get(invoice.url)).body.data.paper)).toContain(name)
      expect((await owner.open(`/exports/invoices.csv?term=${invoice.number}`)).text).toContain(`,50.00,${name},0.00`)
    },
  )

  test('one that was switched off since is taken, as the money has moved; one without slips, or of another shop, is not', async () => {
    await offer(shop.shopId, 'bank_transfer', 'sandbox')
    const [off, gateway] = [await share(kedai, shop), await share(kedai, shop)]
    expect([
      (await send(off, await slipPicture(), { paymentMethod: 'duitnow_qr' })).status,
      await methodsOf(off),
    ]).toEqual([200, [{ method: 'duitnow_qr' }]])
    for (const [invoice, paymentMethod] of [
      [gateway, 'sandbox'],
      [gateway, 'valueOf'],
      [await share(kedai, rival), 'duitnow_qr'],
    ] as const) {
      expect((await send(invoice, await slipPicture(), { paymentMethod })).body).toMatchObject({
        code: 422,
        data: { paymentMethod: ['This payment method does not need a slip. Choose the method you paid with.'] },
      })
      expect(await methodsOf(invoice)).toEqual([])
    }
  })

  test('unsaid, it is the only one that takes slips, else a transfer', async () => {
    for (const [codes, method] of [
      [['duitnow_qr', 'sandbox'], 'duitnow_qr'],
      [['duitnow_qr', 'bank_transfer'], 'bank_transfer'],
      [['sandbox'], 'bank_transfer'],
    ] as const) {
      await offer(shop.shopId, ...codes)
      const invoice = await share(kedai, shop)
      await send(invoice, await slipPicture())
      expect(await methodsOf(invoice)).toEqual([{ method }])
    }
  })
})
