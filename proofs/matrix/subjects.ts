import { makeApproved } from '../../server/src/features/invoices/invoices.fixture.ts'
import { makeSent } from '../../server/src/features/quotes/quotes.fixture.ts'
import { makeSentOrder } from '../../server/src/features/orders/orders.fixture.ts'
import type { ShopName, World } from './world.ts'
import { orderIn } from './world.ts'

/** The values of path parameters that point at one thing. */
export type Ids = Record<string, string>

/** How to make a thing of each `x-id-of`, and ids that nothing has. An operation with another mark fails its matrix until it is added here. */
export type Subject = { make: (world: World, shop: ShopName) => Promise<Ids>; missing: Ids }

export const subjects: Record<string, Subject> = {
  order: {
    async make(world, shop) {
      const { orderNo, token } = await orderIn(world, shop)
      return { order_no: orderNo, token }
    },
    missing: { order_no: 'ZZ-999999', token: 'nobody-has-this-token-nobody-has-this-token' },
  },
  bought_product: {
    async make(world, shop) {
      const { orderNo, token } = await makeSentOrder(world.kedai, world.shops[shop])
      return { order_no: orderNo, token, product_id: String(world.shops[shop].productId) }
    },
    missing: { order_no: 'ZZ-999999', token: 'nobody-has-this-token-nobody-has-this-token', product_id: '987654321' },
  },
  cart_row: {
    async make(world, shop) {
      const { shopId, productId } = world.shops[shop]
      const guestId = `guest-${String(Math.random()).slice(2)}`
      const cartId = await insert(
        world,
        `insert into carts (shop_id, area, guest_id, touched_at) values ($1, 'guest', $2, now()) returning id`,
        [shopId, guestId],
      )
      return {
        rowId: await insert(
          world,
          `insert into cart_lines (shop_id, cart_id, product_id, variation_id, title, quantity)
           select $1, $2, $3, min(id), 'Mug', 1 from variations where product_id = $3 returning id`,
          [shopId, cartId, productId],
        ),
      }
    },
    missing: { rowId: '987654321' },
  },
  shared_cart: {
    async make(world, shop) {
      const { shopId, productId } = world.shops[shop]
      const token = `shared-${String(Math.random()).slice(2)}`
      await world.kedai.asOwner(
        `insert into shared_carts (token, shop_id, lines, created_at)
         select $1, $2, jsonb_build_array(jsonb_build_object('product_id', $3::bigint, 'variation_id', min(id), 'title', 'Mug', 'quantity', 1)), now()
         from variations where product_id = $3`,
        [token, shopId, productId],
      )
      return { token }
    },
    missing: { token: 'nobody-has-this' },
  },
  review: {
    async make(world, shop) {
      const { orderId } = await makeSentOrder(world.kedai, world.shops[shop])
      const { shopId, productId } = world.shops[shop]
      await insert(
        world,
        'update products set rating_sum = rating_sum + 4, rating_count = rating_count + 1 where id = $1 returning id',
        [productId],
      )
      return {
        review_id: await insert(
          world,
          `insert into reviews (shop_id, product_id, order_id, stars, words, shown_as, shown_name, written_at) values ($1, $2, $3, 4, 'Baik', 'short', 'Siti A.', now()) returning id`,
          [shopId, productId, orderId],
        ),
      }
    },
    missing: { review_id: '987654321' },
  },
  download: {
    async make(world, shop) {
      const { orderNo, token } = await orderIn(world, shop)
      return {
        order_no: orderNo,
        token,
        grant_id: await insert(
          world,
          `insert into download_grants (shop_id, order_id, product_id, link, title, created_at, opened_at)
        select o.shop_id, o.id, l.product_id, 'https://fail.test/buku', 'Buku', now(), now() from orders o join order_lines l on l.order_id = o.id where o.shop_id = $1 and o.order_no = $2 limit 1 returning id`,
          [world.shops[shop].shopId, orderNo],
        ),
      }
    },
    missing: { order_no: 'ZZ-999999', token: 'nobody-has-this-token-nobody-has-this-token', grant_id: '987654321' },
  },
  order_run: {
    async make(world, shop) {
      const { orderId } = await orderIn(world, shop)
      const { shopId, ownerId } = world.shops[shop]
      const runId = await insert(
        world,
        `insert into order_runs (shop_id, user_id, action, state, total, created_at, touched_at) values ($1, $2, 'print', 'done', 1, now(), now()) returning id`,
        [shopId, ownerId],
      )
      await insert(
        world,
        'insert into order_run_rows (run_id, position, shop_id, order_id) values ($1, 1, $2, $3) returning run_id as id',
        [runId, shopId, orderId],
      )
      return { run_id: runId }
    },
    missing: { run_id: '987654321' },
  },
  customer: {
    async make(world, shop) {
      const { orderId } = await orderIn(world, shop)
      const customerId = await insert(world, 'select customer_id as id from orders where id = $1', [orderId])
      // The shop owes them something that can be given back.
      await insert(
        world,
        `insert into customer_credit (shop_id, customer_id, amount_sen, cause, at) values ($1, $2, 10000, 'correction', now()) returning id`,
        [world.shops[shop].shopId, customerId],
      )
      return { customer_id: customerId }
    },
    missing: { customer_id: '987654321' },
  },
  invoice: {
    async make(world, shop) {
      const { id, hashslug } = await makeApproved(world.kedai, world.shops[shop])
      return { id: String(id), hashslug }
    },
    missing: { id: '987654321', hashslug: 'nobody-has-this-hashslug' },
  },
  quote: {
    make: async (world, shop) => ({ hashslug: (await makeSent(world.kedai, world.shops[shop])).hashslug }),
    missing: { hashslug: 'nobody-has-this-hashslug' },
  },
  quote_delivery: {
    async make(world, shop) {
      const { id, hashslug } = await makeSent(world.kedai, world.shops[shop])
      return {
        hashslug,
        delivery_id: await insert(
          world,
          `insert into quote_deliveries (shop_id, quote_id, channel, recipient, status, created_at) values ($1, $2, 'whatsapp', '+60123456789', 'queued', now()) returning id`,
          [world.shops[shop].shopId, id],
        ),
      }
    },
    missing: { hashslug: 'nobody-has-this-hashslug', delivery_id: '987654321' },
  },
  invoice_delivery: {
    async make(world, shop) {
      const { id, hashslug } = await makeApproved(world.kedai, world.shops[shop])
      return {
        hashslug,
        delivery_id: await insert(
          world,
          `insert into invoice_deliveries (shop_id, invoice_id, reason, channel, recipient, status, created_at) values ($1, $2, 'reminder', 'whatsapp', '+60123456789', 'queued', now()) returning id`,
          [world.shops[shop].shopId, id],
        ),
      }
    },
    missing: { hashslug: 'nobody-has-this-hashslug', delivery_id: '987654321' },
  },
  invoice_receipt: {
    async make(world, shop) {
      const { id, hashslug } = await makeApproved(world.kedai, world.shops[shop])
      return {
        hashslug,
        payment_id: await insert(
          world,
          `insert into invoice_ledger (shop_id, invoice_id, type, amount_sen, method, occurred_on, at) values ($1, $2, 'payment', 100, 'cash', '2026-11-20', now()) returning id`,
          [world.shops[shop].shopId, id],
        ),
      }
    },
    missing: { hashslug: 'nobody-has-this-hashslug', payment_id: '987654321' },
  },
  credit_note: {
    async make(world, shop) {
      const { id } = await makeApproved(world.kedai, world.shops[shop])
      const hashslug = `note-${crypto.randomUUID()}`
      await insert(
        world,
        `insert into credit_notes (shop_id, invoice_id, hashslug, number, issue_date, reason, seller, subtotal_sen, shipping_sen, discount_sen, tax_sen, total_sen, at)
        values ($1, $2, $3, $3, '2026-11-20', 'Rosak', '{}', 100, 0, 0, 0, 100, now()) returning id`,
        [world.shops[shop].shopId, id, hashslug],
      )
      return { hashslug }
    },
    missing: { hashslug: 'nobody-has-this-hashslug' },
  },
  money: {
    async make(world, shop) {
      return {
        id: await insert(
          world,
          `insert into unmatched_money (shop_id, cause, amount_sen, received_at) values ($1, 'excess', 500, now()) returning id`,
          [world.shops[shop].shopId],
        ),
      }
    },
    missing: { id: '987654321' },
  },
  shipping_zone: {
    make: async (world, shop) => ({ id: (await shippingIn(world, shop)).zone }),
    missing: { id: '987654321' },
  },
  shipping_method: {
    make: async (world, shop) => ({ id: (await shippingIn(world, shop)).method }),
    missing: { id: '987654321' },
  },
  category: {
    async make(world, shop) {
      return {
        id: await insert(world, 'insert into categories (shop_id, name, slug) values ($1, $2, $2) returning id', [
          world.shops[shop].shopId,
          `rak-${crypto.randomUUID().slice(0, 8)}`,
        ]),
      }
    },
    missing: { id: '987654321' },
  },
  product_import: {
    async make(world, shop) {
      const { shopId, ownerId } = world.shops[shop]
      const id = await insert(
        world,
        `insert into product_imports (shop_id, user_id, file_name, header, columns, row_count, created_at) values ($1, $2, 'a.csv', '{title,price}', '{"title": 0, "price": 1}', 1, now()) returning id`,
        [shopId, ownerId],
      )
      await insert(
        world,
        `insert into product_import_rows (import_id, shop_id, line, cells) values ($1, $2, 2, '{Mug,5.00}') returning line as id`,
        [id, shopId],
      )
      return { id }
    },
    missing: { id: '987654321' },
  },
  bank_account: {
    make: async (world, shop) => ({
      id: await insert(
        world,
        `insert into bank_accounts (shop_id, bank, number, holder) values ($1, 'Maybank', '1234567890', 'Kedai') returning id`,
        [world.shops[shop].shopId],
      ),
    }),
    missing: { id: '987654321' },
  },
  coupon: {
    make: async (world, shop) => ({
      id: await insert(
        world,
        `insert into coupons (shop_id, code, kind, fixed_sen) values ($1, $2, 'fixed', 100) returning id`,
        [world.shops[shop].shopId, `M${crypto.randomUUID().slice(0, 8).toUpperCase()}`],
      ),
    }),
    missing: { id: '987654321' },
  },
  member: {
    async make(world, shop) {
      const userId = await insert(
        world,
        `insert into users (email, name, password_hash, email_verified_at) values ($1, 'Pembantu', 'none', now()) returning id`,
        [`${crypto.randomUUID()}@staff.test`],
      )
      await insert(
        world,
        `insert into shop_members (shop_id, user_id, role, permissions) values ($1, $2, 'staff', '{orders}') returning user_id as id`,
        [world.shops[shop].shopId, userId],
      )
      return { id: userId }
    },
    missing: { id: '987654321' },
  },
  invitation: {
    async make(world, shop) {
      const { shopId, ownerId } = world.shops[shop]
      const id = await insert(
        world,
        `
        insert into staff_invitations (shop_id, email, role, permissions, token_hash, invited_by, created_at, sent_at, expires_at)
        values ($1, $2, 'staff', '{orders}', sha256(gen_random_uuid()::text::bytea), $3, now() - interval '1 day', now() - interval '1 day', now() + interval '6 days') returning id`,
        [shopId, `${crypto.randomUUID()}@staff.test`, ownerId],
      )
      return { id }
    },
    missing: { id: '987654321' },
  },
  click_upsell: {
    async make(world, shop) {
      const { shopId } = world.shops[shop]
      const product = await insert(
        world,
        `insert into products (shop_id, view_id, item_type, status, title) values ($1, $2, 'ecommerce', 'published', 'Cawan') returning id`,
        [shopId, `UP-${crypto.randomUUID().slice(0, 8)}`],
      )
      const unit = await insert(
        world,
        'insert into variations (shop_id, product_id, price_sen) values ($1, $2, 1500) returning id',
        [shopId, product],
      )
      return {
        id: await insert(
          world,
          `insert into click_upsells (shop_id, product_id, offered_variation_id, title, price_sen) values ($1, $2, $3, 'Tambah', 500) returning id`,
          [shopId, product, unit],
        ),
      }
    },
    missing: { id: '987654321' },
  },
  product: {
    async make(world, shop) {
      const { shopId } = world.shops[shop]
      const viewId = `MATRIX-${crypto.randomUUID().slice(0, 8)}`
      const id = await insert(
        world,
        `insert into products (shop_id, view_id, item_type, status, title, published_at) values ($1, $2, 'ecommerce', 'published', 'Cawan', now()) returning id`,
        [shopId, viewId],
      )
      await insert(
        world,
        'insert into variations (shop_id, product_id, price_sen, stock) values ($1, $2, 1500, 5) returning id',
        [shopId, id],
      )
      return { id, product_id: id, view_id: viewId }
    },
    missing: { id: '987654321', product_id: '987654321', view_id: 'NOBODY-SELLS-THIS' },
  },
  variation: {
    async make(world, shop) {
      const { shopId } = world.shops[shop]
      const product = await insert(
        world,
        `insert into products (shop_id, view_id, item_type, status, title, published_at) values ($1, $2, 'ecommerce', 'published', 'Cawan', now()) returning id`,
        [shopId, `UNIT-${crypto.randomUUID().slice(0, 8)}`],
      )
      return {
        variation_id: await insert(
          world,
          'insert into variations (shop_id, product_id, price_sen, stock) values ($1, $2, 1500, 5) returning id',
          [shopId, product],
        ),
      }
    },
    missing: { variation_id: '987654321' },
  },
  product_run: {
    async make(world, shop) {
      return {
        run_id: await insert(
          world,
          `insert into product_runs (shop_id, change, total, created_at, finished_at) values ($1, '{"do":"publish"}', 0, now(), now()) returning id`,
          [world.shops[shop].shopId],
        ),
      }
    },
    missing: { run_id: '987654321' },
  },
  product_view: viewOf('products'),
  order_view: viewOf('orders'),
  invoice_view: viewOf('invoices'),
}

