import { success } from '@kedai/contracts/envelope.ts'
import { itemView } from '@kedai/contracts/items.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goodPassword, registrationFor } from '../../../platform/test-app/registration-for.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { addListing, addUpsell, openTestShop } from '../../../platform/test-shop/test-shop.ts'
import type { TestListing } from '../../../platform/test-shop/test-shop.ts'

let shop: TestApp
let buyer: TestClient
let shopId: number
let mug: TestListing
let tee: TestListing

beforeAll(async () => {
  shop = await startTestApp({ now: '2026-11-20T04:00:00Z' }) // noon in Kuala Lumpur
  buyer = await shop.client('en')
  shopId = await openTestShop(shop, 'demo')
  await openTestShop(shop, 'rival')
  mug = await addListing(shop, shopId, 'MUG', [{ price: 2500, weight: 350, stock: 10 }], {
    tnc: ' ',
    min_purchase_qty: 2,
  })
  tee = await addListing(
    shop,
    shopId,
    'TEE',
    [
      { options: ['Merah', 'S'], price: 3900, stock: 0 },
      { options: ['Merah', 'L'], price: 4500, stock: null },
      { options: ['Biru', 'S'], price: 3900, active: false },
    ],
    { option_names: ['Warna', 'Saiz'], tnc: 'Tiada pulangan.' },
  )
  await addUpsell(shop, shopId, mug.productId, tee.units[1] ?? 0, 3500)
  await addListing(shop, shopId, 'DRAFT', [{}], { status: 'draft' })
  await addListing(shop, shopId, 'EBOOK', [{}], { item_type: 'digital' })
  await buyer.get(view('MUG')) // the first answer of a topic is not kept
})
afterAll(() => shop.close())

const view = (viewId: string) => `/api/ajax/guest/view/${viewId}`
const changed = (productId: number) => shop.deps.changes.publish('product', productId)

describe('an item view', () => {
  test('is what the contract says', async () => {
    const { status, body, headers } = await buyer.get(view('MUG'))
    expect(status).toBe(200)
    expect(() => success(itemView).parse(body)).not.toThrow()
    expect(body.data.items).toMatchObject([
      {
        id: mug.units[0],
        view_id: 'MUG',
        title: 'Barang MUG',
        options: [],
        price: '25.00',
        compare_price: null,
        stock: 10,
        is_out_stock: false,
        min_purchase_qty: 2,
        max_purchase_qty: null,
        multiple_of: 1,
        weight: '0.350',
        selectedQty: 2,
      },
    ])
    expect(body.data.item).toMatchObject({
      id: mug.productId,
      item_type: 'ecommerce',
      price: '25.00',
      selectedQty: 2,
      is_out_stock: false,
      tnc: null,
      one_page: true,
    })
    expect(body.data.shop).toMatchObject({ username: 'demo', name: 'Kedai demo', currency: 'RM' })
    expect(body.data.shipping_methods.map(({ name, price, by }: Record<string, string>) => [name, price, by])).toEqual([
      ['Pos', '6.00', 'weight'],
      ['Ekspres', '10.00', 'weight'],
      ['Timur', '12.00', 'weight'],
    ])
    expect(body.data.payment_methods.map(({ code }: { code: string }) => code)).toEqual([
      'sandbox',
      'bank_transfer',
      'cod',
    ])
    expect(body.data.click_upsell).toMatchObject({ title: 'Tambah ini', product_price: '35.00' })
    expect(body.data.states).toHaveLength(16)
    expect(body.data).toMatchObject({
      me: null,
      viral_lock: null,
      item_rental: null,
      countries: [{ code: 'MY', name: 'Malaysia' }],
      server_time: '2026-11-20 12:00:00',
    })
    expect(body.data.referral_link).toBe('http://localhost:3000/s/demo/i/MUG')
    expect(headers['cache-control']).toMatch(/^public/)
    expect(headers['vary']).toContain('Cookie')
  })

  test('lists what is offered now, and starts at the cheapest', async () => {
    const { data } = (await buyer.get(view('TEE'))).body
    expect(
      data.items.map(({ options, is_out_stock, selectedQty }: Record<string, unknown>) => [
        options,
        is_out_stock,
        selectedQty,
      ]),
    ).toEqual([
      [['Merah', 'S'], true, 0],
      [['Merah', 'L'], false, 0],
    ])
    expect(data.item).toMatchObject({
      price: '39.00',
      selectedQty: 0,
      is_out_stock: false,
      option_names: ['Warna', 'Saiz'],
      tnc: 'Tiada pulangan.',
    })
  })

  test('offers neither delivery nor cash on delivery for what is not shipped', async () => {
    const { data } = (await buyer.get(view('EBOOK'))).body
    expect(data.shipping_methods).toEqual([])
    expect(data.payment_methods.map(({ code }: { code: string }) => code)).toEqual(['sandbox', 'bank_transfer'])
  })

  test('says in the reader’s words what each way to pay asks for, a QR apart from a transfer', async () => {
    await addListing(shop, shopId, 'SCAN', [{ price: 900, stock: null }])
    await shop.asOwner(
      `insert into payment_methods (shop_id, code, name, kind, position) values ($1, 'duitnow_qr', 'DuitNow QR', 'qr', 9)`,
      [shopId],
    )
    const hintsIn = async (lang: 'en' | 'ms') =>
      Object.fromEntries(
        (await (await shop.client(lang)).get(view('SCAN'))).body.data.payment_methods.map(
          ({ code, hint }: Record<string, string>) => [code, hint],
        ),
      )
    expect(await hintsIn('en')).toEqual({
      sandbox: 'Pay now on the bank page',
      bank_transfer: 'Transfer and send the payment slip. The seller will check it.',
      cod: 'Pay cash when the parcel arrives',
      duitnow_qr: 'Scan the QR code after ordering and send the payment slip. The seller will check it.',
    })
    expect((await hintsIn('ms')).duitnow_qr).toBe(
      'Imbas kod QR selepas memesan dan hantar bukti bayaran. Penjual akan menyemaknya.',
    )
    await shop.asOwner(`delete from payment_methods where code = 'duitnow_qr'`)
  })

  test.each([['NONE'], ['DRAFT'], ['1'], ['mug']])(
    '%s is not found, and the answer says what to do',
    async (viewId) => {
      const { status, body } = await buyer.get(view(viewId))
      expect([status, body.message]).toEqual([
        404,
        'This item is no longer available, or the link is wrong. Ask the seller for a new link.',
      ])
    },
  )

  test('another shop’s address does not have it', async () => {
    expect((await buyer.get(view('MUG'), { headers: { 'x-shop': 'rival' } })).status).toBe(404)
    expect((await buyer.get(view('MUG'), { headers: { 'x-shop': 'demo' } })).status).toBe(200)
    expect((await (await shop.client('en', 'rival.localhost:3000')).get(view('MUG'))).status).toBe(404)
  })

  test('speaks the language of who asks', async () => {
    const answers = await Promise.all(
      ['ms', 'en', 'zh'].map(async (lang) => (await shop.client(lang)).get(view('NONE'))),
    )
    expect(new Set(answers.map(({ body }) => body.message)).size).toBe(3)
  })

  test('writes stored blocks as text, never as markup of somebody else', async () => {
    const content = [
      {
        type: 'paragraph',
        spans: [{ text: '<script>alert(1)</script>' }, { text: 'x', link: 'https://a.test/"onclick=' }],
      },
    ]
    const listing = await addListing(shop, shopId, 'HOSTILE', [{}], {
      content: JSON.stringify(content),
      title: '"><img src=x>',
    })
    const { data } = (await buyer.get(view(listing.viewId))).body
    expect(data.item.content).not.toMatch(/<script|onclick=/)
  })
})

