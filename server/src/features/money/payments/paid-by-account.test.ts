import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signBillplz } from '../../../integrations/payments/billplz.ts'
import { mug, openShop, products } from '../../sell/catalogue/catalogue.fixture.ts'
import { credentials, openBillplzShop, type Bill } from './billplz.fixture.ts'

let billplz: Awaited<ReturnType<typeof openBillplzShop>>
beforeAll(async () => {
  billplz = await openBillplzShop(async (app) => {
    const shop = await openShop(app, 'kedai-satu')
    const sold = await shop.owner.post(products, mug({ status: 'published', ships: false }))
    return { shop, viewId: sold.body.data.view_id }
  })
  await billplz.put({ is_active: 1, is_live: 0, ...credentials })
})
afterAll(() => billplz.close())

describe('an order paid through it', () => {
  let orders = 0
  async function order() {
    const buyer = await billplz.app.client()
    const placed = await buyer.post(`/api/ajax/guest/order/place-order/${billplz.viewId}`, {
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
    const id = `bill${billplz.bills.size}`
    const bill = billplz.bills.get(id)
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
    billplz.app.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  const statusOf = async (orderNo: string) =>
    (await billplz.shop.owner.get(`/api/ajax/seller/orders/${orderNo}`)).body.data.payment_status
  const queued = async () => (await billplz.shop.owner.get('/api/ajax/seller/money')).body.data

  test('leads to the provider’s page, is asked for with our reference, and paid once by ten reports', async () => {
    const { redirect_to, order_no, id, bill, url } = await order()
    expect(redirect_to).toBe(`${billplz.bank.baseUrl}/bills/${id}`)
    expect(url).toMatch(/^\/webhooks\/payments\/billplz\/[\w-]{22,}$/)
    expect(bill.form).toMatchObject({
      collection_id: 'inbmmepb',
      reference_1: expect.stringMatching(/^K\d{12}E$/),
    })
    expect(bill.form.redirect_url).toMatch(/\/pay\/return\/[\w-]{22,}$/)
    for (let time = 0; time < 10; time++) expect((await post(url, report(id, bill))).statusCode).toBe(200)
    expect(await statusOf(order_no)).toBe('paid')
    expect(await queued()).toEqual([])
  })

  test('is not paid by a report that is not signed by its account, or comes to another address', async () => {
    const { order_no, id, bill, url } = await order()
    expect((await post(url, report(id, bill, {}, 'another key'))).statusCode).toBe(401)
    expect((await post(url, report(id, bill).replace('paid_amount', 'paid_amounts'))).statusCode).toBe(401)
    expect((await post('/webhooks/payments/billplz/an-account-that-nobody-has', report(id, bill))).statusCode).toBe(404)
    expect((await post(url.replace('billplz', 'stripe'), report(id, bill))).statusCode).toBe(404)
    expect(await statusOf(order_no)).toBe('unpaid')
  })

  test('waits for the seller where another amount came, or money for no bill of ours', async () => {
    const { order_no, id, bill, url } = await order()
    await post(url, report(id, bill, { paid_amount: '1' }))
    expect(await statusOf(order_no)).toBe('unpaid')
    expect((await queued())[0]).toMatchObject({ cause: 'mismatch', amount: '0.01', order_no })
    expect((await post(url, report('bill-of-nobody', bill))).statusCode).toBe(200)
    expect((await queued())[0]).toMatchObject({ cause: 'mismatch', order_no: null })
  })

  test('is paid by the way back alone, where no report came', async () => {
    const { order_no, bill } = await order()
    bill.paid = Number(bill.form.amount)
    const back = await billplz.app.app.inject(new URL(bill.form.redirect_url ?? '').pathname)
    expect([back.statusCode, back.headers.location]).toEqual([303, expect.stringMatching(/^\/order\//)])
    expect(await statusOf(order_no)).toBe('paid')
  })

  test('is still reported under the old account after the shop took another merchant’s', async () => {
    const { order_no, id, bill, url } = await order()
    expect((await billplz.put({ collection_id: 'another1' })).body.data.fields.collection_id).toBe('another1')
    expect(new URL((await billplz.row()).callback_url).pathname).not.toBe(url)
    expect((await post(url, report(id, bill))).statusCode).toBe(200)
    expect(await statusOf(order_no)).toBe('paid')
    expect((await order()).bill.form.collection_id).toBe('another1')
    expect(orders).toBeGreaterThan(4)
  })

  test('says that its page cannot be opened while the provider is away, and is opened once however many ask', async () => {
    billplz.bank.feel('broken')
    const { body } = await (
      await billplz.app.client()
    ).post(`/api/ajax/guest/order/place-order/${billplz.viewId}`, {
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
    billplz.bank.feel('well')
    billplz.app.clock.advance(60_000)
    const before = billplz.bills.size
    const pay = () => billplz.app.client().then((client) => client.post(`/api/ajax/guest${body.data.redirect_to}/pay`))
    const all = await Promise.all(Array.from({ length: 6 }, pay))
    expect(new Set(all.map(({ body: { data } }) => data.redirect_to)).size).toBe(1)
    expect(billplz.bills.size).toBe(before + 1)
  })
})
