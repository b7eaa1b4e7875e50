import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { mug, openShop, products, tee, uploadPhoto } from './catalogue.fixture.ts'

let app: TestApp
let owner: TestClient
beforeAll(async () => {
  app = await startTestApp()
  owner = (await openShop(app, 'kedai-satu')).owner
})
afterAll(() => app.close())

const made = async (form: object) => (await owner.post(products, form)).body.data
const movesOf = (id: number) =>
  app.asOwner(`select change, stock_after, reason from stock_moves where variation_id = $1 order by id`, [id])

describe('a new product', () => {
  test('is a draft unless published, with a short address of letters and digits', async () => {
    const { status, body } = await owner.post(products, mug())
    expect([status, body.message]).toEqual([200, 'Draft saved.'])
    expect(body.data).toMatchObject({
      status: 'draft',
      version: 1,
      variations: [{ price: '25.00', stock: 10, weight: '0.350', promo_price: null }],
    })
    expect(body.data.view_id).toMatch(/^(?=.*[A-Za-z])[A-Za-z0-9]{8}$/)
    expect(body.data.share_url).toBe(`http://localhost:3000/s/kedai-satu/i/${body.data.view_id}`)
    const published = await made(mug({ status: 'published' }))
    expect(published.status).toBe('published')
    expect(await movesOf(published.variations[0].id)).toEqual([{ change: 10, stock_after: 10, reason: 'opened' }])
  })

  test('keeps everything that its form holds', async () => {
    const [image, second] = [await uploadPhoto(owner), await uploadPhoto(owner)]
    const {
      body: { data: category },
    } = await owner.post('/api/ajax/seller/categories', { name: 'Cawan' })
    const offered = await made(mug({ title: 'Piring', status: 'published' }))
    const content = [
      { type: 'heading', level: 2, spans: [{ text: 'Saiz' }] },
      { type: 'list', ordered: false, items: [[{ text: 'Kapas', bold: true }]] },
    ]
    const form = tee({
      content,
      category_id: category.id,
      images: [
        { id: second, alt: 'Depan' },
        { id: image, alt: '' },
      ],
      is_promo: '1',
      promo_until: '2026-12-31',
      is_countdown: true,
      countdown_start: '2026-12-01 09:00:00',
      countdown_until: '2026-12-02 09:00',
      min_purchase_qty: 2,
      max_purchase_qty: 10,
      multiple_of: 2,
      one_page: false,
      sticky: 'false',
      tnc: 'Satu\nDua',
      file_upload: { label: 'Logo', is_required: true },
      click_upsell: { offered_variation_id: offered.variations[0].id, title: 'Tambah piring?', price: '9.90' },
    })
    const [first, ...rest] = form.variations
    const { status, body } = await owner.post(products, {
      ...form,
      variations: [{ ...first, promo_price: '29.90', image_id: image }, ...rest],
    })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      content,
      category_id: category.id,
      images: [{ id: second, alt: 'Depan' }, { id: image }],
      is_promo: true,
      promo_until: '2026-12-31 23:59:59',
      countdown_start: '2026-12-01 09:00:00',
      countdown_until: '2026-12-02 09:00:00',
      min_purchase_qty: 2,
      max_purchase_qty: 10,
      multiple_of: 2,
      one_page: false,
      sticky: false,
      tnc: 'Satu\nDua',
      file_upload: { label: 'Logo', placeholder: '', tooltip: '', is_required: true },
      click_upsell: { offered_title: 'Piring', title: 'Tambah piring?', price: '9.90' },
      variations: [
        { option_values: ['S', 'Merah'], sku: 'T-S-M', promo_price: '29.90', image_id: image },
        {},
        { price: '45.00' },
        {},
      ],
    })
    expect(
      await app.asOwner(
        'select price_min_sen, price_max_sen, promo_min_sen, promo_max_sen from products where id = $1',
        [body.data.id],
      ),
    ).toEqual([{ price_min_sen: 3900, price_max_sen: 4500, promo_min_sen: 2990, promo_max_sen: 4500 }])
  })

  test('sent twice under one key is made once', async () => {
    const options = { headers: { 'idempotency-key': 'mug-1' } }
    const [first, again] = [await owner.post(products, mug(), options), await owner.post(products, mug(), options)]
    expect(again.body.data.id).toBe(first.body.data.id)
    expect(again.headers['idempotent-replayed']).toBe('true')
  })

  test('takes nothing that a form does not hold', async () => {
    const product = await made({
      ...mug(),
      id: 999_999,
      shop_id: 1,
      view_id: 'MINE',
      sold: 500,
      version: 77,
      price_min_sen: 1,
      published_at: '2020-01-01',
    })
    expect(product).toMatchObject({ sold: 0, version: 1, status: 'draft' })
    expect(product.view_id).not.toBe('MINE')
  })

  test('keeps a payload as the text that it is', async () => {
    const evil = `"><script>alert(1)</script><img src=x onerror=alert(1)>'; drop table products; --`
    const product = await made(
      mug({
        title: evil,
        tnc: evil,
        content: [{ type: 'paragraph', spans: [{ text: evil }] }],
        file_upload: { label: evil.slice(0, 70) },
      }),
    )
    expect(product).toMatchObject({
      title: evil,
      tnc: evil,
      content: [{ spans: [{ text: evil }] }],
      file_upload: { label: evil.slice(0, 70) },
    })
    const disguised = await made(mug({ title: 'Harga\u202E 01 MR\u0007' }))
    expect(disguised.title).toBe('Harga 01 MR')
  })
})
