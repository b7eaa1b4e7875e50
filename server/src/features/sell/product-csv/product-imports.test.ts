import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ProductImport } from '@kedai/contracts/product-imports.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { mug, openShop, products, tee } from '../catalogue/catalogue.fixture.ts'
import { checkFile, importFile, imports, refusedOf, upload } from './imports.fixture.ts'

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

describe('a file', () => {
  test('is read, its columns are guessed, and nothing of the shop changes before it is started', async () => {
    const { status, body } = await upload(owner, 'Nama produk;Harga (RM);Stok;Berat (kg)\nKuih Lapis;12,00;5;0.4\n')
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      state: 'uploaded',
      row_count: 1,
      sample: [['Kuih Lapis', '12,00', '5', '0.4']],
      columns: { title: 0, price: 1, stock: 2, weight: 3 },
    })
    const check = await checked(owner, 'title,price\nDodol Durian,9.50\n')
    expect(check).toMatchObject({ state: 'checked', rows_done: 1, outcomes: { would_create: 1 } })
    expect(await titled(owner, 'Dodol')).toEqual([])
  })

  test.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), /not an Excel \(\.xlsx\) or CSV file/],
    ['nothing', Buffer.from(''), /no rows/],
    ['titles alone', Buffer.from('title,price\n'), /no rows/],
    ['an open quote', Buffer.from('title\n"Mug\n'), /quotation mark/],
  ])('that is %s is refused in words', async (_what, bytes, words) => {
    const client = await app.client('en')
    await client.signIn('owner@kedai-fail.test', 'kata-laluan-panjang-7')
    const { status, body } = await upload(client, bytes)
    expect([status, body.message]).toEqual([422, expect.stringMatching(words)])
  })

  test('belongs to its shop, and to who may do products', async () => {
    const { id } = (await upload(owner, 'title,price\nMug,1\n')).body.data
    expect((await (await app.client()).get(`${imports}/${id}`)).status).toBe(401)
    for (const call of [
      rival.get(`${imports}/${id}`),
      rival.post(`${imports}/${id}/start`),
      rival.post(`${imports}/${id}/undo`),
      rival.get(`${imports}/${id}/rows`),
      rival.get(`/exports/product-imports/${id}/refused.csv`),
    ]) {
      expect((await call).status).toBe(404)
    }
    expect((await rival.get(imports)).body.data).toEqual([])
  })
})

describe('columns', () => {
  test('must hold what makes a product, exist, and be one thing each', async () => {
    const { id } = (await upload(owner, 'a,b\nMug,1\n')).body.data
    const choose = async (columns: object) => await owner.put(`${imports}/${id}/columns`, { columns })
    expect(Object.keys((await choose({})).body.data)).toEqual(['columns.title', 'columns.price'])
    expect((await choose({ title: 0, price: 7 })).status).toBe(422)
    expect((await choose({ title: 0, price: 0 })).status).toBe(422)
    expect((await choose({ title: 0, price: 1 })).status).toBe(200)
  })

  test('are as they were chosen for the last file like it, and for its refused rows, of this shop alone', async () => {
    const file = 'apa,berapa,laku\nMug Ingat,5,ya\nMug Ralat,lima,ya\n'
    const { id } = (await upload(owner, file)).body.data
    const columns = { title: 0, price: 1 }
    await owner.put(`${imports}/${id}/columns`, { columns, publish: true, existing: 'skip', same_name: 'create' })
    await app.runJobs()
    const chosen = { columns, publish: true, existing: 'skip', same_name: 'skip' }
    expect((await upload(owner, file)).body.data).toMatchObject(chosen)
    const { text } = await owner.get(`/exports/product-imports/${id}/refused.csv`)
    expect((await upload(owner, text)).body.data).toMatchObject(chosen)
    const fresh = { columns: {}, publish: false, existing: 'update', same_name: 'skip' }
    expect((await upload(owner, 'apa,berapa\nMug,5\n')).body.data).toMatchObject(fresh)
    expect((await upload(rival, file)).body.data).toMatchObject(fresh)
  })

  test('cannot be changed once it was started; a start is one start', async () => {
    const { id, columns } = await imported(owner, 'title,price\nSekali Sahaja,1\n')
    expect((await owner.put(`${imports}/${id}/columns`, { columns })).status).toBe(409)
    expect((await owner.post(`${imports}/${id}/start`)).status).toBe(200)
    await app.runJobs()
    expect(await titled(owner, 'Sekali Sahaja')).toHaveLength(1)
  })
})

