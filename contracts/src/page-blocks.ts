import { pageLimits, pickNames, showNames, spaceNames } from '@kedai/domain/pages/page-block.ts'
import type { PageBlock } from '@kedai/domain/pages/page-block.ts'
import { productTypeNames } from '@kedai/domain/product-types/product-types.ts'
import { z } from 'zod'
import { content } from './content.ts'
import { id, lineOfText, typedDateTime, wholeNumber } from './values.ts'

const line = (most: number) => lineOfText(most).default('')
const text = (most: number) => z.string().max(most).default('')
const viewId = z.string().regex(/^[A-Za-z0-9-]{1,64}$/)
const pictureId = id.nullable().default(null)
const link = lineOfText(400)
// Still to be chosen: such a block can be saved, and buyers do not see it.
const unfilled = z.literal('')

const more = [
  z.strictObject({
    type: z.literal('hero'),
    title: line(120),
    text: text(600),
    image_id: pictureId,
    alt: line(160),
    button: z
      .strictObject({ label: lineOfText(60).min(1), link })
      .nullable()
      .default(null),
  }),
  z.strictObject({
    type: z.literal('picture'),
    image_id: pictureId,
    alt: line(160),
    caption: line(200),
    link: link.default(''),
  }),
  z.strictObject({
    type: z.literal('gallery'),
    pictures: z.array(z.strictObject({ image_id: id, alt: line(160) })).max(pageLimits.pictures),
  }),
  z.strictObject({ type: z.literal('video'), url: lineOfText(400), title: line(120) }),
  z.strictObject({
    type: z.literal('products'),
    title: line(120),
    pick: z.enum(pickNames).default('newest'),
    category: line(100),
    view_ids: z.array(viewId).max(pageLimits.chosen).default([]),
    limit: wholeNumber(1, 24).default(8),
  }),
  z.strictObject({
    type: z.literal('product'),
    view_id: viewId.or(unfilled),
    shows: z.enum(showNames).default('order'),
    item_type: z.enum(productTypeNames).optional(),
  }),
  z.strictObject({
    type: z.literal('reviews'),
    title: line(120),
    view_id: viewId.or(unfilled).default(''),
    limit: wholeNumber(1, 12).default(6),
  }),
  z.strictObject({ type: z.literal('countdown'), title: line(120), until: typedDateTime.or(unfilled) }),
  z.strictObject({ type: z.literal('lead'), title: line(120), text: text(600), button: line(60) }),
  z.strictObject({
    type: z.literal('faq'),
    title: line(120),
    questions: z
      .array(z.strictObject({ question: lineOfText(200), answer: z.string().max(2000) }))
      .min(1)
      .max(pageLimits.questions),
  }),
  z.strictObject({ type: z.literal('map'), title: line(120), address: lineOfText(300) }),
  z.strictObject({ type: z.literal('whatsapp'), label: line(60), message: text(400) }),
  z.strictObject({ type: z.literal('policies'), title: line(120) }),
  z.strictObject({ type: z.literal('spacer'), size: z.enum(spaceNames).default('m') }),
] as const

/** Blocks of a page as they are kept. Links, films and words are judged by the server besides. */
export const pageBlock = z.discriminatedUnion('type', [
  ...content.element.options,
  ...more,
]) satisfies z.ZodType<PageBlock>
export const pageBlocks = z.array(pageBlock).max(pageLimits.blocks)
