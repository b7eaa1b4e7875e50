import type { OwnPrice, ShippingSetup, ShownMethod, ShownRate } from '@kedai/contracts/seller-shipping.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { shippingName } from '@kedai/domain/shipping/method-words.ts'
import type { Rate } from '@kedai/domain/shipping/rates.ts'
import { readStoredRate } from '@kedai/domain/shipping/stored-rate.ts'
import { zoneName } from '@kedai/domain/shipping/zone-words.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { formatKilograms, grams } from '@kedai/domain/weight/kilograms.ts'
import { revisionOf } from '../../../platform/http/revision.ts'
import type { Setup } from './actions/read-setup.ts'
import type { OwnPriceRow, SetMethodRow } from './queries/setup.ts'

export const presentSetup = ({ zones, coverage, ownPrices }: Setup, lang: Lang): ShippingSetup => ({
  zones: zones.map(({ id, name, states, postcodes, methods }) => ({
    id,
    name: zoneName(name, lang),
    states,
    postcodes,
    methods: methods.map((method) => presentMethod(method, lang)),
    revision: revisionOf({ name, states, postcodes }),
  })),
  uncovered: coverage.uncovered.map(({ code, name }) => ({ code, name })),
  shared: coverage.shared.map(({ state: { code, name }, zones: names }) => ({
    state: { code, name },
    zones: names.map((zone) => zoneName(zone, lang)),
  })),
  own_prices: ownPrices.map(presentOwnPrice),
})

function presentOwnPrice({ product_id, title, price_sen, per }: OwnPriceRow): OwnPrice {
  const own = { price: formatRinggit(sen(price_sen)), per: per === 'piece' ? ('piece' as const) : ('order' as const) }
  return { product_id, title, ...own, revision: revisionOf(own) }
}

function presentMethod({ id, name, courier, is_active, rates, pickup }: SetMethodRow, lang: Lang): ShownMethod {
  const stored = readStoredRate(rates)
  if (stored === null) throw new TypeError(`shipping method ${id} has rates that cannot stand`)
  const method = {
    name,
    courier,
    pickup,
    free_above: stored.freeAbove === null ? null : formatRinggit(stored.freeAbove),
    rate: presentRate(stored.rate),
  }
  return { id, is_active, ...method, name: shippingName(name, lang), revision: revisionOf(method) }
}

function presentRate(rate: Rate): ShownRate {
  if (rate.by === 'flat') return { ...nothing, by: 'flat', price: formatRinggit(rate.price) }
  const written = rate.by === 'weight' ? kilograms : String
  if ('bands' in rate) {
    return {
      ...nothing,
      by: rate.by,
      bands: rate.bands.map(({ most, price }) => ({
        most: most === null ? null : written(most),
        price: formatRinggit(price),
      })),
    }
  }
  const [first, step, most] =
    rate.by === 'weight'
      ? [rate.firstGrams, rate.stepGrams, rate.maxGrams]
      : [rate.firstQuantity, rate.stepQuantity, rate.maxQuantity]
  return {
    ...nothing,
    by: rate.by,
    first: written(first),
    first_price: formatRinggit(rate.firstPrice),
    step: written(step),
    step_price: formatRinggit(rate.stepPrice),
    most: most === null ? null : written(most),
  }
}

const nothing = { price: null, first: null, first_price: null, step: null, step_price: null, most: null, bands: null }

// As people write them: "1", "0.5".
const kilograms = (weight: number) => formatKilograms(grams(weight)).replace(/\.?0+$/, '')
