import type { SaveZone } from '@kedai/contracts/seller-shipping.ts'
import { findSharedRange, formatPostcodeRange, readPostcodeRange } from '@kedai/domain/shipping/postcodes.ts'
import { zoneName } from '@kedai/domain/shipping/zone-words.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { archiveZone, insertZone, listZones, updateZone } from '../queries/setup.ts'
import { readRanges } from './shipping-methods.ts'
import { setupRefusals } from '../setup-messages.ts'

const maxZones = 50

type Save = { shopId: number; zoneId: number | null; zone: SaveZone }

/** Writes a zone, new where `zoneId` is null, and gives its id. @throws AppError 422, or 404 for a zone that is not there */
export async function saveZone(trx: Db, { shopId, zoneId, zone }: Save): Promise<number> {
  const others = (await listZones(trx, shopId)).filter(({ id }) => id !== zoneId)
  if (zoneId === null && others.length >= maxZones) throw refuseField('name', setupRefusals.tooManyZones)
  if (others.some(({ name }) => isSameName(name, zone.name))) throw refuseField('name', setupRefusals.zoneTwice)
  const postcodes = readPostcodes(zone.postcodes)
  if (postcodes.length === 0 && zone.states.length === 0) throw refuseField('states', setupRefusals.emptyZone)
  const row = { name: zone.name, states: postcodes.length > 0 ? [] : [...new Set(zone.states)], postcodes }
  publishChange(trx, 'shop', shopId)
  if (zoneId === null) return await insertZone(trx, { ...row, shop_id: shopId, position: others.length })
  if (!(await updateZone(trx, shopId, zoneId, row))) throw new AppError('not_found', texts.notFound)
  return zoneId
}

/** Takes a zone with its methods out of use, or puts it back. Orders keep pointing at them. @throws AppError 404 */
export async function setZoneArchived(
  trx: Db,
  { shopId, zoneId, at }: { shopId: number; zoneId: number; at: Date | null },
): Promise<void> {
  if (!(await archiveZone(trx, shopId, zoneId, at))) throw new AppError('not_found', texts.notFound)
  publishChange(trx, 'shop', shopId)
}

// Also where one of them is ours still, kept in another language than it was typed.
const isSameName = (kept: string, typed: string): boolean =>
  zoneName(kept, 'ms').toLowerCase() === zoneName(typed, 'ms').toLowerCase()

function readPostcodes(typed: readonly string[]): string[] {
  const ranges = typed
    .filter((text) => text !== '')
    .map((text) => {
      const range = readPostcodeRange(text)
      if (range === null) throw refuseField('postcodes', setupRefusals.badPostcode, { text })
      return formatPostcodeRange(range)
    })
  const shared = findSharedRange(readRanges(ranges))
  if (shared)
    throw refuseField('postcodes', setupRefusals.postcodesTwice, {
      one: formatPostcodeRange(shared[0]),
      other: formatPostcodeRange(shared[1]),
    })
  return ranges
}
