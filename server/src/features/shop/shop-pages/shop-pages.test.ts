import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { photo } from '../../../platform/test-app/pictures.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { mug, openShop, products } from '../../sell/catalogue/catalogue.fixture.ts'

const path = '/api/ajax/seller/pages'
const guestPath = '/api/ajax/guest/front-store/kedai-satu/pages'
let app: TestApp
let owner: TestClient
let rival: TestClient
let viewId: string
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-20T04:00:00Z' })
  ;({ owner } = await openShop(app, 'kedai-satu'))
  rival = (await openShop(app, 'kedai-dua')).owner
  viewId = (await owner.post(products, mug({ status: 'published', title: 'Mug Biru' }))).body.data.view_id
})
afterAll(() => app.close())

const text = (words: string) => ({ type: 'paragraph', spans: [{ text: words }] })
const picture = async (client: TestClient): Promise<number> =>
  (
    await client.multipart('/api/ajax/seller/shop-pictures', {
      picture: { filename: 'a.jpg', bytes: await photo(800, 400) },
      alt: '',
    })
  ).body.data.id
const seen = async (slug: string) => (await app.client('en')).get(`${guestPath}/${slug}`)
const make = async (form: object) => (await owner.post(path, form)).body.data

describe('a page', () => {
  test('is written, published, changed, put back and taken away', async () => {
    const created = await owner.post(path, { title: 'Jualan Raya', blocks: [text('Satu')], seo: { title: 'Raya' } })
    expect([created.status, created.body.data]).toMatchObject([
      200,
      {
        title: 'Jualan Raya',
        slug: 'jualan-raya',
        state: 'draft',
        url: expect.stringContaining('/s/kedai-satu/p/jualan-raya'),
        versions: [{ version: 1 }],
      },
    ])
    const { id, revision } = created.body.data
    expect((await seen('jualan-raya')).status).toBe(404)
    const published = await owner.post(`${path}/${id}/publish`)
    expect(published.body.data).toMatchObject({ state: 'published', revision, is_changed: false })
    expect((await seen('jualan-raya')).body.data).toMatchObject({
      title: 'Jualan Raya',
      seo: { title: 'Raya' },
      blocks: [{ type: 'text', html: '<p>Satu</p>' }],
    })

    const changed = await owner.put(`${path}/${id}`, { title: 'Jualan Raya', blocks: [text('Dua')], revision })
    expect(changed.body.data).toMatchObject({ is_changed: true, version: 2 })
    expect((await seen('jualan-raya')).body.data.blocks[0].html).toBe('<p>Satu</p>')
    const stale = await owner.put(`${path}/${id}`, { blocks: [text('Tiga')], revision })
    expect([stale.status, stale.body.data]).toEqual([409, { current: { revision: changed.body.data.revision } }])
    // The very form once more is no conflict.
    expect((await owner.put(`${path}/${id}`, { blocks: [text('Dua')], revision })).status).toBe(200)
    await owner.post(`${path}/${id}/publish`)
    expect((await seen('jualan-raya')).body.data.blocks[0].html).toBe('<p>Dua</p>')

    const restored = await owner.post(`${path}/${id}/restore`, { version: 1 })
    expect(restored.body.data).toMatchObject({ blocks: [text('Satu')], version: 3, is_changed: true })
    expect((await owner.post(`${path}/${id}/restore`, { version: 99 })).status).toBe(422)
    expect((await owner.post(`${path}/${id}/unpublish`)).body.data.state).toBe('draft')
    expect((await seen('jualan-raya')).status).toBe(404)
    expect((await owner.delete(`${path}/${id}`)).status).toBe(200)
    expect((await owner.get(`${path}/${id}`)).status).toBe(404)
  })

  test('is published at its moment, to the second, and the job notes it', async () => {
    const { id } = await make({ title: 'Esok', blocks: [text('Mula')] })
    const waiting = await owner.post(`${path}/${id}/publish`, { at: '2026-11-20 12:05' })
    expect(waiting.body.data).toMatchObject({ state: 'scheduled', publish_at: '2026-11-20 12:05:00' })
    await owner.put(`${path}/${id}`, { blocks: [text('Belum')] })
    app.clock.set('2026-11-20T04:04:59Z')
    expect((await seen('esok')).status).toBe(404)
    app.clock.set('2026-11-20T04:05:00Z')
    expect((await seen('esok')).body.data.blocks[0].html).toBe('<p>Mula</p>')
    expect((await owner.get(`${path}/${id}`)).body.data).toMatchObject({
      state: 'published',
      published_at: '2026-11-20 12:05:00',
      is_changed: true,
    })
    expect((await owner.post(`${path}/${id}/publish`, { at: '2026-11-20 11:00' })).status).toBe(422)
    expect((await owner.post(`${path}/${id}/publish`, { at: '2026-02-30' })).status).toBe(422)
  })

  test('keeps the addresses it had, until another page takes them', async () => {
    const one = await make({ title: 'Lama', slug: 'lama', blocks: [text('Satu')] })
    await owner.post(`${path}/${one.id}/publish`)
    expect((await owner.post(path, { title: 'Lain', slug: 'LAMA' })).body.data).toHaveProperty('slug')
    await owner.put(`${path}/${one.id}`, { slug: 'baharu' })
    expect((await seen('lama')).body.data.slug).toBe('lama')
    await owner.post(`${path}/${one.id}/publish`)
    expect((await seen('lama')).body.data.slug).toBe('baharu')
    expect((await owner.post(path, { title: 'Lain', slug: 'lama' })).status).toBe(200)
    expect((await seen('lama')).status).toBe(404)
    // Two of one title get addresses of their own; the other shop has its own.
    expect((await make({ title: 'Baharu' })).slug).toBe('baharu-2')
    expect((await rival.post(path, { title: 'Baharu' })).body.data.slug).toBe('baharu')
  })

  test('shows what is on sale now', async () => {
    const image = await picture(owner)
    const { id } = await make({
      title: 'Semua',
      slug: 'semua',
      seo: { image },
      blocks: [
        { type: 'hero', title: 'Selamat datang', image_id: image, button: { label: 'Beli', link: `i/${viewId}` } },
        text('Satu'),
        { type: 'heading', level: 2, spans: [{ text: 'Dua' }] },
        { type: 'picture', image_id: image, alt: 'Mug' },
        { type: 'gallery', pictures: [{ image_id: image }] },
        { type: 'video', url: 'https://youtu.be/dQw4w9WgXcQ' },
        { type: 'products', title: 'Baharu' },
        { type: 'products', pick: 'chosen', view_ids: [viewId] },
        { type: 'product', view_id: viewId },
        { type: 'reviews' },
        { type: 'countdown', until: '2026-11-21 00:00' },
        { type: 'lead', title: 'Tanya kami' },
        { type: 'faq', questions: [{ question: 'Bila?', answer: 'Esok' }] },
        { type: 'map', address: 'Jalan Mawar, Kajang' },
        { type: 'whatsapp', message: 'Hai' },
        { type: 'policies' },
        { type: 'spacer', size: 'l' },
      ],
    })
    await owner.post(`${path}/${id}/publish`)
    const { blocks, seo } = (await seen('semua')).body.data
    expect(seo.image).toMatch(/^\/media\//)
    expect(blocks).toMatchObject([
      { type: 'hero', image: { url: seo.image }, button: { link: `/s/kedai-satu/i/${viewId}` } },
      { type: 'text', html: '<p>Satu</p><h2>Dua</h2>' },
      { type: 'picture', image: { alt: 'Mug' } },
      { type: 'gallery', images: [{ url: seo.image }] },
      { type: 'video', link: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ' },
      { type: 'products', items: [{ view_id: viewId }] },
      { type: 'products', items: [{ title: 'Mug Biru' }] },
      { type: 'product', item: { view_id: viewId }, shows: 'order' },
      { type: 'countdown', until: '2026-11-21 00:00:00' },
      { type: 'lead', source: 'semua' },
      { type: 'faq', questions: [{ question: 'Bila?' }] },
      { type: 'map', link: expect.stringContaining('Kajang') },
      { type: 'whatsapp', link: expect.stringContaining('wa.me/60123456789') },
      { type: 'spacer', size: 'l' },
    ])
    expect((await owner.get(`${path}/${id}`)).body.data.pictures).toMatchObject([{ id: image }])
    const tried = await owner.post(`${path}/preview`, { blocks: [text('Cuba')] })
    expect(tried.body.data.blocks).toEqual([{ type: 'text', html: '<p>Cuba</p>' }])
  })
})

test('a preview shows the rest beside blocks that are not finished, not allowed or have nothing to show', async () => {
  const tried = await owner.post(`${path}/preview`, {
    blocks: [
      text('Satu'),
      { type: 'product', view_id: '', item_type: 'ticket' },
      { type: 'video', url: 'https://evil.test/v' },
      text('Dua'),
      { type: 'product', view_id: 'TIADA' },
      { type: 'gallery', pictures: [] },
      { type: 'faq', questions: [{ question: '', answer: '' }] },
      { type: 'hero', title: 'Tiga', button: { label: 'Beli', link: '' } },
      { type: 'html' },
      'x',
    ],
  })
  expect(tried.status).toBe(200)
  expect(tried.body.data.blocks).toMatchObject([
    { type: 'text', html: '<p>Satu</p>' },
    { type: 'waiting', of: 'product', message: 'Choose a product to show this block to buyers.' },
    { type: 'waiting', of: 'video', message: 'Paste a YouTube, Vimeo or TikTok video link in block 3.' },
    { type: 'text', html: '<p>Dua</p>' },
    { type: 'waiting', of: 'product', message: 'This product is not on sale, so this block is hidden from buyers.' },
    { type: 'waiting', of: 'gallery' },
    { type: 'waiting', of: 'faq' },
    { type: 'hero', title: 'Tiga', button: null },
    { type: 'waiting', of: 'html' },
    { type: 'waiting', of: '' },
  ])
})

test('what is not chosen yet can be saved and published; buyers see the rest', async () => {
  const blocks = [
    { type: 'product', view_id: '', shows: 'order', item_type: 'rental' },
    { type: 'picture', image_id: null, alt: '', caption: '', link: '' },
    { type: 'countdown', title: 'Habis', until: '' },
    { type: 'map', title: 'Kedai', address: '' },
    text('Ada'),
  ]
  const { id, ...made } = await make({ title: 'Separuh', blocks })
  expect(made.blocks).toEqual(blocks)
  await owner.post(`${path}/${id}/publish`)
  expect((await seen('separuh')).body.data.blocks).toEqual([{ type: 'text', html: '<p>Ada</p>' }])
})

describe('refused at blocks', () => {
  test.each([
    [{ type: 'html', html: '<script>' }],
    ['<b>x</b>'],
    [null],
    [{ type: 'paragraph' }],
    [{ type: 'paragraph', spans: [{ text: 'x', link: 'javascript:alert(1)' }] }],
    [{ type: 'hero', title: 'x', onclick: 'y' }],
    [{ type: 'hero', title: 'x', button: { label: 'y', link: 'javascript:alert(1)' } }],
    [{ type: 'hero', title: 'x', image_id: 999_999 }],
    [{ type: 'video', url: 'https://evil.test/v' }],
    [{ type: 'product', view_id: 'TIADA' }],
    [{ type: 'countdown', until: '2026-02-30 00:00' }],
    [{ type: 'faq', title: 'a\u202Eb', questions: [{ question: 'x', answer: 'y' }] }],
  ])('%j', async (block) => {
    const { status, body } = await owner.post(path, { title: 'Cuba', blocks: [text('a'), block] })
    expect([status, Object.keys(body.data)[0]]).toEqual([422, 'blocks'])
  })

  test('no list, too many, and more order forms than a page can carry', async () => {
    const three = Array.from({ length: 3 }, () => ({ type: 'product', view_id: viewId }))
    for (const blocks of ['x', Array.from({ length: 81 }, () => text('a')), three])
      expect((await owner.post(path, { title: 'Cuba', blocks })).body.data).toHaveProperty('blocks')
  })

  test('pictures of another shop', async () => {
    const image = await picture(rival)
    expect((await owner.post(path, { title: 'Cuba', seo: { image } })).status).toBe(422)
    expect((await owner.post(path, { title: 'Cuba', blocks: [{ type: 'picture', image_id: image }] })).status).toBe(422)
  })
})

test('a page stands on the shop’s first page', async () => {
  const front = '/api/ajax/seller/front-page'
  const shown = async () =>
    (await (await app.client('en')).get('/api/ajax/guest/front-store/kedai-satu/front-page')).body.data
  expect(await shown()).toBeNull()
  const { id } = await make({ title: 'Muka', blocks: [text('Depan')] })
  expect((await owner.put(front, { page_id: id, place: 'instead' })).body.data).toEqual({
    page_id: id,
    place: 'instead',
  })
  expect(await shown()).toBeNull()
  await owner.post(`${path}/${id}/publish`)
  expect(await shown()).toMatchObject({ place: 'instead', title: 'Muka', blocks: [{ html: '<p>Depan</p>' }] })
  expect((await rival.put(front, { page_id: id })).status).toBe(422)
  expect((await owner.put(front, { page_id: null })).body.data.page_id).toBeNull()
  expect(await shown()).toBeNull()
})

test('a picture on a page is not swept away, and pages are nobody else’s', async () => {
  const image = await picture(owner)
  const { id } = await make({ title: 'Gambar', blocks: [{ type: 'picture', image_id: image }] })
  await app.asOwner(`update files set created_at = '2026-01-01'`)
  await app.asOwner('select * from sweep_unused_files(now(), 100)')
  expect(await app.asOwner('select id from files where id = $1', [image])).toHaveLength(1)
  for (const call of [
    rival.get(`${path}/${id}`),
    rival.put(`${path}/${id}`, { title: 'x' }),
    rival.post(`${path}/${id}/publish`),
    rival.post(`${path}/${id}/unpublish`),
    rival.post(`${path}/${id}/restore`, { version: 1 }),
    rival.delete(`${path}/${id}`),
  ])
    expect((await call).status).toBe(404)
  expect((await owner.get(path)).body.data[0]).toMatchObject({ id, state: 'draft', front: null })
})

test('twenty at once get addresses of their own', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, () => owner.post(path, { title: 'Serentak' })))
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200))
  expect(new Set(answers.map(({ body }) => body.data.slug)).size).toBe(20)
})
