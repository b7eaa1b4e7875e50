import type { SaveMethod } from '@kedai/contracts/seller-shipping.ts'
import { parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { noSen } from '@kedai/domain/money/sen.ts'
import type { StoredRate } from '@kedai/domain/shipping/stored-rate.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { archiveMethod, insertMethod, listMethods, listZones, updateMethod } from '../queries/setup.ts'
import { setupRefusals } from '../setup-messages.ts'
import { readRate } from './read-rate.ts'

const maxMethods = 100

type Ids = { shopId: number; methodId: number }

/** A new way of shipping into a zone. @throws AppError 422, or 404 for a zone that is not there */
export async function addMethod(
  trx: Db,
  { shopId, zoneId, method }: { shopId: number; zoneId: number; method: SaveMethod },
): Promise<void> {
  if (!(await listZones(trx, shopId)).some(({ id }) => id === zoneId)) throw new AppError('not_found', texts.notFound)
  const methods = await listMethods(trx, shopId)
  if (methods.length >= maxMethods) throw refuseField('name', setupRefusals.tooManyMethods)
  await insertMethod(trx, {
    ...readMethod(method),
    shop_id: shopId,
    zone_id: zoneId,
    position: methods.filter((other) => other.zone_id === zoneId).length,
  })
  publishChange(trx, 'shop', shopId)
}

/** @throws AppError 422, or 404 for a method that is not there */
export const changeMethod = (trx: Db, { shopId, methodId, method }: Ids & { method: SaveMethod }): Promise<void> =>
  found(trx, shopId, updateMethod(trx, shopId, methodId, readMethod(method)))

export const switchMethod = (trx: Db, { shopId, methodId, isActive }: Ids & { isActive: boolean }): Promise<void> =>
  found(trx, shopId, updateMethod(trx, shopId, methodId, { is_active: isActive }))

/** Takes a method out of use, or puts it back. Orders keep pointing at it. */
export const setMethodArchived = (trx: Db, { shopId, methodId, at }: Ids & { at: Date | null }): Promise<void> =>
  found(trx, shopId, archiveMethod(trx, shopId, methodId, at))

async function found(trx: Db, shopId: number, change: Promise<boolean>): Promise<void> {
  if (!(await change)) throw new AppError('not_found', texts.notFound)
  publishChange(trx, 'shop', shopId)
}

function readMethod({ name, courier, free_above, rate: typed, pickup }: SaveMethod) {
  if (pickup === '') throw refuseField('pickup', setupRefusals.pickupNeeded)
  // Who collects pays for no delivery.
  if (pickup !== null)
    return {
      name,
      courier,
      pickup,
      by: 'flat',
      rates: JSON.stringify({ rate: { by: 'flat', price: noSen }, freeAbove: null } satisfies StoredRate),
    }
  const rate = readRate(typed)
  const freeAbove = free_above ? parseRinggit(free_above) : null
  if (free_above && freeAbove === null) throw refuseField('free_above', setupRefusals.badAmount)
  return { name, courier, pickup: null, by: rate.by, rates: JSON.stringify({ rate, freeAbove } satisfies StoredRate) }
}
