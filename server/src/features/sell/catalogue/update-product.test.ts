import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { mug, openShop, products, tee } from './catalogue.fixture.ts'

let app: TestApp
let owner: TestClient
beforeAll(async () => {
  app = await startTestApp()
  owner = (await openShop(app, 'kedai-satu')).owner
})
afterAll(() => app.close())

type Unit = { id: number; option_values: string[]; price: string; stock: number | null }
const made = async (form: object) => (await owner.post(products, form)).body.data
const put = (id: number, form: object) => owner.put(`${products}/${id}`, form)
const sell = (id: number, count: number) =>
  app.asOwner('update variations set stock = stock - $2 where id = $1', [id, count])

describe('a product that is saved again', () => {
  test('is a new version; a form of the old one is refused and shown what is there now', async () => {
    const { id } = await made(mug())
    const first = await put(id, mug({ title: 'Mug Biru', version: 1 }))
    expect([first.status, first.body.message, first.body.data.version, first.body.data.status]).toEqual([
      200,
      'Product saved.',
      2,
      'draft',
    ])
    const late = await put(id, mug({ title: 'Mug Merah', version: 1 }))
    expect(late).toMatchObject({
      status: 409,
      body: {
        message: 'This product was changed elsewhere after you opened it. Choose which version to keep.',
        data: { current: { title: 'Mug Biru', version: 2 } },
      },
    })
    expect((await put(id, mug({ title: 'Mug Merah', version: 2 }))).body.data).toMatchObject({
      title: 'Mug Merah',
      version: 3,
    })
  })

  test('without a version is refused', async () => {
    const { id } = await made(mug())
    expect((await put(id, mug())).status).toBe(422)
  })

  test('of two at once one wins', async () => {
    const { id } = await made(mug())
    const answers = await Promise.all([
      put(id, mug({ title: 'Satu', version: 1 })),
      put(id, mug({ title: 'Dua', version: 1 })),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('keeps what was sold while the form was open', async () => {
    const {
      id,
      variations: [unit],
    } = await made(mug())
    await sell(unit.id, 4)
    const { body } = await put(
      id,
      mug({ version: 1, variations: [{ id: unit.id, price: '25.00', stock: 10, stock_was: 10 }] }),
    )
    expect(body.data.variations[0].stock).toBe(6)
    const more = await put(
      id,
      mug({ version: 2, variations: [{ id: unit.id, price: '25.00', stock: 30, stock_was: 6 }] }),
    )
    expect(more.body.data.variations[0].stock).toBe(30)
    expect(
      await app.asOwner('select change, stock_after, reason from stock_moves where variation_id = $1 order by id', [
        unit.id,
      ]),
    ).toEqual([
      { change: 10, stock_after: 10, reason: 'opened' },
      { change: 24, stock_after: 30, reason: 'edited' },
    ])
  })

  test('never counts below nothing', async () => {
    const {
      id,
      variations: [unit],
    } = await made(mug())
    await sell(unit.id, 8)
    const { status, body } = await put(
      id,
      mug({ version: 1, variations: [{ id: unit.id, price: '25.00', stock: 5, stock_was: 10 }] }),
    )
    expect([status, body.data]).toEqual([
      422,
      { 'variations.0.stock': ['8 were sold while you were editing. 2 are left. Please correct this quantity.'] },
    ])
  })

  test('leaves the count alone that it does not name, and stops counting when it is emptied', async () => {
    const {
      id,
      variations: [unit],
    } = await made(mug())
    expect(
      (await put(id, mug({ version: 1, variations: [{ id: unit.id, price: '26' }] }))).body.data.variations[0],
    ).toMatchObject({ stock: 10, price: '26.00' })
    expect(
      (await put(id, mug({ version: 2, variations: [{ id: unit.id, price: '26', stock: '' }] }))).body.data
        .variations[0].stock,
    ).toBeNull()
  })
})

describe('the cells of a grid', () => {
  test('keep their ids when they move, are renamed or trade places and SKUs', async () => {
    const product = await made(
      tee({
        option_names: ['Saiz'],
        variations: [
          { option_values: ['S'], price: '1', sku: 'X1' },
          { option_values: ['L'], price: '2', sku: 'X2' },
        ],
      }),
    )
    const [small, large]: Unit[] = product.variations
    const { status, body } = await put(
      product.id,
      tee({
        version: 1,
        option_names: ['Saiz'],
        variations: [
          { id: large?.id, option_values: ['S'], price: '2', sku: 'X1' },
          { id: small?.id, option_values: ['L'], price: '1', sku: 'X2' },
        ],
      }),
    )
    expect([status, body.data.variations.map(({ id, option_values: [size] }: Unit) => [id, size])]).toEqual([
      200,
      [
        [large?.id, 'S'],
        [small?.id, 'L'],
      ],
    ])
  })

  test('left out are kept for past orders, and come back as the same ones', async () => {
    const product = await made(tee())
    const [first, second, ...others]: Unit[] = product.variations
    const fewer = await put(
      product.id,
      tee({ version: 1, variations: others.map(({ id, option_values, price }) => ({ id, option_values, price })) }),
    )
    expect(fewer.body.data.variations.map(({ id }: Unit) => id)).toEqual(others.map(({ id }) => id))
    expect(await app.asOwner('select is_active from variations where id = $1', [first?.id])).toEqual([
      { is_active: false },
    ])
    const again = await put(product.id, tee({ version: 2 }))
    expect(again.body.data.variations.map(({ id }: Unit) => id)).toEqual([
      first?.id,
      second?.id,
      ...others.map(({ id }) => id),
    ])
  })

  test('of a simple product become those of a grid without losing its own', async () => {
    const product = await made(mug())
    const unit: Unit = product.variations[0]
    const { body } = await put(
      product.id,
      tee({
        version: 1,
        option_names: ['Warna'],
        variations: [
          { id: unit.id, option_values: ['Merah'], price: '25' },
          { option_values: ['Biru'], price: '25' },
        ],
      }),
    )
    expect(body.data).toMatchObject({
      item_type: 'variation',
      variations: [{ id: unit.id, stock: 10 }, { stock: null }],
    })
  })
})

describe('on sale, off sale, archive', () => {
  const step = async (id: number, name: string, body?: object) =>
    (await owner.post(`${products}/${id}/${name}`, body)).body

  test('each step says what it did, and twice is once', async () => {
    const { id, view_id } = await made(mug())
    const unpayable = 'Published, but buyers cannot order yet: no payment method is set up.'
    expect(await step(id, 'publish')).toMatchObject({
      message: unpayable,
      data: { status: 'published', version: 2, is_payable: false },
    })
    await owner.post('/api/ajax/seller/payment-methods/switch', { code: 'cod', is_active: true })
    expect(await step(id, 'publish')).toMatchObject({
      message: 'The product is on sale now.',
      data: { status: 'published', version: 2, is_payable: true },
    })
    expect((await step(id, 'publish')).data.version).toBe(2)
    const guest = await app.client()
    expect((await guest.get(`/api/ajax/guest/view/${view_id}`)).status).toBe(200)
    expect((await step(id, 'unpublish')).data.status).toBe('draft')
    expect((await guest.get(`/api/ajax/guest/view/${view_id}`)).status).toBe(404)
    expect((await step(id, 'archive')).data.status).toBe('archived')
    expect((await step(id, 'archive')).data.version).toBe(4)
    expect(await step(id, 'restore')).toMatchObject({
      message: 'Product restored as a draft. Publish it to sell it.',
      data: { status: 'draft' },
    })
    await step(id, 'archive')
    expect(await step(id, 'restore', { status: 'published' })).toMatchObject({
      message: 'Product restored and on sale again.',
      data: { status: 'published' },
    })
    expect((await step(id, 'restore')).data.status).toBe('published')
  })

  test('what is archived is changed by being restored first', async () => {
    const { id } = await made(mug())
    await step(id, 'archive')
    for (const answer of [await put(id, mug({ version: 2 })), await owner.post(`${products}/${id}/publish`)]) {
      expect(answer).toMatchObject({
        status: 409,
        body: { message: 'This product is archived. Restore it before changing it.' },
      })
    }
  })
})
