import { freeSlug, makeSlug } from '@kedai/domain/catalogue/slug.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { publishChange } from '../../../../platform/events/changes.ts'
import { tidyLine } from '@kedai/domain/text/tidy.ts'
import { isTwice } from '../is-twice.ts'
import { refusals } from '../messages.ts'
import {
  forgetFormerSlug,
  isOwnPicture,
  keepFormerSlug,
  lockCategories,
  updateCategory,
} from '../queries/categories.ts'

export type SaveCategory = { shopId: number; id: number; name: string; imageId: number | null }

/**
 * Gives a category another name or picture. Its address follows the name; links to the old one still lead to it.
 * @throws AppError 404, 422 for a name that is there already or a foreign picture
 */
export async function saveCategory(trx: Db, { shopId, id, name, imageId }: SaveCategory): Promise<void> {
  const title = tidyLine(name)
  const existing = await lockCategories(trx, shopId)
  const category = existing.find((one) => one.id === id)
  if (!category) throw new AppError('not_found', texts.notFound)
  if (title === '' || isTwice(existing, { id, name: title, parent_id: category.parent_id }))
    throw refuseField('name', refusals.twice)
  if (imageId !== null && !(await isOwnPicture(trx, shopId, imageId)))
    throw refuseField('image_id', refusals.foreignImage)
  const wanted = makeSlug(title, 'kategori')
  const isSameWord = wanted === makeSlug(category.name, 'kategori')
  const slug = isSameWord
    ? category.slug
    : freeSlug(wanted, (taken) => existing.some((other) => other.id !== id && other.slug === taken))
  await updateCategory(trx, shopId, id, { name: title, slug, image_file_id: imageId })
  if (slug !== category.slug) {
    await forgetFormerSlug(trx, shopId, slug)
    await keepFormerSlug(trx, shopId, category.slug, id)
  }
  publishChange(trx, 'shop', shopId)
}
