import { nearestQuantity } from '@kedai/domain/catalogue/quantity.ts'
import { computeTotals } from '@kedai/domain/checkout/totals.ts'
import type { Totals } from '@kedai/domain/checkout/totals.ts'
import { parcelOf, priceLine } from '@kedai/domain/checkout/lines.ts'
import type { PricedLine } from '@kedai/domain/checkout/lines.ts'
import type { CouponRefusal } from '@kedai/domain/coupons/coupon.ts'
import { discountExtras, judgeCoupon, judgeWorth } from '@kedai/domain/coupons/judge-coupon.ts'
import { offShippingOf, type OffShipping } from '@kedai/domain/coupons/off-shipping.ts'
import { add, noSen, subtract, sum } from '@kedai/domain/money/sen.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import type { Destination } from '@kedai/domain/shipping/quote.ts'
import type { Parcel } from '@kedai/domain/shipping/rates.ts'
import { quoteShipping } from '../../../orders/shipping/actions/quote-shipping.ts'
import type { QuoteResult, ShippingQuote } from '../../../orders/shipping/actions/quote-shipping.ts'
import type { OfferedMethod } from '../../../orders/shipping/actions/shipping-methods.ts'
import type { LineChoice } from '../../product-types/shared/product-type.ts'
import { findUnit, type Listing, type Offer, type OfferedUpsell, type Unit } from './load-offer.ts'
import { couponLine, priceAs } from './price-items.ts'
import type { Want } from './read-wants.ts'

export type BasketLine = PricedLine & { listing: Listing; unit: Unit; discount: Sen; choice: LineChoice | null }

/** What is no longer as the buyer saw it. */
export type BasketChange =
  | { what: 'stock'; listing: Listing; unit: Unit; left: number }
  | { what: 'choice'; unitId: number; change: NonNullable<LineChoice['change']> }
  | { what: 'coupon'; code: string; refusal: CouponRefusal }
  | { what: 'click_upsell'; upsell: OfferedUpsell | null }

export type Basket = {
  lines: BasketLine[]
  upsell: OfferedUpsell | null
  coupon: { id: number; code: string; offShipping: OffShipping } | null
  /** null when nothing ships. */
  shipping: ShippingQuote | null
  /** Why what ships cannot be sent; its price is then missing from the totals. */
  undeliverable: Extract<QuoteResult, { ok: false }> | null
  parcel: Parcel
  totals: Totals
  /** The coupon's part of the click upsell. */
  upsellDiscount: Sen
  changes: BasketChange[]
}

export type BasketWish = {
  wants: readonly Want[]
  couponCode: string
  wantsUpsell: boolean
  destination: Destination | null
  method: OfferedMethod | null
}

