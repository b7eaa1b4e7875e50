import { beforeEach, describe, expect, test } from 'vitest'
import { mug, products, uploadPhoto } from '../catalogue/catalogue.fixture.ts'
import { startOpenedShops } from '../catalogue/opened-shops.fixture.ts'

const path = '/api/ajax/seller/categories'
const { app, owner, rival } = await startOpenedShops()

type Row = { id: number; name: string; slug: string; parent_id: number | null; products: number }
const make = async (name: string, parent_id: number | null = null, client = owner): Promise<number> =>
  (await client.post(path, { name, parent_id })).body.data.id
const all = async (client = owner): Promise<Row[]> => (await client.get(path)).body.data
const tree = async () => (await all()).map(({ name, parent_id }) => `${parent_id === null ? '' : '- '}${name}`)
const front = async () =>
  (await (await app.client('en')).get('/api/ajax/guest/front-store/kedai-satu')).body.data.categories

let ids: Record<'dapur' | 'cawan' | 'pinggan' | 'baju', number>
beforeEach(async () => {
  await app.asOwner('update products set category_id = null')
  await app.asOwner('delete from categories')
  const dapur = await make('Dapur')
  ids = { dapur, cawan: await make('Cawan', dapur), pinggan: await make('Pinggan', dapur), baju: await make('Baju') }
})

describe('order', () => {
  const places = (...list: [id: number, parent: number | null][]) => ({
    categories: list.map(([id, parent_id]) => ({ id, parent_id })),
  })

  test('is the seller’s, across levels, and the storefront’s too', async () => {
    const { dapur, cawan, pinggan, baju } = ids
    const { status, body } = await owner.put(
      `${path}/order`,
      places([baju, null], [pinggan, baju], [cawan, null], [dapur, null]),
    )
    expect([status, body.message]).toEqual([200, 'Order saved.'])
    expect(await tree()).toEqual(['Baju', '- Pinggan', 'Cawan', 'Dapur'])
    expect(
      (await front()).map(({ name, children }: { name: string; children: Row[] }) => [
        name,
        children.map((child) => child.name),
      ]),
    ).toEqual([
      ['Baju', ['Pinggan']],
      ['Cawan', []],
      ['Dapur', []],
    ])
  })

  test('a list that is not whole is refused, and nothing moves', async () => {
    const { dapur, cawan, pinggan, baju } = ids
    for (const list of [places([baju, null]), places([dapur, null], [dapur, null], [cawan, null], [baju, null])])
      expect((await owner.put(`${path}/order`, list)).status).toBe(409)
    for (const [parent, field] of [
      [cawan, 'categories.3.parent_id'],
      [baju, 'categories.3.parent_id'],
    ] as const) {
      const { status, body } = await owner.put(
        `${path}/order`,
        places([dapur, null], [cawan, dapur], [pinggan, dapur], [baju, parent]),
      )
      expect([status, Object.keys(body.data)]).toEqual([422, [field]])
    }
    expect(await tree()).toEqual(['Dapur', '- Cawan', '- Pinggan', 'Baju'])
    const theirs = await make('Asing', null, rival)
    expect(
      (await owner.put(`${path}/order`, places([dapur, null], [cawan, null], [pinggan, null], [theirs, null]))).status,
    ).toBe(409)
  })
})

describe('a new name', () => {
  test('is a new address, and the old one still leads there', async () => {
    const image = await uploadPhoto(owner)
    const { status, body } = await owner.put(`${path}/${ids.cawan}`, { name: ' Mug  & Gelas ', image_id: image })
    expect([status, body.data]).toMatchObject([
      200,
      { name: 'Mug & Gelas', slug: 'mug-gelas', parent_id: ids.dapur, image: { id: image } },
    ])
    await owner.post(products, mug({ category_id: ids.cawan, status: 'published' }))
    const items = async (category: string) =>
      (await (await app.client('en')).get(`/api/ajax/guest/front-store/kedai-satu/items?category=${category}`)).body
        .data.length
    expect([await items('mug-gelas'), await items('cawan'), await items('tiada')]).toEqual([1, 1, 0])
    expect((await front())[0].children[0]).toMatchObject({
      slug: 'mug-gelas',
      former_slugs: ['cawan'],
      image: expect.stringMatching(/^\/media\/.*-400\.webp$/),
    })
    await make('Cawan')
    expect(await items('cawan')).toBe(0)
  })

  test('of the same letters keeps its address', async () => {
    expect((await owner.put(`${path}/${ids.baju}`, { name: 'BAJU', image_id: '' })).body.data).toMatchObject({
      name: 'BAJU',
      slug: 'baju',
      image: null,
    })
  })

  test('is free in its place, and its picture the shop’s own', async () => {
    for (const [form, field] of [
      [{ name: 'pinggan' }, 'name'],
      [{ name: '' }, 'name'],
      [{ name: 'X', image_id: await uploadPhoto(rival) }, 'image_id'],
    ] as const) {
      const { status, body } = await owner.put(`${path}/${ids.cawan}`, form)
      expect([status, Object.keys(body.data)]).toEqual([422, [field]])
    }
  })
})

describe('taking one away', () => {
  test('counts and asks for nothing that is in the archive', async () => {
    const { id } = (await owner.post(path, { name: 'Hanya Arkib' })).body.data
    const product = (await owner.post(products, mug({ category_id: id }))).body.data.id
    await owner.post(`${products}/${product}/archive`)
    expect((await all()).find((row) => row.id === id)?.products).toBe(0)
    expect((await owner.post(`${path}/${id}/remove`, {})).status).toBe(200)
    expect((await owner.get(`${products}/${product}`)).body.data.category_id).toBeNull()
  })

  test('asks where its products go', async () => {
    const { id } = (await owner.post(products, mug({ category_id: ids.cawan }))).body.data
    const categoryOf = async () => (await owner.get(`${products}/${id}`)).body.data.category_id
    expect((await all()).find((row) => row.id === ids.cawan)?.products).toBe(1)
    const asked = await owner.post(`${path}/${ids.cawan}/remove`, {})
    expect([asked.status, Object.keys(asked.body.data)]).toEqual([422, ['move_to']])
    for (const move_to of [ids.cawan, 999_999])
      expect((await owner.post(`${path}/${ids.cawan}/remove`, { move_to })).status).toBe(422)
    expect((await owner.post(`${path}/${ids.cawan}/remove`, { move_to: ids.baju })).body.message).toBe(
      'Category removed.',
    )
    expect(await categoryOf()).toBe(ids.baju)
    expect((await owner.post(`${path}/${ids.baju}/remove`, { move_to: '' })).status).toBe(200)
    expect(await categoryOf()).toBeNull()
  })

  test('makes what lay within it main categories', async () => {
    expect((await owner.post(`${path}/${ids.dapur}/remove`, {})).status).toBe(200)
    expect(await tree()).toEqual(['Cawan', 'Pinggan', 'Baju'])
    expect((await owner.post(`${path}/${ids.dapur}/remove`, {})).status).toBe(404)
  })
})

test('another shop’s categories are as if they were not there', async () => {
  expect(await all(rival)).not.toContainEqual(expect.objectContaining({ name: 'Dapur' }))
  for (const id of [ids.dapur, 999_999]) {
    expect((await rival.put(`${path}/${id}`, { name: 'Y' })).status).toBe(404)
    expect((await rival.post(`${path}/${id}/remove`, {})).status).toBe(404)
  }
})
