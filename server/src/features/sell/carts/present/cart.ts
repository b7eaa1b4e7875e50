import type { Cart, CartCheckout, CartRow as WireRow, SharedCart } from '@kedai/contracts/carts.ts'
import { priceOf } from '@kedai/domain/catalogue/price-of.ts'
import { type AreaName, areaRules } from '@kedai/domain/carts/areas.ts'
import { totalsToWire } from '@kedai/domain/checkout/totals.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { noSen, sen, times } from '@kedai/domain/money/sen.ts'
import { shippingName } from '@kedai/domain/shipping/method-words.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { formatKilograms, timesWeight } from '@kedai/domain/weight/kilograms.ts'
import { grams } from '@kedai/domain/weight/kilograms.ts'
import { type Message, say } from '../../../../platform/errors/message.ts'
import { publicPath } from '../../../../platform/files/links.ts'
import { explainRefusal } from '../../coupons/actions/explain-refusal.ts'
import { countriesOf, presentPayments, stateList } from '../../items/shared/present-choices.ts'
import { presentConversion, presentShop } from '../../items/shared/present-shop.ts'
import { readFileUpload } from '../../items/shared/settings.ts'
import type { ShopRow } from '../../items/shared/shop-text.ts'
import { quoteShipping } from '../../../orders/shipping/actions/quote-shipping.ts'
import type { OfferedMethod } from '../../../orders/shipping/actions/shipping-methods.ts'
import type { QuotedCart } from '../actions/quote-cart.ts'
import { destinationOf, type LoadedCart, type LoadedLine } from '../actions/load-cart.ts'
import type { ResellerTerms } from '../../../resellers/resellers/shared/read-terms.ts'
import { minimumProblem } from '../minimum-problem.ts'
import type { CheckoutTerms } from '../queries/checkout-terms.ts'

type Viewing = { lang: Lang; now: Date; changes: readonly Message[] }

const noCoupon = { coupon: null, coupon_price: null, coupon_type: null }

/** A cart on the wire. (contract §4) */
export function presentCart(loaded: LoadedCart, viewing: Viewing): Cart {
  return { ...presentFields(loaded, viewing), coupon: presentCoupon(loaded) }
}

function presentFields(
  { cart, lines, basket, ships }: LoadedCart,
  { lang, now, changes }: Viewing,
): Omit<Cart, 'coupon'> {
  const totals = totalsToWire(basket.totals)
  return {
    cart: lines.map((line) => ({ row_id: String(line.row.id), ...presentLine(line, lang, now) })),
    total_items: lines.length,
    total_qty: lines.reduce((sum, { row }) => sum + row.quantity, 0),
    shipping_data: cart.has_place
      ? {
          postcode: cart.postcode,
          state: cart.state,
          city: cart.city,
          country: cart.country,
          method_id: cart.shipping_method_id,
        }
      : null,
    discount: totals.discount,
    shipping: totals.shipping,
    subtotal: totals.subtotal,
    total: totals.total,
    totals,
    ships,
    changes: changes.map((text) => say(text, lang)),
  }
}

export function presentLine({ row, found, problem }: LoadedLine, lang: Lang, now: Date): Omit<WireRow, 'row_id'> {
  const priced = found && priceOf(found.unit, { promo: found.listing.promo, quantity: row.quantity, now })
  const { listing, unit } = found ?? {}
  return {
    product_id: row.product_id,
    variation_id: row.variation_id,
    view_id: listing?.viewId ?? '',
    item_type: listing?.itemType ?? '',
    title: listing?.title ?? row.title,
    options: [...(unit?.optionValues ?? [])],
    image: unit?.imageKey ? publicPath(unit.imageKey) : null,
    price: formatRinggit(priced?.price ?? noSen),
    compare_price: priced?.comparePrice == null ? null : formatRinggit(priced.comparePrice),
    quantity: row.quantity,
    total: formatRinggit(times(priced?.price ?? noSen, row.quantity)),
    weight: formatKilograms(timesWeight(unit?.weight ?? grams(0), row.quantity)),
    min_purchase_qty: listing?.rules.min ?? 1,
    max_purchase_qty: listing?.rules.max ?? null,
    multiple_of: listing?.rules.multipleOf ?? 1,
    stock: unit?.stock ?? null,
    problem: problem && say(problem.text, lang),
    nearest_qty: problem && problem.nearest,
  }
}

function presentCoupon({ offer, basket }: LoadedCart): Cart['coupon'] {
  if (basket.coupon === null || offer.coupon === null) return noCoupon
  return {
    coupon: basket.coupon.code,
    coupon_price: formatRinggit(basket.totals.discount),
    coupon_type: offer.coupon.coupon.worth.kind,
  }
}

type CheckoutViewing = Viewing & {
  me: CartCheckout['me']
  terms: CheckoutTerms
  area: AreaName
  referral: CartCheckout['referral_by']
  ownOrder: CartCheckout['own_order']
}

