import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { photo } from '../../../platform/test-app/pictures.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { openTestShop, signedIn, type TestShop } from '../../orders/orders/orders.fixture.ts'

let app: TestApp
let shop: TestShop
let owner: TestClient
let rival: TestClient
let buyer: TestClient
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } })
  shop = await openTestShop(app, 'kedai-kutip')
  owner = await signedIn(app, shop.ownerId)
  rival = await signedIn(app, (await openTestShop(app, 'kedai-lain')).ownerId)
  buyer = await app.client('en')
})
afterAll(() => app.close())

const fields = [
  { key: 'child', label: 'Child', type: 'text', is_required: true },
  { key: 'class', label: 'Class', type: 'choice', options: ['1A', '1B'] },
  { key: 'days', label: 'Days', type: 'choices', options: ['Mon', 'Tue', 'Wed'] },
  { key: 'bus', label: 'Takes the bus', type: 'checkbox' },
  { key: 'stop', label: 'Stop', type: 'text', is_required: true, show_when: { key: 'bus', equals: '1' } },
  { key: 'letter', label: 'Letter', type: 'file' },
]
const open = { amount_type: 'open', minimum: '5', presets: ['10', '50'], target: '1000', fields }
const fixed = { amount_type: 'fixed', fields: [] as object[] }
const form = (collection: object, given: object = {}) => ({
  item_type: 'collection',
  title: 'Class fund',
  status: 'published',
  variations: [{ price: '20.00' }],
  collection,
  ...given,
})
const make = async (
  collection: object,
  given: object = {},
): Promise<{ id: number; view_id: string; version: number }> => {
  const made = await owner.post('/api/ajax/seller/products', form(collection, given))
  if (made.status !== 200) throw new Error(JSON.stringify(made.body))
  return made.body.data
}
const person = { name: 'Aisyah Ahmad', phone: '0123456789', paymentMethod: 'bank_transfer' }
const collect = (viewId: string, answers: object = {}, client = buyer) =>
  client.multipart(`/api/ajax/guest/order/collect/${viewId}`, flat({ ...person, ...answers }))
/** As a form names its parts: `answers[child]`, `items[0][id]`, a list as `answers[days][]`. */
const flat = (value: object, name = ''): Record<string, string | { filename: string; bytes: Buffer }> =>
  Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => {
      const at = name === '' ? key : `${name}[${key}]`
      return typeof inner === 'object' && !('bytes' in inner)
        ? Object.entries(flat(inner, at))
        : [[at, isFile(inner) ? inner : String(inner)]]
    }),
  )
const isFile = (value: unknown): boolean => typeof value === 'object'
const view = async (viewId: string) => (await buyer.get(`/api/ajax/guest/view/${viewId}`)).body.data
const pay = (orderNo: string, amount: string) =>
  owner.post(`/api/ajax/seller/orders/${orderNo}/record-payment`, { amount, method: 'cash' })
const listOf = async (viewId: string, query = '') =>
  (await owner.get(`/api/ajax/seller/responses/${viewId}${query}`)).body

describe('the seller’s form', () => {
  it('is kept as it is meant, and comes back', async () => {
    const made = await make({ ...open, closes_at: '2027-01-31', max_responses: 40 })
    const read = (await owner.get(`/api/ajax/seller/products/${made.id}`)).body.data
    expect(read.collection).toMatchObject({
      amount_type: 'open',
      minimum: '5.00',
      presets: ['10.00', '50.00'],
      target: '1000.00',
      closes_at: '2027-01-31 23:59:59',
      max_responses: 40,
    })
    expect(read.collection.fields[4]).toEqual({
      key: 'stop',
      label: 'Stop',
      type: 'text',
      is_required: true,
      options: [],
      show_when: { key: 'bus', equals: '1' },
      grid: null,
    })
    const again = await owner.put(`/api/ajax/seller/products/${made.id}`, { ...read, title: 'Class fund 2' })
    expect([again.status, again.body.data.collection]).toEqual([200, read.collection])
  })

  it('is refused at what is wrong', async () => {
    const refused = async (collection: object, given = {}) =>
      Object.keys((await owner.post('/api/ajax/seller/products', form(collection, given))).body.data)
    expect(await refused({ ...open, minimum: 'x', target: '0' })).toEqual(['collection.minimum', 'collection.target'])
    expect(await refused({ ...fixed, minimum: '5', presets: ['5'] })).toEqual([
      'collection.minimum',
      'collection.presets',
    ])
    expect(await refused({ ...open, presets: ['1'] })).toEqual(['collection.presets.0'])
    expect(await refused(open, { variations: [{ option_values: ['A'], price: '1.00' }] })).toEqual([
      'collection.amount_type',
    ])
    expect(
      await refused({
        ...fixed,
        fields: [
          { label: 'A', type: 'choice' },
          { key: 'field-1', label: '', type: 'text' },
        ],
      }),
    ).toEqual(['collection.fields.0.options', 'collection.fields.1.key', 'collection.fields.1.label'])
    expect(
      Object.keys((await owner.post('/api/ajax/seller/products', { ...form(open), item_type: 'ecommerce' })).body.data),
    ).toEqual(['collection'])
  })
})

