import type { CartProduct } from '@kedai/contracts/carts.ts'
import { priceRangeText } from '@kedai/domain/catalogue/price-range.ts'
import { listNow, stepFor } from '@kedai/domain/catalogue/price-of.ts'
import { amountOf, formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { subtract } from '@kedai/domain/money/sen.ts'
import type { OwnPrice, ResellerTerms } from '../../../resellers/resellers/shared/read-terms.ts'

type Own = { terms: ResellerTerms; prices: ReadonlyMap<number, OwnPrice> }

/** A product as a reseller sees it: his rank's prices in place of the public ones, which stay as what he sells it for. (contract §4) */
export function presentAreaProduct(product: CartProduct, { terms, prices }: Own): CartProduct {
  const variations = product.variations.map((unit) => {
    const retail = amountOf(unit.price)
    const list = listNow(prices.get(unit.id) ?? {}, retail)
    const price = stepFor(list, 1)?.price ?? retail
    const tiers = list.map((step) => ({
      min_qty: step.minQuantity,
      price: formatRinggit(step.price),
    }))
    return { ...unit, price: formatRinggit(price), retail_price: unit.price, tiers }
  })
  const sorted = variations.toSorted((one, other) => amountOf(one.price) - amountOf(other.price))
  const [cheapest, dearest] = [sorted[0], sorted.at(-1)]
  const price = cheapest?.price ?? product.price
  const retail = cheapest?.retail_price ?? product.price
  return {
    ...product,
    variations,
    price,
    price_range:
      cheapest && dearest
        ? priceRangeText({ min: amountOf(cheapest.price), max: amountOf(dearest.price) })
        : product.price_range,
    offer_price_range: '-',
    offer_percentage: 0,
    whatsapp_number: terms.upline?.phone || product.whatsapp_number,
    retail_price: retail,
    margin: formatRinggit(subtract(amountOf(retail), amountOf(price))),
    tiers: cheapest?.tiers ?? [],
  }
}
