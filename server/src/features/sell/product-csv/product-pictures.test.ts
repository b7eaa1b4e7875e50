import type { ImportRow, ProductImport } from '@kedai/contracts/product-imports.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Fetched } from '../../../platform/public-web/fetch-public.ts'
import { photo } from '../../../platform/test-app/pictures.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { openShop, products } from '../catalogue/catalogue.fixture.ts'
import { stepImport } from './actions/step-import.ts'

const imports = '/api/ajax/seller/product-imports'
let app: TestApp
let owner: TestClient
let shopId: number
let asked: string[]
let picture: Buffer
beforeAll(async () => {
  app = await startTestApp()
  ;({ owner, shopId } = await openShop(app, 'kedai-gambar'))
  picture = await photo(120, 90)
})
afterAll(() => app.close())

/** A stand-in for the web: pictures at `…/ok-*`, a text at `…/text`, nothing elsewhere. */
async function web(link: string): Promise<Fetched> {
  asked.push(link)
  if (link.includes('/ok-')) return { ok: true, bytes: picture }
  return link.endsWith('/text') ? { ok: true, bytes: Buffer.from('no picture') } : { ok: false, why: 'not_found' }
}

async function imported(content: string, byJob = false): Promise<ProductImport> {
  asked = []
  const {
    body: {
      data: { id, columns },
    },
  } = await owner.multipart(imports, { file: { filename: 'a.csv', bytes: Buffer.from(content) } })
  await owner.put(`${imports}/${id}/columns`, { columns, publish: true })
  await app.runJobs()
  await owner.post(`${imports}/${id}/start`)
  if (byJob) await app.runJobs()
  else await stepImport({ ...app.deps, fetchPicture: web }, { shopId, importId: id, forMs: 60_000 })
  return (await owner.get(`${imports}/${id}`)).body.data
}
const refusedOf = async ({ id }: ProductImport): Promise<ImportRow[]> =>
  (await owner.get(`${imports}/${id}/rows?outcome=refused`)).body.data
const named = async (term: string) => {
  const [found] = (await owner.get(`${products}?term=${encodeURIComponent(term)}`)).body.data
  return found ? (await owner.get(`${products}/${found.id}`)).body.data : null
}
const keptFiles = async () =>
  (await app.asOwner<{ n: number }>('select count(*)::integer as n from files where shop_id = $1', [shopId]))[0]?.n

test('pictures come with their links, in their order, from every row of a product', async () => {
  const done = await imported(
    'title,price,option1 name,option1 value,images\nBaju Bunga,39,Saiz,S,https://gambar.test/ok-1.jpg | https://gambar.test/ok-2.jpg\nBaju Bunga,39,Saiz,M,"https://gambar.test/ok-3.jpg,https://gambar.test/ok-1.jpg"\n',
  )
  expect([done.state, done.outcomes]).toEqual(['done', { created: 2 }])
  expect(asked).toEqual([1, 2, 3].map((at) => `https://gambar.test/ok-${at}.jpg`))
  const { images } = await named('Baju Bunga')
  expect(images).toHaveLength(3)
  expect((await owner.get(images[0].url)).status).toBe(200)
  const { text } = await owner.get('/exports/products.csv')
  expect(text).toContain(images.map(({ url }: { url: string }) => `http://localhost:3000${url}`).join(' '))
})

test('a product that has pictures keeps them: the same file again fetches nothing', async () => {
  const file = 'sku,title,price,images\nPG-1,Piring,5,https://gambar.test/ok-9.jpg\n'
  await imported(file)
  const before = await named('Piring')
  expect((await imported(file)).outcomes).toEqual({ updated: 1 })
  expect([asked, (await named('Piring')).images]).toEqual([[], before.images])
})

test('one that cannot be had is told at its cell; the product waits, the others come in, and nothing of it is kept', async () => {
  const before = await keptFiles()
  const done = await imported(
    'title,price,images\nSenduk,5,https://gambar.test/ok-1.jpg https://gambar.test/none\nGarpu,5,https://gambar.test/text\nPisau,5,\n',
  )
  expect(done.outcomes).toEqual({ created: 1, refused: 2 })
  expect(
    (await refusedOf(done)).map(({ problems }) => [problems[0]?.field, problems[0]?.column, problems[0]?.message]),
  ).toEqual([
    ['images', 'images', 'There is no picture at this link: https://gambar.test/none'],
    ['images', 'images', 'This link is not a JPG, PNG, WebP or AVIF picture: https://gambar.test/text'],
  ])
  expect([await named('Senduk'), await keptFiles()]).toEqual([null, before])
})

test('links that are none, and too many of them, are told before anything is fetched', async () => {
  const many = Array.from({ length: 13 }, (_, at) => `https://gambar.test/ok-${at}`).join(' ')
  const done = await imported(`title,price,images\nKuali,5,gambar.jpg\nPeriuk,5,${many}\nCerek,5,file:///etc/passwd\n`)
  expect([done.outcomes, asked]).toEqual([{ refused: 3 }, []])
  expect((await refusedOf(done)).map(({ problems }) => problems[0]?.message)).toEqual([
    'A picture link must begin with http:// or https://: gambar.jpg',
    'One product can have up to 12 pictures.',
    'A picture link must begin with http:// or https://: file:///etc/passwd',
  ])
})

test('the job itself reaches nothing inside', async () => {
  const done = await imported(
    'title,price,images\nTudung Saji,5,http://127.0.0.1/a.jpg\nTempayan,5,http://169.254.169.254/latest/meta-data\n',
    true,
  )
  expect(done.outcomes).toEqual({ refused: 2 })
  for (const { problems } of await refusedOf(done))
    expect(problems[0]?.message).toMatch(/^This picture link is not publicly accessible: /)
})
