import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { photo } from '../../../platform/test-app/pictures.ts'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import {
  aBuyer,
  addListing,
  countOrders,
  openTestShop,
  placeUrl,
  stockOf,
} from '../../../platform/test-shop/test-shop.ts'
import { share } from '../../money/invoice-links/invoice-links.fixture.ts'
import { makeSent } from '../../money/quotes/quotes.fixture.ts'

const path = '/api/ajax/seller/vacation'
let app: TestApp
let owner: TestClient
let buyer: TestClient
let unit: number
beforeAll(async () => {
  app = await startTestApp({ now: '2026-11-20T04:00:00Z' })
  const other = await app.client('en')
  await other.post('/api/ajax/auth/register', {
    name: 'Siti',
    email: 'siti@kedai.test',
    phone: '0123456789',
    password: 'kata-laluan-panjang-7',
    shop_name: 'Kedai Siti',
    username: 'kedai-siti',
  })
  const shopId = await openTestShop(app, 'demo')
  await app.asOwner(
    `update users set password_hash = (select password_hash from users where email = 'siti@kedai.test') where email = 'demo@shop.test'`,
  )
  owner = await app.client('en')
  await owner.signIn('demo@shop.test', 'kata-laluan-panjang-7')
  buyer = await app.client('en')
  unit = (await addListing(app, shopId, 'MUG', [{}])).units[0] ?? 0
})
afterAll(() => app.close())

const order = () => buyer.multipart(placeUrl('MUG'), { ...aBuyer, quantity: '1' })
const told = async () => ({
  shop: (await buyer.get('/api/ajax/guest/front-store/demo')).body.data.vacation,
  item: (await buyer.get('/api/ajax/guest/view/MUG')).body.data.shop.vacation,
})

describe('a shop that is away', () => {
  test.each(['closed', 'browse'])(
    '%s: tells so everywhere and takes no order, until it is back by itself',
    async (mode) => {
      app.clock.set('2026-11-20T04:00:00Z')
      const { body } = await owner.put(path, {
        is_active: 1,
        mode,
        message: 'Selamat Hari Raya!',
        starts_at: '2026-11-20',
        ends_at: '2026-11-21',
      })
      expect([body.message, body.data]).toMatchObject([
        'Vacation mode is saved and switched on.',
        { is_on: true, ends_at: '2026-11-21 23:59:59' },
      ])
      const vacation = { mode, message: 'Selamat Hari Raya!', until: '2026-11-21 23:59:59', dispatch_on: null }
      for (let time = 0; time < 2; time++) expect(await told()).toEqual({ shop: vacation, item: vacation }) // asked twice: the second is kept
      const [orders, stock] = [await countOrders(app), await stockOf(app, unit)]
      const refused = await order()
      expect([refused.status, refused.body.message]).toEqual([
        409,
        'The shop is on holiday and will accept orders again from 21 November 2026 at 11:59\u00a0pm. Selamat Hari Raya!',
      ])
      expect([await countOrders(app), await stockOf(app, unit)]).toEqual([orders, stock])
      app.clock.set('2026-11-21T16:00:00Z')
      expect(await told()).toEqual({ shop: null, item: null })
      expect((await order()).status).toBe(200)
    },
  )

  test('before its time, and once it is switched off, it is not away', async () => {
    app.clock.set('2026-11-20T04:00:00Z')
    await owner.put(path, { is_active: true, mode: 'closed', starts_at: '2026-11-21 09:00' })
    expect([(await told()).shop, (await order()).status]).toEqual([null, 200])
    app.clock.set('2026-11-21T01:00:00Z')
    expect([(await told()).shop.until, (await order()).body.message]).toEqual([
      null,
      'The shop is on holiday and is not accepting orders now.',
    ])
    expect((await owner.put(path, { is_active: false, mode: 'closed' })).body.message).toBe(
      'Vacation mode is off. The shop is open for orders.',
    )
    expect([(await told()).shop, (await order()).status]).toEqual([null, 200])
  })

  test('later: orders go on, and buyers know when they are sent', async () => {
    await owner.put(path, { is_active: true, mode: 'later', dispatch_on: '2026-12-01' })
    expect((await told()).item).toMatchObject({ mode: 'later', dispatch_on: '2026-12-01' })
    const placed = await order()
    expect(placed.status).toBe(200)
    const promised = async (who: TestClient, of: string) => (await who.get(of)).body.data.dispatch_on
    const [token, no] = [placed.body.data.redirect_to.split('/').at(-1), placed.body.data.order_no]
    const both = async () => [
      await promised(buyer, `/api/ajax/guest/order/${token}`),
      await promised(owner, `/api/ajax/seller/orders/${no}`),
    ]
    expect(await both()).toEqual(['2026-12-01', '2026-12-01'])
    const letters = (await app.mailbox())
      .filter(({ plain }) => /sent from 1 December 2026|dihantar mulai 1 Disember 2026/.test(plain))
      .map(({ recipient }) => recipient)
    expect(letters.toSorted()).toEqual([aBuyer.email, 'demo@shop.test'].toSorted())
    // What was promised stays, whatever the shop says of its holiday afterwards; it is over once the parcel is on its way.
    await owner.put(path, { is_active: true, mode: 'later', dispatch_on: '2026-12-24' })
    expect(await both()).toEqual(['2026-12-01', '2026-12-01'])
    await owner.put(path, { is_active: false, mode: 'later', dispatch_on: '2026-12-24' })
    await owner.post(`/api/ajax/seller/orders/${no}/record-payment`, {
      amount: placed.body.data.totals.total,
      method: 'cash',
    })
    expect(
      (await owner.post(`/api/ajax/seller/orders/${no}/fulfil`, { courier: 'Pos Laju', tracking_number: 'EF1' }))
        .status,
    ).toBe(200)
    expect(await both()).toEqual([null, null])
    const next = await order()
    expect(await promised(buyer, `/api/ajax/guest/order/${next.body.data.redirect_to.split('/').at(-1)}`)).toBe(null)
  })
})

