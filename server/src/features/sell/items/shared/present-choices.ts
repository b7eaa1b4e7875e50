import type { ItemView, PaymentMethod, ShippingMethod } from '@kedai/contracts/items.ts'
import { paysByTransfer } from '@kedai/domain/checkout/transfer-discount.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { noSen } from '@kedai/domain/money/sen.ts'
import { methodWords } from '@kedai/domain/payments/method-words.ts'
import { isPaymentKind } from '@kedai/domain/payments/methods.ts'
import { shippingName } from '@kedai/domain/shipping/method-words.ts'
import { priceByRate, withoutBound } from '@kedai/domain/shipping/rates.ts'
import type { Parcel } from '@kedai/domain/shipping/rates.ts'
import { states } from '@kedai/domain/shipping/states.ts'
import { countryName } from '@kedai/domain/text/country-name.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { grams } from '@kedai/domain/weight/kilograms.ts'
import { say } from '../../../../platform/errors/message.ts'
import { readMethods } from '../../../orders/shipping/actions/shipping-methods.ts'
import type { ItemRow } from '../queries.ts'
import type { PaymentRow } from './shop-text.ts'
import { codPickupHint, payHints, uniqueTotalHint } from '../messages.ts'
import { readAccounts } from './settings.ts'

/** In the order that a buyer's `shipping` index counts in; `price` is that of one unit, an indication. */
export function presentShipping({ units, shipping_methods }: ItemRow, lang: Lang): ShippingMethod[] {
  const lightest = units.reduce((least, { weight_g }) => Math.min(least, weight_g), units[0]?.weight_g ?? 0)
  const parcel: Parcel = { weight: grams(lightest), quantity: 1, goods: noSen, own: noSen }
  return readMethods(shipping_methods).map(({ id, name, courier, zoneId, zone, rate, pickup }) => {
    // What is too heavy for a method is refused when it is asked for; an indication has no bound.
    const priced = priceByRate(withoutBound(rate), parcel)
    return {
      id,
      name: shippingName(name, lang),
      courier,
      zoneid: zoneId,
      by: rate.by,
      price: formatRinggit(priced.ok ? priced.price : noSen),
      pickup,
      states: [...zone.states],
    }
  })
}

/** Cash on delivery needs a delivery. */
export const presentPayments = (rows: readonly PaymentRow[], ships: boolean, lang: Lang): PaymentMethod[] =>
  rows.flatMap(({ kind, accounts, unique_total: isUnique, ...method }) => {
    if (!isPaymentKind(kind) || (!ships && kind === 'cod')) return []
    const words = {
      ...methodWords(method, lang),
      kind,
      hint: say(isUnique && paysByTransfer(kind) ? uniqueTotalHint : payHints[kind], lang),
      ...(kind === 'cod' && { pickup_hint: say(codPickupHint, lang) }),
    }
    return [{ code: method.code, ...words, accounts: readAccounts(accounts) }]
  })

export const stateList: ItemView['states'] = states.map(({ code, name }) => ({ code, name }))

/** Malaysia, and wherever else the shop ships to. */
export const countriesOf = (shipsTo: readonly string[], lang: Lang): ItemView['countries'] =>
  [...new Set(['MY', ...shipsTo])].map((code) => ({ code, name: countryName(code, lang) }))
