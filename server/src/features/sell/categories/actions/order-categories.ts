import type { OrderCategories } from '@kedai/contracts/categories.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { isTwice } from '../is-twice.ts'
import { refusals } from '../messages.ts'
import { lockCategories, placeCategories } from '../queries/categories.ts'

/**
 * Puts the whole tree into another order. @throws AppError 409 when categories came or went since it was shown, 422 for a
 * third level or two of one name in one place
 */
export async function orderCategories(trx: Db, shopId: number, wanted: OrderCategories['categories']): Promise<void> {
  const existing = await lockCategories(trx, shopId)
  const known = new Map(existing.map((category) => [category.id, category]))
  const parentOf = new Map(wanted.map(({ id, parent_id }) => [id, parent_id]))
  const isWhole =
    parentOf.size === wanted.length && wanted.length === existing.length && wanted.every(({ id }) => known.has(id))
  if (!isWhole) throw new AppError('conflict', refusals.changedMeanwhile)
  const placed = wanted.map(({ id, parent_id }) => ({ id, parent_id, name: known.get(id)?.name ?? '' }))
  for (const [at, { parent_id }] of placed.entries()) {
    if (parent_id === null) continue
    if (!known.has(parent_id)) throw refuseField(`categories.${at}.parent_id`, refusals.foreign)
    if (parentOf.get(parent_id) !== null || parent_id === placed[at]?.id)
      throw refuseField(`categories.${at}.parent_id`, refusals.tooDeep)
  }
  const twice = placed.findIndex((category) => isTwice(placed, category))
  if (twice >= 0) throw refuseField(`categories.${twice}.parent_id`, refusals.twice)
  await placeCategories(trx, shopId, placed)
  publishChange(trx, 'shop', shopId)
}
