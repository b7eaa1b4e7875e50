import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import {
  aBuyer,
  addListing,
  addUpsell,
  countOrders,
  openTestShop,
  placeUrl,
  stockOf,
} from '../../../platform/test-shop/test-shop.ts'
import type { TestListing } from '../../../platform/test-shop/test-shop.ts'

let test: TestApp
let shopId: number
let mug: TestListing
let tee: TestListing

beforeAll(async () => {
  test = await startTestApp()
  shopId = await openTestShop(test, 'demo')
  mug = await addListing(test, shopId, 'MUG', [{ stock: 100 }])
  const [small, large] = [
    { options: ['S', 'Merah'], price: 3900, stock: 20 },
    { options: ['L', 'Merah'], price: 4500, promo: 4000, stock: null },
  ]
  tee = await addListing(test, shopId, 'TEE', [small, large], { is_promo: true, promo_until: '2026-11-20T05:00:00Z' })
})
afterAll(() => test.close())

const orderRow = async (orderNo: string) => {
  const [row] = await test.asOwner<Record<string, unknown>>(
    `select *, (select min(c.state) from claims c where c.holder = 'order' and c.holder_id = orders.id) as claims from orders where order_no = $1`,
    [orderNo],
  )
  const lines = await test.asOwner<Record<string, unknown>>(
    'select * from order_lines where order_id = $1 order by position',
    [row!['id']],
  )
  return { row: row!, lines }
}

