import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { mug, openShop, products, tee, uploadPhoto } from './catalogue.fixture.ts'

let app: TestApp
let owner: TestClient
let rival: TestClient
beforeAll(async () => {
  app = await startTestApp()
  owner = (await openShop(app, 'kedai-satu')).owner
  rival = (await openShop(app, 'kedai-dua')).owner
})
afterAll(() => app.close())

const made = async (form: object) => (await owner.post(products, form)).body.data

describe('a form that is wrong', () => {
  const unit = { price: '25.00' }
  test.each<[string, object, Record<string, string>]>([
    ['no title', mug({ title: '  ' }), { title: 'Title is required.' }],
    [
      'a price that is none',
      mug({ variations: [{ price: 'dua puluh' }] }),
      { 'variations.0.price': 'The price must be an amount of money such as 12.30 or 1,234.50' },
    ],
    [
      'a third decimal',
      mug({ variations: [{ price: '1.005' }] }),
      { 'variations.0.price': 'The price must be an amount of money such as 12.30 or 1,234.50' },
    ],
    [
      'a negative price',
      mug({ variations: [{ price: '-5' }] }),
      { 'variations.0.price': 'The price must be an amount of money such as 12.30 or 1,234.50' },
    ],
    [
      'a price beyond reason',
      mug({ variations: [{ price: '1000000.01' }] }),
      { 'variations.0.price': 'The price cannot be above RM 1,000,000.00' },
    ],
    [
      'a promo that is dearer',
      mug({ is_promo: true, variations: [{ price: '25', promo_price: '25.00' }] }),
      { 'variations.0.promo_price': 'The promo price must be below the usual price (RM 25.00).' },
    ],
    [
      'a promo without a price',
      mug({ is_promo: true }),
      { 'variations.0.promo_price': 'The promo is on but has no promo price. Enter one or turn the promo off.' },
    ],
    [
      'half a unit on stock',
      mug({ variations: [{ ...unit, stock: 1.5 }] }),
      { 'variations.0.stock': 'Stock must be a whole number.' },
    ],
    [
      'less than nothing on stock',
      mug({ variations: [{ ...unit, stock: -1 }] }),
      { 'variations.0.stock': 'Stock must be 0 or more.' },
    ],
    [
      'a weight in words',
      mug({ variations: [{ ...unit, weight: 'berat' }] }),
      { 'variations.0.weight': 'Weight is not valid.' },
    ],
    [
      'a countdown without times',
      mug({ is_countdown: true }),
      {
        countdown_start: 'Enter a start time for the countdown.',
        countdown_until: 'Enter an end time for the countdown.',
      },
    ],
    [
      'a countdown that ends first',
      mug({ countdown_start: '2026-12-02', countdown_until: '2026-12-01' }),
      { countdown_until: 'The end must come after the start.' },
    ],
    [
      'a day that does not exist',
      mug({ promo_until: '2026-02-30' }),
      { promo_until: 'This date or time does not exist.' },
    ],
    [
      'a maximum below the minimum',
      mug({ min_purchase_qty: 5, max_purchase_qty: 4 }),
      { max_purchase_qty: 'The maximum cannot be below the minimum (5).' },
    ],
    [
      'rules that let nobody buy',
      mug({ min_purchase_qty: 5, max_purchase_qty: 7, multiple_of: 4 }),
      {
        multiple_of: 'Buyers cannot choose any quantity: there is no multiple of 4 between 5 and 7. Change the limits.',
      },
    ],
    [
      'two prices for a simple product',
      mug({ variations: [unit, unit] }),
      { variations: 'A simple product has one price and stock. Choose the type “Variations” for sizes or colours.' },
    ],
    [
      'options without a name',
      tee({ option_names: [] }),
      { option_names: 'Name at least one option, for example Size.' },
    ],
    [
      'two options of one name',
      tee({ option_names: ['Saiz', 'saiz'] }),
      { 'option_names.1': 'Two options have the same name.' },
    ],
    [
      'the same cell twice',
      tee({
        option_names: ['Saiz'],
        variations: [
          { ...unit, option_values: ['S'] },
          { ...unit, option_values: ['s'] },
        ],
      }),
      { 'variations.1.option_values': 'The variation “s” appears twice.' },
    ],
    [
      'a cell without its colour',
      tee({
        variations: [
          { ...unit, option_values: ['S', 'Merah'] },
          { ...unit, option_values: ['L'] },
        ],
      }),
      { 'variations.1.option_values': 'Each variation needs one value for each option.' },
    ],
    [
      'one SKU for two',
      tee({
        option_names: ['Saiz'],
        variations: [
          { ...unit, sku: 'A', option_values: ['S'] },
          { ...unit, sku: 'A', option_values: ['L'] },
        ],
      }),
      { 'variations.1.sku': 'This SKU is used twice in this product.' },
    ],
    [
      'a link that is none',
      mug({ content: [{ type: 'paragraph', spans: [{ text: 'a', link: 'javascript:alert(1)' }] }] }),
      { 'content.0.spans.0.link': 'Links in the description must start with https:// and a real address.' },
    ],
    [
      'too long a text',
      mug({ content: [{ type: 'paragraph', spans: [{ text: 'x'.repeat(20_001) }] }] }),
      { 'content.0.spans.0.text': 'The description is too long (20,000 characters at most).' },
    ],
    [
      'several things at once',
      mug({ variations: [{ price: 'x' }], is_countdown: true, countdown_start: '2026-12-01' }),
      {
        'variations.0.price': 'The price must be an amount of money such as 12.30 or 1,234.50',
        countdown_until: 'Enter an end time for the countdown.',
      },
    ],
  ])('%s', async (_what, form, fields) => {
    const { status, body } = await owner.post(products, form)
    expect([
      status,
      Object.fromEntries(
        Object.entries(body.data ?? {}).map(([field, said]) => [field, Array.isArray(said) ? said[0] : said]),
      ),
    ]).toEqual([422, fields])
    expect(body.message).toBe(Object.values(fields)[0])
  })

  test.each([
    ['html', '<b>x</b>'],
    ['an unknown block', [{ type: 'html', html: 'x' }]],
    ['an unknown mark', [{ type: 'paragraph', spans: [{ text: 'a', onclick: 'x' }] }]],
  ])('a description with %s', async (_what, content) => {
    const { status, body } = await owner.post(products, mug({ content }))
    expect(status).toBe(422)
    expect(Object.keys(body.data)[0]).toMatch(/^content/)
  })

  test('what belongs to another shop is refused at its field', async () => {
    const image = await uploadPhoto(rival)
    const {
      body: { data: category },
    } = await rival.post('/api/ajax/seller/categories', { name: 'Rahsia' })
    const {
      body: { data: theirs },
    } = await rival.post(products, mug({ status: 'published' }))
    const offer = { offered_variation_id: theirs.variations[0].id, title: 'Tambah', price: '1' }
    for (const [form, field] of [
      [{ images: [{ id: image }] }, 'images.0.id'],
      [{ category_id: category.id }, 'category_id'],
      [{ click_upsell: offer }, 'click_upsell.offered_variation_id'],
      [{ variations: [{ price: '1', image_id: image }] }, 'variations.0.image_id'],
    ] as const) {
      const { status, body } = await owner.post(products, mug(form))
      expect([status, Object.keys(body.data)]).toEqual([422, [field]])
    }
    const mine = await made(mug())
    const stolen = await owner.put(
      `${products}/${mine.id}`,
      mug({ version: 1, variations: [{ id: theirs.variations[0].id, price: '0.01' }] }),
    )
    expect([stolen.status, Object.keys(stolen.body.data)]).toEqual([422, ['variations.0.id']])
  })

  test('a digital product is no extra offer, and the seller is told why', async () => {
    const book = await made({
      item_type: 'digital',
      status: 'published',
      title: 'Buku',
      variations: [{ price: '15' }],
      digital: { link: 'https://shop.test/buku' },
    })
    const { status, body } = await owner.post(
      products,
      mug({ click_upsell: { offered_variation_id: book.variations[0].id, title: 'Tambah', price: '1' } }),
    )
    expect([status, body.data]).toEqual([
      422,
      {
        'click_upsell.offered_variation_id': [
          'A digital product cannot be an extra offer, because it is delivered by e-mail. Choose another product.',
        ],
      },
    ])
  })

  test('a SKU that another product uses is named with it', async () => {
    await made(mug({ title: 'Yang Pertama', variations: [{ price: '5', sku: 'SATU' }] }))
    const { status, body } = await owner.post(products, mug({ variations: [{ price: '5', sku: 'SATU' }] }))
    expect([status, body.data]).toEqual([422, { 'variations.0.sku': ['This SKU is already used by “Yang Pertama”.'] }])
  })
})
