import type { AddToCart } from '@kedai/contracts/carts.ts'
import type { PurchaseEvent } from '@kedai/contracts/pixels.ts'
import { priceOf } from '@kedai/domain/catalogue/price-of.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { times } from '@kedai/domain/money/sen.ts'
import { randomUUID } from 'node:crypto'
import type { Db } from '../../../../platform/db/db.ts'
import { findUnit, loadCartOffer } from '../../../sell/checkout/shared/load-offer.ts'
import { presentConversion } from '../../../sell/items/shared/present-shop.ts'
import type { browserOf } from '../browser-of.ts'
import { readSettings } from '../queries.ts'
import { insertCartEvents } from '../queries/cart-events.ts'

type Added = {
  shopId: number
  line: AddToCart
  browser: ReturnType<typeof browserOf>
  /** Shops that this browser has said yes to. */
  allowed: readonly string[]
  now: Date
}

// Google cannot tell a server's event from the browser's, so only the browser tells it.
const providers = [
  { provider: 'fb', id: 'fb_pixel', key: 'fb_token' },
  { provider: 'tiktok', id: 'tiktok_pixel', key: 'tiktok_token' },
] as const

/** What was put into a cart, for the browser to tell, and queued for the server under the same id. Null: nobody is told. (contract §12) */
export async function addCartEvent(trx: Db, { shopId, line, browser, allowed, now }: Added): Promise<PurchaseEvent> {
  const { conversion, username, keys } = await readSettings(trx, shopId)
  const { events, asks_consent: asks, ...ids } = presentConversion(conversion)
  if (events.add_to_cart === false || (ids.fb_pixel ?? ids.ga_code ?? ids.tiktok_pixel) === null) return null
  if (asks === true && !allowed.includes(username)) return null
  const offer = await loadCartOffer(trx, {
    shopId,
    productIds: [line.product_id],
    variationIds: line.variation_id === undefined ? [] : [line.variation_id],
    couponCode: '',
    phone: '',
    email: null,
  })
  const listing = offer.listings.find(({ productId }) => productId === line.product_id)
  const unit = line.variation_id === undefined ? listing?.units[0] : findUnit(offer, line.variation_id)?.unit
  if (!listing || !unit) return null
  const { price } = priceOf(unit, { promo: listing.promo, quantity: line.quantity, now })
  const value = times(price, line.quantity)
  const contents = [{ id: listing.viewId, name: listing.title, quantity: line.quantity, price: formatRinggit(price) }]
  const event_id = randomUUID()
  await insertCartEvents(
    trx,
    providers
      .filter(({ id, key }) => ids[id] !== null && keys?.held.includes(key) === true)
      .map(({ provider }) => ({
        ...{ shop_id: shopId, provider, event_id, value_sen: value },
        ...{ contents: JSON.stringify(contents), browser: JSON.stringify(browser) },
        ...{ next_try_at: now, created_at: now },
      })),
  )
  return { event_id, value: formatRinggit(value), currency: 'MYR', ...ids, contents }
}
