import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { pdf, photo, svg } from '../../../platform/test-app/pictures.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { openTestShop, payTestOrder, placeTestOrder, signedIn } from '../orders/orders.fixture.ts'
import type { TestShop } from '../orders/orders.fixture.ts'

let app: TestApp
let shop: TestShop
let owner: TestClient
let rival: TestClient
let buyer: TestClient
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } })
  shop = await openTestShop(app, 'kedai-fail')
  owner = await signedIn(app, shop.ownerId)
  rival = await signedIn(app, (await openTestShop(app, 'kedai-lain')).ownerId)
  buyer = await app.client()
})
afterAll(() => app.close())

const upload = async (client = owner, bytes: Buffer = pdf, filename = 'Resipi Sambal.pdf') =>
  client.multipart('/api/ajax/seller/digital-files', { file: { filename, bytes } })
const ebook = (digital: object | null, given: object = {}) => ({
  item_type: 'digital',
  title: 'Buku Resipi',
  variations: [{ price: '15.00' }],
  status: 'published',
  digital,
  ...given,
})
const make = async (digital: object): Promise<{ id: number; view_id: string }> =>
  (await owner.post('/api/ajax/seller/products', ebook(digital))).body.data
const order = async (viewId: string, form: object = {}) => {
  const placed = await buyer.multipart(`/api/ajax/guest/order/place-order/${viewId}`, {
    quantity: '1',
    name: 'Aisyah Ahmad',
    phone: '0123456789',
    email: 'aisyah@buyer.test',
    paymentMethod: 'bank_transfer',
    ...form,
  })
  return {
    placed,
    orderNo: placed.body.data?.order_no as string,
    token: String(placed.body.data?.redirect_to).split('/').pop() ?? '',
  }
}
const pay = async (orderNo: string, amount = '15.00') =>
  owner.post(`/api/ajax/seller/orders/${orderNo}/record-payment`, { amount, method: 'cash' })
const page = async (token: string) => (await buyer.get(`/api/ajax/guest/order/${token}`)).body.data
const fetchOne = (token: string, id: number, client = buyer) =>
  client.post(`/api/ajax/guest/order/${token}/downloads/${id}`, {})

test('a file is bought without an address, and opens with the payment alone', async () => {
  const {
    body: { data: file },
  } = await upload()
  expect(file).toEqual({ id: expect.any(Number), name: 'Resipi Sambal.pdf', bytes: pdf.length })
  const { id, view_id } = await make({
    files: [{ id: file.id }],
    link: 'https://kelas.example/resipi',
    download_limit: 2,
    expires_days: 30,
  })
  expect((await owner.get(`/api/ajax/seller/products/${id}`)).body.data.digital).toEqual({
    files: [file],
    link: 'https://kelas.example/resipi',
    download_limit: 2,
    expires_days: 30,
    stamp_pdf: false,
    device_limit: null,
    has_codes: false,
  })
  const {
    body: { data: view },
  } = await buyer.get(`/api/ajax/guest/view/${view_id}`)
  expect([
    view.item.item_type,
    view.shipping_methods,
    view.payment_methods.map(({ code }: { code: string }) => code),
  ]).toEqual(['digital', [], ['bank_transfer', 'gateway']])
  expect((await order(view_id, { email: '' })).placed.body.data).toHaveProperty('email')
  expect((await order(view_id, { paymentMethod: 'cod' })).placed.status).toBe(422)
  const { token, orderNo } = await order(view_id)
  expect(await page(token)).toMatchObject({ downloads: [], shipping: null, buyer: { address: null } })
  expect((await pay(orderNo)).status).toBe(200)
  const paid = await page(token)
  expect(paid).toMatchObject({ payment_status: 'paid', fulfilment_status: 'delivered', headline: 'Ready to download' })
  expect(paid.downloads).toEqual([
    {
      id: expect.any(Number),
      title: 'Resipi Sambal.pdf',
      is_link: false,
      left: 2,
      devices_left: null,
      expires_at: '2026-12-20 12:00:00',
      refusal: null,
    },
    {
      id: expect.any(Number),
      title: 'Buku Resipi',
      is_link: true,
      left: 2,
      devices_left: null,
      expires_at: '2026-12-20 12:00:00',
      refusal: null,
    },
  ])
  const [pdfGrant, linkGrant] = paid.downloads
  const {
    body: { data: claimed },
    headers,
  } = await fetchOne(token, pdfGrant.id)
  expect([headers['referrer-policy'], headers['cache-control']]).toEqual(['no-referrer', 'private, no-store'])
  const got = await buyer.get(claimed.url)
  expect([got.status, got.headers['content-type'], got.bytes.equals(pdf)]).toEqual([200, 'application/pdf', true])
  expect(got.headers['content-disposition']).toContain('attachment')
  expect((await fetchOne(token, linkGrant.id)).body.data.url).toBe('https://kelas.example/resipi')
  expect((await page(token)).downloads.map(({ left }: { left: number }) => left)).toEqual([1, 1])
  const mail = (await app.mailbox()).find(
    ({ recipient, subject }) => recipient === 'aisyah@buyer.test' && subject.startsWith(`Payment for order ${orderNo}`),
  )
  expect(mail?.plain).toContain(`/order/${token}`)
  expect(mail?.plain).toContain('Ready to download')
  expect(mail?.plain).not.toContain('kelas.example')
})

