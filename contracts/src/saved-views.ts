import { z } from 'zod'
import { id, lineOfText } from './values.ts'

/** GET and POST /api/ajax/seller/views/{list}, one address a list; `search` is what stands behind the `?` of the list's own. */
export const saveView = z.object({ name: lineOfText(40).min(1), search: lineOfText(500) })
export const savedView = z.object({ id: z.number().int(), name: z.string(), search: z.string() })
export type SavedView = z.infer<typeof savedView>

/** DELETE /api/ajax/seller/views/{list}/{view_id}. */
export const savedViewParams = z.object({ view_id: id })
