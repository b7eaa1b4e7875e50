import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { openTestShop } from '../../../platform/test-shop/test-shop.ts'

/** `demo` with the categories Dapur (Cawan, Pinggan) and Baju, and an empty one; the ids by slug. */
export async function openCategorisedShop(
  shop: TestApp,
): Promise<{ shopId: number; categories: Record<string, number> }> {
  const shopId = await openTestShop(shop, 'demo')
  const categories: Record<string, number> = {}
  for (const [name, slug, parent] of [
    ['Dapur', 'dapur', null],
    ['Cawan', 'cawan', 'dapur'],
    ['Pinggan', 'pinggan', 'dapur'],
    ['Baju', 'baju', null],
    ['Kosong', 'kosong', null],
  ] as const) {
    const [row] = await shop.asOwner<{ id: number }>(
      'insert into categories (shop_id, parent_id, name, slug) values ($1, $2, $3, $4) returning id',
      [shopId, parent && categories[parent], name, slug],
    )
    categories[slug] = row?.id ?? 0
  }
  return { shopId, categories }
}

/** Many listings by one statement, titled "Barang 1 …"; every tenth is a "Mangkuk", one in a thousand is "Jarang". */
export async function addManyListings(
  shop: TestApp,
  shopId: number,
  count: number,
  categoryId: number | null,
): Promise<void> {
  await shop.asOwner(
    `
    with made as (
      insert into products (shop_id, view_id, item_type, status, title, category_id, price_min_sen, price_max_sen)
      select $1::bigint, 'S' || $1::bigint || '-' || n, 'ecommerce', 'published',
        'Barang ' || n || case when n % 10 = 0 then ' Mangkuk' else '' end || case when n % 1000 = 1 then ' Jarang' else '' end,
        $3::bigint, 1000 + n % 977, 1000 + n % 977
      from generate_series(1, $2::integer) n returning id, price_min_sen
    )
    insert into variations (shop_id, product_id, price_sen, stock) select $1::bigint, id, price_min_sen, 5 from made`,
    [shopId, count, categoryId],
  )
}
