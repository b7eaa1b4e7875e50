import { makeSentOrder } from '../../server/src/features/orders/orders/orders.fixture.ts'
import { memberIn } from './member-in.ts'
import { insert, type Subject } from './subject.ts'
import { orderIn, type ShopName, type World } from './world.ts'

/** Orders, what was bought, and carts. */
export const orderSubjects: Record<string, Subject> = {
  order: {
    async make(world, shop) {
      const { orderNo, token } = await orderIn(world, shop)
      return { order_no: orderNo, token }
    },
    missing: { order_no: 'ZZ-999999', token: 'nobody-has-this-token-nobody-has-this-token' },
  },
  appointment: {
    async make(world, shop) {
      return { id: (await appointmentIn(world, shop)).id }
    },
    missing: { id: '987654321' },
  },
  appointment_order: {
    async make(world, shop) {
      return { token: (await appointmentIn(world, shop)).token }
    },
    missing: { token: 'nobody-has-this-token-nobody-has-this-token' },
  },
  bought_product: {
    async make(world, shop) {
      const { orderNo, token } = await makeSentOrder(world.kedai, world.shops[shop])
      return { order_no: orderNo, token, product_id: String(world.shops[shop].productId) }
    },
    missing: { order_no: 'ZZ-999999', token: 'nobody-has-this-token-nobody-has-this-token', product_id: '987654321' },
  },
  shipment: {
    async make(world, shop) {
      const { orderId } = await makeSentOrder(world.kedai, world.shops[shop])
      const [row] = await world.kedai.asOwner<{ id: number }>('select id from shipments where order_id = $1', [orderId])
      return { id: String(row?.id) }
    },
    missing: { id: '987654321' },
  },
  rental: {
    async make(world, shop) {
      return { id: (await rentalIn(world, shop)).id }
    },
    missing: { id: '987654321' },
  },
  rental_order: {
    async make(world, shop) {
      return { token: (await rentalIn(world, shop)).token }
    },
    missing: { token: 'nobody-has-this-token-nobody-has-this-token' },
  },
  membership: {
    async make(world, shop) {
      return { token: (await memberIn(world.kedai, world.shops[shop])).token }
    },
    missing: { token: 'nobody-has-this-token-nobody-has-this-token' },
  },
  order_ticket: {
    async make(world, shop) {
      const { orderId, token } = await makeSentOrder(world.kedai, world.shops[shop])
      return {
        token,
        id: await insert(
          world,
          `insert into tickets (shop_id, product_id, variation_id, order_id, order_line_id, place, code, title, item_title, venue, starts_at, name, email, mobile, status, created_at, changed_at)
           select shop_id, product_id, variation_id, order_id, id, 0, $2, 'Gig', 'Biasa', 'Ipoh', '2099-01-01', 'Siti Aminah', 'siti@buyer.test', '+60198765432', 'valid', now(), now()
           from order_lines where order_id = $1 limit 1 returning id`,
          [orderId, crypto.randomUUID().slice(0, 12).toUpperCase()],
        ),
      }
    },
    missing: { token: 'nobody-has-this-token-nobody-has-this-token', id: '987654321' },
  },
  label_print: {
    async make(world, shop) {
      const { orderId } = await makeSentOrder(world.kedai, world.shops[shop])
      const printId = await insert(
        world,
        `insert into label_prints (shop_id, at, size, lang) values ($1, now(), 'a6', 'ms') returning id`,
        [world.shops[shop].shopId],
      )
      await world.kedai.asOwner(
        `insert into label_print_parcels (shop_id, print_id, shipment_id, position)
         select shop_id, $2, id, 0 from shipments where order_id = $1`,
        [orderId, printId],
      )
      return { id: printId }
    },
    missing: { id: '987654321' },
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
}

async function rentalIn(world: World, shop: ShopName): Promise<{ id: string; token: string }> {
  const { orderId, token } = await orderIn(world, shop)
  const id = await insert(
    world,
    `insert into rentals (shop_id, order_id, line_no, product_id, product, units, starts_at, ends_at, state)
     values ($1, $2, 0, $3, 'Kamera', 1, now(), now() + interval '1 day', 'booked') returning id`,
    [world.shops[shop].shopId, orderId, world.shops[shop].productId],
  )
  return { id, token }
}

async function appointmentIn(world: World, shop: ShopName): Promise<{ id: string; token: string }> {
  const { orderId, token } = await orderIn(world, shop)
  const { shopId, productId } = world.shops[shop]
  const calendar = await insert(world, 'insert into service_calendars (shop_id, name) values ($1, $2) returning id', [
    shopId,
    `Aina ${crypto.randomUUID().slice(0, 8)}`,
  ])
  const id = await insert(
    world,
    `insert into appointments (shop_id, product_id, order_id, line_no, calendar_id, title, places, starts_at, ends_at, status, changed_at)
     values ($1, $2, $3, 0, $4, 'Gunting', 1, '2026-12-01T02:00Z', '2026-12-01T03:00Z', 'booked', now()) returning id`,
    [shopId, productId, orderId, calendar],
  )
  return { id, token }
}
