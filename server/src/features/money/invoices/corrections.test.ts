import { describe, expect, test } from 'vitest'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { addStaff, openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'
import { makeApproved, makeInvoice, plainInvoice, type TypedInvoice } from './invoices.fixture.ts'

const path = '/api/ajax/seller/invoices'
let people = 0
const { app, shop, owner } = await startTestShop()

const call = async (
  what: string,
  hashslug: string,
  body: object,
  { client = owner, headers = {} }: { client?: TestClient; headers?: Record<string, string> } = {},
) => client.post(`${path}/${what}/${hashslug}`, body, { headers })
/** RM 100.00 for a buyer of its own. */
const of100 = (buyer: object = { name: 'Siti', phone: `012-${++people + 3_000_000}` }): TypedInvoice => ({
  ...plainInvoice,
  buyer,
  discount: '0',
  tax: '0',
  shipping: '0',
  invoice_items: [{ item_name: 'Barang', amount: '100' }],
})
const paid = async (amount: string, typed = of100(), method = 'bank_transfer') => {
  const { hashslug } = await makeApproved(app, shop, typed)
  const { body } = await call('record-payment', hashslug, { amount, method })
  return { hashslug, id: body.data.id as number, entry: body.data.payments[0].id as number, view: body.data }
}
const creditOf = async (hashslug: string) =>
  (await owner.get(`${path}/view/${hashslug}`)).body.data.customer_credit as string
const reason = 'Direkod dua kali'

describe('taking back a payment', () => {
  test('puts the balance back, says why, and is done once', async () => {
    const { hashslug, entry, view } = await paid('40')
    expect(view.payments[0].take_back).toEqual({ allowed: true, reason: null })
    const first = await call('reverse', hashslug, { payment_id: entry, reason })
    expect(first.body).toMatchObject({
      message: 'The entry of RM 40.00 was reversed.',
      data: {
        balance_due: '100.00',
        paid_amount: '0.00',
        invoice_status: 'awaiting_payment',
        payments: [
          { id: entry, is_reversed: true, take_back: { allowed: false } },
          { type: 'reversal', sign: 1, amount: '40.00', note: reason, take_back: null },
        ],
      },
    })
    expect(first.body.data.timeline[0].text).toBe(`Payment record of RM 40.00 reversed: ${reason}`)
    expect((await call('reverse', hashslug, { payment_id: entry, reason })).body).toMatchObject({
      code: 409,
      message: 'This entry has already been reversed.',
    })
    const [log] = await app.asOwner(
      `select kind, after from audit_log where action = 'payment.reversed' order by id desc limit 1`,
    )
    expect(log).toEqual({ kind: 'money', after: { amount: '40.00', reason } })
  })

  test('takes its cash rounding with it', async () => {
    const { hashslug, entry } = await paid(
      '82.05',
      { ...of100(), invoice_items: [{ item_name: 'Barang', amount: '82.03' }] },
      'cash',
    )
    const { body } = await call('reverse', hashslug, { payment_id: entry, reason })
    expect(body.data).toMatchObject({
      balance_due: '82.03',
      payments: [
        { type: 'payment' },
        { type: 'rounding', sign: 1 },
        { type: 'reversal', sign: 1 },
        { type: 'reversal', sign: -1, amount: '0.02' },
      ],
    })
  })

  test('takes back the credit it made, as long as that was not spent', async () => {
    const { hashslug, entry } = await paid('130')
    expect(await creditOf(hashslug)).toBe('30.00')
    const { body } = await call('reverse', hashslug, { payment_id: entry, reason })
    expect(body).toMatchObject({
      message: 'The entry of RM 130.00 was reversed, and RM 30.00 was deducted from the customer’s credit.',
      data: { balance_due: '100.00', paid_amount: '0.00', customer_credit: '0.00' },
    })
  })

  test('is refused once its credit is spent, until that is taken back', async () => {
    const buyer = { name: 'Laila', phone: '013-222 3333' }
    const [over, other] = [await paid('130', of100(buyer)), await makeApproved(app, shop, of100(buyer))]
    const used = await call('apply-credit', other.hashslug, { amount: '20' })
    const refused = await call('reverse', over.hashslug, { payment_id: over.entry, reason })
    expect(refused.body).toMatchObject({
      code: 409,
      message:
        'The overpaid amount became customer credit and was used. Only RM 10.00 is left. Reverse the use of the credit first.',
    })
    expect((await owner.get(`${path}/view/${over.hashslug}`)).body.data.payments).toHaveLength(2)
    const entry = used.body.data.payments.at(-1)
    expect(entry).toMatchObject({ type: 'customer_credit_applied', take_back: { allowed: true } })
    expect((await call('reverse', other.hashslug, { payment_id: entry.id, reason })).body.data).toMatchObject({
      balance_due: '100.00',
      customer_credit: '30.00',
    })
    expect((await call('reverse', over.hashslug, { payment_id: over.entry, reason })).body.data).toMatchObject({
      balance_due: '100.00',
      customer_credit: '0.00',
    })
  })

  test('is refused for money through a gateway, for what was given back since, and for another invoice’s', async () => {
    const { hashslug, entry, id } = await paid('40')
    const online = await app.asOwner<{ id: number }>(
      `insert into invoice_ledger (shop_id, invoice_id, type, amount_sen, method, occurred_on, at) values ($1, $2, 'payment', 1000, 'gateway', '2026-01-01', now()) returning id`,
      [shop.shopId, id],
    )
    const said = async (payment_id: number | undefined) =>
      (await call('reverse', hashslug, { payment_id, reason })).body.message
    expect(await said(online[0]?.id)).toBe(
      'This online payment was received, so it cannot be reversed. Record a refund instead.',
    )
    await call('refund', hashslug, { amount: '30', method: 'cash', reason: 'Barang rosak' })
    expect(await said(entry)).toBe('This payment was refunded. Reverse the refund first.')
    expect(await said((await paid('5')).entry)).toBe('This entry is not on the invoice.')
    expect((await call('reverse', hashslug, { payment_id: entry, reason: '' })).status).toBe(422)
  })
})

describe('a refund', () => {
  test('is written down up to what was received, and money is not sent', async () => {
    const { hashslug } = await paid('100')
    const first = await call('refund', hashslug, {
      amount: '60',
      method: 'bank_transfer',
      reason: 'Barang rosak',
      reference: 'MBB 9',
    })
    expect(first.body).toMatchObject({
      message: 'Refund of RM 60.00 recorded. Kedai does not transfer money. Pay the buyer yourself if you have not.',
      data: {
        paid_amount: '40.00',
        balance_due: '60.00',
        invoice_status: 'partial',
        payments: [{}, { type: 'refund', sign: 1, amount: '60.00', reference: 'MBB 9', note: 'Barang rosak' }],
      },
    })
    const tooMuch = await call('refund', hashslug, { amount: '40.01', method: 'cash', reason: 'x' })
    expect(tooMuch.body).toMatchObject({
      code: 422,
      data: { amount: ['You can refund up to RM 40.00, the amount received and not yet refunded.'] },
    })
    await call('refund', hashslug, { amount: '40', method: 'cash', reason: 'x' })
    expect((await call('refund', hashslug, { amount: '1', method: 'cash', reason: 'x' })).body.message).toBe(
      'No payment has been received for this invoice.',
    )
  })

  test('sent twice under one key is one refund; its record can be taken back', async () => {
    const { hashslug } = await paid('100')
    const twice = [1, 2].map(() =>
      call(
        'refund',
        hashslug,
        { amount: '30', method: 'cash', reason: 'x' },
        { headers: { 'idempotency-key': `refund-${hashslug}` } },
      ),
    )
    const answers = await Promise.all(twice)
    expect(answers.map(({ body }) => body.data.balance_due)).toEqual(['30.00', '30.00'])
    const entry = answers[0]?.body.data.payments.at(-1).id
    expect((await call('reverse', hashslug, { payment_id: entry, reason })).body.data).toMatchObject({
      balance_due: '0.00',
      invoice_status: 'paid',
    })
  })

  test.each([
    [{ amount: '0' }, 'amount'],
    [{ method: 'gold' }, 'method'],
    [{ reason: ' ' }, 'reason'],
    [{ paid_on: '2999-01-01' }, 'paid_on'],
  ])('%j is refused at %s', async (wrong, field) => {
    const { hashslug } = await paid('100')
    const { status, body } = await call('refund', hashslug, { amount: '5', method: 'cash', reason: 'x', ...wrong })
    expect([status, Object.keys(body.data)]).toEqual([422, [field]])
  })
})

describe('the customer’s credit', () => {
  const buyer = { name: 'Mei', phone: '014-555 6666' }
  test('pays another invoice, as far as both go, and never beyond', async () => {
    await paid('130', of100(buyer))
    const { hashslug } = await makeApproved(app, shop, of100(buyer))
    expect((await call('apply-credit', hashslug, { amount: '30.01' })).body.data).toEqual({
      amount: ['This customer has only RM 30.00 in credit.'],
    })
    const { body } = await call('apply-credit', hashslug, {})
    expect(body).toMatchObject({
      message: 'Credit of RM 30.00 used. Remaining credit: RM 0.00.',
      data: {
        balance_due: '70.00',
        customer_credit: '0.00',
        invoice_status: 'partial',
        actions: { apply_credit: { allowed: false, reason: 'This customer has no credit to use.' } },
      },
    })
    expect((await call('apply-credit', hashslug, {})).body.message).toBe('This customer has no credit to use.')
  })

  test('is not used beyond what is due, nor without a customer', async () => {
    await paid('300', of100(buyer))
    const { hashslug } = await makeApproved(app, shop, of100(buyer))
    expect((await call('apply-credit', hashslug, { amount: '100.01' })).body.data).toEqual({
      amount: ['Only RM 100.00 is due on this invoice.'],
    })
    expect((await call('apply-credit', hashslug, {})).body.data).toMatchObject({
      balance_due: '0.00',
      invoice_status: 'paid',
      display_status: 'paid',
      customer_credit: '100.00',
    })
    const nobody = await makeApproved(app, shop, of100({ name: 'Tanpa nombor' }))
    expect((await call('apply-credit', nobody.hashslug, {})).body.message).toBe('This customer has no credit to use.')
  })
})

describe('a write-off', () => {
  test('gives up the rest; without a payment it is not called paid, and nobody is thanked', async () => {
    const { hashslug } = await makeApproved(app, shop, of100({ name: 'Raj', email: 'raj@buyer.test' }))
    const { body } = await call('write-off', hashslug, { reason: 'Tidak dapat dihubungi' })
    expect(body).toMatchObject({
      message: 'RM 100.00 is written off.',
      data: { balance_due: '0.00', invoice_status: 'paid', display_status: 'written_off', paid_amount: '0.00' },
    })
    expect(body.data.timeline.map(({ name }: { name: string }) => name).slice(0, 2)).toEqual([
      'invoice.written_off',
      'invoice.approved',
    ])
    expect((await call('write-off', hashslug, { reason: 'x' })).body.message).toBe('This invoice has no balance due.')
    const row = (await owner.get(`${path}?term=Raj`)).body.data[0]
    expect(row).toMatchObject({ display_status: 'written_off', balance_due: '0.00' })
    const undone = await call('reverse', hashslug, { payment_id: body.data.payments[0].id, reason })
    expect(undone.body.data).toMatchObject({
      balance_due: '100.00',
      display_status: 'approved',
      invoice_status: 'awaiting_payment',
    })
  })

  test('of the rest of a payment leaves it paid', async () => {
    const { hashslug } = await paid('99.50')
    expect((await call('write-off', hashslug, { reason: 'Beza kecil' })).body.data).toMatchObject({
      display_status: 'paid',
      paid_amount: '99.50',
      balance_due: '0.00',
    })
  })
})

test.each([
  ['reverse', { payment_id: 1, reason: 'x' }, 'refunds'],
  ['refund', { amount: '1', method: 'cash', reason: 'x' }, 'refunds'],
  ['apply-credit', {}, 'payments'],
  ['write-off', { reason: 'x' }, 'refunds'],
])(
  '%s is for who may: not for visitors, strangers, or staff without that work; a draft refuses it in words',
  async (what, body, work) => {
    const [{ hashslug }, draft] = [await makeApproved(app, shop, of100()), await makeInvoice(app, shop, of100())]
    const clerk = await signedIn(
      app,
      await addStaff(app, shop.shopId, `${what}@demo.test`, ['invoices', work === 'refunds' ? 'payments' : 'refunds']),
    )
    const stranger = await signedIn(app, (await openTestShop(app, `rival-${what}`)).ownerId)
    expect((await call(what, hashslug, body, { client: await app.client() })).status).toBe(401)
    expect((await call(what, hashslug, body, { client: stranger })).status).toBe(404)
    expect((await call(what, hashslug, body, { client: clerk })).status).toBe(403)
    expect((await call(what, draft.hashslug, body)).body).toMatchObject({
      code: 409,
      message: 'This invoice is still a draft. Approve it first.',
    })
  },
)
