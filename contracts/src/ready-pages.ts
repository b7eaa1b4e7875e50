import { readyPageNames } from '@kedai/domain/pages/ready-page-names.ts'
import { z } from 'zod'
import { pageBlocks } from './page-blocks.ts'

const lang = z.enum(['ms', 'en', 'zh'])

/** GET /api/ajax/seller/ready-pages. `lang`: the language they are written in; left out: that of the screen. */
export const readyPagesQuery = z.object({ lang: lang.optional() })

/** A page to begin with, filled with what the shop has. `purpose`, for who chooses, is in the language of the screen. */
export const readyPage = z.object({
  name: z.enum(readyPageNames),
  purpose: z.string(),
  /** These make the new page: `POST /api/ajax/seller/pages`. */
  title: z.string(),
  description: z.string(),
  blocks: pageBlocks,
})
export type ReadyPage = z.infer<typeof readyPage>
export const readyPages = z.object({ lang, pages: z.array(readyPage) })
export type ReadyPages = z.infer<typeof readyPages>
