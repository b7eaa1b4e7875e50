import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signBillplz } from '../../integrations/payments/billplz.ts'
import { startPaymentStandIn } from '../../integrations/payments/payment-stand-in.fixture.ts'
import type { Asked, Reply } from '../../integrations/payments/payment-stand-in.fixture.ts'
import { startTestApp } from '../../platform/test-app/test-app.ts'
import type { TestApp } from '../../platform/test-app/test-app.ts'
import { inTransaction } from '../../platform/db/in-transaction.ts'
import { addStaff } from '../accounts/actions/add-staff.ts'
import { mug, openShop, products } from '../catalogue/catalogue.fixture.ts'

type Row = { provider: string; callback_url: string; fields: Record<string, string> }
type Bill = { form: Record<string, string>; paid: number | null }

const path = '/api/ajax/seller/payment-accounts'
const credentials = {
  api_key: 'key-of-the-shop-73eb57f0',
  x_signature: 'S-signing-key-of-shop',
  collection_id: 'inbmmepb',
}
const bills = new Map<string, Bill>()
const isOurs = ({ headers }: Asked) =>
  headers.authorization === `Basic ${Buffer.from(`${credentials.api_key}:`).toString('base64')}`

function answer(asked: Asked): Reply {
  if (!isOurs(asked))
    return { status: 401, body: { error: { type: 'Unauthorized', message: [`No ${asked.headers.authorization}`] } } }
  if (asked.path === '/api/v3/fpx_banks') {
    const banks = ['BIMB0340', 'MB2U0227', 'TEST0001'].map((name) => ({ name, active: name !== 'BIMB0340' }))
    return { body: { banks } }
  }
  if (asked.method === 'POST') {
    const id = `bill${bills.size + 1}`
    bills.set(id, { form: Object.fromEntries(new URLSearchParams(asked.body)), paid: null })
  }
  const id = asked.method === 'POST' ? `bill${bills.size}` : (asked.path.split('/').at(-1) ?? '')
  const bill = bills.get(id)
  if (!bill) return { status: 404, body: {} }
  const { amount, reference_1 } = bill.form
  const state = bill.paid === null ? 'due' : 'paid'
  return {
    body: {
      id,
      state,
      amount: Number(amount),
      paid_amount: bill.paid ?? 0,
      url: `http://${asked.headers.host}/bills/${id}`,
      reference_1,
    },
  }
}

let bank: Awaited<ReturnType<typeof startPaymentStandIn>>
let test: TestApp
let shop: Awaited<ReturnType<typeof openShop>>
let viewId: string
beforeAll(async () => {
  bank = await startPaymentStandIn(answer)
  test = await startTestApp({ config: { demo: false, paymentOrigins: { billplz: bank.baseUrl } } })
  shop = await openShop(test, 'kedai-satu')
  viewId = (await shop.owner.post(products, mug({ status: 'published', ships: false }))).body.data.view_id
})
afterAll(async () => {
  await test.close()
  await bank.close()
})

const put = (body: object) => shop.owner.put(`${path}/billplz`, body)
const row = async (): Promise<Row> =>
  (await shop.owner.get(path)).body.data.find(({ provider }: Row) => provider === 'billplz')
const offered = async () =>
  (await (await test.client()).get(`/api/ajax/guest/view/${viewId}`)).body.data.payment_methods.map(
    ({ code }: { code: string }) => code,
  )

