import { createHash, randomBytes } from 'node:crypto'
import { add, noSen, sen, times } from '@kedai/domain/money/sen.ts'
import { newHold } from '@kedai/domain/payments/deadline.ts'
import type { PaymentKind } from '@kedai/domain/payments/methods.ts'
import { grams } from '@kedai/domain/weight/kilograms.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { testTokenPath } from '../../../platform/test-app/test-client.ts'
import type { TestClient } from '../../../platform/test-app/test-client.ts'
import { fulfilOrder } from '../shipments/actions/fulfil-order.ts'
import { createOrder } from './actions/create-order.ts'
import type { CreatedOrder, NewOrder } from './actions/create-order.ts'
import { settleOrder } from './actions/settle-order.ts'

export type TestShop = { shopId: number; ownerId: number; productId: number; variationId: number }

const price = sen(2500)

/** A shop with its owner, one mug of RM 25.00 with 10 on the shelf, and a method of each kind. */
export async function openTestShop(app: TestApp, username: string): Promise<TestShop> {
  const ownerId = await addPerson(app, `owner@${username}.test`)
  const shopId = await one(app, 'select open_shop($1, $2, $3, $4) as id', [
    username,
    `Kedai ${username}`,
    ownerId,
    '+60123456789',
  ])
  const productId = await one(
    app,
    `insert into products (shop_id, view_id, item_type, status, title) values ($1, $2, 'ecommerce', 'published', 'Mug') returning id`,
    [shopId, `MUG-${username}`],
  )
  const variationId = await one(
    app,
    'insert into variations (shop_id, product_id, price_sen, stock, sku) values ($1, $2, $3, 10, $4) returning id',
    [shopId, productId, price, `MUG-${username}`],
  )
  const accounts = JSON.stringify([{ bank: 'Maybank', number: '1234567890', holder: 'Kedai' }])
  for (const kind of ['gateway', 'bank_transfer', 'cod'] satisfies PaymentKind[]) {
    await app.asOwner('insert into payment_methods (shop_id, code, name, kind, accounts) values ($1, $2, $2, $2, $3)', [
      shopId,
      kind,
      kind === 'bank_transfer' ? accounts : '[]',
    ])
  }
  return { shopId, ownerId, productId, variationId }
}

export const addPerson = (app: TestApp, email: string): Promise<number> =>
  one(
    app,
    `insert into users (email, name, password_hash, lang, email_verified_at) values ($1, $1, 'none', 'en', now()) returning id`,
    [email],
  )

export async function addStaff(app: TestApp, shopId: number, email: string, permissions: string[]): Promise<number> {
  const id = await addPerson(app, email)
  await app.asOwner(`insert into shop_members (shop_id, user_id, role, permissions) values ($1, $2, 'staff', $3)`, [
    shopId,
    id,
    permissions,
  ])
  return id
}

/** A browser whose person is signed in already, in one language. */
export async function signedIn(app: TestApp, userId: number, lang = 'en'): Promise<TestClient> {
  const token = randomBytes(32).toString('base64url')
  const now = app.clock.now()
  // Tests move the clock by weeks: a session that idled out on the way would be seen by slow machines alone.
  const later = new Date(now.getTime() + 3650 * 86_400_000)
  await app.asOwner(
    'insert into sessions (id_hash, user_id, created_at, seen_at, confirmed_at, expires_at) values ($1, $2, $3, $4, $3, $4)',
    [createHash('sha256').update(token).digest(), userId, now, later],
  )
  const client = await app.client(lang)
  client.cookies.set('kedai', token)
  await client.get(testTokenPath) // a token that belongs to the session
  return client
}

export type TestOrder = {
  kind?: PaymentKind
  quantity?: number
  ships?: boolean
  pickup?: string
  total?: 'free'
  buyer?: Partial<NewOrder['buyer']>
  lang?: 'ms' | 'en' | 'zh'
}

