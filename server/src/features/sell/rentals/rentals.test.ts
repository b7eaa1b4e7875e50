import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { photo } from '../../../platform/test-app/pictures.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import type { TestShop } from '../../orders/orders/orders.fixture.ts'

let app: TestApp
let shop: TestShop
let owner: TestClient
let buyer: TestClient
beforeAll(async () => {
  app = await startTestApp({ config: { rateLimits: false } })
  shop = await openTestShop(app, 'kedai-sewa')
  owner = await signedIn(app, shop.ownerId)
  buyer = await app.client()
})
afterAll(() => app.close())

const form = (rental: object | null, given: object = {}) => ({
  item_type: 'rental',
  title: 'Kamera',
  variations: [{ price: '80.00' }],
  status: 'published',
  rental,
  ...given,
})
const camera = {
  frequency: 'daily',
  quantity: 2,
  addons: [
    { title: 'Tripod', price: '15', per: 'booking' },
    { title: 'Lampu', price: '10.00', per: 'unit' },
  ],
}
const make = async (rental: object = {}): Promise<{ id: number; view_id: string }> =>
  (await owner.post('/api/ajax/seller/products', form({ ...camera, ...rental }))).body.data
const ask = (viewId: string, days: unknown, more: object = {}) =>
  buyer.post(`/api/ajax/guest/rental-availability/${viewId}`, { date_range: days, ...more })
const place = (viewId: string, start: string, end: string, more: object = {}) =>
  buyer.multipart(`/api/ajax/guest/order/rental-place-order/${viewId}`, {
    'dateRange[0]': start,
    'dateRange[1]': end,
    name: 'Aisyah Ahmad',
    phone: '0123456789',
    paymentMethod: 'bank_transfer',
    ...more,
  })
const tokenOf = ({ body }: { body: { data: { redirect_to: string } } }) => body.data.redirect_to.split('/').pop() ?? ''
const view = async (viewId: string) => (await buyer.get(`/api/ajax/guest/view/${viewId}`)).body.data
const order = async (token: string) => (await buyer.get(`/api/ajax/guest/order/${token}`)).body.data
const list = async (search = '') => (await owner.get(`/api/ajax/seller/rentals${search}`)).body.data

