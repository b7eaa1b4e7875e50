import type { CartProduct } from '@kedai/contracts/carts.ts'
import type { ItemView } from '@kedai/contracts/items.ts'
import { priceRangeText } from '@kedai/domain/catalogue/price-range.ts'
import { parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { noSen, type Sen } from '@kedai/domain/money/sen.ts'

/** `-` where nothing is to be said. (contract §4) */
const none = '-'

export function presentCartProduct({ item, items, shop }: ItemView, pageUrl: string): CartProduct {
  const usual = rangeOf(items.map(({ price, compare_price }) => amount(compare_price ?? price)))
  const now = rangeOf(items.map(({ price }) => amount(price)))
  const isOffer = items.some(({ compare_price }) => compare_price !== null)
  const [first] = items
  return {
    product_id: item.id,
    view_id: item.view_id,
    item_type: item.item_type,
    title: item.title,
    images: item.images,
    variations: items.map(({ id, options, price, stock, image }) => ({ id, options, price, stock, image })),
    tier_variation: item.option_names.map((name, at) => ({
      name,
      options: [...new Set(items.flatMap(({ options }) => options[at] ?? []))],
    })),
    content: item.content,
    sold: item.sold,
    rating: item.rating,
    view_counter: item.view_counter,
    store_url: pageUrl,
    price: item.price,
    price_range: usual ? priceRangeText(usual) : none,
    offer_price_range: isOffer && now ? priceRangeText(now) : none,
    offer_percentage: Math.max(0, ...items.map(savingOf)),
    whatsapp_number: shop.whatsapp_number,
    shop: { currency: shop.currency },
    min_purchase_qty: item.min_purchase_qty,
    max_purchase_qty: first?.max_purchase_qty ?? null,
    multiple_of: first?.multiple_of ?? 1,
  }
}

const amount = (text: string): Sen => parseRinggit(text) ?? noSen

function rangeOf(prices: readonly Sen[]): { min: Sen; max: Sen } | null {
  const sorted = prices.toSorted((one, other) => one - other)
  const [min, max] = [sorted[0], sorted.at(-1)]
  return min === undefined || max === undefined ? null : { min, max }
}

// Whole percent, rounded down: nobody is promised more than he saves.
function savingOf({ price, compare_price }: ItemView['items'][number]): number {
  const [now, before] = [amount(price), amount(compare_price ?? price)]
  return before > 0 ? Math.floor(((before - now) * 100) / before) : 0
}