test('of three downloads, fifty at once get exactly three', async () => {
  const {
    body: { data: file },
  } = await upload()
  const { token, orderNo } = await order((await make({ files: [{ id: file.id }], download_limit: 3 })).view_id)
  await pay(orderNo)
  const [grant] = (await page(token)).downloads
  const answers = await Promise.all(Array.from({ length: 50 }, () => fetchOne(token, grant.id)))
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(3)
  const refused = answers.filter(({ status }) => status === 409)
  expect(refused).toHaveLength(47)
  expect(refused[0]?.body.message).toBe('The download limit is reached. Ask the shop to reset it.')
  expect(await app.asOwner('select used from download_grants where id = $1', [grant.id])).toEqual([{ used: 3 }])
  expect((await page(token)).downloads[0]).toMatchObject({
    left: 0,
    refusal: expect.stringContaining('limit is reached'),
  })

  const reset = (client: TestClient, no = orderNo, id = grant.id) =>
    client.post(`/api/ajax/seller/orders/${no}/downloads/${id}/reset`)
  expect((await reset(await app.client())).status).toBe(401)
  expect((await reset(rival)).status).toBe(404)
  expect((await reset(owner, orderNo, 999_999)).status).toBe(404)
  const { body } = await reset(owner)
  expect([body.message, body.data.downloads[0].left]).toEqual(['The buyer can download it again.', 3])
  expect((await fetchOne(token, grant.id)).status).toBe(200)
})

test('the same press sent twice uses one up', async () => {
  const {
    body: { data: file },
  } = await upload()
  const { token, orderNo } = await order((await make({ files: [{ id: file.id }], download_limit: 3 })).view_id)
  await pay(orderNo)
  const [grant] = (await page(token)).downloads
  for (const _ of [1, 2])
    await buyer.post(
      `/api/ajax/guest/order/${token}/downloads/${grant.id}`,
      {},
      { headers: { 'idempotency-key': 'satu-tekanan' } },
    )
  expect((await page(token)).downloads[0].left).toBe(2)
})

test('a download that broke off goes on by the same link, and is one download', async () => {
  const {
    body: { data: file },
  } = await upload()
  const { token, orderNo } = await order((await make({ files: [{ id: file.id }], download_limit: 1 })).view_id)
  await pay(orderNo)
  const [grant] = (await page(token)).downloads
  const { url } = (await fetchOne(token, grant.id)).body.data
  const first = await buyer.get(url, { headers: { range: 'bytes=0-19' } })
  const rest = await buyer.get(url, { headers: { range: 'bytes=20-', 'if-range': String(first.headers['etag']) } })
  expect([first.status, rest.status, Buffer.concat([first.bytes, rest.bytes]).equals(pdf)]).toEqual([206, 206, true])
  expect(await app.asOwner('select used from download_grants where id = $1', [grant.id])).toEqual([{ used: 1 }])
  expect((await fetchOne(token, grant.id)).status).toBe(409) // the link was the one download; no second is made
  app.clock.advance(11 * 60_000)
  expect((await buyer.get(url, { headers: { range: 'bytes=20-' } })).status).toBe(403)
})

test('days pass, and money given back takes the file along', async () => {
  const {
    body: { data: file },
  } = await upload()
  const { view_id } = await make({ files: [{ id: file.id }], expires_days: 2 })
  const [late, refunded] = [await order(view_id), await order(view_id)]
  await pay(late.orderNo)
  await pay(refunded.orderNo)
  const [grant] = (await page(refunded.token)).downloads
  await owner.post(`/api/ajax/seller/orders/${refunded.orderNo}/refund`, { amount: '15.00', reason: 'Salah beli' })
  expect((await fetchOne(refunded.token, grant.id)).body.message).toBe('This order was cancelled or refunded.')
  const [lateGrant] = (await page(late.token)).downloads
  expect((await fetchOne(refunded.token, lateGrant.id)).status).toBe(404)
  app.clock.advance(3 * 24 * 3_600_000)
  expect((await fetchOne(late.token, lateGrant.id)).body.message).toBe(
    'The download period has ended. Ask the shop to reopen it.',
  )
})

test('what may be sold as a file, and a product that delivers nothing', async () => {
  expect((await upload(await app.client())).status).toBe(401)
  expect((await upload(owner, svg, 'lukisan.svg')).body.data.file[0]).toContain('cannot be sold here')
  const jpg = await photo(60, 40)
  const {
    body: { data: picture },
  } = await upload(owner, jpg, 'poster.jpg')
  expect(picture.bytes).toBe(jpg.length)
  const foreign = (await upload(rival)).body.data.id
  for (const [digital, field, given] of [
    [null, 'digital.files'],
    [{ files: [] }, 'digital.files'],
    [{ link: 'http://kelas.example' }, 'digital.link'],
    [{ link: 'javascript:alert(1)' }, 'digital.link'],
    [{ files: [{ id: foreign }] }, 'digital.files.0.id'],
    [{ link: 'https://a.example', download_limit: 0 }, 'digital.download_limit'],
    [{ link: 'https://a.example' }, 'variations', { variations: [{ price: '1' }, { price: '2' }] }],
  ] as const) {
    const { status, body } = await owner.post('/api/ajax/seller/products', ebook(digital, given))
    expect([status, Object.keys(body.data)]).toEqual([422, [field]])
  }
})

