import type { NewOrderQuote, QuoteNewOrder } from '@kedai/contracts/new-orders.ts'
import { normaliseCode } from '@kedai/domain/coupons/coupon.ts'
import { totalsToWire } from '@kedai/domain/checkout/totals.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { findState } from '@kedai/domain/shipping/states.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Db } from '../../../platform/db/db.ts'
import { quoteShipping } from '../../orders/shipping/actions/quote-shipping.ts'
import { refuseDelivery, unknownMethodRefusal } from '../../orders/shipping/actions/refuse-delivery.ts'
import { refuseChanged } from './refuse-changed.ts'
import { type Basket, priceBasket } from './shared/price-basket.ts'
import { loadSellerBasket } from './shared/seller-basket.ts'

type Quoting = { shopId: number; asked: QuoteNewOrder; lang: Lang; now: Date }

/** What a seller's new order comes to as it is typed so far; nothing is written and nothing is held. */
export async function quoteSellerOrder(trx: Db, { shopId, asked, lang, now }: Quoting): Promise<NewOrderQuote> {
  const { offer, read } = await loadSellerBasket(trx, { shopId, asked, buyer: { phone: '', email: null } })
  const country = asked.country.toUpperCase() || 'MY'
  const state = country === 'MY' ? (findState(asked.state)?.code ?? null) : null
  const hasPlace = country === 'MY' ? state !== null : true
  const destination = hasPlace ? { country, state, postcode: country === 'MY' ? asked.postcode || null : null } : null
  const wish = typeof asked.shipping_method_id === 'number' ? asked.shipping_method_id : null
  const method = offer.shippingMethods.find(({ id }) => id === wish) ?? null
  const basket = priceBasket(
    offer,
    { wants: read.wants, couponCode: normaliseCode(asked.coupon_code), wantsUpsell: false, destination, method },
    now,
  )
  const ships = basket.lines.some(({ listing }) => listing.type.ships)
  return {
    lines: basket.lines.map(({ unit, listing, quantity, unitPrice, total }) => ({
      variation_id: unit.id,
      title: listing.title,
      options: unit.options,
      unit_price: formatRinggit(unitPrice),
      quantity,
      total: formatRinggit(total),
    })),
    totals: totalsToWire(basket.totals),
    ships,
    shipping_methods: ships ? waysToSend() : [],
    payment_methods: offer.paymentMethods
      .filter(({ kind }) => ships || kind !== 'cod')
      .map(({ code, name, kind }) => ({ code, name, kind })),
    problems: [
      ...Object.values(read.fields).flatMap((messages) => messages.map((message) => message[lang])),
      ...(wish !== null && method === null ? [unknownMethodRefusal[lang]] : []),
      ...changesIn(basket),
      ...undelivered(basket),
    ],
  }

  function waysToSend(): NewOrderQuote['shipping_methods'] {
    const quoted = destination ? quoteShipping(offer.shippingMethods, basket.parcel, destination, null) : null
    const sent = quoted?.ok ? quoted.quotes : []
    return [
      ...sent.map(({ method: { id, name }, price }) => ({ id, name, price: formatRinggit(price), is_pickup: false })),
      ...offer.shippingMethods
        .filter(({ pickup }) => pickup !== null)
        .map(({ id, name }) => ({ id, name, price: '0.00', is_pickup: true })),
    ]
  }

  function changesIn({ changes }: Basket): string[] {
    return changes.map((change) => refuseChanged({ ...basket, changes: [change] }, undefined, lang).text[lang])
  }

  function undelivered({ undeliverable }: Basket): string[] {
    if (!undeliverable) return []
    const fields = refuseDelivery(undeliverable, { country, state: asked.state })
    return Object.values(fields).flatMap((messages) => messages.map((message) => message[lang]))
  }
}