test('a camera is saved, shown, asked for, booked and paid', async () => {
  const { id, view_id } = await make({ pickup_location: ['Ipoh', 'Taiping'], deposit: '50' })
  expect((await owner.get(`/api/ajax/seller/products/${id}`)).body.data.rental).toMatchObject({
    frequency: 'daily',
    quantity: 2,
    deposit: '50.00',
    addons: [{ id: 1, title: 'Tripod', price: '15.00' }, { id: 2 }],
  })
  expect((await view(view_id)).item_rental).toMatchObject({
    frequency: 'daily',
    price: '80.00',
    addons: [
      { id: 1, title: 'Tripod', price: '15.00', per: 'booking' },
      { id: 2, title: 'Lampu', price: '10.00', per: 'unit' },
    ],
    pickup_location: ['Ipoh', 'Taiping'],
    return_location: null,
    booked: [],
    quantity: 2,
  })
  expect((await ask(view_id, ['2026-12-01', '2026-12-03'], { quantity: 2, addons: [1, 2] })).body.data).toEqual({
    available_status: true,
    message: 'Available for these dates.',
    quantity: 3,
    totals: {
      subtotal: '480.00',
      addon_total: '45.00',
      discount: '0.00',
      shipping: '0.00',
      click_upsell: '0.00',
      total: '525.00',
    },
  })
  const placed = await place(view_id, '2026-12-01', '2026-12-03', {
    quantity: '2',
    'addons[0]': '1',
    'addons[1]': '2',
    pickup_location: 'Taiping',
    expected_total: '525.00',
  })
  expect([placed.status, placed.body.data.totals?.total]).toEqual([200, '525.00'])
  const [line] = (await order(tokenOf(placed))).lines
  expect(line).toMatchObject({ item_type: 'rental', unit_price: '240.00', quantity: 2, total: '480.00' })
  expect(line.options).toBe('1 Dec 2026 – 3 Dec 2026 · 3 day(s) · Tripod · Lampu · Pick-up: Taiping')
  expect(line.booking).toMatchObject({
    start: '2026-12-01 00:00:00',
    end: '2026-12-04 00:00:00',
    periods: 3,
    units: 2,
    pickup_location: 'Taiping',
    deposit: '50.00',
    addons: [
      { id: 1, title: 'Tripod', total: '15.00' },
      { id: 2, title: 'Lampu', total: '30.00' },
    ],
  })
  expect((await view(view_id)).item_rental.booked).toEqual([
    { start: '2026-12-01 00:00:00', end: '2026-12-04 00:00:00' },
  ])
  expect((await ask(view_id, ['2026-12-03', '2026-12-04'])).body).toMatchObject({
    status: true,
    data: { available_status: false, quantity: 2, totals: { total: '160.00' } },
  })
  const taken = await place(view_id, '2026-12-02', '2026-12-05', { pickup_location: 'Ipoh' })
  expect([taken.status, taken.body.data.changes]).toEqual([
    409,
    [{ what: 'booking', message: expect.stringContaining('booked'), item_id: expect.any(Number), left: 0 }],
  ])
  expect((await place(view_id, '2026-12-04', '2026-12-04', { pickup_location: 'Ipoh' })).status).toBe(200)

  const { order_no: orderNo } = placed.body.data
  expect(await list(`?product=${view_id}&from=2026-12-01&to=2026-12-03`)).toEqual([
    {
      id: expect.any(Number),
      order_no: orderNo,
      product: 'Kamera',
      quantity: 2,
      start: '2026-12-01 00:00:00',
      end: '2026-12-04 00:00:00',
      status: 'held',
      buyer_name: 'Aisyah Ahmad',
      buyer_phone: '+60123456789',
      product_id: id,
      units: ['#1', '#2'],
    },
  ])
  await owner.post(`/api/ajax/seller/orders/${orderNo}/record-payment`, { amount: '525.00', method: 'cash' })
  expect((await list(`?product=${id}&to=2026-12-03`))[0].status).toBe('booked')
  await owner.post(`/api/ajax/seller/orders/${orderNo}/refund`, { amount: '525.00', reason: 'Hujan' })
  expect((await list(`?product=${id}&to=2026-12-03`))[0].status).toBe('cancelled')
  expect((await view(view_id)).item_rental.booked).toEqual([])
})

test('a cancelled order lets go of its days', async () => {
  const { view_id } = await make({ quantity: 1 })
  const first = await place(view_id, '2026-12-10', '2026-12-12')
  expect((await place(view_id, '2026-12-12', '2026-12-13')).status).toBe(409)
  await buyer.post(`/api/ajax/guest/order/${tokenOf(first)}/cancel`, {})
  expect((await list(`?product=${view_id}`))[0].status).toBe('cancelled')
  expect((await view(view_id)).item_rental.booked).toEqual([])
  expect((await place(view_id, '2026-12-12', '2026-12-13')).status).toBe(200)
})