describe('rows', () => {
  const file = [
    'title,description,category,option1 name,option1 value,sku,price,stock,weight,status',
    'Baju Kurung Pahang,"Kain kapas\nJahitan halus",Baju > Kurung,Saiz,S,BK-S,89.00,3,0.5,published',
    ',,,,M,BK-M,89.00,4,0.5,',
    ',,,,L,BK-L,tiga puluh,4,0.5,',
    'Tudung Bawal,,Tudung,,,TB-1,RM 15.90,20,0.1,aktif',
    'Tanpa Harga,,,,,X1,,1,0.1,',
    ',,,,,X2,5.00,1,0.1,',
    'Berat Pelik,,,,,X3,5.00,1,setengah,',
    'SKU Dua Kali,,,,,TB-1,5.00,1,0.1,',
    'Status Pelik,,,,,X4,5.00,1,0.1,mungkin',
    'Stok Pelik,,,,,X5,5.00,-4,0.1,',
    '<script>alert(1)</script>,=cmd,,,,X6,5.00,,0.1,draft',
  ].join('\n')

  test('that are right come in, those that are wrong are explained at their cell, and nothing is lost', async () => {
    const check = await checked(owner, file)
    expect(check.outcomes).toEqual({ would_create: 4, refused: 7 })
    const done = await imported(owner, file)
    expect(done).toMatchObject({ state: 'done', rows_done: 11, outcomes: { created: 4, refused: 7 } })
    const refused = await refusedOf(owner, done)
    expect(refused.map(({ line, problems }) => [line, problems[0]?.field])).toEqual([
      [4, 'price'],
      [6, 'price'],
      [7, 'title'],
      [8, 'weight'],
      [9, 'sku'],
      [10, 'status'],
      [11, 'stock'],
    ])
    for (const { problems } of refused) expect(problems[0]?.message).toMatch(/\p{L}+ \p{L}+/u)
    expect(refused[0]?.problems[0]).toMatchObject({ column: 'price', cell: 'tiga puluh' })
    const [kurung] = await titled(owner, 'Kurung Pahang')
    const product = (await owner.get(`${products}/${kurung.id}`)).body.data
    expect(product).toMatchObject({
      status: 'published',
      item_type: 'variation',
      option_names: ['Saiz'],
      content: [{ type: 'paragraph' }, { type: 'paragraph' }],
    })
    expect(product.variations.map((unit: { sku: string; stock: number }) => [unit.sku, unit.stock])).toEqual([
      ['BK-S', 3],
      ['BK-M', 4],
    ])
    const names = (await owner.get('/api/ajax/seller/categories')).body.data.map(({ name }: { name: string }) => name)
    expect(names).toEqual(expect.arrayContaining(['Baju', 'Kurung', 'Tudung']))
  })

  test('bring barcodes and costs in under the titles of other systems; a cost that is none is told at its cell', async () => {
    const done = await imported(
      owner,
      'Nama Produk,Harga (RM),Kod Bar,Kos (RM)\nPiring Kayu,20.00,9551000000017,7.25\nPiring Batu,20.00,,tujuh\n',
    )
    expect(done.outcomes).toEqual({ created: 1, refused: 1 })
    const [plate] = await titled(owner, 'Piring Kayu')
    expect((await owner.get(`${products}/${plate.id}`)).body.data.variations).toMatchObject([
      { barcode: '9551000000017', cost: '7.25', price: '20.00' },
    ])
    expect((await refusedOf(owner, done))[0]?.problems[0]).toMatchObject({
      field: 'cost',
      column: 'Kos (RM)',
      cell: 'tujuh',
    })
  })

  test('are read as sellers write prices and stock; what is no whole number of pieces is told', async () => {
    const done = await imported(
      owner,
      'Nama barang;Harga;Stok\nSeri Muka Koma;12,50;habis\nDulang Koma;RM 1.234,50;7\nSet Koma;45,50;8 set\nKuih Koma;1.234;3\n',
    )
    expect(done.outcomes).toEqual({ created: 2, refused: 2 })
    const of = async (term: string) =>
      (await owner.get(`${products}/${(await titled(owner, term))[0].id}`)).body.data.variations
    expect(await of('Seri Muka Koma')).toMatchObject([{ price: '12.50', stock: 0 }])
    expect(await of('Dulang Koma')).toMatchObject([{ price: '1234.50', stock: 7 }])
    expect(
      (await refusedOf(owner, done)).map(({ problems }) =>
        problems.map(({ field, cell, message }) => [field, cell, message]),
      ),
    ).toEqual([
      [['stock', '8 set', expect.stringMatching(/whole number/)]],
      [['price', '1.234', expect.stringMatching(/1,234\.50/)]],
    ])
  })

  test('have the options that their headings name, and leave the names of what exists', async () => {
    const done = await imported(
      owner,
      'Nama,Harga,Size,Warna\nBaju Tajuk,39,S,Merah\nBaju Tajuk,39,M,Merah\nTopi Tajuk,9,,\n',
    )
    expect(done.outcomes).toEqual({ created: 3 })
    const of = async (term: string) => (await owner.get(`${products}/${(await titled(owner, term))[0].id}`)).body.data
    expect(await of('Baju Tajuk')).toMatchObject({
      option_names: ['Size', 'Warna'],
      variations: [{ option_values: ['S', 'Merah'] }, { option_values: ['M', 'Merah'] }],
    })
    expect(await of('Topi Tajuk')).toMatchObject({ option_names: [] })
    const { id, view_id: viewId } = (await rival.post(products, tee({ title: 'Baju Bernama' }))).body.data
    expect((await imported(rival, `view_id,sku,Size,Colour,price\n${viewId},T-S-M,S,Merah,49.90\n`)).outcomes).toEqual({
      updated: 1,
    })
    expect((await rival.get(`${products}/${id}`)).body.data.option_names).toEqual(['Saiz', 'Warna'])
  })

  test('tell all that is wrong with them at once', async () => {
    const done = await checked(owner, 'title,price,stock,weight\n,abc,-3,ringan\nKuih Bahulu,7,1,0.2\n')
    expect(done.outcomes).toEqual({ would_create: 1, refused: 1 })
    expect((await refusedOf(owner, done))[0]?.problems.map(({ field }) => field).toSorted()).toEqual([
      'price',
      'stock',
      'title',
      'weight',
    ])
  })

  test('that were refused can be saved with their reasons', async () => {
    const { id } = await checked(owner, 'title,price\nMug,abc\n')
    const { status, headers, text } = await owner.get(`/exports/product-imports/${id}/refused.csv`)
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
    expect(text).toMatch(/^\uFEFFtitle,price,Line,Reason\r\nMug,abc,2,/)
  })

  test('of products that exist change what they say and leave the rest, sales meanwhile included', async () => {
    const { id, view_id: viewId } = (await owner.post(products, tee({ title: 'Baju Sedia Ada', status: 'published' })))
      .body.data
    const done = await imported(
      owner,
      `view_id,sku,option1 value,option2 value,price,stock\n${viewId},T-S-M,S,Merah,49.90,30\n${viewId},,XL,Merah,55,2\n`,
    )
    expect(done.outcomes).toEqual({ updated: 2 })
    const product = (await owner.get(`${products}/${id}`)).body.data
    expect(product.title).toBe('Baju Sedia Ada')
    expect(
      product.variations.map((unit: { option_values: string[]; price: string; stock: number }) => [
        unit.option_values.join(),
        unit.price,
        unit.stock,
      ]),
    ).toEqual([
      ['S,Merah', '49.90', 30],
      ['S,Biru', '39.00', 0],
      ['L,Merah', '45.00', 5],
      ['L,Biru', '45.00', 2],
      ['XL,Merah', '55.00', 2],
    ])
    const skipped = await imported(owner, `view_id,price\n${viewId},1\n`, { existing: 'skip' })
    expect(skipped.outcomes).toEqual({ skipped: 1 })
  })

  test('of another shop’s products make new ones and touch nothing', async () => {
    const { id, view_id: viewId } = (await rival.post(products, mug({ title: 'Mug Rival' }))).body.data
    const done = await imported(owner, `view_id,title,price\n${viewId},Mug Saya,7\n`)
    expect(done.outcomes).toEqual({ created: 1 })
    expect((await rival.get(`${products}/${id}`)).body.data).toMatchObject({ title: 'Mug Rival', version: 1 })
  })

  test('are judged anew when they come in: what changed since the check is told', async () => {
    const check = await checked(owner, 'title,sku,price\nBaharu,LATE-1,3\n')
    const { id } = (
      await owner.post(products, mug({ title: 'Lebih Awal', variations: [{ price: '1', sku: 'LATE-1' }] }))
    ).body.data
    await owner.post(`${products}/${id}/archive`)
    await owner.post(`${imports}/${check.id}/start`)
    await app.runJobs()
    const after = (await owner.get(`${imports}/${check.id}`)).body.data
    expect([after.state, after.outcomes]).toEqual(['done', { refused: 1 }])
  })
})
