import type { OwnShipping } from '@kedai/domain/checkout/lines.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { readPostcodeRange } from '@kedai/domain/shipping/postcodes.ts'
import type { PostcodeRange } from '@kedai/domain/shipping/postcodes.ts'
import type { ShippingMethod } from '@kedai/domain/shipping/quote.ts'
import { isStateCode } from '@kedai/domain/shipping/states.ts'
import { readStoredRate } from '@kedai/domain/shipping/stored-rate.ts'

export type MethodRow = {
  id: number
  name: string
  courier: string
  rates: unknown
  zone_id: number
  country: string
  states: string[]
  postcodes: string[]
  pickup: string | null
}

/** `pickup`: where and when the buyer collects; null for a way that sends a parcel. */
export type OfferedMethod = ShippingMethod & {
  id: number
  name: string
  courier: string
  zoneId: number
  pickup: string | null
}

/**
 * A subselect of a shop's methods as JSON, for the statements that read an offer whole. Its order is that of
 * `shipping_methods` on the wire, whose index a buyer may send. `shop` is an SQL expression.
 */
export const methodsOfShop = (shop: string): string => `
  coalesce((select json_agg(json_build_object('id', m.id, 'name', m.name, 'courier', m.courier, 'rates', m.rates, 'pickup', m.pickup,
      'zone_id', z.id, 'country', z.country, 'states', z.states, 'postcodes', z.postcodes) order by z.position, z.id, m.position, m.id)
    from shipping_methods m join shipping_zones z on z.shop_id = m.shop_id and z.id = m.zone_id
    where m.shop_id = ${shop} and m.is_active and m.archived_at is null and z.archived_at is null), '[]')`

export type OwnShippingRow = { price_sen: number; per: string }

/** A subselect of the shipping price that a product has of its own. `product` is its alias in SQL. */
export const ownShippingOf = (product: string): string =>
  `(select json_build_object('price_sen', own.price_sen, 'per', own.per) from shipping_own_prices own where own.shop_id = ${product}.shop_id and own.product_id = ${product}.id)`

export const readOwnShipping = (row: OwnShippingRow | null): OwnShipping | null =>
  row === null ? null : { price: sen(row.price_sen), per: row.per === 'piece' ? 'piece' : 'order' }

/** The methods of a shop as the domain knows them. Throws TypeError for stored rates that are none: a mistake of ours. */
export const readMethods = (rows: readonly MethodRow[]): OfferedMethod[] => rows.map(readMethod)

function readMethod({ rates, ...row }: MethodRow): OfferedMethod {
  const stored = readStoredRate(rates)
  if (stored === null) throw new TypeError(`shipping method ${row.id} has rates that cannot stand`)
  return {
    id: row.id,
    name: row.name,
    courier: row.courier,
    zoneId: row.zone_id,
    pickup: row.pickup,
    ...stored,
    zone: { country: row.country, states: row.states.filter(isStateCode), postcodes: readRanges(row.postcodes) },
  }
}

export const readRanges = (stored: readonly string[]): PostcodeRange[] =>
  stored.flatMap((text) => readPostcodeRange(text) ?? [])
