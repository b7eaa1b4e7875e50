import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { stored, xlsxOf } from '../../../platform/xlsx/xlsx.fixture.ts'
import type { SheetCell } from '../../../platform/xlsx/xlsx.fixture.ts'
import { openShop, products } from '../catalogue/catalogue.fixture.ts'
import { importFile, imports, refusedOf, upload } from './imports.fixture.ts'

let app: TestApp
let owner: TestClient
beforeAll(async () => {
  app = await startTestApp()
  owner = (await openShop(app, 'kedai-excel')).owner
})
afterAll(() => app.close())

test('a workbook of 500 products, 37 of them wrong, comes in as a CSV would, and is taken back', async () => {
  const row = (at: number): SheetCell[] => {
    const isBad = at % 13 === 0 && at / 13 < 37
    return [
      `Kain Pelikat ${at}`,
      isBad ? 'percuma' : stored('12.5'),
      stored(`9.55600000${String(at).padStart(4, '0')}E+12`),
      `00${at}`,
      stored('8'),
      stored('0.35'),
    ]
  }
  const file = xlsxOf([
    ['Nama Produk', 'Harga (RM)', 'Kod Bar', 'SKU', 'Stok', 'Berat (kg)'],
    ...Array.from({ length: 500 }, (_, at) => row(at)),
  ])
  const done = await importFile(app, owner, file)
  expect(done).toMatchObject({ state: 'done', row_count: 500, outcomes: { created: 463, refused: 37 } })
  expect((await refusedOf(owner, done))[1]).toMatchObject({
    line: 15,
    problems: [{ field: 'price', column: 'Harga (RM)', cell: 'percuma' }],
  })
  const [cloth] = (await owner.get(`${products}?term=${encodeURIComponent('Kain Pelikat 499')}`)).body.data
  expect((await owner.get(`${products}/${cloth.id}`)).body.data.variations).toMatchObject([
    { price: '12.50', barcode: '9556000000499', sku: '00499', stock: 8, weight: '0.350' },
  ])
  await owner.post(`${imports}/${done.id}/undo`)
  await app.runJobs()
  expect((await owner.get(`${imports}/${done.id}`)).body.data).toMatchObject({
    state: 'undone',
    undone: { archived: 463 },
  })
}, 90_000)

test('a broken workbook is refused at its field, and nothing of it is kept', async () => {
  const whole = xlsxOf([
    ['title', 'price'],
    ['Mug', stored('25')],
  ])
  const before = (await owner.get(imports)).body.data.length
  const { status, body } = await upload(owner, whole.subarray(0, 300), 'produk.xlsx')
  expect([status, Object.keys(body.data)]).toEqual([422, ['file']])
  expect(body.message).toMatch(/rosak|broken/)
  expect((await owner.get(imports)).body.data).toHaveLength(before)
})