test('what an edit adds to a paid order opens once there is nothing more to pay, and what it takes away closes', async () => {
  const { view_id: viewId } = await make({ link: 'https://kelas.example/resipi', download_limit: 2 })
  const [unit] = await app.asOwner<{ id: number }>(
    'select v.id from variations v join products p on p.id = v.product_id where p.view_id = $1',
    [viewId],
  )
  const placed = await placeTestOrder(app, shop, { quantity: 2 })
  await payTestOrder(app, shop, placed)
  const edit = async (change: object) => {
    const {
      body: { data: now },
    } = await owner.get(`/api/ajax/seller/orders/${placed.orderNo}`)
    const { name, phone, email, address, postcode, city, state } = now.buyer
    const mug = now.lines.find(({ title }: { title: string }) => title === 'Mug')
    const { body } = await owner.post(`/api/ajax/seller/orders/${placed.orderNo}/edit`, {
      revision: now.revision,
      shipping: now.totals.shipping,
      name,
      phone,
      email,
      address,
      postcode,
      city,
      state: state.code,
      lines: [{ id: mug.id, quantity: 2 }],
      ...change,
    })
    return body.data
  }
  const left = async () => (await page(placed.token)).downloads.map(({ left: times }: { left: number }) => times)
  const found = await owner.get('/api/ajax/seller/order-items?term=buku')
  expect(found.body.data.map(({ variation_id }: { variation_id: number }) => variation_id)).toContain(unit?.id)

  const grown = await edit({ added: [{ variation_id: unit?.id, quantity: 1 }] })
  expect([grown.payment_status, grown.balance_due, await left()]).toEqual(['partially_paid', '15.00', []])
  await pay(placed.orderNo)
  expect(await left()).toEqual([2])

  // One mug less makes room for another copy: nothing is due, so it opens at once.
  const mugs = grown.lines.find(({ title }: { title: string }) => title === 'Mug').id
  const swapped = await edit({ lines: [{ id: mugs, quantity: 1 }], added: [{ variation_id: unit?.id, quantity: 1 }] })
  expect([swapped.payment_status, await left()]).toEqual(['overpaid', [4]])
  expect((await fetchOne(placed.token, (await page(placed.token)).downloads[0].id)).status).toBe(200)

  const books = swapped.lines
    .filter(({ title }: { title: string }) => title !== 'Mug')
    .map(({ id }: { id: number }) => ({ id, quantity: 0 }))
  await edit({ lines: books })
  expect(await left()).toEqual([])
})

test('an order keeps what it was sold: a type, terms or files changed before the payment change nothing of it', async () => {
  const {
    body: { data: file },
  } = await upload()
  const { id, view_id: viewId } = await make({ files: [{ id: file.id }], download_limit: 2, expires_days: 30 })
  const [asFile, asOther] = [await order(viewId), await order(viewId)]
  const save = async (change: object) => {
    const {
      body: { data: now },
    } = await owner.get(`/api/ajax/seller/products/${id}`)
    const { status, body } = await owner.put(
      `/api/ajax/seller/products/${id}`,
      ebook(null, { version: now.version, variations: [{ id: now.variations[0].id, price: '15.00' }], ...change }),
    )
    expect([status, body.data]).toEqual([200, expect.objectContaining({ id })])
  }
  await save({ digital: { link: 'https://kelas.example/lain', download_limit: 9 } })
  await pay(asFile.orderNo)
  expect((await page(asFile.token)).downloads).toEqual([
    expect.objectContaining({ title: 'Resipi Sambal.pdf', left: 2, expires_at: expect.any(String) }),
  ])

  await save({ item_type: 'ecommerce' })
  await pay(asOther.orderNo)
  expect(await page(asOther.token)).toMatchObject({
    fulfilment_status: 'delivered',
    downloads: [{ title: 'Resipi Sambal.pdf', left: 2 }],
  })

  // The other way round: a mug whose product became a file since it was ordered is packed and sent, and opens nothing.
  const mug = await placeTestOrder(app, shop)
  await app.asOwner(`update products set item_type = 'digital' where id = $1`, [shop.productId])
  await app.asOwner(
    `insert into digital_goods (shop_id, product_id, link) values ($1, $2, 'https://kelas.example/lain')`,
    [shop.shopId, shop.productId],
  )
  await payTestOrder(app, shop, mug)
  expect(await page(mug.token)).toMatchObject({
    payment_status: 'paid',
    fulfilment_status: 'unfulfilled',
    downloads: [],
  })
})
