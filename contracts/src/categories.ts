import { z } from 'zod'
import { sellerCategory } from './seller-products.ts'
import { id, knownRevision, lineOfText } from './values.ts'

const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable())

export const categoryIdParams = z.object({ id })

/** PUT /api/ajax/seller/categories/{id}. The picture is one of `POST /api/ajax/seller/pictures`. */
export const saveCategory = z.object({
  name: lineOfText(60).min(1),
  image_id: orNone(id).default(null),
  revision: knownRevision,
})

/** PUT /api/ajax/seller/categories/order: the whole tree, in the order in which it is shown. */
export const orderCategories = z.object({ categories: z.array(z.object({ id, parent_id: orNone(id) })).max(500) })
export type OrderCategories = z.infer<typeof orderCategories>

/** POST /api/ajax/seller/categories/{id}/remove. `move_to`: where its products go; null for no category. Needed when there are any. */
export const removeCategory = z.object({ move_to: orNone(id).optional() })

export const categoryList = z.array(sellerCategory)
