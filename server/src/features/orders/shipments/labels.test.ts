import { afterAll, expect, test } from 'vitest'
import type { LabelSheet, ParcelLabel } from '@kedai/domain/documents/parcel-labels.ts'
import { createDocuments } from '../../../platform/documents/documents.ts'
import { code128 } from '../../../platform/documents/labels/barcode.ts'
import { readPdf } from '../../../platform/test-pdf/read-pdf.ts'
import { addStaff, openTestShop, payTestOrder, placeTestOrder, signedIn } from '../orders/orders.fixture.ts'
import { startTestShop } from '../orders/shop.fixture.ts'

const { app, shop, owner } = await startTestShop()
const shipments = '/api/ajax/seller/shipments'
const documents = createDocuments({ store: { read: async () => null } })
afterAll(() => documents.close())

async function packed(wish: object = {}): Promise<{ id: number; orderNo: string }> {
  await app.asOwner('update variations set stock = 10 where id = $1', [shop.variationId])
  const order = await placeTestOrder(app, shop, { quantity: 2 })
  await payTestOrder(app, shop, order)
  const { body } = await owner.post(`/api/ajax/seller/orders/${order.orderNo}/shipments`, { courier: 'GDEX', ...wish })
  return { id: body.data.id as number, orderNo: order.orderNo }
}
const print = (body: object, client = owner) => client.post(`${shipments}/labels`, body)
const textOf = (pdf: Uint8Array) => readPdf(pdf).pages.map(({ texts }) => texts.map(({ text }) => text).join(' '))

test('four parcels stand on one sheet, each with its number, its receiver and no price', async () => {
  const parcels = [
    await packed({ tracking_number: 'EP100200300MY', weight: '1.5' }),
    await packed(),
    await packed(),
    await packed(),
  ]
  const ids = parcels.map(({ id }) => id)
  const { status, body } = await print({ ids: [...ids, ids[0]], size: 'a4' })
  expect([status, body.data.count]).toEqual([200, 4])
  const pdf = await owner.get(body.data.url)
  expect([pdf.status, pdf.headers['content-type'], pdf.headers['cache-control']]).toEqual([
    200,
    'application/pdf',
    'private, no-store',
  ])
  const { pages } = readPdf(pdf.bytes)
  expect(pages.map(({ width, height }) => [Math.round(width), Math.round(height)])).toEqual([[595, 842]])
  const [text = ''] = textOf(pdf.bytes)
  for (const { orderNo } of parcels) expect(text).toContain(orderNo)
  for (const part of ['EP100200300MY', 'Siti Aminah', '+60', '30000', '2 × Mug', '1.500 kg', 'GDEX', 'Kedai demo'])
    expect(text).toContain(part)
  expect(text).not.toMatch(/RM|25\.00|50\.00/)
  expect(
    readPdf(pdf.bytes)
      .structure.filter(({ tag }) => tag === 'Figure')
      .map(({ alt }) => alt),
  ).toEqual(['EP100200300MY', ...parcels.slice(1).map(({ orderNo }) => orderNo)])
})

test('a thermal printer gets one to a page; a number corrected since is the one that is printed again', async () => {
  const [one, two] = [await packed(), await packed()]
  const { body } = await print({ ids: [two.id, one.id], size: 'a6' })
  await owner.put(`${shipments}/${two.id}`, { tracking_number: 'GD 77' })
  const pages = textOf((await owner.get(body.data.url)).bytes)
  expect(pages).toHaveLength(2)
  expect(pages[0]).toContain('GD 77')
  expect(pages[1]).toContain(one.orderNo)
  const { data } = (await owner.get(`${shipments}/labels`)).body
  expect(data[0]).toMatchObject({ id: body.data.id, size: 'a6', count: 2, by: 'owner@demo.test', url: body.data.url })
  expect((await owner.get(`${shipments}/${one.id}`)).body.data.label).toBe(body.data.url)
})

test('cash is asked for once, on the first parcel of an order', async () => {
  await app.asOwner('update variations set stock = 10 where id = $1', [shop.variationId])
  const order = await placeTestOrder(app, shop, { quantity: 2, kind: 'cod' })
  const path = `/api/ajax/seller/orders/${order.orderNo}`
  const line = (await owner.get(path)).body.data.lines[0].id as number
  const pack = async () =>
    (await owner.post(`${path}/shipments`, { courier: 'GDEX', lines: [{ id: line, quantity: 1 }] })).body.data
      .id as number
  const ids = [await pack(), await pack()]
  const pages = textOf((await owner.get((await print({ ids, size: 'a6' })).body.data.url)).bytes)
  expect(pages.map((page) => /COD RM\s?[\d.]+/.test(page))).toEqual([true, false])
})

