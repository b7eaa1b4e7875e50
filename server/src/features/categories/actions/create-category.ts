import { freeSlug, makeSlug } from '@kedai/domain/catalogue/slug.ts'
import type { Db } from '../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../platform/errors/app-error.ts'
import { texts } from '../../../platform/errors/messages.ts'
import { publishChange } from '../../../platform/events/changes.ts'
import { refusals } from '../messages.ts'
import { insertCategory, listCategories } from '../queries/categories.ts'
import type { CategoryRow } from '../queries/categories.ts'
import { tidyLine } from './tidy.ts'

const mostCategories = 200

/** A category of a shop, or one within another. @throws AppError 422 for a name that is there already and a foreign or third level */
export async function createCategory(trx: Db, { shopId, name, parentId }: { shopId: number; name: string; parentId: number | null }): Promise<CategoryRow> {
  const title = tidyLine(name)
  const existing = await listCategories(trx, shopId)
  if (existing.length >= mostCategories) throw refuseField('name', refusals.tooManyCategories)
  const parent = existing.find(({ id }) => id === parentId)
  if (parentId !== null && !parent) throw refuseField('parent_id', refusals.foreignCategory)
  if (parent && parent.parent_id !== null) throw refuseField('parent_id', refusals.categoryTooDeep)
  const isTwice = existing.some((other) => other.parent_id === parentId && other.name.toLowerCase() === title.toLowerCase())
  if (isTwice) throw refuseField('name', refusals.categoryTwice)
  const slug = freeSlug(makeSlug(title, 'kategori'), (taken) => existing.some((other) => other.slug === taken))
  const id = await insertCategory(trx, { shop_id: shopId, name: title, slug, parent_id: parentId, position: existing.length })
  if (id === null) throw new AppError('conflict', texts.conflict)
  publishChange(trx, 'shop', shopId)
  return { id, name: title, slug, parent_id: parentId }
}
