import { createHash } from 'node:crypto'
import type { Pictures } from '../../server/src/platform/files/reencode.ts'
import type { SeededShop } from './shops.ts'
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
 * A shop's products, twice as many variations and pictures, as many orders, each with two lines and a timeline, in statements that take
 * no parameters. `n` counts from 1 in each shop; ids go on from the shop before, so that of the main shop they equal n.
 */
export function textsOf({ id, size, before }: SeededShop, pictures: readonly Pictures[]): string[] {
  const sized = pictures.map(({ main }) => `(${main.bytes.length}, ${main.width}, ${main.height})`).join(', ')
  const widths = pictures[0]?.widths.map((one) => one.width).join(',') ?? ''
  const moment = `timestamptz '2026-11-01' - (${size} - n) * interval '5 minutes'`
  return [
    `insert into categories (shop_id, name, slug, position) select ${id}, 'Kategori ' || n, 'kategori-' || n, n from generate_series(1, 20) n`,
    `insert into files (shop_id, key, kind, private, file_name, mime, bytes, width, height, sha256, widths, created_at)
   select ${id}, ${keyText(id, before)}, 'product_picture', false, 'gambar.jpg', 'image/jpeg', sized.bytes, sized.width, sized.height, sha256((2 * ${before} + n)::text::bytea), '{${widths}}', '2026-01-01'
   from generate_series(1, 2 * ${size}) n
   join (select row_number() over () - 1 as at, bytes, width, height from (values ${sized}) as one (bytes, width, height)) sized on sized.at = (2 * ${before} + n) % ${pictures.length} order by n`,
    `insert into products (shop_id, view_id, item_type, status, title, content, category_id, option_names, is_promo, price_min_sen, price_max_sen,
     promo_min_sen, promo_max_sen, sold, published_at, created_at, updated_at)
   select ${id}, 'P' || (${before} + n), 'variation', 'published', ${titleText}, '${content}', (select min(id) from categories where shop_id = ${id}) + n % 20, '{Saiz}', n % 7 = 0,
     1000 + n % 4000, 1500 + n % 4000, case when n % 7 = 0 then 900 + n % 4000 end, case when n % 7 = 0 then 1400 + n % 4000 end, n % 500,
     '2026-01-01', timestamptz '2026-01-01' + n * interval '1 second', '2026-01-01'
   from generate_series(1, ${size}) n`,
    `insert into variations (shop_id, product_id, option_values, price_sen, promo_price_sen, stock, weight_g, position)
   select ${id}, ${before} + n, array[case k when 0 then 'M' else 'L' end], 1000 + n % 4000 + k * 500, case when n % 7 = 0 then 900 + n % 4000 + k * 500 end, 1000000, 400, k
   from generate_series(1, ${size}) n, generate_series(0, 1) k order by n, k`,
    `insert into product_images (shop_id, product_id, file_id, alt, position)
   select ${id}, ${before} + n, 2 * (${before} + n - 1) + 1 + k, 'Gambar ' || k, k from generate_series(1, ${size}) n, generate_series(0, 1) k`,
    `insert into orders (shop_id, order_no, token, payment_status, fulfilment_status, order_status, buyer_name, buyer_phone, buyer_email,
     address, city, postcode, state, ships, payment_method, payment_kind, shipping_name, shipping_courier, subtotal_sen, shipping_sen, total_sen, paid_sen,
     placed_at, updated_at)
   select ${id}, (1000 + n)::text, md5((${before} + n)::text) || md5((-${before} - n)::text), case n % 5 when 0 then 'unpaid' else 'paid' end,
     case when n % 5 = 0 then 'unfulfilled' when n > ${size} - 200 then 'unfulfilled' else 'delivered' end,
     case when n % 5 = 0 then 'expired' when n > ${size} - 200 then 'open' else 'completed' end,
     'Pembeli ' || n, '+6012' || lpad((n % 9000000 + 1000000)::text, 7, '0'), 'pembeli' || n || '@buyer.test',
     '12, Jalan Mawar 3', 'Kajang', '43000', 'MY-10', true, 'bank_transfer', 'bank_transfer', 'Pos', 'Pos Laju', 4000, 600, 4600,
     case n % 5 when 0 then 0 else 4600 end, ${moment}, ${moment}
   from generate_series(1, ${size}) n`,
    `insert into order_lines (shop_id, order_id, product_id, variation_id, view_id, item_type, title, options, unit_price_sen, quantity, total_sen, weight_g, position)
   select ${id}, ${before} + n, p, 2 * (p - 1) + 1 + k, 'P' || p, 'variation', 'Barang ' || p, case k when 0 then 'M' else 'L' end, 2000, 1, 2000, 400, k
   from (select n, ${before} + 1 + (n::bigint * 31) % ${size} as p from generate_series(1, ${size}) n) o, generate_series(0, 1) k`,
    `insert into claims (shop_id, holder, holder_id, line_no, kind, subject, amount, state, claimed_at)
   select ${id}, 'order', ${before} + n, k, 'stock', 2 * (${before} + (n::bigint * 31) % ${size}) + 1 + k, 1, case n % 5 when 0 then 'released' else 'committed' end, ${moment}
   from generate_series(1, ${size}) n, generate_series(0, 1) k`,
    `insert into order_events (shop_id, order_id, at, name, actor) select ${id}, ${before} + n, ${moment}, 'order.placed', 'buyer' from generate_series(1, ${size}) n`,
    `update order_numbers set next = 1001 + ${size} where shop_id = ${id}`,
  ]
}

const keyText = (shopId: number, before: number): string =>
  `'public/${shopId}/' || md5((2 * ${before} + n)::text) || '.jpg'`

/** The key of picture number `n` of all shops, as the rows have it. */
export const keyOfPicture = (shopId: number, n: number): string =>
  `public/${shopId}/${createHash('md5').update(String(n)).digest('hex')}.jpg`
