import { afterAll, beforeAll, expect, test } from 'vitest'
import { pdf as oddPdf } from '../../../platform/test-app/pictures.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { somePdf, stampedWith } from '../../../platform/stamps/stamps.fixture.ts'
import { openTestShop, signedIn } from '../orders/orders.fixture.ts'

let app: TestApp
let owner: TestClient
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } })
  owner = await signedIn(app, (await openTestShop(app, 'kedai-cap')).ownerId)
})
afterAll(() => app.close())

const upload = async (bytes: Buffer, filename = 'Resipi Sambal.pdf'): Promise<number> =>
  (await owner.multipart('/api/ajax/seller/digital-files', { file: { filename, bytes } })).body.data.id
const save = async (digital: object) =>
  owner.post('/api/ajax/seller/products', {
    item_type: 'digital',
    title: 'Buku Resipi',
    variations: [{ price: '15.00' }],
    status: 'published',
    digital,
  })

async function buy(viewId: string, name: string) {
  const buyer = await app.client()
  const { body } = await buyer.multipart(`/api/ajax/guest/order/place-order/${viewId}`, {
    quantity: '1',
    name,
    phone: '0123456789',
    email: 'aisyah@buyer.test',
    paymentMethod: 'bank_transfer',
  })
  const { order_no: orderNo, redirect_to: page } = body.data
  await owner.post(`/api/ajax/seller/orders/${orderNo}/record-payment`, { amount: '15.00', method: 'cash' })
  const token = String(page).split('/').pop() ?? ''
  const downloads = async () => (await buyer.get(`/api/ajax/guest/order/${token}`)).body.data.downloads
  const [{ id: grant }] = await downloads()
  const fetchOn = (client: TestClient, headers: Record<string, string> = {}) =>
    client.post(`/api/ajax/guest/order/${token}/downloads/${grant}`, {}, { headers })
  return { buyer, orderNo, downloads, grant, fetchOn }
}

test('a stamped file bears its buyer, and another buyer’s is another', async () => {
  const bytes = await somePdf([0, 90])
  const { body } = await save({ files: [{ id: await upload(bytes) }], stamp_pdf: true, download_limit: 5 })
  expect(body.data.digital).toMatchObject({ stamp_pdf: true, device_limit: null })
  const got = async (name: string) => {
    const { buyer, orderNo, downloads, fetchOn } = await buy(body.data.view_id, name)
    // Twice at the same moment: two downloads of one copy.
    const [one, two] = await Promise.all([fetchOn(buyer), fetchOn(buyer)])
    const files = await Promise.all([one, two].map((answer) => buyer.get(answer?.body.data.url)))
    expect(files.map(({ status }) => status)).toEqual([200, 200])
    expect((await downloads())[0].left).toBe(3)
    const line = `Sold to ${name} (•••6789) · order ${orderNo} · 2026-11-20`
    expect(files[0]?.bytes.equals(files[1]?.bytes ?? Buffer.from(''))).toBe(true)
    return { bytes: files[0]?.bytes ?? Buffer.from(''), line }
  }
  const first = await got('Aisyah Ahmad')
  const second = await got('陈美玲')
  expect(await stampedWith(first.bytes, first.line)).toEqual([true, true])
  expect(await stampedWith(second.bytes, second.line)).toEqual([true, true])
  expect(await stampedWith(second.bytes, first.line)).toEqual([false, false])
  expect(await stampedWith(bytes, first.line)).toEqual([false, false])
})

test('a seller hears of a file that cannot be stamped, and no unstamped one goes out', async () => {
  const refused = await save({ files: [{ id: await upload(oddPdf) }], stamp_pdf: true })
  expect([refused.status, Object.keys(refused.body.data)]).toEqual([422, ['digital.stamp_pdf']])
  const without = await save({ link: 'https://kelas.example/resipi', stamp_pdf: true })
  expect(without.body.data).toEqual({ 'digital.stamp_pdf': [expect.stringContaining('Add a PDF file first')] })
  const { body } = await save({ files: [{ id: await upload(await somePdf()) }], stamp_pdf: true, download_limit: 2 })
  const { buyer, downloads, fetchOn, grant } = await buy(body.data.view_id, 'Ravi Kumar')
  const [file] = await app.asOwner<{ key: string }>(
    'select f.key from download_grants g join files f on f.id = g.file_id where g.id = $1',
    [grant],
  )
  await app.deps.files.store.put(file?.key ?? '', oddPdf)
  const answer = await fetchOn(buyer)
  expect([answer.status, answer.body.message]).toEqual([409, expect.stringContaining('No download was used')])
  expect((await downloads())[0].left).toBe(2)
})

test('of two devices, five new ones at once are let in twice; a known one is always let in, and the seller forgets them', async () => {
  const { body } = await save({ files: [{ id: await upload(await somePdf()) }], device_limit: 2 })
  const { orderNo, grant, downloads, fetchOn } = await buy(body.data.view_id, 'Siti Aminah')
  expect((await downloads())[0]).toMatchObject({ devices_left: 2, left: null })
  const devices = await Promise.all(Array.from({ length: 5 }, () => app.client()))
  const agent = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/120.0 Mobile Safari/537.36' }
  const answers = await Promise.all(devices.map((device) => fetchOn(device, agent)))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 403, 403, 403])
  const refused = answers.find(({ status }) => status === 403)
  expect(refused?.body.message).toContain('limit of 2 download devices')
  for (const [at, device] of devices.entries()) expect((await fetchOn(device)).status).toBe(answers[at]?.status)
  const { body: order } = await owner.get(`/api/ajax/seller/orders/${orderNo}`)
  expect(order.data.downloads[0]).toMatchObject({ devices_left: 0, devices: [{}, {}] })
  const reset = await owner.post(`/api/ajax/seller/orders/${orderNo}/downloads/${grant}/reset`)
  expect(reset.body.data.downloads[0]).toMatchObject({ devices_left: 2, devices: [] })
  const last = devices[answers.findIndex(({ status }) => status === 403)]
  expect(last && (await fetchOn(last, agent)).status).toBe(200)
  expect((await owner.get(`/api/ajax/seller/orders/${orderNo}`)).body.data.downloads[0].devices).toMatchObject([
    { label: 'Chrome, Android' },
  ])
})
