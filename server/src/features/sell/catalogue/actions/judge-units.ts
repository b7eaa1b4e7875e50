import type { SaveProduct, TypedVariation } from '@kedai/contracts/seller-products.ts'
import type { Stock } from '@kedai/domain/catalogue/quantity.ts'
import { displayRinggit } from '@kedai/domain/money/ringgit.ts'
import { noSen } from '@kedai/domain/money/sen.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import { grams, parseKilograms } from '@kedai/domain/weight/kilograms.ts'
import type { Grams } from '@kedai/domain/weight/kilograms.ts'
import { fill } from '../../../../platform/errors/fill.ts'
import { refusals as messages } from '../messages.ts'
import { judgeOptions } from './judge-options.ts'
import { judgePrice } from './judge-price.ts'
import type { Refusals } from '../../../../platform/errors/refusals.ts'
import { tidyLine } from '@kedai/domain/text/tidy.ts'

/** One thing with a price and a stock, as wanted. `id` null: told by its options, or new. */
export type Unit = {
  id: number | null
  options: string[]
  sku: string | null
  barcode: string | null
  cost: Sen | null
  price: Sen
  promoPrice: Sen | null
  /** undefined: as it is. */
  stock: Stock | undefined
  /** The count that was shown when the form was opened; undefined: `stock` is the count itself. */
  stockWas: Stock | undefined
  weight: Grams
  imageId: number | null
  /** At or below how many the seller is told; null: the usual. */
  lowStockAt: number | null
}

export function judgeUnits(form: SaveProduct, refusals: Refusals): { optionNames: string[]; units: Unit[] } {
  const optionNames = form.option_names.map(tidyLine)
  const units = form.variations.map((typed, index) =>
    judgeUnit(typed, `variations.${index}`, form.low_stock_at ?? null, refusals),
  )
  judgeOptions(
    form.item_type,
    optionNames,
    units.map(({ options }) => options),
    refusals,
  )
  if (form.is_promo && form.variations.every(({ promo_price }) => !promo_price))
    refusals.add('variations.0.promo_price', messages.promoWithoutPrice)
  units.forEach(({ sku }, index) => {
    if (sku !== null && units.findIndex((other) => other.sku === sku) < index)
      refusals.add(`variations.${index}.sku`, messages.skuTwice)
  })
  return { optionNames, units }
}

function judgeUnit(typed: TypedVariation, field: string, lowStockAt: number | null, refusals: Refusals): Unit {
  const price = judgePrice(typed.price, `${field}.price`, refusals)
  const promoPrice = typed.promo_price ? judgePrice(typed.promo_price, `${field}.promo_price`, refusals) : null
  if (price !== null && promoPrice !== null && promoPrice >= price) {
    refusals.add(
      `${field}.promo_price`,
      fill(messages.promoNotCheaper, (lang) => ({ price: displayRinggit(price, lang) })),
    )
  }
  return {
    id: typed.id ?? null,
    options: typed.option_values.map(tidyLine),
    sku: tidyLine(typed.sku ?? '') || null,
    barcode: tidyLine(typed.barcode ?? '') || null,
    cost: typed.cost ? judgePrice(typed.cost, `${field}.cost`, refusals) : null,
    lowStockAt,
    price: price ?? noSen,
    promoPrice,
    stock: typed.stock,
    stockWas: typed.stock_was,
    weight: parseKilograms(typed.weight ?? '') ?? grams(0),
    imageId: typed.image_id ?? null,
  }
}