describe('an account with a provider', () => {
  it('is there to be filled in, for each provider that is built; the pretend bank is for demos', async () => {
    expect((await shop.owner.get(path)).body.data.map(({ provider }: Row) => provider)).toEqual([
      'billplz',
      'toyyibpay',
      'chip',
      'senangpay',
      'stripe',
    ])
    expect(await row()).toMatchObject({
      is_active: false,
      is_live: false,
      fields: { api_key: '', x_signature: '', collection_id: '' },
      callback_url: null,
      last_ok_at: null,
      problem: null,
    })
    expect((await shop.owner.put(`${path}/sandbox`, { is_active: 1 })).status).toBe(404)
    expect((await shop.owner.put(`${path}/toString`, { is_active: 1 })).status).toBe(404)
    expect((await shop.owner.post(`${path}/billplz/test`)).status).toBe(409)
  })

  it('is not on before all of it is there, and takes nothing that is another provider’s', async () => {
    const half = await put({ is_active: 1, api_key: credentials.api_key })
    expect([half.status, Object.keys(half.body.data)]).toEqual([422, ['x_signature']])
    const other = await put({ ...credentials, secret_key: 'x' })
    expect([other.status, Object.keys(other.body.data)]).toEqual([422, ['secret_key']])
    expect(await offered()).toEqual([])
  })

  it('turned on offers its way to pay; its secrets are never seen again', async () => {
    const saved = await put({ is_active: 1, is_live: 0, ...credentials })
    expect(saved.body).toMatchObject({
      message: 'The Billplz account is saved. We told the owner by mail.',
      data: { is_active: true, fields: { api_key: '••••57f0', x_signature: '••••shop', collection_id: 'inbmmepb' } },
    })
    expect(await offered()).toEqual(['billplz'])
    const seen = JSON.stringify([
      saved.body,
      (await shop.owner.get(path)).body,
      await test.asOwner(`select * from audit_log`),
      await test.asOwner(`select encode(credentials, 'escape') from payment_accounts`),
      await test.asOwner('select * from outgoing_mails'),
    ])
    expect(seen).not.toContain(credentials.api_key)
    expect(seen).not.toContain(credentials.x_signature)
    const letters = await test.asOwner(
      `select id from outgoing_mails where data::text like '%owner@kedai-satu.test%' and data::text like '%Billplz%'`,
    )
    expect(letters).toHaveLength(1)
    const [log] = await test.asOwner(`select after from audit_log where action = 'payment_account.saved'`)
    expect(log).toEqual({
      after: { is_active: true, is_live: false, credentials: 'api_key, x_signature, collection_id' },
    })
  })

  it('tells buyers of its banks, the one that is down as well, asked for once in a while', async () => {
    const buyer = await test.client()
    const banks = async (method: string, shopName = 'kedai-satu') =>
      buyer.get(`/api/ajax/guest/payment-banks?method=${method}`, { headers: { 'x-shop': shopName } })
    const asked = () => bank.asked.filter((call) => call.path.endsWith('/fpx_banks')).length
    const before = asked()
    for (let time = 0; time < 3; time++)
      expect((await banks('billplz')).body.data).toEqual([
        { code: 'MB2U0227', name: 'Maybank2u', is_up: true },
        { code: 'BIMB0340', name: 'Bank Islam', is_up: false },
      ])
    expect(asked()).toBe(before + 1)
    for (const none of ['stripe', '__proto__', 'bank_transfer']) expect((await banks(none)).body.data).toEqual([])
    expect([(await banks('billplz', 'nobody')).status, (await banks('')).status]).toEqual([404, 422])
  })

  it('keeps what is left out, empty, or sent back as it was shown', async () => {
    const { fields, callback_url } = await row()
    await put({ is_active: 1, ...fields, x_signature: '' })
    expect(await row()).toMatchObject({ fields, callback_url })
    expect((await shop.owner.post(`${path}/billplz/test`)).body.message).toBe('Billplz accepts these keys.')
  })

  it('says whether its keys work, in the provider’s words and without the keys', async () => {
    expect((await row()) as unknown).toMatchObject({ last_ok_at: '2026-11-20 12:00:00', problem: null })
    await put({ api_key: 'a-wrong-key-altogether' })
    const tried = await shop.owner.post(`${path}/billplz/test`)
    expect(tried.body.data).toMatchObject({ last_ok_at: null, problem: expect.stringContaining('Unauthorized') })
    await put(credentials)
    // The keys that did not work are left alone; these are others.
    for (let time = 0; time < 4; time++)
      expect((await shop.owner.post(`${path}/billplz/test`)).body.data.problem).toBeNull()
  })

  it('turned off is no longer offered, and its method cannot be switched on without it', async () => {
    await put({ is_active: 0 })
    expect(await offered()).toEqual([])
    const refused = await shop.owner.post('/api/ajax/seller/payment-methods/switch', {
      code: 'billplz',
      is_active: true,
    })
    expect([refused.status, refused.body.message]).toEqual([409, 'Turn the Billplz account on first.'])
    await put({ is_active: 1 })
    expect(await offered()).toEqual(['billplz'])
  })

  it('knows the names of a choice, other spellings of them, and no other word', async () => {
    const senangpay = (hash: string) => shop.owner.put(`${path}/senangpay`, { hash })
    expect((await senangpay('HMAC-SHA256')).body.data.fields.hash).toBe('sha256')
    expect((await senangpay('md5')).body.data.fields.hash).toBe('md5')
    for (const word of ['__proto__', 'constructor', 'sha512']) {
      const refused = await senangpay(word)
      expect([word, refused.status, Object.keys(refused.body.data)]).toEqual([word, 422, ['hash']])
    }
  })

  it('is for owners, with a fresh proof of who they are; another shop has its own', async () => {
    const rival = await openShop(test, 'kedai-dua')
    expect((await rival.owner.get(path)).body.data[0].fields.collection_id).toBe('')
    test.clock.advance(11 * 60_000)
    const asked = await put({ is_active: 0 })
    expect([asked.status, asked.body.data]).toMatchObject([403, { must_confirm: true }])
    await shop.owner.post('/api/ajax/account/confirm', { password: 'kata-laluan-panjang-7' })
    await inTransaction(test.db, { shopId: shop.shopId }, (trx) =>
      addStaff(trx, {
        shopId: shop.shopId,
        name: 'Staf',
        email: 'staf@kedai-satu.test',
        passwordHash: 'x',
        lang: 'en',
        permissions: ['shop_settings', 'payments'],
      }),
    )
    await test.asOwner(
      'update users set password_hash = (select password_hash from users where email = $2) where email = $1',
      ['staf@kedai-satu.test', 'owner@kedai-satu.test'],
    )
    const staff = await test.client()
    await staff.signIn('staf@kedai-satu.test', 'kata-laluan-panjang-7')
    expect([(await staff.get(path)).status, (await staff.put(`${path}/billplz`, { is_active: 0 })).status]).toEqual([
      403, 403,
    ])
  })

  it('keeps what it charges, apart from its keys', async () => {
    const fees = async () => {
      const { fee_percent: percent, fee_fixed: fixed } = (await row()) as unknown as Record<string, string | null>
      return [percent, fixed]
    }
    expect(await fees()).toEqual([null, null])
    await put({ fee_percent: '1.5', fee_fixed: '1.25' })
    expect(await fees()).toEqual(['1.5', '1.25'])
    await put({ fee_percent: '' })
    expect(await fees()).toEqual([null, '1.25'])
    for (const wrong of [{ fee_percent: '101' }, { fee_percent: 'much' }, { fee_fixed: '1000.01' }]) {
      const { status, body } = await put(wrong)
      expect([status, Object.keys(body.data)]).toEqual([422, Object.keys(wrong)])
    }
    await put({ fee_fixed: '' })
    expect(await fees()).toEqual([null, null])
  })
})

