import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { photo } from '../../../platform/test-app/pictures.ts'
import { mug, openShop, products, uploadPhoto } from '../../sell/catalogue/catalogue.fixture.ts'

let app: TestApp
let owner: TestClient
let viewId: string
beforeAll(async () => {
  app = await startTestApp()
  ;({ owner } = await openShop(app, 'kedai-satu'))
  const category = (await owner.post('/api/ajax/seller/categories', { name: 'Baju & Kain' })).body.data
  viewId = (
    await owner.post(
      products,
      mug({ status: 'published', category_id: category.id, images: [{ id: await uploadPhoto(owner) }] }),
    )
  ).body.data.view_id
  await owner.post(products, mug({ title: 'Draf' }))
})
afterAll(() => app.close())

const open = async (path: string, host?: string) =>
  (await app.client('ms', host)).get(path, { headers: { accept: '*/*' } })

describe('a shop’s sitemap', () => {
  test('names its front, its shelves and what is on sale', async () => {
    const { status, headers, text } = await open('/s/kedai-satu/sitemap.xml')
    expect([status, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
    expect([...text.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, loc]) => loc)).toEqual([
      'http://localhost:3000/s/kedai-satu',
      'http://localhost:3000/s/kedai-satu?cat=baju-kain',
      `http://localhost:3000/s/kedai-satu/i/${viewId}`,
    ])
    expect((await open('/sitemap.xml', 'kedai-satu.localhost:3000')).text).toBe(text)
  })

  test('is found from the first page of all', async () => {
    expect((await open('/sitemap.xml')).text).toContain('<loc>http://localhost:3000/s/kedai-satu/sitemap.xml</loc>')
    expect((await open('/robots.txt')).text).toContain('Sitemap: http://localhost:3000/sitemap.xml')
  })
})

test('an item has a picture made for chats', async () => {
  const { status, headers, bytes } = await open(`/preview/${viewId}.jpg`)
  expect([status, headers['content-type']]).toEqual([200, 'image/jpeg'])
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
  expect(bytes.length).toBeLessThan(300_000)
})

test('a shop can be put on a phone’s home screen', async () => {
  const { body, headers } = await open('/s/kedai-satu/manifest.webmanifest')
  expect(headers['content-type']).toBe('application/manifest+json; charset=utf-8')
  expect(body).toMatchObject({
    name: 'Kedai kedai-satu',
    start_url: '/s/kedai-satu',
    display: 'standalone',
    theme_color: '#0c6a4e',
  })
  const icons = (body as unknown as { icons: { src: string; sizes: string }[] }).icons
  for (const { src, sizes } of icons)
    expect(await sharp((await open(src)).bytes).metadata()).toMatchObject({
      format: 'png',
      width: Number.parseInt(sizes),
      height: Number.parseInt(sizes),
    })
  const logo = (
    await owner.multipart('/api/ajax/seller/shop-pictures', {
      picture: { filename: 'a.jpg', bytes: await photo(400, 300) },
    })
  ).body.data.id
  const plain = (await open('/s/kedai-satu/icon-192.png')).bytes
  await owner.put('/api/ajax/seller/company', { name: 'Kedai Satu', logo_id: logo })
  expect((await open('/s/kedai-satu/icon-192.png')).bytes.equals(plain)).toBe(false)
  expect((await open('/manifest.webmanifest', 'kedai-satu.localhost:3000')).body).toMatchObject({
    start_url: '/',
    icons: [{ src: '/icon-192.png' }, { src: '/icon-512.png' }],
  })
})

test.each([
  '/s/tiada/sitemap.xml',
  '/s/tiada/manifest.webmanifest',
  '/s/tiada/icon-192.png',
  '/s/kedai-satu/icon-64.png',
  '/preview/TIADA.jpg',
  '/manifest.webmanifest',
])('%s is not there', async (path) => {
  expect((await open(path)).status).toBeGreaterThanOrEqual(404)
})
