import { coverageOf } from '@kedai/domain/shipping/coverage.ts'
import type { Coverage, NamedZone } from '@kedai/domain/shipping/coverage.ts'
import { isStateCode } from '@kedai/domain/shipping/states.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { listMethods, listOwnPrices, listZones } from '../queries/setup.ts'
import type { OwnPriceRow, SetMethodRow, ZoneRow } from '../queries/setup.ts'
import { readMethods, readRanges } from './shipping-methods.ts'
import type { OfferedMethod } from './shipping-methods.ts'

export type Setup = { zones: (ZoneRow & { methods: SetMethodRow[] })[]; coverage: Coverage; ownPrices: OwnPriceRow[] }

/** How a shop ships, whole, with where nothing delivers. */
export async function readSetup(trx: Db, shopId: number): Promise<Setup> {
  const [rows, methods, ownPrices] = [
    await listZones(trx, shopId),
    await listMethods(trx, shopId),
    await listOwnPrices(trx, shopId),
  ]
  const zones = rows.map((zone) => ({ ...zone, methods: methods.filter(({ zone_id }) => zone_id === zone.id) }))
  const named = zones.map((zone): NamedZone => ({
    name: zone.name,
    country: zone.country,
    states: zone.states.filter(isStateCode),
    postcodes: readRanges(zone.postcodes),
    isPriced: zone.methods.some(({ is_active, pickup }) => is_active && pickup === null),
  }))
  return { zones, coverage: coverageOf(named), ownPrices }
}

/** The methods that buyers are offered, with the names of their zones. */
export async function readOffered(trx: Db, shopId: number): Promise<(OfferedMethod & { zoneName: string })[]> {
  const { zones } = await readSetup(trx, shopId)
  return zones.flatMap((zone) =>
    readMethods(
      zone.methods
        .filter(({ is_active }) => is_active)
        .map((method) => ({ ...method, country: zone.country, states: zone.states, postcodes: zone.postcodes })),
    ).map((method) => ({ ...method, zoneName: zone.name })),
  )
}