/** An order as the checkout would write it: units off the shelf, the hold of its method. */
export async function placeTestOrder(app: TestApp, shop: TestShop, wish: TestOrder = {}): Promise<CreatedOrder> {
  const { kind = 'bank_transfer', quantity = 1, pickup = null, ships = pickup === null, buyer, lang = 'en' } = wish
  const now = app.clock.now()
  const subtotal = times(price, quantity)
  const discount = wish.total === 'free' ? subtotal : noSen
  const shipping = ships && wish.total !== 'free' ? sen(600) : noSen
  return inTransaction(app.db, { shopId: shop.shopId }, async (trx) => {
    const { created } = await createOrder(trx, {
      shopId: shop.shopId,
      channel: 'guest',
      now,
      lang,
      placedBy: 'buyer',
      buyer: {
        name: 'Siti Aminah',
        phone: '+60198765432',
        email: 'siti@buyer.test',
        address: '1 Jalan Besar',
        city: 'Ipoh',
        postcode: '30000',
        state: 'MY-08',
        country: 'MY',
        ...buyer,
      },
      ships,
      pickup,
      notes: '',
      payment: { code: kind, kind },
      shipping: null,
      coupon: null,
      totals: {
        subtotal,
        discount,
        shipping,
        clickUpsell: noSen,
        addonTotal: noSen,
        total: add(subtotal, wish.total === 'free' ? sen(-subtotal) : shipping),
      },
      lines: [
        {
          kind: 'item',
          productId: shop.productId,
          variationId: shop.variationId,
          viewId: 'MUG',
          itemType: 'ecommerce',
          sku: 'MUG',
          title: 'Mug',
          options: '',
          details: null,
          unitPrice: price,
          quantity,
          total: subtotal,
          discount,
          weight: grams(300),
          imageKey: null,
        },
      ],
      wants: [{ kind: 'stock', line: 0, variationId: shop.variationId, productId: shop.productId, amount: quantity }],
      hold: newHold({ kind, wish: null }, now),
      tncAgreedAt: null,
      upload: null,
      dispatchOn: null,
    })
    return created
  })
}

export type SentOrder = CreatedOrder & { url: string }

/** An order that may be rated: paid and sent. `url`: the call that rates its product. */
export async function makeSentOrder(app: TestApp, shop: TestShop, wish: TestOrder = {}): Promise<SentOrder> {
  await app.asOwner('update variations set stock = stock + 1 where id = $1', [shop.variationId])
  const order = await placeTestOrder(app, shop, wish)
  await payTestOrder(app, shop, order)
  const { shopId, ownerId: userId } = shop
  await inTransaction(app.db, { shopId }, (trx) =>
    fulfilOrder(trx, {
      shopId,
      orderNo: order.orderNo,
      courier: 'Pos Laju',
      trackingNumber: '',
      userId,
      now: app.clock.now(),
    }),
  )
  return { ...order, url: `/api/ajax/guest/order/${order.token}/reviews/${shop.productId}` }
}

/** Money in the ledger, and the order brought in line with it. Without an amount: all that is due. */
export const payTestOrder = (app: TestApp, shop: TestShop, order: CreatedOrder, amount?: number): Promise<void> =>
  book(app, shop, order, `select shop_id, id, 'payment', coalesce($2::bigint, total_sen - paid_sen)`, amount)

/** All that came in goes back. */
export const refundTestOrder = (app: TestApp, shop: TestShop, order: CreatedOrder): Promise<void> =>
  book(app, shop, order, `select shop_id, id, 'refund', coalesce($2::bigint, paid_sen)`)

async function book(
  app: TestApp,
  { shopId }: TestShop,
  { orderId }: CreatedOrder,
  entry: string,
  amount?: number,
): Promise<void> {
  const now = app.clock.now()
  await app.asOwner(
    `insert into payments (shop_id, order_id, kind, amount_sen, source, method, at) ${entry}, 'seller', 'cash', $3 from orders where id = $1`,
    [orderId, amount ?? null, now],
  )
  await inTransaction(app.db, { shopId }, (trx) => settleOrder(trx, { shopId, orderId, now }))
}

export const stockOf = (app: TestApp, { variationId }: TestShop): Promise<number> =>
  one(app, 'select stock as id from variations where id = $1', [variationId])
export const soldOf = (app: TestApp, { productId }: TestShop): Promise<number> =>
  one(app, 'select sold as id from products where id = $1', [productId])

async function one(app: TestApp, text: string, values: unknown[]): Promise<number> {
  const [row] = await app.asOwner<{ id: number }>(text, values)
  if (!row) throw new Error(`no row: ${text}`)
  return row.id
}
