import { effectivePrice } from '@kedai/domain/catalogue/promo.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { TypeView } from '../../product-types/shared/product-type.ts'
import { findProductType } from '../../product-types/shared/registry.ts'
import type { ItemRow } from '../queries.ts'

/** What a page shows of its type beside what every page does; nothing for goods. */
export async function viewOfType(publicDb: Db, row: ItemRow, lang: Lang, now: Date): Promise<TypeView> {
  const type = findProductType(row.item_type)
  if (type === null) return {}
  const promo = { isPromo: row.is_promo, promoUntil: row.promo_until }
  const units = row.units.map((unit) => ({
    id: unit.id,
    optionValues: unit.option_values,
    price: effectivePrice(
      { price: sen(unit.price_sen), promoPrice: unit.promo_price_sen === null ? null : sen(unit.promo_price_sen) },
      promo,
      now,
    ).price,
    stock: unit.stock,
    isActive: true,
  }))
  return type.view(publicDb, { shopId: row.shop_id, productId: row.id, settings: row.details ?? {}, units, lang, now })
}