describe('an open amount', () => {
  it('is asked for on its page, answered, paid and counted', async () => {
    const { view_id: viewId } = await make(open)
    const page = await view(viewId)
    expect(page.items).toEqual([])
    expect(page.item).toMatchObject({ item_type: 'collection', price: '5.00' })
    expect(page.item.collection).toMatchObject({
      amount_type: 'open',
      minimum: '5.00',
      presets: ['10.00', '50.00'],
      target: '1000.00',
      collected: '0.00',
      closes_at: null,
      responses_left: null,
    })
    const placed = await collect(viewId, {
      amount: '25',
      answers: {
        child: '=Danial',
        class: '1B',
        days: ['Wed', 'Mon'],
        bus: '0',
        letter: { filename: 'surat.jpg', bytes: await photo(40, 30) },
      },
    })
    expect([placed.status, placed.body.data?.totals]).toMatchObject([200, { subtotal: '25.00', total: '25.00' }])
    const orderNo: string = placed.body.data.order_no
    const order = (await buyer.get(`/api/ajax/guest/order/${placed.body.data.redirect_to.split('/').pop()}`)).body.data
    expect(order.lines[0]).toMatchObject({
      item_type: 'collection',
      unit_price: '25.00',
      answers: [
        { key: 'child', label: 'Child', type: 'text', value: '=Danial' },
        { key: 'class', label: 'Class', type: 'choice', value: '1B' },
        { key: 'days', label: 'Days', type: 'choices', value: ['Mon', 'Wed'] },
        { key: 'letter', label: 'Letter', type: 'file', value: 'surat.jpg' },
      ],
    })
    expect((await view(viewId)).item.collection.collected).toBe('0.00')
    expect((await listOf(viewId)).data[0]).toMatchObject({
      status: 'unpaid',
      remind_link: expect.stringContaining('wa.me'),
    })
    await pay(orderNo, '25.00')
    expect((await view(viewId)).item.collection.collected).toBe('25.00')
    const { data, meta } = await listOf(viewId, '?term=danial')
    expect(meta).toMatchObject({ page: 1, total: 1 })
    expect(data[0]).toMatchObject({
      order_no: orderNo,
      status: 'paid',
      name: 'Aisyah Ahmad',
      total: '25.00',
      paid: '25.00',
      fulfilment_status: 'delivered',
      answers: { child: '=Danial', days: ['Mon', 'Wed'], letter: { name: 'surat.jpg' } },
    })
    expect((await buyer.get(data[0].answers.letter.url)).status).toBe(200)
    expect((await listOf(viewId, '?term=nobody')).data).toEqual([])
    const summary = (await owner.get(`/api/ajax/seller/responses/${viewId}/summary`)).body.data
    expect(summary).toMatchObject({ responses: 1, paid: 1, unpaid: 0, collected: '25.00' })
    expect(summary.choices[0]).toEqual({
      key: 'class',
      label: 'Class',
      options: [
        { option: '1A', count: 0 },
        { option: '1B', count: 1 },
      ],
    })
    const sheet = await owner.get(`/api/ajax/seller/responses/${viewId}.csv`)
    expect(sheet.headers['content-type']).toContain('text/csv')
    expect(sheet.text).toContain(`${orderNo},`)
    expect(sheet.text).toContain(`,'=Danial,1B,"Mon, Wed"`)
    expect((await rival.get(`/api/ajax/seller/responses/${viewId}`)).status).toBe(404)
    expect((await rival.get(`/api/ajax/seller/responses/${viewId}.csv`)).status).toBe(404)
  })

  it('is refused at its field, as its answers are', async () => {
    const { view_id: viewId } = await make(open)
    const refused = async (given: object) => {
      const { status, body } = await collect(viewId, given)
      return [status, Object.keys(body.data ?? {})]
    }
    const answers = { child: 'Danial' }
    expect(await refused({ answers })).toEqual([422, ['amount']])
    expect(await refused({ answers, amount: '4.99' })).toEqual([422, ['amount']])
    expect(await refused({ answers, amount: 'ten' })).toEqual([422, ['amount']])
    expect(await refused({ answers, amount: '10', quantity: '2' })).toEqual([422, ['quantity']])
    expect(await refused({ amount: '10', answers: { class: '9Z', bus: '1', letter: 'x', other: 'y' } })).toEqual([
      422,
      ['answers.child', 'answers.class', 'answers.stop', 'answers.letter', 'answers.other'],
    ])
    const page = { filename: 'a.html', bytes: Buffer.from('<script>alert(1)</script>') }
    expect(await refused({ amount: '10', answers: { ...answers, letter: page } })).toEqual([422, ['answers.letter']])
    const elsewhere = await buyer.multipart(`/api/ajax/guest/order/place-order/${viewId}`, { ...person, amount: '10' })
    expect(elsewhere.status).toBe(404)
    expect(await refused({ answers, amount: '10', slot: '2026-12-01', click_upsell: '1' })).toEqual([
      422,
      ['slot', 'click_upsell'],
    ])
  })
})

