import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import {
  aBuyer,
  addListing,
  countOrders,
  openTestShop,
  placeUrl,
  stockOf,
} from '../../../platform/test-shop/test-shop.ts'
import type { TestListing } from '../../../platform/test-shop/test-shop.ts'

let test: TestApp
let shopId: number
let pack: TestListing
let tee: TestListing
let foreign: TestListing
const clients = {} as Record<Lang, TestClient>

beforeAll(async () => {
  test = await startTestApp()
  shopId = await openTestShop(test, 'demo')
  pack = await addListing(test, shopId, 'PACK', [{ stock: 100, weight: 100 }], {
    min_purchase_qty: 4,
    max_purchase_qty: 20,
    multiple_of: 2,
    tnc: 'Tiada pulangan.',
    file_upload: JSON.stringify({ label: 'Gambar', is_required: true }),
  })
  tee = await addListing(test, shopId, 'TEE', [
    { options: ['S'] },
    { options: ['L'] },
    { options: ['XL'], active: false },
  ])
  await addListing(test, shopId, 'HEAVY', [{ weight: 20_000 }])
  await addListing(test, shopId, 'DRAFT', [{}], { status: 'draft' })
  await addListing(test, shopId, 'EBOOK', [{ stock: null }], { item_type: 'digital' })
  foreign = await addListing(test, await openTestShop(test, 'rival'), 'RIVAL', [{}])
  for (const lang of ['ms', 'en', 'zh'] as const) clients[lang] = await test.client(lang)
})
afterAll(() => test.close())

const good = () => ({ ...aBuyer, quantity: 4, agreeTnc: 1 })
let orders = 0
beforeEach(async () => {
  orders = await countOrders(test)
})

const refused = async (viewId: string, body: object, lang: Lang = 'en') => {
  const answer = await clients[lang].post(placeUrl(viewId), body)
  expect(await countOrders(test)).toBe(orders)
  return answer
}

describe('a field of another type', () => {
  it.each<[string, unknown]>([
    ['participants', [{ name: 'Siti', email: 'siti@buyer.test', mobile: '0123456789' }]],
    ['participants', 'Siti'],
    ['slot', '2026-12-01 10:00:00'],
    ['staff', 3],
    ['plan', 1],
    ['dateRange', ['2026-12-01', '2026-12-02']],
    ['addons', [1]],
    ['pickup_location', 'Ipoh'],
    ['return_location', 'Ipoh'],
    ['amount', '5.00'],
    ['answers', { size: 'L' }],
  ])('%s is refused at its name', async (field, value) => {
    const { status, body } = await refused('HEAVY', { ...aBuyer, quantity: 1, [field]: value })
    expect([status, body.data]).toEqual([
      422,
      { [field]: ['This item does not need this detail. Remove it and try again.'] },
    ])
  })
})

