import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { photo } from '../../../platform/test-app/pictures.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { openShop, uploadPhoto } from '../../sell/catalogue/catalogue.fixture.ts'

const path = '/api/ajax/seller/banners'
let app: TestApp
let owner: TestClient
let rival: TestClient
let image: number
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-20T04:00:00Z' })
  ;({ owner } = await openShop(app, 'kedai-satu'))
  rival = (await openShop(app, 'kedai-dua')).owner
  image = await picture(owner)
})
afterAll(() => app.close())

const picture = async (client: TestClient): Promise<number> =>
  (
    await client.multipart('/api/ajax/seller/shop-pictures', {
      picture: { filename: 'a.jpg', bytes: await photo(1200, 400) },
      alt: '',
    })
  ).body.data.id
const seen = async () => (await (await app.client('en')).get('/api/ajax/guest/front-store/kedai-satu')).body.data

test('what stands above the shelves is saved whole, and shown in its order', async () => {
  const { status, body } = await owner.put(path, {
    banner: { image_id: image, alt: 'Jualan  akhir tahun', link: 'http://localhost:3000/s/kedai-satu?cat=baju' },
    slides: [
      { image_id: image, title: 'Dua', link: 'https://www.contoh.com/a' },
      { image_id: image, title: 'Satu', text: 'Kain cotton' },
    ],
    promo_banner: {
      is_active: true,
      text: 'Pos percuma',
      link: 'i/MUG',
      starts_at: '2026-11-20',
      ends_at: '2026-11-21',
    },
  })
  expect([status, body.message]).toEqual([200, 'Banners saved.'])
  expect(body.data).toMatchObject({
    banner: { image: { id: image }, alt: 'Jualan akhir tahun', link: '/s/kedai-satu?cat=baju' },
    slides: [{ title: 'Dua' }, { title: 'Satu', text: 'Kain cotton', link: '' }],
    promo_banner: {
      is_active: true,
      link: '/s/kedai-satu/i/MUG',
      starts_at: '2026-11-20 00:00:00',
      ends_at: '2026-11-21 23:59:59',
    },
  })
  expect((await owner.get(path)).body.data).toEqual(body.data)
  expect(await seen()).toMatchObject({
    banner: {
      image: { alt: 'Jualan akhir tahun', srcset: expect.stringContaining('400w') },
      link: '/s/kedai-satu?cat=baju',
    },
    sliders: [
      { title: 'Dua', link: 'https://www.contoh.com/a' },
      { title: 'Satu', link: null },
    ],
    promo_banner: { text: 'Pos percuma', link: '/s/kedai-satu/i/MUG', until: '2026-11-21 23:59:59' },
  })
})

test('the promo line comes and goes by itself', async () => {
  await owner.put(path, {
    promo_banner: { is_active: true, text: 'Esok sahaja', starts_at: '2026-11-21', ends_at: '2026-11-21' },
  })
  const shown: unknown[] = []
  for (const now of ['2026-11-20T15:59:59Z', '2026-11-20T16:00:00Z', '2026-11-21T15:59:59Z', '2026-11-21T16:00:00Z']) {
    app.clock.set(now)
    await seen() // the first answer of a topic is not kept
    shown.push((await seen()).promo_banner?.text ?? null)
  }
  expect(shown).toEqual([null, 'Esok sahaja', 'Esok sahaja', null])
  await owner.put(path, { promo_banner: { is_active: false, text: 'Disimpan dahulu' } })
  expect([(await seen()).promo_banner, (await seen()).sliders, (await seen()).banner]).toEqual([null, [], null])
})

describe('refused at its field', () => {
  test.each([
    [{ banner: { link: 'javascript:alert(1)' } }, 'banner.link'],
    [{ banner: { image_id: 999_999 } }, 'banner.image_id'],
    [{ promo_banner: { is_active: true } }, 'promo_banner.text'],
    [{ promo_banner: { text: 'x', starts_at: '2026-02-30' } }, 'promo_banner.starts_at'],
    [{ promo_banner: { text: 'x', starts_at: '2026-11-21', ends_at: '2026-11-20' } }, 'promo_banner.ends_at'],
    [{ slides: [{ image_id: 999_999 }] }, 'slides.0.image_id'],
  ])('%j', async (form, field) => {
    const { status, body } = await owner.put(path, form)
    expect([status, Object.keys(body.data)]).toEqual([422, [field]])
  })

  test('pictures of others, of products, and too many', async () => {
    for (const id of [await picture(rival), await uploadPhoto(owner)])
      expect((await owner.put(path, { slides: [{ image_id: id }] })).status).toBe(422)
    expect((await owner.put(path, { slides: Array.from({ length: 9 }, () => ({ image_id: image })) })).status).toBe(422)
  })
})

test('nobody else reads or writes it', async () => {
  const stranger = await app.client()
  expect([(await stranger.get(path)).status, (await stranger.put(path, {})).status]).toEqual([401, 401])
})