test('what cannot be booked, and what is no rental', async () => {
  const { view_id } = await make({
    closed_weekdays: [0],
    closed_dates: ['2026-12-25'],
    opens: '09:00',
    closes: '18:00',
    max_periods: 7,
    pickup_location: ['Ipoh', 'Taiping'],
  })
  const ok = { pickup_location: 'Ipoh' }
  for (const [start, end, field, more] of [
    ['2026-12-05', '2026-12-04', 'dateRange', ok],
    ['2026-12-05', '', 'dateRange', ok],
    ['2026-02-30', '2026-03-02', 'dateRange', ok],
    ['2026-11-18', '2026-11-21', 'dateRange', ok],
    ['2026-12-24', '2026-12-26', 'dateRange', ok],
    ['2026-12-06', '2026-12-07', 'dateRange', ok],
    ['2026-12-07 08:00', '2026-12-07 12:00', 'dateRange', ok],
    ['2026-12-07', '2026-12-15', 'dateRange', ok],
    ['2026-12-07', '2026-12-08', 'pickup_location', {}],
    ['2026-12-07', '2026-12-08', 'pickup_location', { pickup_location: 'Kajang' }],
    ['2026-12-07', '2026-12-08', 'addons.0', { ...ok, 'addons[0]': '9' }],
    ['2026-12-07', '2026-12-08', 'shipping', { ...ok, shipping: '0' }],
    ['2026-12-07', '2026-12-08', 'click_upsell', { ...ok, click_upsell: '1' }],
    ['2026-12-07', '2026-12-08', 'participants', { ...ok, 'participants[0][name]': 'Ali' }],
    ['2026-12-07', '2026-12-08', 'slot', { ...ok, slot: '2026-12-07 10:00' }],
  ] as const) {
    const { status, body } = await place(view_id, start, end, more)
    expect([start, end, status, Object.keys(body.data)]).toEqual([start, end, 422, [field]])
  }
  expect((await ask(view_id, ['2026-12-05', '2026-12-04'])).body.data).toHaveProperty('date_range')
  expect((await ask(view_id, undefined)).status).toBe(422)
  expect((await ask(view_id, ['2026-12-24', '2026-12-26'])).body).toMatchObject({
    status: true,
    data: { available_status: false, message: 'The rental cannot include 25 Dec 2026.' },
  })
  expect((await ask('MUG-kedai-sewa', ['2026-12-01', '2026-12-02'])).status).toBe(404)
  expect((await buyer.multipart(`/api/ajax/guest/order/place-order/${view_id}`, { quantity: '1' })).status).toBe(404)
  for (const [rental, field] of [
    [null, 'rental'],
    [{ ...camera, deposit: 'banyak' }, 'rental.deposit'],
    [{ ...camera, opens: '09:00' }, 'rental.closes'],
    [{ ...camera, opens: '09:00', closes: '09:00' }, 'rental.closes'],
    [{ ...camera, min_periods: 3, max_periods: 2 }, 'rental.max_periods'],
  ] as const)
    expect((await owner.post('/api/ajax/seller/products', form(rental))).body.data).toHaveProperty([field])
  const mug = await owner.post('/api/ajax/seller/products', form(camera, { item_type: 'ecommerce' }))
  expect(mug.body.data).toHaveProperty('rental')
  expect((await (await app.client()).get('/api/ajax/seller/rentals')).status).toBe(401)
})

test('by the hour, opening times that pass midnight let it out over midnight and no longer', async () => {
  const { view_id } = await make({
    frequency: 'hourly',
    quantity: 1,
    opens: '22:00',
    closes: '02:00',
    closed_weekdays: [2],
  })
  expect((await view(view_id)).item_rental).toMatchObject({ opens: '22:00', closes: '02:00' })
  const free = async (start: string, end: string) => (await ask(view_id, [start, end])).body.data
  const english = await app.client('en')
  const late = await english.post(`/api/ajax/guest/rental-availability/${view_id}`, {
    date_range: ['2026-12-02 23:00', '2026-12-03 03:00'],
  })
  expect(late.body.data).toMatchObject({
    available_status: false,
    message: 'Pick up and return between 22:00 and 02:00 the next day.',
  })
  // 1 December 2026 is a Tuesday, which is closed with its night; Monday's night is not.
  for (const [start, end, status] of [
    ['2026-12-02 23:00', '2026-12-03 01:00', true],
    ['2026-12-02 21:00', '2026-12-03 01:00', false],
    ['2026-12-01 00:30', '2026-12-01 02:00', true],
    ['2026-12-01 22:00', '2026-12-01 23:00', false],
    ['2026-12-02 00:30', '2026-12-02 01:30', false],
  ] as const)
    expect([start, (await free(start, end)).available_status]).toEqual([start, status])
  const placed = await place(view_id, '2026-12-02 23:30', '2026-12-03 00:30')
  expect([placed.status, placed.body.data.totals.subtotal]).toEqual([200, '80.00'])
  expect((await place(view_id, '2026-12-03 00:00', '2026-12-03 01:00')).status).toBe(409)
  expect((await place(view_id, '2026-12-03 00:30', '2026-12-03 02:00')).status).toBe(200)
  expect((await place(view_id, '2026-12-02 22:00', '2026-12-02 23:30')).status).toBe(200)
  expect((await place(view_id, '2026-12-03 22:00', '2026-12-04 02:30')).status).toBe(422)
})