describe('a detail that is wrong', () => {
  it.each<[string, object, string, string, string, string]>([
    ['name', { name: '' }, 'name', 'Nama perlu diisi.', 'Name is required.', '请填写姓名。'],
    ['phone', { phone: '' }, 'phone', 'Nombor telefon perlu diisi.', 'Phone number is required.', '请填写电话号码。'],
    [
      'phone shape',
      { phone: '12345' },
      'phone',
      'Nombor telefon ini nampak tidak betul. Contoh: 012-345 6789',
      'This phone number does not look right. Example: 012-345 6789',
      '电话号码不正确，例如：012-345 6789',
    ],
    [
      'phone that cannot exist',
      { phone: '+1 000 000 0000' },
      'phone',
      'Nombor telefon ini nampak tidak betul. Contoh: 012-345 6789',
      'This phone number does not look right. Example: 012-345 6789',
      '电话号码不正确，例如：012-345 6789',
    ],
    [
      'e-mail',
      { email: 'aisyah@' },
      'email',
      'Alamat e-mel ini nampak tidak lengkap. Contoh: nama@contoh.com',
      'This e-mail address looks incomplete. Example: name@example.com',
      '邮箱地址不完整，例如：name@example.com',
    ],
    ['address', { address: '' }, 'address', 'Alamat perlu diisi.', 'Address is required.', '请填写地址。'],
    [
      'postcode',
      { postcode: '4300' },
      'postcode',
      'Poskod mestilah lima angka, contohnya 50480.',
      'A postcode has five digits, such as 50480.',
      '邮编应为五位数字，例如 50480。',
    ],
    [
      'postcode of another state',
      { postcode: '93000' },
      'postcode',
      'Poskod 93000 terletak di Sarawak, bukan Selangor. Betulkan poskod atau negeri.',
      'Postcode 93000 is in Sarawak, not Selangor. Correct the postcode or the state.',
      '邮编 93000 属于 Sarawak，而不是 Selangor，请更正邮编或州属。',
    ],
    [
      'postcode of nowhere',
      { postcode: '99999' },
      'postcode',
      'Tiada tempat di Malaysia dengan poskod 99999. Semak poskod itu.',
      'Postcode 99999 does not exist in Malaysia. Check the postcode.',
      '马来西亚没有邮编 99999，请核对。',
    ],
    [
      'state',
      { state: 'Atlantis' },
      'state',
      'Negeri ini tidak ada dalam senarai.',
      'This state is not in the list.',
      '列表中没有此州属。',
    ],
    [
      'undeliverable',
      { postcode: '87000', state: 'Labuan', city: 'Labuan' },
      'state',
      'Kedai ini belum menghantar ke Labuan. Tanya penjual sebelum memesan.',
      'This shop does not deliver to Labuan yet. Ask the seller before you order.',
      '本店暂不配送至Labuan，下单前请先联系卖家。',
    ],
    [
      'abroad',
      { country: 'SG', postcode: '018956', state: '', city: 'Singapore' },
      'country',
      'Kedai ini belum menghantar ke SG. Tanya penjual sebelum memesan.',
      'This shop does not deliver to SG yet. Ask the seller before you order.',
      '本店暂不配送至SG，下单前请先联系卖家。',
    ],
    [
      'way of shipping that is gone',
      { shipping_method_id: 999_999 },
      'shipping',
      'Cara penghantaran ini tidak lagi ditawarkan. Pilih yang lain.',
      'This shipping method is no longer available. Choose another.',
      '此运送方式已不再提供，请选择其他方式。',
    ],
    [
      'way of shipping for elsewhere',
      { shipping: 2 },
      'shipping',
      'Cara penghantaran ini tidak sampai ke Selangor. Pilih yang lain.',
      'This shipping method is not available for Selangor. Choose another.',
      '此运送方式无法送达Selangor，请选择其他方式。',
    ],
    [
      'no payment chosen',
      { paymentMethod: '' },
      'paymentMethod',
      'Pilih cara bayaran.',
      'Choose a payment method.',
      '请选择付款方式。',
    ],
    [
      'unknown payment',
      { paymentMethod: 'gold' },
      'paymentMethod',
      'Cara bayaran ini tidak ditawarkan lagi. Pilih yang lain.',
      'This payment method is no longer available. Choose another.',
      '此付款方式已不再提供，请选择其他方式。',
    ],
    [
      'terms',
      { agreeTnc: 0 },
      'agreeTnc',
      'Anda perlu bersetuju dengan terma sebelum memesan.',
      'Please agree to the terms before you order.',
      '下单前请先同意条款。',
    ],
    [
      'too few',
      { quantity: 2 },
      'quantity',
      'Pesanan minimum ialah 4 unit. Cuba 4.',
      'The minimum order is 4. Try 4.',
      '最少需订购 4 件。可改为 4。',
    ],
    [
      'too many',
      { quantity: 22 },
      'quantity',
      'Paling banyak 20 unit untuk satu pesanan. Cuba 20.',
      'The maximum order is 20. Try 20.',
      '每单最多可订购 20 件。可改为 20。',
    ],
    [
      'odd number',
      { quantity: 7 },
      'quantity',
      'Barang ini dijual dalam gandaan 2. Cuba 8.',
      'This is sold in multiples of 2. Try 8.',
      '此商品须按 2 的倍数购买。可改为 8。',
    ],
  ])('%s is told at its field, in three languages', async (_name, change, field, ms, en, zh) => {
    await test.asOwner("update products set file_upload = null where view_id = 'PACK'")
    for (const [lang, message] of [
      ['ms', ms],
      ['en', en],
      ['zh', zh],
    ] as const) {
      const answer = await refused('PACK', { ...good(), ...change }, lang)
      expect(answer.body).toEqual({ status: false, code: 422, message, data: { [field]: [message] } })
    }
    expect(await stockOf(test, pack.units[0]!)).toBe(100)
  })

  it('tells all of them at once', async () => {
    const answer = await refused('PACK', { quantity: 3 })
    const wrong = ['address', 'agreeTnc', 'city', 'name', 'paymentMethod', 'phone', 'postcode', 'quantity', 'state']
    expect([answer.status, Object.keys(answer.body.data).sort()]).toEqual([422, wrong])
  })

  it('wants the file that the seller asks for', async () => {
    await test.asOwner(
      `update products set file_upload = '{"label":"Gambar","is_required":true}' where view_id = 'PACK'`,
    )
    expect((await refused('PACK', good())).body.data).toEqual({ file_upload: ['Upload a file for "Gambar".'] })
  })

  it('takes a slip only where one belongs, and says so', async () => {
    const slip = { filename: 'slip.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF'), type: 'application/pdf' }
    const order = { ...aBuyer, 'items[0][id]': tee.units[0]!, 'items[0][quantity]': 1 }
    const answer = await clients.en.multipart(placeUrl('TEE'), { ...order, paymentProof: slip })
    expect(answer.body.data).toEqual({
      paymentProof: ['This payment method does not need a payment slip. Remove the file, or choose bank transfer.'],
    })
    const text = { ...slip, bytes: Buffer.from('hello') }
    const untrue = await clients.en.multipart(placeUrl('TEE'), {
      ...order,
      paymentMethod: 'bank_transfer',
      paymentProof: text,
    })
    expect([untrue.status, Object.keys(untrue.body.data)]).toEqual([422, ['paymentProof']])
    expect(await test.asOwner('select id from files')).toEqual([])
  })

  it('needs an e-mail for what is delivered by mail, and no address', async () => {
    const short = { name: aBuyer.name, phone: aBuyer.phone, paymentMethod: 'bank_transfer' }
    expect((await refused('EBOOK', short)).body.data).toEqual({ email: ['E-mail is required.'] })
    const placed = await clients.en.post(placeUrl('EBOOK'), { ...short, email: aBuyer.email })
    expect(placed.body.data.totals).toMatchObject({ shipping: '0.00', total: '25.00' })
    const [row] = await test.asOwner(
      'select ships, address, (select min(c.state) from claims c where c.holder_id = orders.id) as claims from orders order by id desc limit 1',
    )
    expect(row).toEqual({ ships: false, address: null, claims: null })
  })

  it('is too heavy for any parcel', async () => {
    expect((await refused('HEAVY', { ...aBuyer, quantity: 2 })).body.data).toEqual({
      shipping: ['This parcel is too heavy to send to Selangor. Reduce the quantity.'],
    })
  })
})

