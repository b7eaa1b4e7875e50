import type { ContentBlock } from '@kedai/domain/content/content-block.ts'
import type { ProductStatus, SaveProduct } from '@kedai/contracts/seller-products.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

type SellerItemType = SaveProduct['item_type']

export type ImageRow = {
  id: number
  key: string
  alt: string
  width: number | null
  height: number | null
  widths: number[]
}

export type ProductRowWhole = {
  id: number
  view_id: string
  item_type: SellerItemType
  status: ProductStatus
  title: string
  content: ContentBlock[]
  category_id: number | null
  category_name: string | null
  option_names: string[]
  is_promo: boolean
  promo_until: Date | null
  is_countdown: boolean
  countdown_start: Date | null
  countdown_until: Date | null
  min_purchase_qty: number
  max_purchase_qty: number | null
  multiple_of: number
  one_page: boolean
  sticky: boolean
  tnc: string | null
  file_upload: { label: string; placeholder: string; tooltip: string; is_required: boolean } | null
  details: Readonly<Record<string, unknown>> | null
  sold: number
  view_counter: number
  version: number
  updated_at: Date
  is_payable: boolean
  units: {
    id: number
    option_values: string[]
    sku: string | null
    barcode: string | null
    cost_sen: number | null
    low_stock_at: number | null
    price_sen: number
    promo_price_sen: number | null
    stock: number | null
    weight_g: number
    image_file_id: number | null
  }[]
  images: ImageRow[]
  upsell: {
    offered_variation_id: number
    offered_title: string
    offered_options: string[]
    title: string
    description: string
    price_sen: number
    is_offerable: boolean
  } | null
  digital: {
    files: { id: number; name: string; bytes: number }[]
    link: string | null
    download_limit: number | null
    expires_days: number | null
    stamp_pdf: boolean
    device_limit: number | null
    has_codes: boolean
  } | null
}

/** A product with all that its form shows; null when the shop has no such product. */
export async function readProduct(db: Db, shopId: number, productId: number): Promise<ProductRowWhole | null> {
  const [row] = await rawQuery<ProductRowWhole>(db, 'catalogue_read_product', text, [shopId, productId])
  return row ?? null
}

const text = `
select p.id, p.view_id, p.item_type, p.status, p.title, p.content, p.category_id, p.option_names,
  (select name from categories c where c.shop_id = $1 and c.id = p.category_id) as category_name,
  p.is_promo, p.promo_until, p.is_countdown, p.countdown_start, p.countdown_until,
  p.min_purchase_qty, p.max_purchase_qty, p.multiple_of, p.one_page, p.sticky, p.tnc, p.file_upload, p.details, p.sold, p.view_counter, p.version, p.updated_at,
  exists (select from payment_methods where shop_id = $1 and is_active) as is_payable,
  coalesce((select json_agg(u order by u.position, u.id) from (
    select id, option_values, sku, barcode, cost_sen, low_stock_at, price_sen, promo_price_sen, stock, weight_g, image_file_id, position
    from variations where shop_id = $1 and product_id = p.id and is_active) u), '[]') as units,
  coalesce((select json_agg(json_build_object('id', f.id, 'key', f.key, 'alt', i.alt, 'width', f.width, 'height', f.height, 'widths', f.widths)
      order by i.position, f.id)
    from product_images i join files f on f.id = i.file_id where i.shop_id = $1 and i.product_id = p.id), '[]') as images,
  (select json_build_object('offered_variation_id', k.offered_variation_id, 'offered_title', o.title, 'offered_options', v.option_values,
      'title', k.title, 'description', k.description, 'price_sen', k.price_sen, 'is_offerable', v.is_active and o.status = 'published')
    from click_upsells k join variations v on v.id = k.offered_variation_id join products o on o.id = v.product_id
    where k.shop_id = $1 and k.product_id = p.id and k.is_active) as upsell,
  (select json_build_object('link', g.link, 'download_limit', g.download_limit, 'expires_days', g.expires_days,
      'stamp_pdf', g.stamp_pdf, 'device_limit', g.device_limit, 'has_codes', g.has_codes, 'files',
      coalesce((select json_agg(json_build_object('id', f.id, 'name', f.file_name, 'bytes', f.bytes) order by d.position)
        from digital_files d join files f on f.id = d.file_id where d.shop_id = $1 and d.product_id = p.id), '[]'))
    from digital_goods g where g.shop_id = $1 and g.product_id = p.id) as digital
from products p where p.shop_id = $1 and p.id = $2`
