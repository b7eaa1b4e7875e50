import { expect, test } from 'vitest'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { makeApproved, plainInvoice } from '../../money/invoices/invoices.fixture.ts'
import { addStaff, openTestShop, signedIn } from '../orders/orders.fixture.ts'
import { startTestShop } from '../orders/shop.fixture.ts'

let people = 0
const { app, shop, owner } = await startTestShop()

const refund = { amount: '20', method: 'bank_transfer', reason: 'Minta wang semula' }
const pathOf = (customerId: number) => `/api/ajax/seller/customers/${customerId}`
const give = (
  customerId: number,
  body: object = refund,
  { client = owner, headers = {} }: { client?: TestClient; headers?: Record<string, string> } = {},
) => client.post(`${pathOf(customerId)}/refund-credit`, body, { headers })
const read = async (customerId: number) => (await owner.get(pathOf(customerId))).body.data
/** A customer of their own who paid RM 50.00 too much. */
async function withCredit(): Promise<number> {
  const { hashslug } = await makeApproved(app, shop, {
    ...plainInvoice,
    buyer: { name: 'Siti', phone: `012-${++people + 4_000_000}` },
  })
  return (
    await owner.post(`/api/ajax/seller/invoices/record-payment/${hashslug}`, {
      amount: '178.21',
      method: 'bank_transfer',
    })
  ).body.data.customer_id
}

test('what goes back is no credit any more, and its history and the log say how and why', async () => {
  const id = await withCredit()
  const { status, body } = await give(id)
  expect([status, body]).toMatchObject([
    200,
    {
      message:
        'Credit refund of RM 20.00 recorded. Remaining credit: RM 30.00. Kedai does not transfer money. Pay the customer yourself if you have not.',
      data: { amount: '20.00', credit: '30.00' },
    },
  ])
  expect(await read(id)).toMatchObject({
    credit: '30.00',
    owed: '0.00',
    credit_history: [
      {
        cause: 'refunded',
        amount: '-20.00',
        balance: '30.00',
        method: 'bank_transfer',
        note: refund.reason,
        invoice: null,
      },
      { cause: 'overpaid', amount: '50.00', method: '' },
    ],
  })
  const [log] = await app.asOwner(
    'select kind, action, subject_type, subject_ref, subject_name, after from audit_log order by id desc limit 1',
  )
  expect(log).toEqual({
    kind: 'money',
    action: 'credit.refunded',
    subject_type: 'customer',
    subject_ref: String(id),
    subject_name: 'Siti',
    after: { amount: '20.00', method: 'bank_transfer', reason: refund.reason },
  })
})

test('never goes below zero: all of it, then none', async () => {
  const id = await withCredit()
  expect((await give(id, { ...refund, amount: '50.01' })).body).toMatchObject({
    code: 422,
    data: { amount: ['This customer has only RM 50.00 in credit.'] },
  })
  expect((await give(id, { ...refund, amount: '50.00' })).body.data).toEqual({
    currency: 'RM',
    amount: '50.00',
    credit: '0.00',
  })
  expect((await give(id, { ...refund, amount: '0.01' })).body).toMatchObject({
    code: 409,
    message: 'This customer has no credit to refund.',
  })
  expect((await read(id)).credit_history).toHaveLength(2)
})

test.each([
  ['ms', 'Pelanggan ini mempunyai kredit RM 50.00 sahaja.'],
  ['zh', '此客户只有 RM 50.00 余额。'],
])('says so in %s', async (lang, sentence) => {
  const id = await withCredit()
  const { body } = await give(id, { ...refund, amount: '99' }, { client: await signedIn(app, shop.ownerId, lang) })
  expect(body.data.amount).toEqual([sentence])
})

test.each([
  [{ amount: '0' }, 'amount'],
  [{ amount: '-5' }, 'amount'],
  [{ method: 'gold' }, 'method'],
  [{ reason: ' ' }, 'reason'],
  [{ reason: 'x'.repeat(301) }, 'reason'],
])('%j is refused at %s, and nothing is written', async (wrong, field) => {
  const id = await withCredit()
  const { status, body } = await give(id, { ...refund, ...wrong })
  expect([status, Object.keys(body.data), (await read(id)).credit]).toEqual([422, [field], '50.00'])
})

test('twice with one key is once, at once or later; another body with it is refused', async () => {
  const id = await withCredit()
  const headers = { 'idempotency-key': `credit-${id}` }
  const answers = [
    ...(await Promise.all([give(id, refund, { headers }), give(id, refund, { headers })])),
    await give(id, refund, { headers }),
  ]
  expect(answers.map(({ status, body }) => [status, body.data])).toEqual(
    Array.from({ length: 3 }, () => [200, { currency: 'RM', amount: '20.00', credit: '30.00' }]),
  )
  expect((await give(id, { ...refund, amount: '10' }, { headers })).status).toBe(422)
  expect(await read(id)).toMatchObject({ credit: '30.00', credit_history: { length: 2 } })
  expect((await give(id)).body.data.credit).toBe('10.00') // without the key it is another one
})

test('is for who may: not for visitors, strangers, or staff without that work', async () => {
  const id = await withCredit()
  const clerk = await signedIn(
    app,
    await addStaff(app, shop.shopId, 'clerk@demo.test', ['customers', 'invoices', 'payments']),
  )
  const cashier = await signedIn(app, await addStaff(app, shop.shopId, 'cashier@demo.test', ['refunds']))
  const stranger = await signedIn(app, (await openTestShop(app, 'rival')).ownerId)
  expect((await give(id, refund, { client: await app.client() })).status).toBe(401)
  expect((await give(id, refund, { client: stranger })).status).toBe(404)
  expect((await give(987_654_321)).status).toBe(404)
  expect((await give(id, refund, { client: clerk })).status).toBe(403)
  expect((await read(id)).credit).toBe('50.00')
  expect((await give(id, refund, { client: cashier })).status).toBe(200)
})

test('the statement tells it and how; its end stays what is open less the credit, on the paper too', async () => {
  const id = await withCredit()
  await makeApproved(app, shop, { ...plainInvoice, buyer: { name: 'Siti', phone: `012-${people + 4_000_000}` } })
  const statement = async () => (await owner.get(`${pathOf(id)}/statement?lang=en`)).body.data
  expect(await statement()).toMatchObject({ owed: '128.21', credit: '50.00', closing: '78.21' })
  await give(id)
  const told = await statement()
  expect(told).toMatchObject({ owed: '128.21', credit: '30.00', closing: '98.21' })
  expect(told.rows.filter(({ kind }: { kind: string }) => kind === 'credit_given_back')).toMatchObject([
    { amount: '20.00', applied: '0.00', detail: 'bank transfer', number: null },
  ])
  const csv = await owner.get(`/exports/customers/${id}/statement.csv?lang=en`)
  expect(csv.text).toContain('Credit refunded')
  expect(csv.text).not.toContain(refund.reason) // what the shop wrote for itself
})
