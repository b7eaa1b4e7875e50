import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { refusals } from '../messages.ts'
import { deleteCategory, hasProducts, lockCategories } from '../queries/categories.ts'

export type RemoveCategory = {
  shopId: number
  id: number
  /** Where its products go: another category, or none (null). Undefined: nobody has said. */
  moveTo: number | null | undefined
}

/** Takes a category away; what lay within it becomes a main category. @throws AppError 404, 422 while its products have nowhere to go */
export async function removeCategory(trx: Db, { shopId, id, moveTo }: RemoveCategory): Promise<void> {
  const existing = await lockCategories(trx, shopId)
  if (!existing.some((one) => one.id === id)) throw new AppError('not_found', texts.notFound)
  if (moveTo === id) throw refuseField('move_to', refusals.intoItself)
  if (typeof moveTo === 'number' && !existing.some((one) => one.id === moveTo))
    throw refuseField('move_to', refusals.foreign)
  if (moveTo === undefined && (await hasProducts(trx, shopId, id))) throw refuseField('move_to', refusals.sayWhere)
  await deleteCategory(trx, shopId, id, moveTo ?? null)
  publishChange(trx, 'shop', shopId)
}
