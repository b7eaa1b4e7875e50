import { z } from 'zod'

/**
 * Rich text as stored: blocks of marked text. HTML is never accepted; it is rendered from these.
 * The rules of what a link may be are domain/catalogue's.
 */
const span = z.object({
  text: z.string().max(5000),
  bold: z.boolean().optional(),
  italic: z.boolean().optional(),
  link: z.string().max(500).optional(),
})
export const contentBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('paragraph'), spans: z.array(span).max(200) }),
  z.object({ type: z.literal('heading'), spans: z.array(span).max(50) }),
  z.object({ type: z.literal('list'), ordered: z.boolean(), items: z.array(z.array(span).max(100)).max(100) }),
])
export const content = z.array(contentBlock).max(200)
export type Content = z.infer<typeof content>
