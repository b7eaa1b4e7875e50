import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { Answer as TestAnswer, TestClient } from '../../../platform/test-app/test-client.ts'
import { mug, openShop, products } from '../../sell/catalogue/catalogue.fixture.ts'
import { addStaff } from '../../orders/orders/orders.fixture.ts'

let app: TestApp
let owner: TestClient
let shopId: number
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-20T04:00:00Z' })
  ;({ owner, shopId } = await openShop(app, 'kedai-satu'))
})
afterAll(() => app.close())

const sentence =
  'These settings were changed elsewhere while this form was open. Your entries are still here. Check them, then save.'

describe.each([
  [
    'company',
    [
      { name: 'Kedai Satu', city: 'Kajang' },
      { name: 'Kedai Satu', city: 'Ipoh' },
    ],
    'city',
  ],
  [
    'vacation',
    [
      { is_active: true, mode: 'closed', message: 'Raya' },
      { is_active: true, mode: 'browse', message: 'Balik kampung' },
    ],
    'message',
  ],
  ['theme', [{ accent: '#c8102e' }, { accent: '#1f5fbf' }], 'accent'],
  [
    'banners',
    [{ promo_banner: { is_active: true, text: 'Jualan' } }, { promo_banner: { is_active: true, text: 'Pos percuma' } }],
    'promo_banner',
  ],
] as const)('two tabs with the settings of %s', (name, [first, second], field) => {
  const path = `/api/ajax/seller/${name}`
  const read = async () => (await owner.get(path)).body.data

  test('do not write over each other: the later one is told, gets what stands there, and may then save', async () => {
    const { revision } = await read()
    const saved = await owner.put(path, { ...first, revision })
    expect([saved.status, saved.body.data.revision === revision]).toEqual([200, false])
    const late = await owner.put(path, { ...second, revision })
    expect([late.status, late.body.message, late.body.data.current]).toEqual([409, sentence, saved.body.data])
    expect(await read()).toEqual(saved.body.data)
    const knowing = await owner.put(path, { ...second, revision: late.body.data.current.revision })
    expect(knowing.status).toBe(200)
    expect((await read())[field]).not.toEqual(saved.body.data[field])
  })

  test('the same form sent twice is done once; other settings of the shop are no other tab', async () => {
    const { revision } = await read()
    expect((await owner.put('/api/ajax/seller/order-numbers', { prefix: name.slice(0, 2).toUpperCase() })).status).toBe(
      200,
    )
    for (const status of [200, 200]) expect((await owner.put(path, { ...first, revision })).status).toBe(status)
    expect((await owner.put(path, { ...second })).status).toBe(200) // who names no state writes over any
  })

  test('at the very same moment one is saved and the other told', async () => {
    await owner.put(path, {}).then(() => owner.put(path, name === 'company' ? { name: 'Kedai Satu' } : {}))
    const { revision } = await read()
    const answers = await Promise.all([first, second].map((form) => owner.put(path, { ...form, revision })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })
})

// One thing of several that a dialog changes: where it is, how it is sent, and how it is found in what its list answers.
type Json = TestAnswer['body']['data']
type Thing = { list: string; at: string; sent?: 'post'; find: (data: Json) => Json }
const seller = '/api/ajax/seller'
const byId = (id: number) => (rows: { id: number }[]) => rows.find((row) => row.id === id)
const shipping = `${seller}/shipping`
const make = async (path: string, body: object) => (await owner.post(path, body)).body.data

describe.each<[string, () => Promise<Thing & { first: object; second: object; field: string }>]>([
  [
    'a coupon',
    async () => {
      const { id } = await make(`${seller}/coupons`, { code: 'RAYA', kind: 'percent', percent: '10' })
      return {
        list: `${seller}/coupons/${id}`,
        at: `${seller}/coupons/${id}`,
        find: (data) => data,
        first: { code: 'RAYA', kind: 'percent', percent: '15' },
        second: { code: 'RAYA', kind: 'percent', percent: '50' },
        field: 'percent',
      }
    },
  ],
  [
    'a shipping zone',
    async () => {
      const { zones } = await make(`${shipping}/zones`, { name: 'Kajang', postcodes: ['43000'] })
      const { id } = zones.at(-1)
      return {
        list: shipping,
        at: `${shipping}/zones/${id}`,
        find: (data) => byId(id)(data.zones),
        first: { name: 'Kajang', postcodes: ['43000-43009'] },
        second: { name: 'Kajang dan Bangi', postcodes: ['43000'] },
        field: 'postcodes',
      }
    },
  ],
  [
    'a way of shipping',
    async () => {
      const { id: zone } = (await make(`${shipping}/zones`, { name: 'Ipoh', postcodes: ['30000'] })).zones.at(-1)
      const { id } = (
        await make(`${shipping}/zones/${zone}/methods`, { name: 'Rata', rate: { by: 'flat', price: '6' } })
      ).zones.at(-1).methods[0]
      const flat = (price: string) => ({ name: 'Rata', rate: { by: 'flat', price } })
      return {
        list: shipping,
        at: `${shipping}/methods/${id}`,
        find: (data) => byId(id)(data.zones.flatMap(({ methods }: { methods: object[] }) => methods)),
        first: flat('7'),
        second: flat('8'),
        field: 'rate',
      }
    },
  ],
  [
    'a product’s own shipping price',
    async () => {
      const { id } = await make(products, mug())
      await owner.put(`${shipping}/own-prices/${id}`, { price: '3', per: 'order' })
      return {
        list: shipping,
        at: `${shipping}/own-prices/${id}`,
        find: (data) => data.own_prices.find((own: { product_id: number }) => own.product_id === id),
        first: { price: '4', per: 'order' },
        second: { price: '5', per: 'piece' },
        field: 'price',
      }
    },
  ],
  [
    'a payment method',
    async () => {
      const path = `${seller}/payment-methods`
      const cod = (instructions: string) => ({ code: 'cod', name: 'COD', instructions })
      return {
        list: path,
        at: path,
        find: (data) => data.methods.find(({ code }: { code: string }) => code === 'cod'),
        first: cod('Sediakan wang tepat'),
        second: cod('Bayar kepada penghantar'),
        field: 'instructions',
      }
    },
  ],
  [
    'a bank account',
    async () => {
      const account = { bank: 'Maybank', number: '514012345678', holder: 'Siti Enterprise' }
      const { id } = (await make(`${seller}/bank-accounts`, account)).accounts[0]
      return {
        list: `${seller}/payment-methods`,
        at: `${seller}/bank-accounts/${id}`,
        find: (data) => byId(id)(data.accounts),
        first: { ...account, holder: 'Siti Trading' },
        second: { ...account, holder: 'Siti Niaga' },
        field: 'holder',
      }
    },
  ],
  [
    'a category',
    async () => {
      const { id } = await make(`${seller}/categories`, { name: 'Dapur' })
      return {
        list: `${seller}/categories`,
        at: `${seller}/categories/${id}`,
        find: byId(id),
        first: { name: 'Rumah' },
        second: { name: 'Taman' },
        field: 'name',
      }
    },
  ],
  [
    'a policy',
    async () => {
      const path = `${seller}/policies`
      const terms = (text: string) => ({ kind: 'terms', text, is_shown: true })
      return {
        list: path,
        at: path,
        find: (data) => data.find(({ kind }: { kind: string }) => kind === 'terms'),
        first: terms('Tiada pulangan'),
        second: terms('Pulangan 7 hari'),
        field: 'text',
      }
    },
  ],
  [
    'the series of order numbers',
    async () => {
      const path = `${seller}/order-numbers`
      return {
        list: path,
        at: path,
        find: (data) => data,
        first: { prefix: 'AA-' },
        second: { prefix: 'BB-', next: 5000 },
        field: 'prefix',
      }
    },
  ],
  [
    'the access of a person',
    async () => {
      const id = await addStaff(app, shopId, 'pembantu@kedai.test', ['orders'])
      const access = (...permissions: string[]) => ({ role: 'staff', permissions })
      return {
        list: `${seller}/staff`,
        at: `${seller}/staff/${id}`,
        find: (data) => byId(id)(data.members),
        first: access('orders', 'products'),
        second: access('orders', 'coupons'),
        field: 'permissions',
      }
    },
  ],
  [
    'what is known of a customer',
    async () => {
      const [row] = await app.asOwner<{ id: number }>(
        `insert into customers (shop_id, name, phone, created_at, last_order_at) values ($1, 'Aminah', '+60123456789', now(), now()) returning id`,
        [shopId],
      )
      const path = `${seller}/customers/${row?.id}`
      return {
        list: path,
        at: path,
        sent: 'post',
        find: (data) => data,
        first: { name: 'Aminah', note: 'Suka merah', tags: [] },
        second: { name: 'Aminah', note: 'Suka biru', tags: ['VIP'] },
        field: 'note',
      }
    },
  ],
])('two tabs with %s', (name, prepare) => {
  test('do not write over each other either', async () => {
    const { list, at, sent = 'put', find, first, second, field } = await prepare()
    const read = async () => find((await owner.get(list)).body.data)
    const save = (form: object) => owner[sent](at, form)
    const { revision, [field]: opened } = await read()
    expect(revision, name).toMatch(/^[\w-]{16}$/)
    // The same form twice is done once.
    for (const _ of [1, 2]) expect((await save({ ...first, revision })).status).toBe(200)
    const saved = await read()
    expect([saved[field], saved.revision]).not.toEqual([opened, revision])
    const late = await save({ ...second, revision })
    expect([late.status, late.body.message, late.body.data.current]).toMatchObject([
      409,
      sentence,
      { revision: saved.revision, [field]: saved[field] },
    ])
    expect(await read()).toEqual(saved)
    expect((await save({ ...second, revision: late.body.data.current.revision })).status).toBe(200)
    expect((await read())[field]).not.toEqual(saved[field])
    expect((await save(first)).status).toBe(200) // who names no state writes over any
  })
})

test('a series that was saved elsewhere has not gone on either', async () => {
  const path = `${seller}/order-numbers`
  const { revision, next } = (await owner.get(path)).body.data
  await owner.put(path, { prefix: 'CC-', revision })
  expect((await owner.put(path, { prefix: 'DD-', next: next + 700, revision })).status).toBe(409)
  expect((await owner.get(path)).body.data).toMatchObject({ prefix: 'CC-', next })
})

test('a coupon that is used, or paused, is the same form', async () => {
  const { id, revision } = await make(`${seller}/coupons`, { code: 'GUNA', kind: 'percent', percent: '10' })
  await owner.post(`${seller}/coupons/${id}/pause`)
  await app.asOwner('update coupons set used = used + 1 where id = $1', [id])
  expect(
    (await owner.put(`${seller}/coupons/${id}`, { code: 'GUNA', kind: 'percent', percent: '20', revision })).status,
  ).toBe(200)
})
