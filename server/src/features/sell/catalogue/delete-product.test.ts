import { describe, expect, test } from 'vitest'
import { placeTestOrder } from '../../orders/orders/orders.fixture.ts'
import { startTestShop } from '../../orders/orders/shop.fixture.ts'
import { mug, products, tee, uploadPhoto } from './catalogue.fixture.ts'

const { app, shop, owner } = await startTestShop()
const archived = async (form: object): Promise<number> => {
  const { id } = (await owner.post(products, form)).body.data
  await owner.post(`${products}/${id}/archive`)
  return id
}
const kept =
  'This product is used in an order, invoice, review or coupon, so it cannot be deleted. It remains in the archive.'

describe('deleting a product for good', () => {
  test('takes all that is its own with it, frees its SKUs, is told in the log, and is done once', async () => {
    const id = await archived(
      tee({
        images: [{ id: await uploadPhoto(owner) }],
        category_id: (await owner.post('/api/ajax/seller/categories', { name: 'Baju Lama' })).body.data.id,
      }),
    )
    const { status, body } = await owner.delete(`${products}/${id}`)
    expect([status, body.message]).toEqual([200, 'Product permanently deleted.'])
    expect((await owner.get(`${products}/${id}`)).status).toBe(404)
    expect((await owner.delete(`${products}/${id}`)).status).toBe(404)
    expect(await app.asOwner('select id from variations where product_id = $1', [id])).toEqual([])
    expect((await owner.post(products, tee())).status).toBe(200)
    expect(
      await app.asOwner(`select subject_name from audit_log where action = 'product.deleted' and subject_ref = $1`, [
        String(id),
      ]),
    ).toEqual([{ subject_name: 'Baju T' }])
  })

  test('asks for the archive first', async () => {
    const { id } = (await owner.post(products, mug())).body.data
    const { status, body } = await owner.delete(`${products}/${id}`)
    expect([status, body.message]).toEqual([409, 'Archive this product first, then delete it.'])
    expect((await owner.get(`${products}/${id}`)).status).toBe(200)
  })

  test('is refused for one that was ordered, and for one that a coupon names', async () => {
    await placeTestOrder(app, shop)
    await owner.post(`${products}/${shop.productId}/archive`)
    const named = await archived(mug())
    await owner.post('/api/ajax/seller/coupons', {
      code: 'UNTUKMUG',
      kind: 'percent',
      percent: '10',
      product_ids: [named],
    })
    for (const id of [shop.productId, named]) {
      const { status, body } = await owner.delete(`${products}/${id}`)
      expect([status, body.message]).toEqual([409, kept])
      expect((await owner.get(`${products}/${id}`)).body.data).toMatchObject({ status: 'archived', variations: [{}] })
    }
  })

  test('of one that a file brought in leaves the file its rows', async () => {
    const imports = '/api/ajax/seller/product-imports'
    const opened = (
      await owner.multipart(imports, { file: { filename: 'p.csv', bytes: Buffer.from('title,price\nSekejap,5\n') } })
    ).body.data
    await owner.put(`${imports}/${opened.id}/columns`, { columns: opened.columns })
    await app.runJobs()
    await owner.post(`${imports}/${opened.id}/start`)
    await app.runJobs()
    const [{ id }] = (await owner.get(`${products}?term=Sekejap`)).body.data
    await owner.post(`${products}/${id}/archive`)
    expect((await owner.delete(`${products}/${id}`)).status).toBe(200)
    expect((await owner.get(`${imports}/${opened.id}/rows`)).body.data).toMatchObject([
      { title: 'Sekejap', outcome: 'created', product_id: null },
    ])
  })
})
