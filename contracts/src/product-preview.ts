import { z } from 'zod'
import { slot } from './appointments.ts'
import { itemView } from './items.ts'
import { saveProduct } from './seller-products.ts'
import { id } from './values.ts'

/** POST /api/ajax/seller/products/preview: a product as it stands in the form, `id` where it has been saved before. Nothing is saved. */
export const previewProduct = saveProduct.omit({ status: true }).extend({ id: z.union([id, z.null()]).default(null) })
export type PreviewProduct = z.infer<typeof previewProduct>

/** Its page as buyers would see it; `slots` of the next two weeks where it is booked for a time. */
export const previewedProduct = z.object({ view: itemView, slots: z.array(slot).nullable() })
export type PreviewedProduct = z.infer<typeof previewedProduct>
