import { cartProductTypes, type ProductTypeName } from '@kedai/domain/product-types/product-types.ts'
import { sql } from 'kysely'
import { rawQuery } from '../../../../platform/db/raw-query.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { NewLineRow } from './insert-order.ts'

type Of = { shopId: number; orderId: number }

/** The lines of an order as they can be changed, in their order. */
export const listLines = (trx: Db, { shopId, orderId }: Of) =>
  trx
    .selectFrom('order_lines')
    .select([
      'id',
      'position',
      'kind',
      'item_type',
      'product_id',
      'variation_id',
      'unit_price_sen',
      'quantity',
      'total_sen',
      'discount_sen',
      'weight_g',
      'details',
      'returned',
      'given_up',
      'refunded_sen',
    ])
    .where('shop_id', '=', shopId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute()

export type EditableLine = Awaited<ReturnType<typeof listLines>>[number]

/** What a line or a product keeps of its type: an object, or nothing. */
export const asSettings = (details: unknown): Readonly<Record<string, unknown>> =>
  typeof details === 'object' && details !== null ? { ...details } : {}

/** What the products of lines say of their types, by their ids. */
export async function listSettings(
  trx: Db,
  shopId: number,
  productIds: readonly number[],
): Promise<Map<number, unknown>> {
  const rows = await trx
    .selectFrom('products')
    .select(['id', 'details'])
    .where('shop_id', '=', shopId)
    .where('id', 'in', [...productIds])
    .execute()
  return new Map(rows.map(({ id, details }) => [id, details]))
}

export type LineChange = {
  id: number
  quantity: number
  total_sen: number
  discount_sen: number
  weight_g: number
  details?: string
}

export async function changeLine(trx: Db, { shopId, orderId }: Of, { id, ...change }: LineChange): Promise<void> {
  const lines = { shop_id: shopId, order_id: orderId, id }
  const { quantity } = change
  if (quantity > 0)
    await trx
      .updateTable('order_lines')
      .set(change)
      .where('shop_id', '=', lines.shop_id)
      .where('order_id', '=', lines.order_id)
      .where('id', '=', id)
      .execute()
  else
    await trx
      .deleteFrom('order_lines')
      .where('shop_id', '=', lines.shop_id)
      .where('order_id', '=', lines.order_id)
      .where('id', '=', id)
      .execute()
}

export async function addLines(
  trx: Db,
  { shopId, orderId }: Of,
  after: number,
  lines: readonly NewLineRow[],
): Promise<void> {
  if (lines.length === 0) return
  await trx
    .insertInto('order_lines')
    .values(
      lines.map((line, place) => ({
        ...line,
        shop_id: shopId,
        order_id: orderId,
        position: after + place,
        cost_sen: sql<
          number | null
        >`(select cost_sen from variations where shop_id = ${shopId} and id = ${line.variation_id})`,
      })),
    )
    .execute()
}

export type UnitOnSale = {
  id: number
  product_id: number
  sku: string | null
  view_id: string
  item_type: ProductTypeName
  title: string
  option_values: string[]
  price_sen: number
  promo_price_sen: number | null
  is_promo: boolean
  promo_until: Date | null
  stock: number | null
  weight_g: number
  image_key: string | null
  image_widths: number[] | null
}

const unitText = (rule: string) => `
select v.id, v.product_id, v.sku, p.view_id, p.item_type, p.title, v.option_values, v.price_sen, v.promo_price_sen, p.is_promo, p.promo_until, v.stock, v.weight_g,
  image.key as image_key, image.widths as image_widths
from variations v join products p on p.id = v.product_id and p.shop_id = $1::bigint
left join lateral (
  select f.key, f.widths from product_images i join files f on f.id = i.file_id where i.product_id = p.id order by i.position limit 1
) image on true
where v.shop_id = $1::bigint and v.is_active and p.status = 'published' and p.item_type = any($3::text[]) and ${rule}`

/** Units on sale by their ids; what is ordered from its own page cannot be added to an order. */
export const findUnits = (trx: Db, shopId: number, ids: readonly number[]): Promise<UnitOnSale[]> =>
  rawQuery(trx, 'orders_edit_units', unitText('v.id = any($2::bigint[])'), [shopId, ids, cartProductTypes])

/** Units on sale whose title holds the words, the newest products first. */
export const searchUnits = (trx: Db, shopId: number, term: string): Promise<UnitOnSale[]> => {
  const words = term
    .toLowerCase()
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  return rawQuery(
    trx,
    'orders_edit_search',
    `${unitText('lower(p.title) like all($2::text[])')} order by p.id desc, v.position, v.id limit 30`,
    [shopId, words.length > 0 ? words : ['%'], cartProductTypes],
  )
}