/** Prices what is wanted as of now; what cannot be had is left out, cut down to what is left, and told in `changes`. */
export function priceBasket(offer: Offer, wish: BasketWish, now: Date): Basket {
  const changes: BasketChange[] = []
  const priced = wish.wants.flatMap((want) => takeLine(offer, want, now, changes))
  const upsell = wish.wantsUpsell ? takeUpsell(offer, priced, changes) : null
  const { discount, perLine, isTaken } =
    priced.length > 0 ? applyCoupon(offer, wish.couponCode, priced, now, changes) : nothingOff
  const lines = priced.map((line, at) => ({ ...line, discount: perLine[at] ?? noSen }))
  const goods = subtract(sum(lines.map((line) => line.total)), discount)
  const parts = [
    ...offer.listings.flatMap((listing) => {
      const own = lines.filter((line) => line.listing === listing)
      return listing.type.ships && own.length > 0 ? [{ lines: own, own: listing.ownShipping }] : []
    }),
    ...(upsell?.ships ? [{ lines: [{ weight: upsell.weight, quantity: 1 }], own: upsell.ownShipping }] : []),
  ]
  const parcel = parcelOf(parts, goods)
  const quoted =
    parts.length > 0 && wish.destination
      ? quoteShipping(offer.shippingMethods, parcel, wish.destination, wish.method)
      : null
  // Who collects pays for no delivery, wherever the buyer lives.
  const collected =
    parts.length > 0 && wish.method !== null && wish.method.pickup !== null
      ? { method: wish.method, price: noSen }
      : null
  const shipping = collected ?? (quoted?.ok ? quoted.chosen : null)
  const addonTotal = sum(lines.map(({ choice }) => choice?.addonTotal ?? noSen))
  const sums = { lines, shipping: shipping?.price ?? noSen, clickUpsell: upsell?.price ?? noSen, discount, addonTotal }
  const extras = isTaken && offer.coupon ? discountExtras(offer.coupon.coupon, discount, sums) : noExtras
  const totals = computeTotals({ ...sums, extraDiscount: add(extras.clickUpsell, extras.shipping) })
  const delivery = parts.length === 0 ? 'none' : (shipping?.price ?? 'unknown')
  const worthless = isTaken && offer.coupon ? judgeWorth(offer.coupon.coupon, totals.discount, delivery) : null
  if (worthless) changes.push({ what: 'coupon', code: wish.couponCode, refusal: worthless })
  return {
    lines,
    upsell,
    parcel,
    changes,
    shipping,
    totals,
    upsellDiscount: extras.clickUpsell,
    undeliverable: quoted && !quoted.ok ? quoted : null,
    coupon:
      isTaken && offer.coupon && !worthless
        ? {
            id: offer.coupon.id,
            code: offer.coupon.coupon.code,
            offShipping: offShippingOf(offer.coupon.coupon, add(discount, extras.clickUpsell)),
          }
        : null,
  }
}

const nothingOff: { discount: Sen; perLine: Sen[]; isTaken: boolean } = { discount: noSen, perLine: [], isTaken: false }
const noExtras = { clickUpsell: noSen, shipping: noSen }

function takeLine(
  offer: Offer,
  { unitId, quantity, choice }: Want,
  now: Date,
  changes: BasketChange[],
): Omit<BasketLine, 'discount'>[] {
  const found = findUnit(offer, unitId)
  if (!found) return []
  const { listing, unit } = found
  if (choice) return takeChoice({ listing, unit }, quantity, choice, now, changes)
  const short = unit.stock !== null && unit.stock < quantity
  const had = short ? (nearestQuantity(quantity, listing.rules, unit.stock) ?? 0) : quantity
  if (short) changes.push({ what: 'stock', listing, unit, left: had })
  return had === 0 ? [] : [{ listing, unit, choice: null, ...priceLine(unit, listing.promo, had, now) }]
}

// A type that holds something other than stock has judged it already.
function takeChoice(
  { listing, unit }: { listing: Listing; unit: Unit },
  quantity: number,
  choice: LineChoice,
  now: Date,
  changes: BasketChange[],
): Omit<BasketLine, 'discount'>[] {
  const { change } = choice
  if (change) changes.push({ what: 'choice', unitId: unit.id, change })
  const had = change?.left ?? quantity
  return had === 0 ? [] : [{ listing, unit, choice, ...priceAs(choice, priceLine(unit, listing.promo, had, now)) }]
}

// The item itself may be what is offered: then both come off the same shelf.
function takeUpsell(
  { upsell }: Offer,
  lines: readonly Omit<BasketLine, 'discount'>[],
  changes: BasketChange[],
): OfferedUpsell | null {
  const taken = lines.find((line) => line.unit.id === upsell?.variationId)?.quantity ?? 0
  if (upsell && (upsell.stock === null || upsell.stock > taken)) return upsell
  changes.push({ what: 'click_upsell', upsell })
  return null
}

function applyCoupon(
  offer: Offer,
  code: string,
  lines: readonly Omit<BasketLine, 'discount'>[],
  now: Date,
  changes: BasketChange[],
) {
  if (code === '') return nothingOff
  const verdict = offer.coupon
    ? judgeCoupon(
        offer.coupon.coupon,
        { ...offer.coupon, lines: lines.map((line) => couponLine(line.listing, line)) },
        now,
      )
    : { ok: false as const, refusal: { reason: 'unknown' as const } }
  if (verdict.ok) return { ...verdict, isTaken: true }
  changes.push({ what: 'coupon', code, refusal: verdict.refusal })
  return nothingOff
}
