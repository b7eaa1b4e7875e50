import type { InvoiceProduct } from '@kedai/contracts/seller-invoices.ts'
import { effectivePrice } from '@kedai/domain/catalogue/promo.ts'
import { optionsText } from '@kedai/domain/catalogue/variations.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { isProductTypeName, productTypeRules } from '@kedai/domain/product-types/product-types.ts'
import type { ProductFound } from '../queries/search-products.ts'

/** A product as a line of an invoice takes it over: its name, and its price of now for what it is sold by. */
export function presentProduct(found: ProductFound, now: Date): InvoiceProduct {
  const promoPrice = found.promo_price_sen === null ? null : sen(found.promo_price_sen)
  const { price } = effectivePrice(
    { price: sen(found.price_sen), promoPrice },
    { isPromo: found.is_promo, promoUntil: found.promo_until },
    now,
  )
  const options = optionsText(found.option_values)
  return {
    id: found.id,
    variation_id: found.variation_id,
    title: options === '' ? found.title : `${found.title} (${options})`,
    price: formatRinggit(price),
    quantity_type: periods[found.frequency ?? ''] ?? 'unit',
    needs_order: !isProductTypeName(found.item_type) || !productTypeRules(found.item_type).inCarts,
  }
}

const periods: Readonly<Record<string, string>> = { hourly: 'hour', daily: 'day', weekly: 'week', monthly: 'month' }
