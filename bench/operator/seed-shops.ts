import { randomBytes } from 'node:crypto'
import type { Client } from 'pg'

export type Sizes = { shops: number; orders: number }

/** What every shop has besides its orders. */
export const productsOfShop = 5

/**
 * Opens so many shops, each with an owner, a few products with pictures, and so many orders, a fifth of them with an e-mail that failed.
 * Shops are named `shop-0001` and so on; ids follow each other.
 */
export async function seedShops(owner: Client, { shops, orders }: Sizes): Promise<void> {
  await owner.query(
    `insert into users (email, name, password_hash, lang, email_verified_at) select 'owner-' || n || '@shops.test', 'Owner ' || n, 'none', 'ms', now() from generate_series(1, $1) n`,
    [shops],
  )
  await owner.query(
    `select open_shop('shop-' || lpad(n::text, 4, '0'), 'Kedai ' || n, u.id, '+60123456789') from generate_series(1, $1) n join users u on u.email = 'owner-' || n || '@shops.test' order by n`,
    [shops],
  )
  for (const text of [
    `insert into files (shop_id, key, kind, private, file_name, mime, bytes, sha256, created_at)
     select s.id, 'bench/' || s.id || '-' || n, 'product_picture', false, 'gambar.jpg', 'image/jpeg', 40000 + n * s.id, '\\x00', now() from shops s, generate_series(1, ${productsOfShop}) n`,
    `insert into products (shop_id, view_id, item_type, status, title, price_min_sen, price_max_sen, published_at)
     select s.id, 'P' || s.id || '-' || n, 'ecommerce', 'published', 'Barang ' || n, 2000, 2000, now() from shops s, generate_series(1, ${productsOfShop}) n`,
    `insert into variations (shop_id, product_id, price_sen, stock) select shop_id, id, 2000, 1000 from products`,
    `insert into orders (shop_id, order_no, token, payment_status, fulfilment_status, order_status, buyer_name, buyer_phone, buyer_email, address, city, postcode, state, ships,
       payment_method, payment_kind, subtotal_sen, shipping_sen, total_sen, paid_sen, placed_at, updated_at)
     select s.id, (1000 + n)::text, md5(s.id || '.' || n) || md5(n || '.' || s.id), 'paid', 'delivered', 'completed', 'Pembeli ' || n, '+6012' || lpad(n::text, 7, '0'),
       'pembeli' || n || '@buyer.test', '12, Jalan Mawar 3', 'Kajang', '43000', 'MY-10', true, 'cod', 'cod', 4000, 600, 4600, 4600,
       now() - n * interval '1 hour', now() - n * interval '1 hour' from shops s, generate_series(1, ${orders}) n`,
    `insert into order_lines (shop_id, order_id, product_id, variation_id, view_id, item_type, title, options, unit_price_sen, quantity, total_sen, weight_g, position)
     select o.shop_id, o.id, v.product_id, v.id, 'P', 'ecommerce', 'Barang', '', 2000, 2, 4000, 400, 0
     from orders o join lateral (select * from variations v where v.shop_id = o.shop_id order by v.id offset o.id % ${productsOfShop} limit 1) v on true`,
    `insert into order_events (shop_id, order_id, at, name, actor) select shop_id, id, placed_at, 'order.placed', 'buyer' from orders`,
    `insert into outgoing_mails (shop_id, order_id, kind, data, failed_at, next_try_at, tries, last_error)
     select shop_id, id, 'written', '{}', now(), 'infinity', 14, '550 no such mailbox' from orders where id % 5 = 0`,
    `insert into order_browsers (shop_id, order_id, user_agent, address, at) select shop_id, id, 'Mozilla', '203.0.113.9', now() - interval '91 days' from orders where id % 2 = 0`,
    `insert into sending_counts (day, channel, scope, ref, used) select current_date - n, 'email', 'shop', s.id, 10 from shops s, generate_series(0, 29) n`,
  ])
    await owner.query(text)
  await owner.query('vacuum analyze')
}

/** An operator with two-step sign-in. Answers the token of a session. */
export async function seedOperator(owner: Client, hash: (token: string) => Buffer): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await owner.query(
    `with person as (insert into users (email, name, password_hash, lang, email_verified_at, totp_secret) values ('operator@shops.test', 'Operator', 'none', 'en', now(), 'JBSWY3DPEHPK3PXP') returning id),
     made as (insert into operators (user_id) select id from person)
     insert into sessions (id_hash, user_id, created_at, seen_at, confirmed_at, expires_at) select $1, id, now(), now(), now(), now() + interval '1 day' from person`,
    [hash(token)],
  )
  return token
}
