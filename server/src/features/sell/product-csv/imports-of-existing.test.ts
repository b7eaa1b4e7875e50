import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ImportRow, ProductImport } from '@kedai/contracts/product-imports.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { mug, openShop, products, tee } from '../catalogue/catalogue.fixture.ts'
import { checkFile, importFile, imports, upload } from './imports.fixture.ts'

let app: TestApp
let owner: TestClient
let rival: TestClient
beforeAll(async () => {
  app = await startTestApp()
  owner = (await openShop(app, 'kedai-fail')).owner
  rival = (await openShop(app, 'kedai-lain')).owner
})
afterAll(() => app.close())

const checked = (client: TestClient, content: string, choice?: object): Promise<ProductImport> =>
  checkFile(app, client, content, choice)
const imported = (client: TestClient, content: string, choice?: object): Promise<ProductImport> =>
  importFile(app, client, content, choice)

const titled = async (client: TestClient, term: string) =>
  (await client.get(`${products}?term=${encodeURIComponent(term)}`)).body.data

describe('names that are there already', () => {
  test('are told by row and by product, and stay outside or come in as it was chosen', async () => {
    const { id } = (await owner.post(products, mug({ title: 'Kuih Serupa', status: 'published' }))).body.data
    const file = 'Nama,Harga,Stok\nKUIH SERUPA,5,1\nApam Serupa,6,\nApam Rosak,abc,2\nApam serupa,6,4\nApam Rosak,7,3\n'
    const left = await checked(owner, file, { same_name: 'skip' })
    expect(left).toMatchObject({
      outcomes: { would_create: 2, would_skip: 2, refused: 1 },
      same_named: 2,
      uncounted: 1,
    })
    const named = async (of: { id: number }) => (await owner.get(`${imports}/${of.id}/rows?only=same_named`)).body
    expect(
      (await named(left)).data.map(({ line, product_id, problems }: ImportRow) => [
        line,
        product_id,
        problems[0]?.message,
      ]),
    ).toEqual([
      [2, id, expect.stringMatching(/Your shop already has a product named “KUIH SERUPA”/)],
      [5, null, expect.stringMatching(/same as on line 3 of this file/)],
    ])
    const all = await checked(owner, file)
    expect(all).toMatchObject({ outcomes: { would_create: 4, refused: 1 }, same_named: 2 })
    expect((await named(all)).meta.total).toBe(2)
    await owner.post(`${imports}/${left.id}/start`)
    await app.runJobs()
    expect((await owner.get(`${imports}/${left.id}`)).body.data).toMatchObject({
      state: 'done',
      outcomes: { created: 2, skipped: 2, refused: 1 },
    })
    expect(await titled(owner, 'Apam Serupa')).toHaveLength(1)
    expect(await titled(owner, 'Kuih Serupa')).toHaveLength(1)
  })

  test('say nothing of rows with a SKU, of the archive, and of other shops', async () => {
    const { id } = (await owner.post(products, mug({ title: 'Lama Disimpan' }))).body.data
    await owner.post(`${products}/${id}/archive`)
    await rival.post(products, mug({ title: 'Milik Jiran' }))
    await owner.post(products, mug({ title: 'Ada Kod' }))
    const check = await checked(owner, 'title,sku,price\nLama Disimpan,,1\nMilik Jiran,,2\nAda Kod,KOD-LAIN,3\n', {
      same_name: 'skip',
    })
    expect(check).toMatchObject({ outcomes: { would_create: 3 }, same_named: 0 })
  })
})

describe('taking an import back', () => {
  test('archives what it made, gives back what it changed, and keeps what was changed or sold since', async () => {
    const { id, view_id: viewId } = (
      await owner.post(products, mug({ title: 'Mug Lama', variations: [{ price: '25.00', stock: 10, sku: 'UNDO-1' }] }))
    ).body.data
    const done = await imported(
      owner,
      `view_id,title,sku,price,stock\n${viewId},Mug Baharu,UNDO-1,30,50\n,Mug Percuma,UNDO-2,5,5\n,Mug Diubah,UNDO-3,5,5\n`,
    )
    await app.asOwner(`update variations set stock = stock - 3 where sku = 'UNDO-1'`) // three were sold since
    const [changed] = await titled(owner, 'Mug Diubah')
    const form = (await owner.get(`${products}/${changed.id}`)).body.data
    expect(
      (await owner.put(`${products}/${changed.id}`, { ...form, status: 'draft', title: 'Mug Diubah Lagi' })).status,
    ).toBe(200)
    expect((await owner.post(`${imports}/${done.id}/undo`)).status).toBe(200)
    await app.runJobs()
    expect((await owner.get(`${imports}/${done.id}`)).body.data).toMatchObject({
      state: 'undone',
      undone: { taken_back: 1, archived: 1, kept: 1 },
    })
    const back = (await owner.get(`${products}/${id}`)).body.data
    expect([back.title, back.variations[0].price, back.variations[0].stock]).toEqual(['Mug Lama', '25.00', 7])
    expect(await titled(owner, 'Mug Percuma')).toEqual([])
    expect(await titled(owner, 'Mug Diubah Lagi')).toHaveLength(1)
    expect((await owner.post(`${imports}/${done.id}/undo`)).status).toBe(200) // twice is once
    const again = await imported(owner, 'title,sku,price\nMug Percuma,UNDO-2,5\n')
    expect(again.outcomes).toEqual({ created: 1 })
  })

  test('is refused before it is done', async () => {
    const { id } = await checked(owner, 'title,price\nMug,5\n')
    expect((await owner.post(`${imports}/${id}/undo`)).status).toBe(409)
  })
})

describe('products as a file', () => {
  test('come back in as they went out, formulas included', async () => {
    const client = (await openShop(app, 'kedai-keluar')).owner
    await client.post(products, tee({ status: 'published', title: '=HYPERLINK("http://evil.test")' }))
    await client.post(
      products,
      mug({
        title: 'Mug "besar", 陶瓷杯',
        status: 'published',
        variations: [{ price: '25.00', stock: 5, sku: 'M-1', barcode: '9551234567890', cost: '11.50' }],
      }),
    )
    const { text } = await client.get('/exports/products.csv')
    expect(text.split('\r\n')).toHaveLength(7)
    expect(text).toContain('M-1,9551234567890,11.50,25.00')
    expect(text).not.toMatch(/(^|,|\n)"?[=+@]/)
    const done = await imported(client, text)
    expect(done.outcomes).toEqual({ updated: 5 })
    expect((await client.get('/exports/products.csv')).text).toBe(text)
  })

  test('there is an empty one to fill in, whose titles are known again', async () => {
    for (const lang of ['ms', 'en', 'zh'] as const) {
      const client = await app.client(lang)
      await client.signIn('owner@kedai-fail.test', 'kata-laluan-panjang-7')
      const { text } = await client.get('/exports/products-template.csv')
      const { columns } = (await upload(client, `${text.trim()}\r\nx,y\r\n`)).body.data
      expect(Object.keys(columns)).toHaveLength(17)
    }
  })
})