describe('placing an order', () => {
  it('keeps what was typed, prices it, takes the stock and leads to the order page', async () => {
    const client = await test.client('ms')
    const answer = await client.post(placeUrl('MUG'), {
      ...aBuyer,
      quantity: 2,
      notes: 'Balut hadiah',
      expected_total: '56.00',
    })
    expect(answer.body).toMatchObject({
      status: true,
      data: {
        order_no: '1001',
        totals: {
          subtotal: '50.00',
          shipping: '6.00',
          discount: '0.00',
          click_upsell: '0.00',
          addon_total: '0.00',
          total: '56.00',
        },
      },
    })
    expect(answer.body.data.redirect_to).toMatch(/^\/order\/[\w-]{22,}$/)
    expect(answer.body.data.message).toBe('Pesanan 1001 diterima. Bayar apabila barang sampai.')
    const { row, lines } = await orderRow('1001')
    expect(row).toMatchObject({
      channel: 'guest',
      payment_status: 'unpaid',
      order_status: 'open',
      fulfilment_status: 'unfulfilled',
      claims: 'held',
      hold_expires_at: null,
      buyer_name: 'Nur Aisyah binti Ahmad',
      buyer_phone: '+60123456789',
      buyer_email: 'aisyah@buyer.test',
      address: '12, Jalan Mawar 3, Taman Indah',
      city: 'Kajang',
      postcode: '43000',
      state: 'MY-10',
      country: 'MY',
      ships: true,
      notes: 'Balut hadiah',
      lang: 'ms',
      payment_method: 'cod',
      payment_kind: 'cod',
      shipping_name: 'Pos',
      shipping_courier: 'Pos Laju',
      total_sen: 5600,
    })
    expect(lines).toMatchObject([
      {
        kind: 'item',
        quantity: 2,
        unit_price_sen: 2500,
        total_sen: 5000,
        title: 'Barang MUG',
        options: '',
        view_id: 'MUG',
      },
    ])
    expect(await stockOf(test, mug.units[0]!)).toBe(98)
  })

  it('takes what is left empty for left out, flags and files too', async () => {
    const blank = {
      coupon_code: '',
      click_upsell: '',
      paymentProof: '',
      file_upload: '',
      agreeTnc: '',
      sameDetailAsBuyer: '',
      shipping: '',
      shipping_method_id: '',
      expected_total: '',
      quantity: '',
      slot: '',
      'participants[]': '',
    }
    const answer = await (await test.client()).multipart(placeUrl('MUG'), { ...aBuyer, ...blank })
    expect([answer.status, answer.body.data.totals?.total]).toEqual([200, '31.00'])
  })

  it('reads urlencoded and multipart alike; lines win over the quantity, zero lines are left out, one id twice is summed', async () => {
    const client = await test.client()
    const form = {
      ...aBuyer,
      quantity: 9,
      'items[0][id]': tee.units[0]!,
      'items[0][quantity]': 2,
      'items[1][id]': tee.units[1]!,
      'items[1][quantity]': 0,
      'items[2][id]': tee.units[0]!,
      'items[2][quantity]': 1,
    }
    const multipart = await client.multipart(placeUrl('TEE'), form)
    expect(multipart.body.data.totals).toMatchObject({ subtotal: '117.00' })
    const text = new URLSearchParams(
      Object.entries(form).map(([name, value]): [string, string] => [name, String(value)]),
    ).toString()
    const urlencoded = await test.app.inject({
      method: 'POST',
      url: placeUrl('TEE'),
      payload: text,
      headers: {
        host: 'localhost:3000',
        'content-type': 'application/x-www-form-urlencoded',
        'x-requested-with': 'XMLHttpRequest',
        'sec-fetch-site': 'same-origin',
        'x-csrf-token': client.csrf!,
        cookie: [...client.cookies].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; '),
      },
    })
    expect(urlencoded.json().data.totals).toEqual(multipart.body.data.totals)
    const { lines } = await orderRow(multipart.body.data.order_no)
    expect(lines).toMatchObject([{ variation_id: tee.units[0], quantity: 3, options: 'S / Merah' }])
  })

  it("charges the promo price until the promo has passed, by the server's clock", async () => {
    const client = await test.client()
    const one = { ...aBuyer, items: [{ id: tee.units[1], quantity: 1 }] }
    expect((await client.post(placeUrl('TEE'), one)).body.data.totals.subtotal).toBe('40.00')
    test.clock.set(new Date('2026-11-20T05:00:00.001Z'))
    expect((await client.post(placeUrl('TEE'), one)).body.data.totals.subtotal).toBe('45.00')
    test.clock.set(new Date('2026-11-20T04:00:00Z'))
  })

  it('takes the chosen way of shipping: its id, else its place in the list, else the cheapest', async () => {
    const client = await test.client()
    const methods = await test.asOwner<{ id: number; name: string }>(
      'select id, name from shipping_methods where shop_id = $1 order by id',
      [shopId],
    )
    const express = methods.find(({ name }) => name === 'Ekspres')!.id
    const place = async (choice: object) =>
      (await client.post(placeUrl('MUG'), { ...aBuyer, quantity: 1, ...choice })).body.data.totals.shipping
    expect(await place({ shipping_method_id: express, shipping: 0 })).toBe('10.00')
    expect(await place({ shipping: 1 })).toBe('10.00')
    expect(await place({ shipping: 0 })).toBe('6.00')
    expect(await place({ shipping: '', shipping_method_id: '' })).toBe('6.00')
    const east = { postcode: '93000', city: 'Kuching', state: 'Sarawak' }
    expect(await place({ ...east, shipping: '' })).toBe('12.00')
    expect(await place({ ...east, shipping: 2 })).toBe('12.00')
  })

  it('ships to East Malaysia by its own rate, and weighs all pieces together before rounding up', async () => {
    const client = await test.client()
    const answer = await client.post(placeUrl('MUG'), {
      ...aBuyer,
      quantity: 4,
      postcode: '93000',
      city: 'Kuching',
      state: 'MY-13',
    })
    expect(answer.body.data.totals.shipping).toBe('21.00') // 1.6 kg: 12.00 + one further kilogram begun
  })

  it('fills state and city from the postcode when they were left empty, and takes a postcode nobody lists', async () => {
    const client = await test.client()
    const filled = await client.post(placeUrl('MUG'), { ...aBuyer, quantity: 1, state: '', city: '' })
    expect((await orderRow(filled.body.data.order_no)).row).toMatchObject({ state: 'MY-10', city: 'Kajang' })
    const unlisted = await client.post(placeUrl('MUG'), {
      ...aBuyer,
      quantity: 1,
      postcode: '91999',
      state: 'sabah',
      city: 'Tawau',
    })
    expect(unlisted.body).toMatchObject({ status: true, data: { totals: { shipping: '12.00' } } })
    const region = await client.post(placeUrl('MUG'), {
      ...aBuyer,
      quantity: 1,
      postcode: '47815',
      state: '',
      city: 'Petaling Jaya',
    })
    expect((await orderRow(region.body.data.order_no)).row).toMatchObject({ postcode: '47815', state: 'MY-10' })
  })

  it('takes a coupon off the items alone, its parts summing to it, and counts one use', async () => {
    const client = await test.client()
    const gift = await addListing(test, shopId, 'GIFT', [{ price: 900, stock: 5, weight: 100 }])
    await addUpsell(test, shopId, tee.productId, gift.units[0]!, 500)
    const answer = await client.post(placeUrl('TEE'), {
      ...aBuyer,
      items: [
        { id: tee.units[0], quantity: 1 },
        { id: tee.units[1], quantity: 1 },
      ],
      coupon_code: ' ten ',
      click_upsell: 1,
    })
    expect(answer.body.data.totals).toEqual({
      subtotal: '79.00',
      discount: '7.90',
      shipping: '6.00',
      click_upsell: '5.00',
      addon_total: '0.00',
      total: '82.10',
    })
    const { row, lines } = await orderRow(answer.body.data.order_no)
    expect(row).toMatchObject({ coupon_code: 'TEN' })
    expect(lines.map((line) => [line['kind'], line['discount_sen']])).toEqual([
      ['item', 390],
      ['item', 400],
      ['click_upsell', 0],
    ])
    expect(await stockOf(test, gift.units[0]!)).toBe(4)
    const claims = await test.asOwner(
      `select amount, state, phone, email from claims where kind = 'coupon' and holder = 'order' and holder_id = $1`,
      [row['id']],
    )
    expect(claims).toEqual([{ amount: 1, state: 'held', phone: '+60123456789', email: 'aisyah@buyer.test' }])
  })

  it('holds units for the time of the payment kind', async () => {
    const client = await test.client()
    const answer = await client.post(placeUrl('MUG'), { ...aBuyer, quantity: 1, paymentMethod: 'bank_transfer' })
    const { row } = await orderRow(answer.body.data.order_no)
    expect(row['hold_expires_at']).toEqual(new Date('2026-11-21T04:00:00Z'))
  })

  it("keeps the terms' time and the uploaded file, and a slip that comes along", async () => {
    await addListing(test, shopId, 'PRINT', [{}], {
      tnc: 'Tiada pulangan.',
      file_upload: JSON.stringify({ label: 'Gambar', is_required: true }),
    })
    const client = await test.client()
    const picture = { filename: 'gambar.png', bytes: onePixel, type: 'image/png' }
    const order = { ...aBuyer, quantity: 1, agreeTnc: '1', paymentMethod: 'bank_transfer' }
    const answer = await client.multipart(placeUrl('PRINT'), { ...order, file_upload: picture, paymentProof: picture })
    expect(answer.body).toMatchObject({ status: true })
    const { row } = await orderRow(answer.body.data.order_no)
    expect(row).toMatchObject({ tnc_agreed_at: test.clock.now(), payment_status: 'checking' })
    const files = await test.asOwner('select kind, private from files where shop_id = $1 order by id', [shopId])
    expect(files).toEqual([
      { kind: 'order_upload', private: true },
      { kind: 'payment_proof', private: true },
    ])
    expect(row['upload_file_id']).not.toBeNull()
    expect(row['upload_label']).toBe('Gambar')
  })
})