/** An owner's kept view of a list. */
function viewOf(list: string): Subject {
  return {
    async make(world, shop) {
      const { shopId } = world.shops[shop]
      return {
        view_id: await insert(
          world,
          `insert into saved_views (shop_id, user_id, list, name, search)
        select $1, user_id, $2, $3, 'term=x' from shop_members where shop_id = $1 and role = 'owner' limit 1 returning id`,
          [shopId, list, crypto.randomUUID()],
        ),
      }
    },
    missing: { view_id: '987654321' },
  }
}

/** A zone of a shop with one method, switched on. */
async function shippingIn(world: World, shop: ShopName): Promise<{ zone: string; method: string }> {
  const { shopId } = world.shops[shop]
  const zone = await insert(
    world,
    `insert into shipping_zones (shop_id, name, states) values ($1, $2, '{MY-01}') returning id`,
    [shopId, `Zon ${crypto.randomUUID().slice(0, 8)}`],
  )
  const rates = JSON.stringify({ rate: { by: 'flat', price: 500 }, freeAbove: null })
  const method = await insert(
    world,
    `insert into shipping_methods (shop_id, zone_id, name, courier, by, rates) values ($1, $2, 'Rata', '', 'flat', $3) returning id`,
    [shopId, zone, rates],
  )
  return { zone, method }
}

async function insert({ kedai }: World, text: string, values: unknown[]): Promise<string> {
  const [row] = await kedai.asOwner<{ id: number }>(text, values)
  if (!row) throw new Error(`nothing was inserted: ${text}`)
  return String(row.id)
}
