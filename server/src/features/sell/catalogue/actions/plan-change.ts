import { changedPrices } from '@kedai/domain/catalogue/change-price.ts'
import type { PriceChange } from '@kedai/domain/catalogue/change-price.ts'
import { maxPrice } from '@kedai/domain/money/max-price.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { isProductTypeName, productTypeRules } from '@kedai/domain/product-types/product-types.ts'
import type { StandingProduct, StandingUnit, Stood } from '../queries/run-products.ts'
import type { RowRefusal } from '../row-refusal.ts'
import type { ReadChange } from './read-change.ts'

/** Why a product is left as it is; keys of `rowRefusals`. */

export type Wanted = { status: string; category_id: number | null; units: StandingUnit[] }

export type Plan =
  | { outcome: 'same' }
  | { outcome: 'refused'; refusal: RowRefusal }
  | { outcome: 'changed'; wanted: Wanted }

/** What a change makes of one product, which is locked. */
export function planChange(change: ReadChange, product: StandingProduct): Plan {
  const { status, category_id, units } = product
  if (change.do === 'archive') return planned(product, { status: 'archived', category_id, units })
  if (change.do === 'restore')
    return planned(product, { status: status === 'archived' ? 'draft' : status, category_id, units })
  if (status === 'archived') return { outcome: 'refused', refusal: 'archived' }
  if (change.do === 'price') return planPrices(change.price, product)
  if (change.do === 'category') return planned(product, { status, category_id: change.category_id, units })
  if (change.do === 'stock')
    return countsStock(product)
      ? planned(product, { status, category_id, units: units.map((unit) => ({ ...unit, stock: change.stock })) })
      : { outcome: 'refused', refusal: 'no_stock' }
  return planned(product, { status: change.do === 'publish' ? 'published' : 'draft', category_id, units })
}

const countsStock = ({ item_type: type }: StandingProduct): boolean =>
  isProductTypeName(type) && productTypeRules(type).countsStock

function planPrices(change: PriceChange, product: StandingProduct): Plan {
  const units: StandingUnit[] = []
  for (const unit of product.units) {
    const prices = changedPrices(
      { price: sen(unit.price_sen), promoPrice: unit.promo_price_sen === null ? null : sen(unit.promo_price_sen) },
      change,
    )
    if (typeof prices === 'string') return { outcome: 'refused', refusal: prices }
    if (prices.price > maxPrice) return { outcome: 'refused', refusal: 'too_dear' }
    units.push({ ...unit, price_sen: prices.price, promo_price_sen: prices.promoPrice })
  }
  return planned(product, { status: product.status, category_id: product.category_id, units })
}

/** Back to how it stood before a run; what was sold since stays sold, and what was changed since stays changed. */
export function planUndo(
  product: StandingProduct,
  { before, versionAfter }: { before: Stood; versionAfter: number },
): Plan {
  if (product.version !== versionAfter) return { outcome: 'refused', refusal: 'changed_meanwhile' }
  const units = product.units.map((unit): StandingUnit => {
    const stood = before.units.find(({ id }) => id === unit.id)
    return stood
      ? {
          ...unit,
          price_sen: stood.price_sen,
          promo_price_sen: stood.promo_price_sen,
          stock: countBack(unit.stock, stood),
        }
      : unit
  })
  if (units.some(({ stock }) => stock !== null && stock < 0)) return { outcome: 'refused', refusal: 'sold_meanwhile' }
  return planned(product, { status: before.status, category_id: before.category_id, units })
}

function countBack(stock: number | null, stood: Stood['units'][number]): number | null {
  if (stood.stock === null || stood.stock_after === null || stock === null) return stood.stock
  return stock + stood.stock - stood.stock_after
}

const planned = (product: StandingProduct, wanted: Wanted): Plan =>
  JSON.stringify(wanted) ===
  JSON.stringify({ status: product.status, category_id: product.category_id, units: product.units })
    ? { outcome: 'same' }
    : { outcome: 'changed', wanted }