describe('submitting twice', () => {
  it('gives one order for one key, the same answer to both, and 422 for another body', async () => {
    const client = await test.client()
    const before = await countOrders(test)
    const headers = { 'idempotency-key': 'page-1' }
    const send = (quantity: number) => client.post(placeUrl('MUG'), { ...aBuyer, quantity }, { headers })
    const [first, second] = await Promise.all([send(1), send(1)])
    const third = await send(1)
    expect(new Set([first, second, third].map((answer) => answer.body.data.order_no)).size).toBe(1)
    expect(third.headers['idempotent-replayed']).toBe('true')
    const other = await send(2)
    expect([other.status, Object.keys(other.body.data)]).toEqual([422, ['idempotency_key']])
    expect(await countOrders(test)).toBe(before + 1)
  })

  it('remembers no refusal: the mended form goes through with the same key', async () => {
    const client = await test.client()
    const headers = { 'idempotency-key': 'page-2' }
    expect((await client.post(placeUrl('MUG'), { ...aBuyer, quantity: 1, name: '' }, { headers })).status).toBe(422)
    expect((await client.post(placeUrl('MUG'), { ...aBuyer, quantity: 1 }, { headers })).status).toBe(200)
  })

  it('places two orders from two tabs, each with its own key', async () => {
    const client = await test.client()
    const send = (key: string) =>
      client.post(placeUrl('MUG'), { ...aBuyer, quantity: 1 }, { headers: { 'idempotency-key': key } })
    const tabs = await Promise.all(['tab-a', 'tab-b'].map(send))
    expect(new Set(tabs.map((answer) => answer.body.data.order_no)).size).toBe(2)
  })
})

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)