describe('rows', () => {
  const rows = {
    option_names: ['Size'],
    variations: [
      { option_values: ['Child'], price: '20.00', stock: 2 },
      { option_values: ['Adult'], price: '30.00' },
    ],
  }

  it('are chosen, priced and counted; stock is kept by row', async () => {
    const { view_id: viewId } = await make({ ...fixed, max_responses: 5 }, rows)
    const { items, item } = await view(viewId)
    expect(items.map(({ options, price }: { options: string[]; price: string }) => [options[0], price])).toEqual([
      ['Child', '20.00'],
      ['Adult', '30.00'],
    ])
    expect(item.collection).toMatchObject({ amount_type: 'fixed', responses_left: 5 })
    const [child, adult] = items
    const wish = (one: number, two: number) => ({
      items: [
        { id: child.id, quantity: one },
        { id: adult.id, quantity: two },
      ],
    })
    expect(Object.keys((await collect(viewId)).body.data)).toEqual(['items'])
    expect(Object.keys((await collect(viewId, wish(0, 0))).body.data)).toEqual(['items'])
    expect(Object.keys((await collect(viewId, { ...wish(1, 0), amount: '3' })).body.data)).toEqual(['amount'])
    const placed = await collect(viewId, wish(2, 1))
    expect(placed.body.data.totals.total).toBe('70.00')
    expect((await view(viewId)).item.collection.responses_left).toBe(4)
    const short = await collect(viewId, wish(1, 1))
    expect([short.status, short.body.data.changes[0]]).toMatchObject([409, { what: 'stock', left: 0 }])
    await pay(placed.body.data.order_no, '70.00')
    const { data } = await listOf(viewId)
    expect(data[0].items).toEqual([
      { title: 'Child', quantity: 2 },
      { title: 'Adult', quantity: 1 },
    ])
    expect((await owner.get(`/api/ajax/seller/responses/${viewId}/summary`)).body.data.items).toEqual([
      { title: 'Adult', quantity: 1, total: '30.00' },
      { title: 'Child', quantity: 2, total: '40.00' },
    ])
  })

  it('give back the place and the stock of a cancelled response', async () => {
    const { view_id: viewId } = await make({ ...fixed, max_responses: 1 }, rows)
    const { items } = await view(viewId)
    const placed = await collect(viewId, { items: [{ id: items[0].id, quantity: 1 }] })
    expect((await view(viewId)).item).toMatchObject({ is_out_stock: true, collection: { responses_left: 0 } })
    const token = placed.body.data.redirect_to.split('/').pop()
    await buyer.post(`/api/ajax/guest/order/${token}/cancel`, { reason: 'x' })
    expect((await view(viewId)).item.collection.responses_left).toBe(1)
    expect((await listOf(viewId)).data[0]).toMatchObject({ status: 'over', remind_link: null })
    expect((await owner.get(`/api/ajax/seller/responses/${viewId}/summary`)).body.data.responses).toBe(0)
  })
})

describe('a limit', () => {
  it('of 3 is had by 3 of 20 at once, and closing time closes', async () => {
    const { view_id: viewId } = await make({ ...fixed, max_responses: 3 })
    const clients = await Promise.all(Array.from({ length: 20 }, () => app.client('en')))
    const answers = await Promise.all(
      clients.map((client, at) => collect(viewId, { phone: `01234500${10 + at}` }, client)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([...Array(3).fill(200), ...Array(17).fill(409)])
    const told = answers.find(({ status }) => status === 409)!.body
    expect([told.message, told.data.changes[0].left]).toEqual([
      'This collection is full and no longer accepts responses.',
      0,
    ])
    const closed = await make({ ...fixed, closes_at: '2020-01-01' })
    expect((await view(closed.view_id)).item.collection.is_closed).toBe(true)
    expect((await collect(closed.view_id)).status).toBe(409)
  })

  it('is not set below what has come', async () => {
    const made = await make(fixed)
    for (const phone of ['0123450001', '0123450002']) await collect(made.view_id, { phone })
    const save = (most: number) =>
      owner.put(`/api/ajax/seller/products/${made.id}`, {
        ...form({ ...fixed, max_responses: most }),
        version: made.version,
      })
    expect(Object.keys((await save(1)).body.data)).toEqual(['collection.max_responses'])
    expect((await save(2)).status).toBe(200)
    expect((await view(made.view_id)).item.collection.responses_left).toBe(0)
  })
})
