import { insert, type Subject } from './subject.ts'

/** Products, their kinds, files and runs; kept views of lists. */
export const productSubjects: Record<string, Subject> = {
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
  collection: {
    async make(world, shop) {
      const viewId = `FUND-${crypto.randomUUID().slice(0, 8)}`
      const { shopId } = world.shops[shop]
      const product = await insert(
        world,
        `insert into products (shop_id, view_id, item_type, status, title, details) values ($1, $2, 'collection', 'published', 'Tabung', '{"amount_type": "open"}') returning id`,
        [shopId, viewId],
      )
      await insert(
        world,
        'insert into variations (shop_id, product_id, price_sen) values ($1, $2, 1500) returning id',
        [shopId, product],
      )
      return { view_id: viewId }
    },
    missing: { view_id: 'no-such-fund' },
  },
  event: {
    async make(world, shop) {
      const viewId = `GIG-${crypto.randomUUID().slice(0, 8)}`
      const { shopId } = world.shops[shop]
      const product = await insert(
        world,
        `insert into products (shop_id, view_id, item_type, status, title, details) values ($1, $2, 'ticket', 'published', 'Gig', '{"starts_at": "2099-01-01 20:00:00"}') returning id`,
        [shopId, viewId],
      )
      await insert(world, `insert into quotas (shop_id, product_id, title, size) values ($1, $2, '', 0) returning id`, [
        shopId,
        product,
      ])
      await insert(
        world,
        'insert into variations (shop_id, product_id, price_sen) values ($1, $2, 1500) returning id',
        [shopId, product],
      )
      return { view_id: viewId }
    },
    missing: { view_id: 'no-such-event' },
  },
  service: {
    async make(world, shop) {
      const viewId = `CUT-${crypto.randomUUID().slice(0, 8)}`
      const { shopId } = world.shops[shop]
      const product = await insert(
        world,
        `insert into products (shop_id, view_id, item_type, status, title, details) values ($1, $2, 'service', 'published', 'Gunting', '{"duration_minutes": 30}') returning id`,
        [shopId, viewId],
      )
      const calendar = await insert(
        world,
        `insert into service_calendars (shop_id, product_id, name) values ($1, $2, '') returning id`,
        [shopId, product],
      )
      await insert(
        world,
        `update products set details = details || jsonb_build_object('calendar_id', $2::bigint) where id = $1 returning id`,
        [product, calendar],
      )
      return { view_id: viewId }
    },
    missing: { view_id: 'no-such-service' },
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
