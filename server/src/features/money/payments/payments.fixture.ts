import { add, noSen, sen } from '@kedai/domain/money/sen.ts'
import { newHold } from '@kedai/domain/payments/deadline.ts'
import type { PaymentKind } from '@kedai/domain/payments/methods.ts'
import { grams } from '@kedai/domain/weight/kilograms.ts'
import { sandboxSecret } from '../../../integrations/payments/registry.ts'
import { signCallback, signatureHeader } from '../../../integrations/payments/sandbox-signature.ts'
import type { SandboxCallback } from '../../../integrations/payments/sandbox.ts'
import { inTransaction } from '../../../platform/db/in-transaction.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { createOrder } from '../../orders/orders/actions/create-order.ts'
import type { CreatedOrder } from '../../orders/orders/actions/create-order.ts'
import { openSandboxAccount } from './actions/open-sandbox-account.ts'
import { startPayment } from './actions/start-payment.ts'

export type TestShop = { shopId: number; ownerId: number; productId: number; variationId: number }
type Wish = {
  code?: 'sandbox' | 'bank_transfer' | 'cod'
  price?: number
  ships?: boolean
  quantity?: number
  email?: string | null
}

const kinds = { sandbox: 'gateway', bank_transfer: 'bank_transfer', cod: 'cod' } as const satisfies Record<
  string,
  PaymentKind
>

/** A shop with one mug of RM 25.00 on the shelf and the three ways to pay. */
export async function openTestShop(kedai: TestApp, username: string, stock = 1000): Promise<TestShop> {
  const ownerId = await addPerson(kedai, `owner@${username}.test`)
  const shopId = await one(kedai, 'select open_shop($1, $2, $3, $4) as id', [
    username,
    `Kedai ${username}`,
    ownerId,
    '+60123456789',
  ])
  const productId = await one(
    kedai,
    `insert into products (shop_id, view_id, item_type, status, title) values ($1, $2, 'ecommerce', 'published', 'Mug') returning id`,
    [shopId, `MUG-${username}`],
  )
  const variationId = await one(
    kedai,
    'insert into variations (shop_id, product_id, price_sen, stock) values ($1, $2, 2500, $3) returning id',
    [shopId, productId, stock],
  )
  for (const [code, kind] of Object.entries(kinds)) {
    await kedai.asOwner(
      'insert into payment_methods (shop_id, code, name, kind, provider) values ($1, $2, $2, $3, $4)',
      [shopId, code, kind, kind === 'gateway' ? code : null],
    )
  }
  await inTransaction(kedai.db, { shopId }, (trx) => openSandboxAccount(trx, shopId, kedai.clock.now()))
  return { shopId, ownerId, productId, variationId }
}

export const addPerson = (kedai: TestApp, email: string): Promise<number> =>
  one(
    kedai,
    `insert into users (email, name, password_hash, lang, email_verified_at) values ($1, $1, 'none', 'en', now()) returning id`,
    [email],
  )

export async function addStaff(
  kedai: TestApp,
  { shopId }: TestShop,
  email: string,
  permissions: string[],
): Promise<number> {
  const id = await addPerson(kedai, email)
  await kedai.asOwner(`insert into shop_members (shop_id, user_id, role, permissions) values ($1, $2, 'staff', $3)`, [
    shopId,
    id,
    permissions,
  ])
  return id
}

/** An order as the checkout writes it. */
export function placeTestOrder(
  kedai: TestApp,
  { shopId, productId, variationId }: TestShop,
  wish: Wish = {},
): Promise<CreatedOrder> {
  const { code = 'sandbox', price = 2500, ships = true, quantity = 1, email = 'aminah@buyer.test' } = wish
  const now = kedai.clock.now()
  const total = sen(price * quantity)
  return inTransaction(kedai.db, { shopId }, async (trx) => {
    const { created, short } = await createOrder(trx, {
      shopId,
      channel: 'guest',
      now,
      lang: 'en',
      placedBy: 'buyer',
      ships,
      notes: '',
      payment: { code, kind: kinds[code] },
      shipping: null,
      coupon: null,
      buyer: {
        name: 'Nur Aminah',
        phone: '+60198765432',
        email,
        address: null,
        city: null,
        postcode: null,
        state: null,
        country: 'MY',
      },
      totals: {
        subtotal: total,
        discount: noSen,
        shipping: noSen,
        clickUpsell: noSen,
        addonTotal: noSen,
        total: add(total, noSen),
      },
      lines: [
        {
          kind: 'item',
          productId,
          variationId,
          viewId: 'MUG',
          itemType: 'ecommerce',
          sku: null,
          title: 'Mug',
          options: '',
          details: null,
          unitPrice: sen(price),
          quantity,
          total,
          discount: noSen,
          weight: grams(300),
          imageKey: null,
        },
      ],
      wants: [{ kind: 'stock', line: 0, variationId, productId, amount: quantity }],
      hold: newHold({ kind: kinds[code], wish: null }, now),
      tncAgreedAt: null,
      upload: null,
      dispatchOn: null,
      pickup: null,
    })
    if (short.length > 0) throw new Error('the shelf of the test is empty')
    return created
  })
}

export type Paying = CreatedOrder & { attemptId: number; billId: string }

