import { readDuitNow } from '@kedai/domain/payments/duitnow/duitnow-code.ts'
import { madeUpDuitNow } from '@kedai/domain/payments/duitnow/duitnow.fixture.ts'
import { readFields } from '@kedai/domain/payments/duitnow/emv-fields.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readQrPicture } from '../../../platform/codes/read-qr.ts'
import { photo } from '../../../platform/test-app/pictures.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { readPdf } from '../../../platform/test-pdf/read-pdf.ts'
import { openTestShop, placeTestOrder } from '../payments/payments.fixture.ts'
import type { TestShop } from '../payments/payments.fixture.ts'
import { fifty, share } from './invoice-links.fixture.ts'

let kedai: TestApp
let shop: TestShop
let rival: TestShop
let buyer: TestClient
const payload = madeUpDuitNow({ name: '<b onload=x>KEDAI"&', acquirer: '588734' })
beforeAll(async () => {
  kedai = await startTestApp()
  shop = await openTestShop(kedai, 'demo')
  rival = await openTestShop(kedai, 'rival')
  buyer = await kedai.client()
  for (const { shopId } of [shop, rival])
    await kedai.asOwner(
      `insert into payment_methods (shop_id, code, name, kind) values ($1, 'duitnow_qr', 'DuitNow QR', 'qr')`,
      [shopId],
    )
  await kedai.asOwner('insert into duitnow_codes (shop_id, payload, saved_at) values ($1, $2, now())', [
    shop.shopId,
    payload,
  ])
})
afterAll(() => kedai.close())

const saysAmount = (says: boolean) => kedai.asOwner('update duitnow_codes set says_amount = $1', [says])
const read = (bytes: Uint8Array) => readQrPicture(kedai.deps.parser, { filename: 'a.png', bytes }, 'picture')
const readDrawing = ({ size, path }: { size: number; path: string }) =>
  sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 8}" height="${size * 8}"><rect width="100%" height="100%" fill="#fff"/><path d="${path}"/></svg>`,
    ),
  )
    .png()
    .toBuffer()
    .then(read)
const saidBy = (text: string | null) =>
  Object.fromEntries((readFields(text ?? '') ?? []).map(({ id, value }) => [id, value]))

async function orderByQr(of = shop) {
  const order = await placeTestOrder(kedai, of, { code: 'bank_transfer' })
  await (await kedai.client()).post(`/api/ajax/guest/order/${order.token}/pay`, { paymentMethod: 'duitnow_qr' })
  return { ...order, url: `/api/ajax/guest/order/${order.token}`, png: `/exports/order/${order.token}/duitnow.png` }
}