test.each([
  [{ is_active: true, mode: 'later' }, 'dispatch_on'],
  [{ is_active: true, mode: 'later', dispatch_on: '2026-02-30' }, 'dispatch_on'],
  [{ is_active: true, mode: 'later', dispatch_on: '2026-11-01' }, 'dispatch_on'],
  [{ is_active: true, ends_at: '2026-11-01' }, 'ends_at'],
  [{ starts_at: '2026-12-02', ends_at: '2026-12-01' }, 'ends_at'],
  [{ mode: 'beach' }, 'mode'],
  [{ message: 'x'.repeat(301) }, 'message'],
])('%j is refused at its field', async (form, field) => {
  const { status, body } = await owner.put(path, form)
  expect([status, Object.keys(body.data)]).toEqual([422, [field]])
})

test('nobody else reads or writes it', async () => {
  expect([(await buyer.get(path)).status, (await buyer.put(path, {})).status]).toEqual([401, 401])
})

describe('what was agreed before goes on while the shop is away', () => {
  const away = (mode: string) => owner.put(path, { is_active: true, mode, starts_at: '', ends_at: '' })

  test.each(['closed', 'browse'])('%s', async (mode) => {
    app.clock.set('2026-11-20T04:00:00Z')
    await owner.put(path, { is_active: false, mode })
    const [shop] = await app.asOwner<{ shopId: number; ownerId: number }>(
      `select s.id as "shopId", m.user_id as "ownerId" from shops s join shop_members m on m.shop_id = s.id where s.username = 'demo'`,
    )
    if (!shop) throw new Error('no shop')
    const invoice = await share(app, shop)
    const quote = await makeSent(app, shop)
    const placed = await buyer.multipart(placeUrl('MUG'), { ...aBuyer, quantity: '1', paymentMethod: 'bank_transfer' })
    expect(placed.status).toBe(200)
    const token = String(placed.body.data.redirect_to).split('/order/')[1]
    await away(mode)
    const bytes = await photo(40, 30)
    const slip = { paymentProof: { filename: `${mode}.jpg`, bytes } }
    expect((await order()).status).toBe(409)
    expect((await buyer.multipart(placeUrl('MUG'), { ...aBuyer, quantity: '1', click_upsell: '1' })).status).toBe(409)
    expect((await buyer.get(`/api/ajax/guest/order/${token}`)).status).toBe(200)
    expect((await buyer.multipart(`/api/ajax/guest/order/${token}/payment-proof`, slip)).status).toBe(200)
    expect((await buyer.get(invoice.url)).status).toBe(200)
    expect((await buyer.multipart(`${invoice.url}/payment-proof`, slip)).status).toBe(200)
    expect(
      (await buyer.post(`/api/ajax/guest/quotes/${quote.hashslug}/accept`, { name: 'Siti', revision: 1 })).status,
    ).toBe(200)
  })
})