/** An order whose bill is open at the pretend bank. */
export async function startTestPayment(kedai: TestApp, shop: TestShop, order?: CreatedOrder): Promise<Paying> {
  const placed = order ?? (await placeTestOrder(kedai, shop))
  await startPayment(kedai.deps, { shopId: shop.shopId, orderId: placed.orderId })
  const [attempt] = await kedai.asOwner<{ id: number; provider_ref: string }>(
    'select id, provider_ref from payment_attempts where order_id = $1 order by id desc limit 1',
    [placed.orderId],
  )
  if (!attempt) throw new Error('no attempt was made')
  return { ...placed, attemptId: attempt.id, billId: attempt.provider_ref }
}

/** What the bank would post; any part may be another. */
export const callbackOf = ({ billId, attemptId }: Paying, change: Partial<SandboxCallback> = {}): SandboxCallback => {
  const status = change.status ?? 'paid'
  return {
    event_id: `${billId}.${status}`,
    bill_id: billId,
    reference: `K${attemptId}`,
    status,
    amount: 2500,
    currency: 'MYR',
    ...change,
  }
}

/** Where the pretend bank reports about a bill to; for one that nobody knows, where it reports to the first shop. */
export async function callbackUrlOf(kedai: TestApp, billId: string): Promise<string> {
  const [row] = await kedai.asOwner<{ url: string }>(
    `select '/webhooks/payments/sandbox/' || account_key as url from payment_accounts p where p.provider = 'sandbox'
    order by p.id in (select account_id from payment_attempts where provider_ref = $1) desc, p.id limit 1`,
    [billId],
  )
  return row?.url ?? '/webhooks/payments/sandbox/nobody'
}

export async function postCallback(kedai: TestApp, callback: SandboxCallback, headers: Record<string, string> = {}) {
  // It reports what stands in its books.
  if (callback.status === 'paid')
    await kedai.asOwner(`update sandbox_bills set state = 'paid' where id = $1`, [callback.bill_id])
  const payload = JSON.stringify(callback)
  const signature = signCallback(sandboxSecret(kedai.deps.config.appSecret), payload, kedai.clock.now())
  return kedai.app.inject({
    method: 'POST',
    url: await callbackUrlOf(kedai, callback.bill_id),
    headers: { 'content-type': 'application/json', [signatureHeader]: signature, ...headers },
    payload,
  })
}

export const setBill = (kedai: TestApp, { billId }: Paying, state: string) =>
  kedai.asOwner('update sandbox_bills set state = $2 where id = $1', [billId, state])

export type OrderNow = {
  payment_status: string
  order_status: string
  claims: string
  paid_sen: number
  hold_expires_at: Date | null
  payment_method: string
}

export async function orderNow(kedai: TestApp, { orderId }: CreatedOrder): Promise<OrderNow> {
  const [row] = await kedai.asOwner<OrderNow>(
    `select payment_status, order_status, (select min(c.state) from claims c where c.holder = 'order' and c.holder_id = orders.id) as claims, paid_sen, hold_expires_at, payment_method from orders where id = $1`,
    [orderId],
  )
  if (!row) throw new Error('no such order')
  return row
}

/** The whole of what a payment leaves behind, in one look. */
export async function standingOf(kedai: TestApp, { orderId }: CreatedOrder): Promise<object> {
  const [row] = await kedai.asOwner<object>(
    `select payment_status, order_status, (select min(c.state) from claims c where c.holder = 'order' and c.holder_id = o.id) as claims, paid_sen, hold_expires_at,
    (select count(*)::int from payments where order_id = o.id) as payments, (select count(*)::int from unmatched_money where order_id = o.id) as queued,
    (select count(*)::int from order_events where order_id = o.id and name = 'payment.received') as told from orders o where id = $1`,
    [orderId],
  )
  return row ?? {}
}

/** Counts what must be there once: ledger rows, timeline entries of a name, queued money, units on the shelf. */
export async function countOf(
  kedai: TestApp,
  { orderId }: CreatedOrder,
  what: 'payments' | 'unmatched_money' | 'payment_proofs' | 'payment_attempts',
): Promise<number> {
  return one(kedai, `select count(*)::int as id from ${what} where order_id = $1`, [orderId])
}

export const eventsOf = async (kedai: TestApp, { orderId }: CreatedOrder): Promise<string[]> =>
  (
    await kedai.asOwner<{ name: string }>('select name from order_events where order_id = $1 order by id', [orderId])
  ).map(({ name }) => name)

export const stockOf = (kedai: TestApp, { variationId }: TestShop): Promise<number> =>
  one(kedai, 'select stock as id from variations where id = $1', [variationId])

/** Everything that money touches, as one text: equal before and after means nothing changed. */
export async function everything(kedai: TestApp): Promise<string> {
  const tables = [
    'orders',
    'order_events',
    'payments',
    'payment_attempts',
    'payment_callbacks',
    'payment_proofs',
    'unmatched_money',
    'variations',
  ]
  return JSON.stringify(await Promise.all(tables.map((table) => kedai.asOwner(`select * from ${table} order by 1, 2`))))
}

async function one(kedai: TestApp, text: string, values: unknown[]): Promise<number> {
  const [row] = await kedai.asOwner<{ id: number }>(text, values)
  if (!row) throw new Error(`no row: ${text}`)
  return row.id
}
