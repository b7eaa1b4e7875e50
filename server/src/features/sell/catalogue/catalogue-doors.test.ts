import { beforeAll, describe, expect, test } from 'vitest'
import { photo, svg } from '../../../platform/test-app/pictures.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import { addStaff } from '../../shop/accounts/actions/add-staff.ts'
import { mug, products, tee, uploadPhoto } from './catalogue.fixture.ts'
import { startOpenedShops } from './opened-shops.fixture.ts'

const categories = '/api/ajax/seller/categories'
const pictures = '/api/ajax/seller/pictures'
const { app, owner, shopId, rival } = await startOpenedShops()

const titles = async (query: string, client = owner): Promise<string[]> =>
  (await client.get(`${products}?${query}`)).body.data.map(({ title }: { title: string }) => title)

describe('who may', () => {
  type Call = (client: TestClient, id: number) => ReturnType<TestClient['get']>
  const calls: [string, Call][] = [
    ['list', (client) => client.get(products)],
    ['open', (client, id) => client.get(`${products}/${id}`)],
    ['create', (client) => client.post(products, mug())],
    ['save', (client, id) => client.put(`${products}/${id}`, mug({ version: 1 }))],
    ['publish', (client, id) => client.post(`${products}/${id}/publish`)],
    ['unpublish', (client, id) => client.post(`${products}/${id}/unpublish`)],
    ['archive', (client, id) => client.post(`${products}/${id}/archive`)],
    ['restore', (client, id) => client.post(`${products}/${id}/restore`)],
    ['offer', (client) => client.get(`${products}/variations`)],
    [
      'delete',
      async (client, id) => (await owner.post(`${products}/${id}/archive`), client.delete(`${products}/${id}`)),
    ],
    ['categories', (client) => client.get(categories)],
    ['categorise', (client) => client.post(categories, { name: 'X' })],
    [
      'picture',
      async (client) => client.multipart(pictures, { picture: { filename: 'a.jpg', bytes: await photo(50, 50) } }),
    ],
  ]
  const ofOne = new Set(['open', 'save', 'publish', 'unpublish', 'archive', 'restore', 'delete'])

  test.each(calls)('%s: signed in, with the right, in the own shop', async (name, call) => {
    const { id } = (await owner.post(products, mug({ title: 'Siapa Boleh' }))).body.data
    expect((await call(await app.client(), id)).status).toBe(401)
    const staffEmail = `${name}@staf.test`
    await inTransaction(app.db, { shopId }, async (trx) =>
      addStaff(trx, {
        shopId,
        name: 'Staf',
        email: staffEmail,
        passwordHash: 'none',
        lang: 'en',
        permissions: ['orders'],
      }),
    )
    await app.asOwner(
      'update users set password_hash = (select password_hash from users where email = $2) where email = $1',
      [staffEmail, 'owner@kedai-satu.test'],
    )
    const staff = await app.client()
    await staff.signIn(staffEmail, 'kata-laluan-panjang-7')
    expect((await call(staff, id)).status).toBe(403)
    await app.asOwner(
      `update shop_members set permissions = '{products}' where user_id = (select id from users where email = $1)`,
      [staffEmail],
    )
    expect((await call(staff, id)).status).toBe(200)
    if (!ofOne.has(name)) return
    const [foreign, missing] = [await call(rival, id), await call(rival, 999_999_999)]
    expect(foreign.status).toBe(404)
    expect(foreign.text).toBe(missing.text)
  })
})