describe('time', () => {
  test('a promo is on until now passes its end, also for a kept answer', async () => {
    const listing = await addListing(shop, shopId, 'PROMO', [{ price: 3000, promo: 1990 }], {
      is_promo: true,
      promo_until: '2026-11-20T04:10:00Z',
    })
    const price = async () => (await buyer.get(view('PROMO'))).body.data.item.price
    expect(await price()).toBe('19.90')
    shop.clock.set('2026-11-20T04:10:00Z')
    expect(await price()).toBe('19.90')
    shop.clock.advance(1)
    const { item, items } = (await buyer.get(view(listing.viewId))).body.data
    expect([item.price, item.compare_price, item.is_promo, items[0].compare_price]).toEqual([
      '30.00',
      null,
      false,
      null,
    ])
  })

  test('a countdown counts strictly between its times', async () => {
    await addListing(shop, shopId, 'COUNT', [{}], {
      is_countdown: true,
      countdown_start: '2026-11-20T05:00:00Z',
      countdown_until: '2026-11-20T06:00:00Z',
    })
    const isOn = async (at: string) => {
      shop.clock.set(at)
      return (await buyer.get(view('COUNT'))).body.data.item.is_countdown
    }
    expect(await isOn('2026-11-20T05:00:00.000Z')).toBe(false)
    expect(await isOn('2026-11-20T05:00:00.001Z')).toBe(true)
    expect(await isOn('2026-11-20T05:59:59.999Z')).toBe(true)
    expect(await isOn('2026-11-20T06:00:00.000Z')).toBe(false)
  })
})

describe('a kept view', () => {
  test('is made anew when its product changes', async () => {
    const stock = async () => (await buyer.get(view('MUG'))).body.data.items[0].stock
    await shop.asOwner('update variations set stock = 7 where id = $1', [mug.units[0]])
    expect(await stock()).toBe(10)
    changed(mug.productId)
    expect(await stock()).toBe(7)
    await shop.asOwner('update variations set stock = 1 where id = $1', [mug.units[0]])
    changed(mug.productId)
    expect((await buyer.get(view('MUG'))).body.data.item).toMatchObject({ is_out_stock: true, selectedQty: 0 })
  })

  test('and when what is offered beside it runs out', async () => {
    expect((await buyer.get(view('MUG'))).body.data.click_upsell).not.toBeNull()
    await shop.asOwner('update variations set stock = 0 where id = $1', [tee.units[1]])
    changed(tee.productId)
    expect((await buyer.get(view('MUG'))).body.data.click_upsell).toBeNull()
  })

  test('knows nobody; the signed-in get their own, which nobody else sees', async () => {
    const seller = await shop.client('en')
    const { status } = await seller.post(
      '/api/ajax/auth/register',
      registrationFor('kakak', { email: 'kakak@mail.test', password: goodPassword }),
    )
    expect(status).toBe(200)
    const own = await seller.get(view('MUG'))
    expect(own.body.data.me).toMatchObject({ email: 'kakak@mail.test', phone: '+60123456789' })
    expect(own.headers['cache-control']).toBe('private, no-store')
    expect((await buyer.get(view('MUG'))).body.data.me).toBeNull()
  })
})
