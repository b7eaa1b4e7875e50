import { commonWords, rareWords } from './words.ts'

const list = (words: readonly string[]): string => `array[${words.map((word) => `'${word}'`).join(',')}]`

/** A title of the n-th product, in SQL; the same at every size. */
const titleText = `(${list(commonWords)})[1 + n % 10] || ' ' || initcap((${list(rareWords)})[1 + (n::bigint * 7919) % 1000]) || ' siri' || lpad(n::text, 7, '0')`

const content = JSON.stringify([
  {
    type: 'paragraph',
    spans: [
      { text: 'Dibuat dengan tangan di Kelantan, satu demi satu, daripada bahan yang dipilih sendiri setiap pagi. ' },
    ],
  },
  {
    type: 'list',
    ordered: false,
    items: [
      [{ text: 'Tahan lama', bold: true }],
      [{ text: 'Boleh dijadikan hadiah' }],
      [{ text: 'Sedia dihantar ke seluruh Malaysia' }],
    ],
  },
  {
    type: 'paragraph',
    spans: [
      {
        text: 'Simpan di tempat kering. Jika ada kerosakan semasa penghantaran, hantar gambar kepada kami dalam tiga hari.',
      },
    ],
  },
]).replaceAll("'", "''")

/**
 * One shop with so many products, twice as many variations and pictures, so many orders, each with two lines and a timeline.
 * $size and $shop are written in: these statements take no parameters. `n` counts from 1, so ids equal n.
 */
export const seedTexts: readonly string[] = [
  `insert into categories (shop_id, name, slug, position) select $shop, 'Kategori ' || n, 'kategori-' || n, n from generate_series(1, 20) n`,
  `insert into files (shop_id, key, kind, private, file_name, mime, bytes, width, height, sha256, widths, created_at)
   select $shop, 'bench/' || md5(n::text), 'product_picture', false, 'gambar.webp', 'image/webp', 48000, 1280, 1280, sha256(n::text::bytea), '{320,640,1280}', '2026-01-01'
   from generate_series(1, 2 * $size) n`,
  `insert into products (shop_id, view_id, item_type, status, title, content, category_id, option_names, is_promo, price_min_sen, price_max_sen,
     promo_min_sen, promo_max_sen, sold, published_at, created_at, updated_at)
   select $shop, 'P' || n, 'variation', 'published', ${titleText}, '${content}', (select min(id) from categories) + n % 20, '{Saiz}', n % 7 = 0,
     1000 + n % 4000, 1500 + n % 4000, case when n % 7 = 0 then 900 + n % 4000 end, case when n % 7 = 0 then 1400 + n % 4000 end, n % 500,
     '2026-01-01', timestamptz '2026-01-01' + n * interval '1 second', '2026-01-01'
   from generate_series(1, $size) n`,
  `insert into variations (shop_id, product_id, option_values, price_sen, promo_price_sen, stock, weight_g, position)
   select $shop, n, array[case k when 0 then 'M' else 'L' end], 1000 + n % 4000 + k * 500, case when n % 7 = 0 then 900 + n % 4000 + k * 500 end, 1000000, 400, k
   from generate_series(1, $size) n, generate_series(0, 1) k order by n, k`,
  `insert into product_images (shop_id, product_id, file_id, alt, position)
   select $shop, n, 2 * (n - 1) + 1 + k, 'Gambar ' || k, k from generate_series(1, $size) n, generate_series(0, 1) k`,
  `insert into orders (shop_id, order_no, token, payment_status, fulfilment_status, order_status, buyer_name, buyer_phone, buyer_email,
     address, city, postcode, state, ships, payment_method, payment_kind, shipping_name, shipping_courier, subtotal_sen, shipping_sen, total_sen, paid_sen,
     placed_at, updated_at)
   select $shop, (1000 + n)::text, md5(n::text) || md5((-n)::text), case n % 5 when 0 then 'unpaid' else 'paid' end,
     case when n % 5 = 0 then 'unfulfilled' when n > $size - 200 then 'unfulfilled' else 'delivered' end,
     case when n % 5 = 0 then 'expired' when n > $size - 200 then 'open' else 'completed' end,
     'Pembeli ' || n, '+6012' || lpad((n % 9000000 + 1000000)::text, 7, '0'), 'pembeli' || n || '@buyer.test',
     '12, Jalan Mawar 3', 'Kajang', '43000', 'MY-10', true, 'bank_transfer', 'bank_transfer', 'Pos', 'Pos Laju', 4000, 600, 4600,
     case n % 5 when 0 then 0 else 4600 end,
     timestamptz '2026-11-01' - ($size - n) * interval '5 minutes', timestamptz '2026-11-01' - ($size - n) * interval '5 minutes'
   from generate_series(1, $size) n`,
  `insert into order_lines (shop_id, order_id, product_id, variation_id, view_id, item_type, title, options, unit_price_sen, quantity, total_sen, weight_g, position)
   select $shop, n, p, 2 * (p - 1) + 1 + k, 'P' || p, 'variation', 'Barang ' || p, case k when 0 then 'M' else 'L' end, 2000, 1, 2000, 400, k
   from (select n, 1 + (n::bigint * 31) % $size as p from generate_series(1, $size) n) o, generate_series(0, 1) k`,
  `insert into claims (shop_id, holder, holder_id, line_no, kind, subject, amount, state, claimed_at)
   select l.shop_id, 'order', l.order_id, l.position, 'stock', l.variation_id, l.quantity, case when l.order_id % 5 = 0 then 'released' else 'committed' end, o.placed_at
   from order_lines l join orders o on o.id = l.order_id`,
  `insert into order_events (shop_id, order_id, at, name, actor) select $shop, n, timestamptz '2026-11-01' - ($size - n) * interval '5 minutes', 'order.placed', 'buyer'
   from generate_series(1, $size) n`,
  `update order_numbers set next = 1001 + $size where shop_id = $shop`,
]