describe('a choice that is wrong', () => {
  const line = (id: number, quantity: unknown) => ({ ...aBuyer, items: [{ id, quantity }] })

  it.each<[string, () => object, string]>([
    ["another shop's id", () => line(foreign.units[0]!, 1), 'items.0.id'],
    ["another page's id", () => line(pack.units[0]!, 4), 'items.0.id'],
    ['an unknown id', () => line(999_999_999, 1), 'items.0.id'],
    ['half a piece', () => line(tee.units[0]!, 1.5), 'items.0.quantity'],
    ['a negative quantity', () => line(tee.units[0]!, -1), 'items.0.quantity'],
    ['no digits', () => line(tee.units[0]!, 'two'), 'items.0.quantity'],
    ['nothing at all', () => line(tee.units[0]!, 0), 'items'],
    ['a bare quantity where there is a choice', () => ({ ...aBuyer, quantity: 1 }), 'items'],
  ])('%s is 422 at its field', async (_name, body, field) => {
    const answer = await refused('TEE', body())
    expect([answer.status, Object.keys(answer.body.data)]).toEqual([422, [field]])
  })

  it('that is not sold any more is 404 with its field', async () => {
    const answer = await refused('TEE', line(tee.units[2]!, 1))
    expect(answer.body).toMatchObject({
      code: 404,
      data: { 'items.0.id': ['This option is no longer available. Choose another.'] },
    })
  })

  it.each(['NOBODY', 'DRAFT'])('page %s is 404, the same for all', async (viewId) => {
    const answer = await refused(viewId, { ...aBuyer, quantity: 1 }, 'ms')
    expect(answer.body).toEqual({
      status: false,
      code: 404,
      message: 'Barang ini tidak dijual lagi, atau pautannya tersilap.',
      data: null,
    })
  })

  it('without the token is 403', async () => {
    const client = await test.client()
    client.csrf = null
    expect((await client.post(placeUrl('TEE'), line(tee.units[0]!, 1))).status).toBe(403)
  })
})

describe('limits', () => {
  it('let ten orders through in ten minutes, and say when to come back', async () => {
    const limited = await startTestApp({ config: { rateLimits: true } })
    await addListing(limited, await openTestShop(limited, 'demo'), 'MUG', [{ stock: 100 }])
    const client = await limited.client()
    for (let tries = 0; tries < 10; tries++)
      expect((await client.post(placeUrl('MUG'), { ...aBuyer, quantity: 1 })).status).toBe(200)
    const answer = await client.post(placeUrl('MUG'), { ...aBuyer, quantity: 1 })
    expect([answer.status, Number(answer.headers['retry-after']) > 0]).toEqual([429, true])
    expect((await (await limited.client()).post(placeUrl('MUG'), { ...aBuyer, quantity: 1 })).status).toBe(200)
    await limited.close()
  })
})
