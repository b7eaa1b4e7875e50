import { z } from 'zod'
import { dateTimeText, id, lineOfText, maybeFile } from './values.ts'

/** How many a programme keeps. */
export const maxMaterials = 60

/** A row of GET /api/ajax/seller/programmes/{area}/materials, and of GET /api/ajax/{area}/materials for its members; the newest first. contract §9 */
export const resellerMaterial = z.object({
  id: z.number().int(),
  title: z.string(),
  /** To members with their own link in place of `{link}`. */
  words: z.string(),
  file: z.object({ name: z.string(), url: z.string(), is_pdf: z.boolean() }).nullable(),
  added_at: dateTimeText,
})
export type ResellerMaterial = z.infer<typeof resellerMaterial>

/** POST /api/ajax/seller/programmes/{area}/materials, multipart: words, a picture or PDF, or both. */
export const addMaterial = z.object({
  title: lineOfText(120).min(1),
  words: z.string().trim().max(2000).default(''),
  file: maybeFile,
})
export type AddMaterial = z.infer<typeof addMaterial>

/** DELETE /api/ajax/seller/materials/{id} */
export const materialParams = z.object({ id })
