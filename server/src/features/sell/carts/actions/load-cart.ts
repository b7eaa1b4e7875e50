import type { Destination } from '@kedai/domain/shipping/quote.ts'
import { judgeQuantity } from '@kedai/domain/catalogue/quantity.ts'
import { nearestWithAll, type Shelf } from '@kedai/domain/resellers/routing.ts'
import { findState } from '@kedai/domain/shipping/states.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { fill } from '../../../../platform/errors/fill.ts'
import type { Message } from '../../../../platform/errors/message.ts'
import { findUnit, type Listing, loadCartOffer, type Offer, type Unit } from '../../checkout/shared/load-offer.ts'
import { type Basket, priceBasket } from '../../checkout/shared/price-basket.ts'
import { quantityWords, type Want } from '../../checkout/shared/read-wants.ts'
import { cartTexts } from '../messages.ts'
import { readUplineShelves } from '../../../resellers/stock-nodes/shared/read-shelves.ts'
import {
  type OwnPrice,
  readRankPrices,
  readTerms,
  type ResellerTerms,
} from '../../../resellers/resellers/shared/read-terms.ts'
import { type CartRow, type LineRow, listLines } from '../queries/cart-rows.ts'

/** Why a line cannot be ordered as it is, and the nearest quantity that can be: 0 when there is none. */
export type LineProblem = { text: Message; nearest: number; left: number; isShort: boolean }

export type LoadedLine = {
  row: LineRow
  found: { listing: Listing; unit: Unit } | null
  problem: LineProblem | null
}

/** A cart as it stands now: what can be bought of it, and what that comes to. */
export type LoadedCart = {
  cart: CartRow
  lines: LoadedLine[]
  offer: Offer
  basket: Basket
  /** Whether anything of it is sent. */
  ships: boolean
  /** What a reseller buys by; null in the public area. */
  terms: ResellerTerms | null
  /** Whose place has all of it and sends it; null: the shop itself. */
  shelf: Shelf | null
}

/** The shop, and as whom a reseller buys there; null in the public area. */
export type CartPlaceOf = { shopId: number; resellerId: number | null }

type Buyer = { phone: string; email: string | null }

/** Reads and prices a cart. Lines with a problem stay in it, and count towards no sum. `isOrdered`: what uplines have is held still. */
export async function loadCart(
  trx: Db,
  {
    shopId,
    resellerId,
    cart: kept,
    now,
    buyer = nobody,
    isOrdered = false,
  }: CartPlaceOf & { cart: CartRow; now: Date; buyer?: Buyer; isOrdered?: boolean },
): Promise<LoadedCart> {
  const terms = resellerId === null ? null : await readTerms(trx, shopId, resellerId)
  const cart = terms && !terms.allowsCoupons ? { ...kept, coupon_code: '' } : kept
  const rows = await listLines(trx, cart.id)
  const publicOffer = await loadCartOffer(trx, {
    shopId,
    productIds: [...new Set(rows.map(({ product_id }) => product_id))],
    variationIds: rows.map(({ variation_id }) => variation_id),
    couponCode: cart.coupon_code,
    ...buyer,
  })
  const shelf =
    terms && nearestWithAll(await readUplineShelves(trx, terms, rows.map(unitOf), isOrdered), rows.map(pieceOf))
  const offer = terms ? withPieces(await atRankPrices(trx, publicOffer, terms), shelf) : publicOffer
  const lines = rows.map((row) => judgeLine(row, offer))
  const wants = lines.flatMap(({ row, problem }) =>
    problem ? [] : [{ unitId: row.variation_id, quantity: row.quantity, field: `cart.${row.id}` }],
  )
  const basket = priceCart(offer, cart, wants, now)
  const ships = basket.lines.some(({ listing }) => listing.type.ships) || basket.upsell?.ships === true
  return { cart, lines, offer, basket, ships, terms, shelf }
}

/** The same goods at a reseller's prices, without the extra offer, which is the public's. */
async function atRankPrices(trx: Db, offer: Offer, terms: ResellerTerms): Promise<Offer> {
  const units = offer.listings.flatMap(({ productId, units: all }) =>
    all.map(({ id, price }) => ({ id, price, productId })),
  )
  const prices = await readRankPrices(trx, terms, units)
  const listings = offer.listings.map((listing) => ({
    ...listing,
    units: listing.units.map((unit) => ({ ...unit, ...ownTerms(prices.get(unit.id)) })),
  }))
  return { ...offer, listings, upsell: null }
}

const ownTerms = (own: OwnPrice | undefined) => ({
  list: own?.list ?? null,
  neverAbovePublic: own?.neverAbovePublic ?? false,
})

/** The same goods as they lie at the place that sends them. */
const withPieces = (offer: Offer, shelf: Shelf | null): Offer =>
  shelf === null
    ? offer
    : {
        ...offer,
        listings: offer.listings.map((listing) => ({
          ...listing,
          units: listing.units.map((unit) => ({ ...unit, stock: shelf.pieces.get(unit.id) ?? unit.stock })),
        })),
      }

const unitOf = (row: LineRow) => row.variation_id
const pieceOf = (row: LineRow) => ({ variationId: row.variation_id, quantity: row.quantity })

/** What pieces of a cart's offer come to, with all that was asked of the cart. */
export const priceCart = (offer: Offer, cart: CartRow, wants: readonly Want[], now: Date): Basket =>
  priceBasket(
    offer,
    {
      wants,
      couponCode: cart.coupon_code,
      wantsUpsell: takesUpsell(cart, offer),
      destination: destinationOf(cart),
      method: offer.shippingMethods.find(({ id }) => id === cart.shipping_method_id) ?? null,
    },
    now,
  )

const nobody: Buyer = { phone: '', email: null }

/** Whether the offer that is made now is the one that was accepted. */
export const takesUpsell = (cart: CartRow, { upsell }: Offer): boolean =>
  upsell !== null && cart.click_upsell_accepted === true && cart.click_upsell_id === upsell.id

export function destinationOf({ has_place, country, state, postcode }: CartRow): Destination | null {
  if (!has_place) return null
  const code = country === 'MY' ? (findState(state)?.code ?? null) : null
  if (country === 'MY' && code === null) return null
  return { country, state: code, postcode: country === 'MY' && postcode !== '' ? postcode : null }
}

export function judgeLine(row: LineRow, offer: Offer): LoadedLine {
  const found = findUnit(offer, row.variation_id)
  if (!found?.unit.isActive) {
    const text = fill(cartTexts.gone, { item: row.title })
    return { row, found, problem: { text, nearest: 0, left: 0, isShort: false } }
  }
  const { listing, unit } = found
  const refusal = judgeQuantity(row.quantity, listing.rules, unit.stock)
  if (refusal === null) return { row, found, problem: null }
  const isShort = refusal.reason === 'short_stock' || refusal.reason === 'out_of_stock'
  return {
    row,
    found,
    problem: { text: quantityWords(refusal), nearest: refusal.nearest ?? 0, left: unit.stock ?? 0, isShort },
  }
}
