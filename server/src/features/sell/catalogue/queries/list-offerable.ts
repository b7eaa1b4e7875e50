import type { Db } from '../../../../platform/db/db.ts'
import { productTypeNames, productTypeRules } from '@kedai/domain/product-types/product-types.ts'
import { termRule } from './term-rule.ts'

export type OfferableRow = {
  id: number
  product_id: number
  title: string
  option_values: string[]
  price_sen: number
  stock: number | null
  image_key: string | null
  image_widths: number[] | null
}

const offered = productTypeNames.filter((name) => productTypeRules(name).ships)

/** Active variations of products on sale, for the picker of a click upsell: the newest products first. */
export async function listOfferable(db: Db, shopId: number, term: string): Promise<OfferableRow[]> {
  const onSale = db
    .selectFrom('products')
    .select(['id', 'title'])
    .where('shop_id', '=', shopId)
    .where('status', '=', 'published')
    .where('item_type', 'in', offered)
  const rule = termRule(term, 'published')
  const products = (rule === null ? onSale : onSale.where(rule)).orderBy('id', 'desc').limit(20)
  return await db
    .selectFrom(products.as('p'))
    .innerJoin('variations as v', 'v.product_id', 'p.id')
    .leftJoinLateral(
      (images) =>
        images
          .selectFrom('product_images')
          .innerJoin('files', 'files.id', 'product_images.file_id')
          .select(['files.key as image_key', 'files.widths as image_widths'])
          .whereRef('product_images.product_id', '=', 'p.id')
          .orderBy('product_images.position')
          .limit(1)
          .as('image'),
      (join) => join.onTrue(),
    )
    .select([
      'v.id',
      'v.product_id',
      'p.title',
      'v.option_values',
      'v.price_sen',
      'v.stock',
      'image.image_key',
      'image.image_widths',
    ])
    .where('v.shop_id', '=', shopId)
    .where('v.is_active', '=', true)
    .orderBy('v.product_id', 'desc')
    .orderBy('v.position')
    .orderBy('v.id')
    .limit(40)
    .execute()
}