test('is handed over with photos once it is paid, comes back early, and frees what it held', async () => {
  const { view_id } = await make({ quantity: 1, deposit: '50.00' })
  const placed = await place(view_id, '2026-11-20', '2026-11-24')
  const [{ id }] = await list(`?product=${view_id}`)
  const post = (what: string, form: Parameters<TestClient['multipart']>[1] = {}, client = owner) =>
    client.multipart(`/api/ajax/seller/rentals/${id}/${what}`, form)
  expect([(await post('hand-over')).status, (await post('return')).status]).toEqual([409, 409])
  await owner.post(`/api/ajax/seller/orders/${placed.body.data.order_no}/record-payment`, {
    amount: placed.body.data.totals.total,
    method: 'cash',
  })
  const rival = await signedIn(app, (await openTestShop(app, 'kedai-lain')).ownerId)
  expect((await post('hand-over', {}, rival)).status).toBe(404)
  const out = await post('hand-over', {
    'photos[0]': { filename: 'kamera.jpg', bytes: await photo(60, 40) },
    note: 'Baik',
  })
  expect(out.body).toMatchObject({
    message: 'Hand-over recorded.',
    data: {
      status: 'out',
      deposit: '50.00',
      notes: [{ what: 'hand_over', note: 'Baik', deposit: '50.00', photos: [expect.stringContaining('/files/')] }],
    },
  })
  expect((await post('hand-over')).status).toBe(409)
  expect((await order(tokenOf(placed))).fulfilment_status).toBe('delivered')
  expect((await post('return', { deduct: '50.01' })).body.data).toHaveProperty('deduct')
  app.clock.advance(24 * 3_600_000)
  const back = await post('return', { deduct: '20', note: 'Calar' })
  expect(back.body.data).toMatchObject({
    status: 'returned',
    late_days: 0,
    notes: [{ what: 'hand_over' }, { what: 'return', deposit: '-30.00', deducted: '20.00' }],
  })
  expect((await post('return')).status).toBe(409)
  expect((await place(view_id, '2026-11-22', '2026-11-23')).status).toBe(200)
})

test('what is out beyond its end is late, by the days that were begun', async () => {
  const { view_id } = await make({ quantity: 1, late_fee: '30.00' })
  const start = '2026-11-21'
  const placed = await place(view_id, start, start)
  const [{ id }] = await list(`?product=${view_id}`)
  await owner.post(`/api/ajax/seller/orders/${placed.body.data.order_no}/record-payment`, {
    amount: '80.00',
    method: 'cash',
  })
  await owner.post(`/api/ajax/seller/rentals/${id}/hand-over`, {})
  app.clock.advance(37 * 3_600_000)
  expect((await list(`?product=${view_id}`))[0].status).toBe('late')
  expect((await owner.post(`/api/ajax/seller/rentals/${id}/return`, {})).body.data).toMatchObject({
    status: 'returned',
    late_fee: '30.00',
    late_days: 2,
  })
})