/** What the checkout page of a cart shows. (contract §4) */
export function presentCheckout(loaded: LoadedCart, viewing: CheckoutViewing): CartCheckout {
  const { offer, basket, cart, ships, lines } = loaded
  const { terms, lang, now } = viewing
  const refused = basket.changes.find((change) => change.what === 'coupon')
  const fields = presentFields(loaded, viewing)
  return {
    ...fields,
    coupon: {
      ...presentCoupon(loaded),
      status: basket.coupon !== null,
      message: refused ? say(explainRefusal(refused.refusal, refused.code), lang) : null,
    },
    click_upsell: areaRules(viewing.area).clickUpsell ? presentUpsell(loaded, terms) : null,
    payment_methods: presentPayments(terms.payment_methods, ships, lang),
    shipping_methods: ships ? presentMethods(loaded, lang) : [],
    selected_shipping_method: basket.shipping?.method.id ?? cart.shipping_method_id,
    referral_by: loaded.terms ? uplineOf(loaded.terms) : viewing.referral,
    setting: { checkout_required_address: ships || lines.length === 0 ? 1 : 0 },
    conversion: presentConversion(terms.shop.conversion),
    me: viewing.me,
    states: stateList,
    countries: countriesOf(terms.countries, lang),
    tnc: [...new Set(offer.listings.flatMap(({ tnc }) => tnc ?? []))],
    file_upload: readFileUpload(terms.file_upload),
    mailed: offer.listings.some(({ type }) => type.mailed),
    shop: presentShop(terms.shop, now),
    server_time: formatTime(now),
    minimum: loaded.terms && presentMinimum(loaded, loaded.terms, lang),
    takes_sender: areaRules(viewing.area).ownSender,
    wallet: loaded.terms && formatRinggit(loaded.terms.walletLeft),
    own_order: viewing.ownOrder,
  }
}

const uplineOf = ({ upline }: ResellerTerms) => upline && { id: upline.id, name: upline.name }

function presentMinimum(loaded: LoadedCart, terms: ResellerTerms, lang: Lang): CartCheckout['minimum'] {
  const problem = loaded.lines.length === 0 ? null : minimumProblem(loaded, terms)
  const { quantity, amount, multipleOf } = terms.minimum
  return {
    min_qty: quantity,
    min_amount: formatRinggit(amount),
    multiple_of: multipleOf,
    problem: problem && say(problem, lang),
  }
}

function presentUpsell({ cart, offer }: LoadedCart, { upsell }: CheckoutTerms): CartCheckout['click_upsell'] {
  if (upsell === null || offer.upsell === null || offer.upsell.stock === 0) return null
  return {
    id: upsell.id,
    title: upsell.title,
    description: upsell.description,
    image: upsell.image_key === null ? null : publicPath(upsell.image_key, upsell.image_widths?.[0]),
    product_price: formatRinggit(offer.upsell.price),
    is_accepted: cart.click_upsell_id === upsell.id ? cart.click_upsell_accepted : null,
  }
}

function presentMethods({ cart, offer, basket }: LoadedCart, lang: Lang): CartCheckout['shipping_methods'] {
  const destination = destinationOf(cart)
  const quoted = destination && quoteShipping(offer.shippingMethods, basket.parcel, destination, null)
  if (quoted?.ok)
    return presentQuote(
      { methods: quoted.quotes, pickups: offer.shippingMethods.filter(isPickup), selected: null },
      lang,
    ).methods
  return offer.shippingMethods.map((method) => ({
    ...presentMethod(method, lang),
    price: isPickup(method) ? formatRinggit(noSen) : null,
  }))
}

const isPickup = ({ pickup }: OfferedMethod): boolean => pickup !== null

const presentMethod = ({ id, name, courier, pickup }: OfferedMethod, lang: Lang) => ({
  id,
  name: shippingName(name, lang),
  courier,
  pickup,
})

export const presentQuote = ({ methods, pickups, selected }: QuotedCart, lang: Lang) => ({
  methods: [
    ...methods.map(({ method, price }) => ({ ...presentMethod(method, lang), price: formatRinggit(price) })),
    ...pickups.map((method) => ({ ...presentMethod(method, lang), price: formatRinggit(noSen) })),
  ],
  selected,
})

/** A shared cart, as anybody sees it. */
export function presentShared(
  lines: readonly LoadedLine[],
  shop: ShopRow,
  { lang, now }: Omit<Viewing, 'changes'>,
): SharedCart {
  const sum = lines.reduce((total, { row, found, problem }) => {
    const price =
      found && !problem ? priceOf(found.unit, { promo: found.listing.promo, quantity: row.quantity, now }).price : noSen
    return total + times(price, row.quantity)
  }, 0)
  return {
    lines: lines.map((line) => presentLine(line, lang, now)),
    subtotal: formatRinggit(sen(sum)),
    shop: presentShop(shop, now),
  }
}