describe('the list', () => {
  beforeAll(async () => {
    for (const title of ['Kain Batik Merah 100%', 'Kain Batik Biru', '陶瓷杯', 'Sambal_Hitam'])
      await rival.post(products, mug({ title, status: 'published' }))
    await rival.post(products, tee({ title: 'Baju Budak' }))
    const { body } = await rival.post(products, mug({ title: 'Lama' }))
    await rival.post(`${products}/${body.data.id}/archive`)
  })

  test('is the shop’s own, the newest first, without the archive', async () => {
    const { body } = await rival.get(products)
    expect(body.data.map(({ title }: { title: string }) => title)).toEqual([
      'Baju Budak',
      'Sambal_Hitam',
      '陶瓷杯',
      'Kain Batik Biru',
      'Kain Batik Merah 100%',
    ])
    expect(body.meta).toEqual({ page: 1, per_page: 25, total: 5, last_page: 1, total_is_capped: false })
    expect(body.data[0]).toMatchObject({
      status: 'draft',
      price: '39.00',
      price_range: '39.00 - 45.00',
      offer_price_range: null,
      stock: 10,
      is_out_stock: false,
      variations: 4,
      image: null,
    })
  })

  test.each([
    ['term=batik', ['Kain Batik Biru', 'Kain Batik Merah 100%']],
    ['term=merah batik', ['Kain Batik Merah 100%']],
    ['term=100%25', ['Kain Batik Merah 100%']],
    ['term=%25', ['Kain Batik Merah 100%']],
    ['term=_', ['Sambal_Hitam']],
    ['term=杯', ['陶瓷杯']],
    ['term=T-S-M', ['Baju Budak']],
    ['term=tiada', []],
    [`term=' or 1=1`, []],
    ['status=draft', ['Baju Budak']],
    ['status=archived', ['Lama']],
    ['status=published&term=sambal', ['Sambal_Hitam']],
    ['status=&page=2', []],
  ])('%s', async (query, found) => expect(await titles(query, rival)).toEqual(found))

  test('a filter or page that does not exist is refused at its field', async () => {
    for (const [query, field] of [
      ['status=lost', 'status'],
      ['page=101', 'page'],
      [`term=${'x'.repeat(101)}`, 'term'],
    ] as const) {
      const { status, body } = await rival.get(`${products}?${query}`)
      expect([status, Object.keys(body.data ?? {})]).toEqual([422, [field]])
    }
  })

  test('shows the promo that is on, what is sold out, and a small picture', async () => {
    const image = await uploadPhoto(rival)
    const { id } = (
      await rival.post(
        products,
        mug({
          is_promo: true,
          promo_until: '2026-11-21',
          images: [{ id: image }],
          variations: [{ price: '25', promo_price: '19.90', stock: 0 }],
        }),
      )
    ).body.data
    const row = async () => (await rival.get(products)).body.data.find((product: { id: number }) => product.id === id)
    expect(await row()).toMatchObject({
      price_range: '25.00',
      offer_price_range: '19.90',
      stock: 0,
      is_out_stock: true,
      image: expect.stringMatching(/^\/media\/\d+\/[0-9a-f]{32}-400\.webp$/),
    })
    app.clock.set('2026-11-21T16:00:00Z')
    expect((await row()).offer_price_range).toBeNull()
  })

  test('what can be offered beside a product: active units of products on sale', async () => {
    const { body } = await rival.get(`${products}/variations?term=batik`)
    expect(body.data.map(({ title, price }: { title: string; price: string }) => [title, price])).toEqual([
      ['Kain Batik Biru', '25.00'],
      ['Kain Batik Merah 100%', '25.00'],
    ])
    expect((await rival.get(`${products}/variations?term=budak`)).body.data).toEqual([])
  })
})

describe('pictures and categories', () => {
  test('a picture comes back in the widths that pages ask for', async () => {
    const { status, body } = await owner.multipart(pictures, {
      picture: { filename: 'besar.jpg', bytes: await photo(2400, 1600) },
      alt: 'Depan\u202E',
    })
    expect([status, body.data.alt, body.data.width]).toEqual([200, 'Depan', 2000])
    expect(body.data.srcset.split(', ').map((part: string) => part.split(' ')[1])).toEqual(['400w', '800w', '1600w'])
    expect((await owner.get(body.data.url)).status).toBe(200)
  })

  test.each([
    ['an SVG', { filename: 'a.png', bytes: svg }],
    ['nothing', { filename: 'a.jpg', bytes: Buffer.alloc(0) }],
  ])('%s is refused at its field', async (_what, picture) => {
    const { status, body } = await owner.multipart(pictures, { picture })
    expect([status, Object.keys(body.data)]).toEqual([422, ['picture']])
  })

  test('categories stand in two levels, each name once in its place', async () => {
    const {
      body: { data: parent, message },
    } = await owner.post(categories, { name: ' Baju  Budak ' })
    expect([parent, message]).toEqual([
      {
        id: parent.id,
        name: 'Baju Budak',
        slug: 'baju-budak',
        parent_id: null,
        image: null,
        products: 0,
        revision: parent.revision,
      },
      'Category added.',
    ])
    const {
      body: { data: child },
    } = await owner.post(categories, { name: 'Baju Budak', parent_id: parent.id })
    expect(child).toMatchObject({ slug: 'baju-budak-2', parent_id: parent.id })
    for (const [form, field] of [
      [{ name: 'BAJU budak' }, 'name'],
      [{ name: 'Cucu', parent_id: child.id }, 'parent_id'],
      [{ name: '' }, 'name'],
      [{ name: 'X', parent_id: 999_999 }, 'parent_id'],
    ] as const) {
      const { status, body } = await owner.post(categories, form)
      expect([status, Object.keys(body.data)]).toEqual([422, [field]])
    }
    const {
      body: { data: theirs },
    } = await rival.get(categories)
    expect(theirs).toEqual([])
  })
})
