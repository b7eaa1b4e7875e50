import { basisPoints } from '@kedai/domain/money/percent.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { plusHours } from '@kedai/domain/time/malaysia.ts'
import { statesIn } from '@kedai/domain/shipping/states.ts'
import { grams } from '@kedai/domain/weight/kilograms.ts'
import { inTransaction } from '../db/in-transaction.ts'
import type { TestApp } from '../test-app/test-app.ts'
import { createCoupon } from '../../features/sell/coupons/actions/create-coupon.ts'
import { createZone } from '../../features/orders/shipping/actions/create-zone.ts'
import { openSandboxAccount } from '../../features/money/payments/actions/open-sandbox-account.ts'
import { offerPaymentMethod } from '../../features/sell/checkout/actions/offer-payment-method.ts'

export type TestUnit = {
  options?: string[]
  price?: number
  promo?: number
  stock?: number | null
  weight?: number
  active?: boolean
}
export type TestListing = { viewId: string; productId: number; units: number[] }

/** A shop that delivers to all but Labuan, takes cash, transfers and the pretend bank, and has a few coupons. Its id. */
export async function openTestShop(test: TestApp, username: string): Promise<number> {
  const owner = await idOf(
    test,
    "insert into users (email, name, password_hash, email_verified_at) values ($1, 'Penjual', 'x', now()) returning id",
    [`${username}@shop.test`],
  )
  const shopId = await idOf(test, 'select open_shop($1, $2, $3, null) as id', [username, `Kedai ${username}`, owner])
  const now = test.clock.now()
  await inTransaction(test.db, { shopId }, async (trx) => {
    const west = [byWeight('Pos', 600, 150), byWeight('Ekspres', 1000, 300)]
    await createZone(trx, { shopId, name: 'Semenanjung', states: statesIn('peninsular'), position: 0, methods: west })
    await createZone(trx, {
      shopId,
      name: 'Malaysia Timur',
      states: statesIn('sabah', 'sarawak'),
      position: 1,
      methods: [byWeight('Timur', 1200, 900)],
    })
    const shared = { shopId, provider: null, instructions: '', accounts: [], holdMinutes: null }
    await offerPaymentMethod(trx, {
      ...shared,
      code: 'sandbox',
      name: 'FPX',
      kind: 'gateway',
      provider: 'sandbox',
      position: 0,
    })
    await openSandboxAccount(trx, shopId, now)
    await offerPaymentMethod(trx, {
      ...shared,
      code: 'bank_transfer',
      name: 'Pindahan',
      kind: 'bank_transfer',
      position: 1,
    })
    await offerPaymentMethod(trx, { ...shared, code: 'cod', name: 'COD', kind: 'cod', position: 2 })
    await createCoupon(trx, { shopId, code: 'TEN', worth: { kind: 'percent', rate: basisPoints(1000) } })
    await createCoupon(trx, { shopId, code: 'FIVE', worth: { kind: 'fixed', amount: sen(500) } })
    await createCoupon(trx, { shopId, code: 'ONCE', worth: { kind: 'fixed', amount: sen(100) }, maxUses: 1 })
    await createCoupon(trx, { shopId, code: 'EACHONE', worth: { kind: 'fixed', amount: sen(100) }, perCustomer: 1 })
    await createCoupon(trx, {
      shopId,
      code: 'BIGSPEND',
      worth: { kind: 'fixed', amount: sen(500) },
      minSpend: sen(10_000),
    })
    await createCoupon(trx, { shopId, code: 'MANY', worth: { kind: 'fixed', amount: sen(500) }, minQuantity: 5 })
    await createCoupon(trx, {
      shopId,
      code: 'OLD',
      worth: { kind: 'fixed', amount: sen(500) },
      endsAt: plusHours(now, -24),
    })
    await createCoupon(trx, {
      shopId,
      code: 'SOON',
      worth: { kind: 'fixed', amount: sen(500) },
      startsAt: plusHours(now, 24),
    })
    await createCoupon(trx, {
      shopId,
      code: 'OTHERS',
      worth: { kind: 'fixed', amount: sen(500) },
      productIds: [999_999],
    })
  })
  return shopId
}

const byWeight = (name: string, first: number, step: number) => ({
  name,
  courier: 'Pos Laju',
  freeAbove: null,
  rate: {
    by: 'weight' as const,
    firstGrams: grams(1000),
    firstPrice: sen(first),
    stepGrams: grams(1000),
    stepPrice: sen(step),
    maxGrams: grams(30_000),
  },
})

/** A published listing; `columns` are those of `products` that differ from a plain one. */
export async function addListing(
  test: TestApp,
  shopId: number,
  viewId: string,
  units: TestUnit[],
  columns: Record<string, unknown> = {},
): Promise<TestListing> {
  const item_type = units.length > 1 ? 'variation' : 'ecommerce'
  const values: Record<string, unknown> = {
    shop_id: shopId,
    view_id: viewId,
    item_type,
    status: 'published',
    title: `Barang ${viewId}`,
    ...columns,
  }
  const names = Object.keys(values)
  const places = names.map((_, at) => `$${at + 1}`).join(', ')
  const productId = await idOf(
    test,
    `insert into products (${names.join(', ')}) values (${places}) returning id`,
    Object.values(values),
  )
  const made: number[] = []
  for (const { options = [], price = 2500, promo = null, stock = 10, weight = 400, active = true } of units) {
    made.push(
      await idOf(
        test,
        `
      insert into variations (shop_id, product_id, option_values, price_sen, promo_price_sen, stock, weight_g, is_active)
      values ($1, $2, $3, $4, $5, $6, $7, $8) returning id`,
        [shopId, productId, options, price, promo, stock, weight, active],
      ),
    )
  }
  return { viewId, productId, units: made }
}

export const addUpsell = (
  test: TestApp,
  shopId: number,
  productId: number,
  variationId: number,
  price: number,
): Promise<number> =>
  idOf(
    test,
    'insert into click_upsells (shop_id, product_id, offered_variation_id, title, price_sen) values ($1, $2, $3, $4, $5) returning id',
    [shopId, productId, variationId, 'Tambah ini', price],
  )

export async function stockOf(test: TestApp, unit: number): Promise<number | null> {
  const [row] = await test.asOwner<{ stock: number | null }>('select stock from variations where id = $1', [unit])
  return row?.stock ?? null
}

export const countOrders = (test: TestApp): Promise<number> =>
  idOf(test, 'select count(*)::integer as id from orders', [])

export const placeUrl = (viewId: string) => `/api/ajax/guest/order/place-order/${viewId}`

/** A buyer in Kajang who pays on delivery. */
export const aBuyer = {
  name: 'Nur Aisyah binti Ahmad',
  phone: '012-345 6789',
  email: 'aisyah@buyer.test',
  address: '12, Jalan Mawar 3, Taman Indah',
  postcode: '43000',
  city: 'Kajang',
  state: 'Selangor',
  paymentMethod: 'cod',
}

async function idOf(test: TestApp, text: string, values: unknown[]): Promise<number> {
  const [row] = await test.asOwner<{ id: number }>(text, values)
  if (!row) throw new Error(`no row from: ${text}`)
  return row.id
}
