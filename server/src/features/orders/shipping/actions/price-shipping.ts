import type { PriceQuery } from '@kedai/contracts/shipping.ts'
import { parcelOf, priceLine } from '@kedai/domain/checkout/lines.ts'
import type { PricedLine } from '@kedai/domain/checkout/lines.ts'
import { sen, sum } from '@kedai/domain/money/sen.ts'
import { isProductTypeName, productTypeRules } from '@kedai/domain/product-types/product-types.ts'
import { findState } from '@kedai/domain/shipping/states.ts'
import type { State } from '@kedai/domain/shipping/states.ts'
import { grams } from '@kedai/domain/weight/kilograms.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import type { Message } from '../../../../platform/errors/message.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { noPlace, nothingShips, unknownMethod, unknownPlace } from '../messages.ts'
import { findParcel, isRow } from '../queries/parcel.ts'
import type { ParcelRow } from '../queries/parcel.ts'
import { findPlaceOf } from './find-postcode.ts'
import { quoteShipping } from './quote-shipping.ts'
import type { ShippingQuote } from './quote-shipping.ts'
import { refuseDelivery } from './refuse-delivery.ts'
import { readMethods, readOwnShipping } from './shipping-methods.ts'
import type { OfferedMethod } from './shipping-methods.ts'

export type PricedShipping = { chosen: ShippingQuote; quotes: ShippingQuote[]; state: State; city: string | null }

/**
 * What sending an item costs, from its own weight and the shop's own rates.
 * @throws AppError `not_found` when it is not sold, `invalid` when the place is unknown or nothing delivers there: never 0.
 */
export async function priceShipping(publicDb: Db, query: PriceQuery, now: Date): Promise<PricedShipping> {
  const asked = readUnits(query)
  const row = await findParcel(
    publicDb,
    query.item_id,
    asked.map(({ id }) => id),
  )
  if (!row || row.units.length === 0 || !isProductTypeName(row.item_type))
    throw new AppError('not_found', texts.notFound)
  if (!productTypeRules(row.item_type).ships) throw refuseField('item_id', nothingShips)
  const { state, city, postcode } = await findPlace(query.location)
  const methods = readMethods(row.methods)
  const lines = priceUnits(row, asked, query.quantity, now)
  const parcel = parcelOf([{ lines, own: readOwnShipping(row.own_shipping) }], sum(lines.map((line) => line.total)))
  const destination = { country: 'MY', state: state.code, postcode }
  const wish = findWish(methods, query)
  const byCourier = wish === null ? namedMethods(methods, query.courier ?? '') : null
  const all = quoteShipping(methods, parcel, destination, wish)
  const quoted = byCourier ? quoteShipping(byCourier, parcel, destination, null) : all
  if (quoted.ok) return { chosen: quoted.chosen, quotes: all.ok ? all.quotes : quoted.quotes, state, city }
  const { shipping, state: at } = refuseDelivery(
    { ...quoted, wishFailed: quoted.wishFailed || (byCourier !== null && all.ok) },
    { state: state.code, country: 'MY' },
  )
  throw refuseMany(at ? 'location' : byCourier ? 'courier' : 'method_id', at ?? shipping ?? [])
}

/** The methods of a courier that was asked for; null for none. @throws AppError `invalid` when the item has no such method */
function namedMethods(methods: readonly OfferedMethod[], typed: string): OfferedMethod[] | null {
  const wanted = folded(typed)
  if (wanted === '') return null
  const named = methods.filter(
    ({ courier, name, pickup }) => pickup === null && [courier, name].some((text) => folded(text) === wanted),
  )
  if (named.length === 0) throw refuseField('courier', unknownMethod)
  return named
}

const folded = (text: string) => text.normalize('NFKC').trim().toLowerCase()

const refuseMany = (field: string, messages: readonly Message[]) =>
  new AppError('invalid', texts.invalid, { fields: { [field]: [...messages] } })

/** The units that were named, by `items`, `model_id` or a row as `item_id`; none means the heaviest one of the listing, so that nobody is promised too little. */
function readUnits({ items, model_id, item_id, quantity }: PriceQuery): { id: number; quantity: number }[] {
  if (items)
    return items
      .split(',')
      .map(readPair)
      .filter((line) => line.quantity > 0)
  if (typeof model_id === 'number') return [{ id: model_id, quantity }]
  return isRow(item_id) ? [{ id: Number(item_id), quantity }] : []
}

function readPair(pair: string): { id: number; quantity: number } {
  const [id = 0, quantity = 0] = pair.split(':').map(Number)
  return { id, quantity }
}

function priceUnits(
  row: ParcelRow,
  asked: readonly { id: number; quantity: number }[],
  quantity: number,
  now: Date,
): PricedLine[] {
  return row.units.map((unit) => {
    const named = asked.filter(({ id }) => id === unit.id).reduce((count, line) => count + line.quantity, 0)
    const promoPrice = unit.promo_price_sen === null ? null : sen(unit.promo_price_sen)
    const priced = { price: sen(unit.price_sen), promoPrice, weight: grams(unit.weight_g) }
    return priceLine(priced, { isPromo: row.is_promo, promoUntil: row.promo_until }, named || quantity, now)
  })
}

/** @throws AppError `invalid` for a place that nobody knows */
export async function findPlace(
  location: string,
): Promise<{ state: State; city: string | null; postcode: string | null }> {
  const place = /^\d{5}$/.test(location) ? await findPlaceOf(location) : null
  const state = place?.state ?? findState(location)
  if (state === null) throw refuseField('location', location === '' ? noPlace : unknownPlace, { place: location })
  return { state, city: place?.city ?? null, postcode: place?.postcode ?? null }
}

function findWish(methods: readonly OfferedMethod[], { method_id }: PriceQuery): OfferedMethod | null {
  if (typeof method_id !== 'number') return null
  const wish = methods.find((method) => method.id === method_id)
  if (!wish) throw refuseField('method_id', unknownMethod)
  return wish
}
