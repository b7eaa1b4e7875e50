import type { Buyable } from '@kedai/contracts/items.ts'
import { effectivePrice } from '@kedai/domain/catalogue/promo.ts'
import type { Promo } from '@kedai/domain/catalogue/promo.ts'
import { defaultQuantity, isOutOfStock } from '@kedai/domain/catalogue/quantity.ts'
import type { QuantityRules } from '@kedai/domain/catalogue/quantity.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { formatKilograms, grams } from '@kedai/domain/weight/kilograms.ts'
import { publicPath } from '../../../../platform/files/links.ts'
import type { ItemRow, UnitRow } from '../queries.ts'

/** What can be bought on a page. A single thing is chosen already, in its default quantity (spec §4). */
export function presentBuyables(row: ItemRow, rules: QuantityRules, promo: Promo, now: Date): Buyable[] {
  const isSingle = row.units.length === 1
  return row.units.map((unit) => {
    const { price, comparePrice } = effectivePrice(pricesOf(unit), promo, now)
    return {
      id: unit.id,
      view_id: row.view_id,
      item_type: row.item_type,
      title: row.title,
      options: unit.option_values,
      price: formatRinggit(price),
      compare_price: comparePrice === null ? null : formatRinggit(comparePrice),
      stock: unit.stock,
      is_out_stock: isOutOfStock(rules, unit.stock),
      min_purchase_qty: rules.min,
      max_purchase_qty: rules.max,
      multiple_of: rules.multipleOf,
      weight: formatKilograms(grams(unit.weight_g)),
      image: unit.image_key === null ? null : publicPath(unit.image_key),
      selectedQty: isSingle ? (defaultQuantity(rules, unit.stock) ?? 0) : 0,
    }
  })
}

const pricesOf = (unit: UnitRow) => ({
  price: sen(unit.price_sen),
  promoPrice: unit.promo_price_sen === null ? null : sen(unit.promo_price_sen),
})
