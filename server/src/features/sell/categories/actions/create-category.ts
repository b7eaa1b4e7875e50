import { freeSlug, makeSlug } from '@kedai/domain/catalogue/slug.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { isTwice } from '../is-twice.ts'
import { tidyLine } from '@kedai/domain/text/tidy.ts'
import { refusals } from '../messages.ts'
import { forgetFormerSlug, insertCategory, listCategories } from '../queries/categories.ts'

const maxCategories = 200

/** A category of a shop, or one within another. @throws AppError 422 for a name that is there already and a foreign or third level */
export async function createCategory(
  trx: Db,
  { shopId, name, parentId }: { shopId: number; name: string; parentId: number | null },
): Promise<{ id: number }> {
  const title = tidyLine(name)
  const existing = await listCategories(trx, shopId)
  if (existing.length >= maxCategories) throw refuseField('name', refusals.tooMany)
  const parent = existing.find(({ id }) => id === parentId)
  if (parentId !== null && !parent) throw refuseField('parent_id', refusals.foreign)
  if (parent && parent.parent_id !== null) throw refuseField('parent_id', refusals.tooDeep)
  if (isTwice(existing, { id: null, name: title, parent_id: parentId })) throw refuseField('name', refusals.twice)
  const slug = freeSlug(makeSlug(title, 'kategori'), (taken) => existing.some((other) => other.slug === taken))
  const id = await insertCategory(trx, {
    shop_id: shopId,
    name: title,
    slug,
    parent_id: parentId,
    position: existing.length,
  })
  if (id === null) throw new AppError('conflict', texts.conflict)
  await forgetFormerSlug(trx, shopId, slug)
  publishChange(trx, 'shop', shopId)
  return { id }
}
