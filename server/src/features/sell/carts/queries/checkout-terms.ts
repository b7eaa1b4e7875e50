import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'
import { type PaymentRow, paymentsOfShop, shopCard, type ShopRow } from '../../items/shared/shop-text.ts'

export type CheckoutTerms = {
  shop: ShopRow
  payment_methods: PaymentRow[]
  countries: string[]
  file_upload: unknown
  upsell: {
    id: number
    title: string
    description: string
    image_key: string | null
    image_widths: number[] | null
  } | null
}

/** What a cart's checkout page shows besides the cart: the shop, how it is paid, and what its products ask for. */
export async function findCheckoutTerms(
  trx: Db,
  { shopId, productIds, upsellId }: { shopId: number; productIds: readonly number[]; upsellId: number | null },
): Promise<CheckoutTerms> {
  const text = `
    select ${shopCard} as shop, ${paymentsOfShop('s.id')} as payment_methods,
      array(select distinct z.country from shipping_zones z where z.shop_id = s.id and z.archived_at is null) as countries,
      (select p.file_upload from products p where p.shop_id = s.id and p.id = any($2::bigint[]) and p.file_upload is not null
        order by (p.file_upload->>'is_required') = 'true' desc, array_position($2::bigint[], p.id) limit 1) as file_upload,
      (select row_to_json(u) from (
        select k.id, k.title, k.description, f.key as image_key, f.widths as image_widths
        from click_upsells k join variations v on v.id = k.offered_variation_id
        left join files f on f.id = coalesce(v.image_file_id,
          (select i.file_id from product_images i where i.product_id = v.product_id order by i.position, i.file_id limit 1))
        where k.shop_id = s.id and k.id = $3) u) as upsell
    from shops s where s.id = $1`
  const [row] = await rawQuery<CheckoutTerms>(trx, 'carts_checkout_terms', text, [shopId, productIds, upsellId])
  if (!row) throw new TypeError(`shop ${shopId} is not there`)
  return row
}

/** The shop alone, for the page of a shared cart. */
export async function findShopCard(trx: Db, shopId: number): Promise<ShopRow> {
  const text = `select ${shopCard} as shop from shops s where s.id = $1`
  const [row] = await rawQuery<{ shop: ShopRow }>(trx, 'carts_shop_card', text, [shopId])
  if (!row) throw new TypeError(`shop ${shopId} is not there`)
  return row.shop
}