describe('an order by DuitNow QR', () => {
  test('shows the shop’s own code, whom it pays, and what to type', async () => {
    await saysAmount(false)
    const { url, png, orderNo } = await orderByQr()
    const { payment, next_step } = (await buyer.get(url)).body.data
    expect(payment).toMatchObject({
      kind: 'qr',
      accounts: [],
      duitnow: {
        merchant_name: '<b onload=x>KEDAI"&',
        acquirer: 'Maybank',
        amount: '25.00',
        reference: orderNo,
        says_amount: false,
        picture_url: png,
      },
    })
    expect(next_step).toContain('DuitNow QR')
    expect(await readDrawing(payment.duitnow.qr)).toBe(payload)
    const picture = await buyer.get(png)
    expect([
      picture.status,
      picture.headers['content-type'],
      picture.headers['cache-control'],
      picture.headers['content-disposition'],
    ]).toEqual([200, 'image/png', 'private, no-store', `attachment; filename="duitnow-${orderNo}.png"`])
    expect(await read(picture.bytes)).toBe(payload)
  })

  test('has the amount and the order in its code where the shop wants it', async () => {
    await saysAmount(true)
    const { url, png, orderNo } = await orderByQr()
    const { duitnow } = (await buyer.get(url)).body.data.payment
    const text = await readDrawing(duitnow.qr)
    expect([duitnow.says_amount, saidBy(text)]).toMatchObject([
      true,
      { '01': '12', '54': '25.00', '62': `05${String(orderNo.length).padStart(2, '0')}${orderNo}` },
    ])
    expect(await read((await buyer.get(png)).bytes)).toBe(text)
    await saysAmount(false)
  })

  test('goes by a slip as a transfer does, and shows no code once it is paid', async () => {
    const { url, png, orderId } = await orderByQr()
    const sent = await buyer.multipart(`${url}/payment-proof`, {
      paymentProof: { filename: 'resit.jpg', bytes: await photo(40, 30) },
    })
    expect([sent.status, sent.body.data]).toEqual([200, { proof_status: 'uploaded', payment_status: 'checking' }])
    await kedai.asOwner(`update orders set paid_sen = total_sen, payment_status = 'paid' where id = $1`, [orderId])
    expect([(await buyer.get(url)).body.data.payment.duitnow, (await buyer.get(png)).status]).toEqual([null, 404])
  })

  test('is nobody’s without the token, and has no code of another shop', async () => {
    const theirs = await orderByQr(rival)
    expect((await buyer.get(theirs.url)).body.data.payment).toMatchObject({ kind: 'qr', duitnow: null })
    expect([
      (await buyer.get(theirs.png)).status,
      (await buyer.get('/exports/order/tiada/duitnow.png')).status,
    ]).toEqual([404, 404])
    const transfer = await placeTestOrder(kedai, shop, { code: 'bank_transfer' })
    expect([
      (await buyer.get(`/exports/order/${transfer.token}/duitnow.png`)).status,
      (await buyer.get(`/api/ajax/guest/order/${transfer.token}`)).body.data.payment.duitnow,
    ]).toEqual([404, null])
  })
})

describe('an invoice by DuitNow QR', () => {
  const wayOf = async (url: string) =>
    (await buyer.get(url)).body.data.payment_methods.find(({ kind }: { kind: string }) => kind === 'qr')

  test('shows the code on its page, and as a picture', async () => {
    const { url, hashslug, number } = await share(kedai, shop)
    const { duitnow } = await wayOf(url)
    expect(duitnow).toMatchObject({
      amount: '50.00',
      reference: number,
      says_amount: false,
      picture_url: `/exports/invoice/${hashslug}/duitnow.png`,
    })
    expect([await readDrawing(duitnow.qr), await read((await buyer.get(duitnow.picture_url)).bytes)]).toEqual([
      payload,
      payload,
    ])
    expect((await wayOf((await share(kedai, rival)).url)).duitnow).toBeNull()
    expect((await buyer.get('/exports/invoice/tiada/duitnow.png')).status).toBe(404)
  })

  test('asks for the part that is due, in words and in the code', async () => {
    await saysAmount(true)
    const { url } = await share(kedai, shop, {
      ...fifty,
      instalments: [
        { type: 'percent', value: '40', after_days: 5 },
        { type: 'rest', after_days: 35 },
      ],
    })
    const { duitnow } = await wayOf(url)
    expect([duitnow.amount, saidBy(await readDrawing(duitnow.qr))['54']]).toEqual(['20.00', '20.00'])
    await saysAmount(false)
  })

  test.each(['a4', 'receipt80'])('has the code on its paper (%s), to be read from there', async (paper) => {
    await saysAmount(true)
    const { url, number } = await share(kedai, shop)
    const [page] = readPdf((await buyer.get(`${url}/pdf?paper=${paper}`)).bytes).pages
    expect(page?.codes).toHaveLength(2)
    const size = Math.max(...(page?.codes[1]?.match(/\d+/g) ?? []).map(Number)) + 4
    const text = await readDrawing({ size, path: page?.codes[1] ?? '' })
    expect(text && readDuitNow(text)).toEqual({ ok: false, problem: 'single_use' }) // whole, and for this payment
    expect(saidBy(text)).toMatchObject({ '54': '50.00', '59': '<b onload=x>KEDAI"&' })
    const words = page?.lines.join(' ')
    for (const said of ['DuitNow QR', '<b onload=x>KEDAI"&', 'Maybank', 'Amount RM 50.00', number])
      expect(words).toContain(said)
    await saysAmount(false)
  })
})