describe('an order paid through it', () => {
  let orders = 0
  async function order() {
    const buyer = await test.client()
    const placed = await buyer.post(`/api/ajax/guest/order/place-order/${viewId}`, {
      name: 'Nur Aminah',
      phone: '012-345 6789',
      email: 'aminah@buyer.test',
      quantity: 1,
      paymentMethod: 'billplz',
      address: '12, Jalan Mawar',
      city: 'Kajang',
      postcode: '43000',
      state: 'Selangor',
    })
    orders += 1
    const id = `bill${bills.size}`
    const bill = bills.get(id)
    if (!bill) throw new Error(JSON.stringify(placed.body))
    return { ...placed.body.data, id, bill, url: new URL(bill.form.callback_url ?? '').pathname } as {
      redirect_to: string
      order_no: string
      id: string
      bill: Bill
      url: string
    }
  }
  const report = (id: string, bill: Bill, change: Record<string, string> = {}, key = credentials.x_signature) => {
    const fields = {
      id,
      collection_id: 'inbmmepb',
      paid: 'true',
      state: 'paid',
      amount: bill.form.amount ?? '',
      paid_amount: bill.form.amount ?? '',
      email: '',
      mobile: '',
      name: 'AMINAH',
      paid_at: '2026-11-20 12:00:09 +0800',
      ...change,
    }
    return new URLSearchParams({ ...fields, x_signature: signBillplz(fields, key) }).toString()
  }
  const post = (url: string, payload: string) =>
    test.app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/x-www-form-urlencoded' } })
  const statusOf = async (orderNo: string) =>
    (await shop.owner.get(`/api/ajax/seller/orders/${orderNo}`)).body.data.payment_status
  const queued = async () => (await shop.owner.get('/api/ajax/seller/money')).body.data

  it('leads to the provider’s page, is asked for with our reference, and paid once by ten reports', async () => {
    const { redirect_to, order_no, id, bill, url } = await order()
    expect(redirect_to).toBe(`${bank.baseUrl}/bills/${id}`)
    expect(url).toMatch(/^\/webhooks\/payments\/billplz\/[\w-]{22,}$/)
    expect(bill.form).toMatchObject({ collection_id: 'inbmmepb', reference_1: expect.stringMatching(/^K\d+$/) })
    expect(bill.form.redirect_url).toMatch(/\/pay\/return\/[\w-]{22,}$/)
    for (let time = 0; time < 10; time++) expect((await post(url, report(id, bill))).statusCode).toBe(200)
    expect(await statusOf(order_no)).toBe('paid')
    expect(await queued()).toEqual([])
  })

  it('is not paid by a report that is not signed by its account, or comes to another address', async () => {
    const { order_no, id, bill, url } = await order()
    expect((await post(url, report(id, bill, {}, 'another key'))).statusCode).toBe(401)
    expect((await post(url, report(id, bill).replace('paid_amount', 'paid_amounts'))).statusCode).toBe(401)
    expect((await post('/webhooks/payments/billplz/an-account-that-nobody-has', report(id, bill))).statusCode).toBe(404)
    expect((await post(url.replace('billplz', 'stripe'), report(id, bill))).statusCode).toBe(404)
    expect(await statusOf(order_no)).toBe('unpaid')
  })

  it('waits for the seller where another amount came, or money for no bill of ours', async () => {
    const { order_no, id, bill, url } = await order()
    await post(url, report(id, bill, { paid_amount: '1' }))
    expect(await statusOf(order_no)).toBe('unpaid')
    expect((await queued())[0]).toMatchObject({ cause: 'mismatch', amount: '0.01', order_no })
    expect((await post(url, report('bill-of-nobody', bill))).statusCode).toBe(200)
    expect((await queued())[0]).toMatchObject({ cause: 'mismatch', order_no: null })
  })

  it('is paid by the way back alone, where no report came', async () => {
    const { order_no, bill } = await order()
    bill.paid = Number(bill.form.amount)
    const back = await test.app.inject(new URL(bill.form.redirect_url ?? '').pathname)
    expect([back.statusCode, back.headers.location]).toEqual([303, expect.stringMatching(/^\/order\//)])
    expect(await statusOf(order_no)).toBe('paid')
  })

  it('is still reported under the old account after the shop took another merchant’s', async () => {
    const { order_no, id, bill, url } = await order()
    expect((await put({ collection_id: 'another1' })).body.data.fields.collection_id).toBe('another1')
    expect(new URL((await row()).callback_url).pathname).not.toBe(url)
    expect((await post(url, report(id, bill))).statusCode).toBe(200)
    expect(await statusOf(order_no)).toBe('paid')
    expect((await order()).bill.form.collection_id).toBe('another1')
    expect(orders).toBeGreaterThan(4)
  })

  it('says that its page cannot be opened while the provider is away, and is opened once however many ask', async () => {
    bank.feel('broken')
    const { body } = await (
      await test.client()
    ).post(`/api/ajax/guest/order/place-order/${viewId}`, {
      name: 'Nur',
      phone: '012-345 6789',
      email: 'a@buyer.test',
      quantity: 1,
      paymentMethod: 'billplz',
      address: '12, Jalan Mawar',
      city: 'Kajang',
      postcode: '43000',
      state: 'Selangor',
    })
    expect(body.data.redirect_to).toMatch(/^\/order\//)
    bank.feel('well')
    test.clock.advance(60_000)
    const before = bills.size
    const pay = () => test.client().then((client) => client.post(`/api/ajax/guest${body.data.redirect_to}/pay`))
    const all = await Promise.all(Array.from({ length: 6 }, pay))
    expect(new Set(all.map(({ body: { data } }) => data.redirect_to)).size).toBe(1)
    expect(bills.size).toBe(before + 1)
  })
})