test('asks for no sen that coins left, and for no money that went back', async () => {
  await app.asOwner('update variations set stock = 10 where id = $1', [shop.variationId])
  const order = await placeTestOrder(app, shop, { quantity: 2, kind: 'cod' })
  const path = `/api/ajax/seller/orders/${order.orderNo}`
  await payTestOrder(app, shop, order, 499)
  await owner.post(`${path}/record-payment`, { amount: '51.00', method: 'cash' }) // RM 51.01 are due
  const { id } = (await owner.post(`${path}/shipments`, { courier: 'GDEX' })).body.data
  const page = async () => textOf((await owner.get((await print({ ids: [id], size: 'a6' })).body.data.url)).bytes)[0]
  expect(await page()).not.toMatch(/COD/)
  await owner.post(`${path}/refund`, { amount: '5.00', reason: 'Late' })
  expect(await page()).not.toMatch(/COD/)
})

test('nobody prints what is not there, was cancelled, or is another shop’s', async () => {
  const parcel = await packed()
  const { body } = await print({ ids: [parcel.id], size: 'a6' })
  const stranger = await signedIn(app, (await openTestShop(app, 'other')).ownerId)
  expect((await print({ ids: [parcel.id], size: 'a6' }, stranger)).status).toBe(404)
  expect((await stranger.get(body.data.url)).status).toBe(404)
  expect((await (await app.client()).get(body.data.url)).status).toBe(401)
  const clerk = await signedIn(app, await addStaff(app, shop.shopId, 'clerk@demo.test', ['products']))
  expect((await clerk.get(body.data.url)).status).toBe(403)
  expect((await print({ ids: [], size: 'a6' })).status).toBe(422)
  expect((await print({ ids: [parcel.id], size: 'a5' })).status).toBe(422)
  expect((await print({ ids: [parcel.id, 987654321], size: 'a6' })).status).toBe(404)
  await owner.post(`${shipments}/${parcel.id}/cancel`)
  expect((await print({ ids: [parcel.id], size: 'a6' })).status).toBe(409)
})

const label = (place: number): ParcelLabel => ({
  orderNo: `K-${1000 + place}`,
  courier: 'Pos Laju',
  service: 'Next day',
  trackingNumber: `EP${100_000_000 + place}MY`,
  weight: '1.250',
  collect: null,
  from: { name: 'Kedai Mak Cik', phone: '+60198765432', lines: ['12 Jalan Besar', '30000 Ipoh'] },
  to: {
    name: `Nur Aminah binti Abdullah ${place}`,
    phone: '+60123456789',
    lines: [`No. ${place}, Lorong Haji Taib 5, Taman Sri Muda, Seksyen 25, berhampiran Surau Al-Hidayah`],
    postcode: '40400',
    city: 'Shah Alam',
    state: 'Selangor',
  },
  contents: ['2 × Mug (biru)', '1 × 陶瓷杯', `${place} × Kuih Raya`],
})
const sheetOf = (labels: ParcelLabel[], size: LabelSheet['size'] = 'a6'): LabelSheet => ({
  kind: 'labels',
  title: 'Label 1',
  author: 'Kedai Mak Cik',
  lang: 'ms',
  size,
  words: {
    to: 'KEPADA',
    from: 'DARIPADA',
    order: 'Pesanan',
    collect: 'COD',
    contents: 'ISI',
    more: '… dan {count} lagi',
  },
  labels,
})

test('two hundred labels are drawn within five seconds, and the thread of requests goes on meanwhile', async () => {
  const started = performance.now()
  let turns = 0
  const pulse = setInterval(() => turns++, 20)
  const pdf = await documents.renderLabels(sheetOf(Array.from({ length: 200 }, (_, place) => label(place))), {
    shopId: 1,
  })
  clearInterval(pulse)
  const took = performance.now() - started
  expect(readPdf(pdf).pages).toHaveLength(200)
  expect(took).toBeLessThan(5000)
  expect(turns).toBeGreaterThan(took / 20 / 3)
})

test('the longest address stands whole on a label, and what lies in it is cut with a count', async () => {
  const address = Array.from({ length: 40 }, (_, place) => `Jln${place}`)
    .join(' ')
    .slice(0, 300)
  const one = {
    ...label(1),
    to: { ...label(1).to, lines: [address] },
    contents: Array.from({ length: 60 }, (_, n) => `${n} × Kek`),
  }
  const pdf = await documents.renderLabels(sheetOf([one]), { shopId: 1 })
  const [page] = readPdf(pdf).pages
  const text = page?.texts.map((part) => part.text).join(' ') ?? ''
  for (const word of address.split(' ')) expect(text).toContain(word)
  expect(text).toMatch(/… dan \d+ lagi/)
  const bottoms = page?.texts.map(({ y }) => y) ?? []
  expect(Math.min(...bottoms)).toBeGreaterThan(8)
})

test('a barcode begins and ends as Code 128 does, and letters it has none for are left out', () => {
  const bars = code128('EP123456789MY') ?? []
  const modules = (widths: readonly number[]) => widths.reduce((all, width) => all + width, 0)
  expect(bars.slice(-7)).toEqual([2, 3, 3, 1, 1, 1, 2])
  expect([
    [2, 1, 1, 2, 1, 4],
    [2, 1, 1, 4, 1, 2],
    [2, 1, 1, 2, 3, 2],
  ]).toContainEqual(bars.slice(0, 6))
  expect((modules(bars) - 13) % 11).toBe(0)
  expect(code128('陶瓷')).toBeNull()
})
