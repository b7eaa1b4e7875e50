import { z } from 'zod'
import { contentLimits, type ContentBlock } from '@kedai/domain/content/content-block.ts'

const span = z.strictObject({
  text: z.string(),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  link: z.string().optional(),
})
const spans = z.array(span).max(contentLimits.spans)

/**
 * Rich text as stored: blocks of marked text. HTML is never accepted; it is rendered from these. What a text or a link
 * may hold is judged by domain/content. Pictures stand beside the text, not in it.
 */
export const content = z
  .array(
    z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('paragraph'), spans }),
      z.strictObject({ type: z.literal('heading'), level: z.union([z.literal(2), z.literal(3)]), spans }),
      z.strictObject({ type: z.literal('list'), ordered: z.boolean(), items: z.array(spans).max(contentLimits.items) }),
    ]),
  )
  .max(contentLimits.blocks) satisfies z.ZodType<ContentBlock[]>

export type Content = z.infer<typeof content>
