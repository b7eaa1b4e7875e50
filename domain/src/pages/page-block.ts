import type { ContentBlock } from '../content/content-block.ts'
import type { ProductTypeName } from '../product-types/product-types.ts'

export const pickNames = ['newest', 'popular', 'category', 'chosen'] as const
export const showNames = ['order', 'card'] as const
export const spaceNames = ['s', 'm', 'l'] as const

type Picture = { image_id: number; alt: string }

/**
 * What a page of a shop is made of: the blocks of a product's description, and more kinds. Each says what is to be shown; prices,
 * stock and words of products are read when the page is drawn. Nothing in it is HTML. What is null or empty in it is still to be
 * chosen: see `missingPart`.
 */
export type PageBlock =
  | Exclude<ContentBlock, { type: 'image' }>
  | {
      type: 'hero'
      title: string
      text: string
      image_id: number | null
      alt: string
      button: { label: string; link: string } | null
    }
  | { type: 'picture'; image_id: number | null; alt: string; caption: string; link: string }
  | { type: 'gallery'; pictures: Picture[] }
  | { type: 'video'; url: string; title: string }
  | {
      type: 'products'
      title: string
      pick: (typeof pickNames)[number]
      /** Of `pick` "category": its slug. */
      category: string
      /** Of `pick` "chosen": in this order. */
      view_ids: string[]
      limit: number
    }
  | {
      type: 'product'
      view_id: string
      shows: (typeof showNames)[number]
      /** Which kind of product the block was made for: a list of tickets, a rental's calendar, a collection's form. */
      item_type?: ProductTypeName | undefined
    }
  | { type: 'reviews'; title: string; view_id: string; limit: number }
  | { type: 'countdown'; title: string; until: string }
  | { type: 'lead'; title: string; text: string; button: string }
  | { type: 'faq'; title: string; questions: { question: string; answer: string }[] }
  | { type: 'map'; title: string; address: string }
  | { type: 'whatsapp'; label: string; message: string }
  | { type: 'policies'; title: string }
  | { type: 'spacer'; size: (typeof spaceNames)[number] }

export type PageBlockType = PageBlock['type']

export const blockTypes = [
  'paragraph',
  'heading',
  'list',
  'hero',
  'picture',
  'gallery',
  'video',
  'products',
  'product',
  'reviews',
  'countdown',
  'lead',
  'faq',
  'map',
  'whatsapp',
  'policies',
  'spacer',
] as const satisfies readonly PageBlockType[]

/** Bounds of one page; `text`: characters of all its words. */
export const pageLimits = {
  blocks: 80,
  pictures: 24,
  chosen: 24,
  questions: 30,
  products: 2,
  text: 40_000,
  pages: 200,
  versions: 50,
} as const

/** The pictures that blocks show, by their ids, each once. */
export const picturesOf = (blocks: readonly PageBlock[]): number[] => [
  ...new Set(
    blocks.flatMap((block) => {
      if (block.type === 'gallery') return block.pictures.map(({ image_id }) => image_id)
      if (block.type === 'picture' || block.type === 'hero') return block.image_id === null ? [] : [block.image_id]
      return []
    }),
  ),
]
