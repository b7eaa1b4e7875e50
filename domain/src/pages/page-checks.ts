import { missingPart } from './missing-part.ts'
import type { MissingPart } from './missing-part.ts'
import type { PageBlock } from './page-block.ts'

/** What would keep buyers from reading or buying, and yet may be published. `at`: the place of the block; null: of the page. */
export type PageCheck = {
  kind:
    | 'no_words_for_picture'
    | 'small_picture'
    | 'many_pictures'
    | 'no_heading'
    | 'countdown_over'
    | 'empty_block'
    | 'no_description'
    | 'nothing_to_buy'
    | `no_${MissingPart}`
  at: number | null
}

type Checked = {
  blocks: readonly PageBlock[]
  description: string
  /** Width of a picture in pixels; null: not known. */
  widthOf: (id: number) => number | null
  /** As on the wire. */
  now: string
}

/** On a desk a picture is shown this wide; a smaller one is blurred. */
const sharpWidth = 800
/** So many pictures are about 2 MB on a phone. */
const manyPictures = 15

const sells = new Set<PageBlock['type']>(['product', 'products', 'whatsapp', 'lead'])

/** What to look at again before a page is published, from its top. */
export function checkPage({ blocks, description, widthOf, now }: Checked): PageCheck[] {
  const found = blocks.flatMap((block, at) => checkBlock(block, { widthOf, now }).map((kind) => ({ kind, at })))
  const count = blocks.reduce((all, block) => all + picturesIn(block).length, 0)
  const hasHeading = blocks.some((block) => block.type === 'heading' || (block.type === 'hero' && block.title !== ''))
  const ofPage: PageCheck['kind'][] = [
    ...(blocks.length > 0 && !hasHeading ? (['no_heading'] as const) : []),
    ...(blocks.length > 0 && !blocks.some(({ type }) => sells.has(type)) ? (['nothing_to_buy'] as const) : []),
    ...(count > manyPictures ? (['many_pictures'] as const) : []),
    ...(description === '' ? (['no_description'] as const) : []),
  ]
  return [...found, ...ofPage.map((kind) => ({ kind, at: null }))]
}

function checkBlock(block: PageBlock, { widthOf, now }: Pick<Checked, 'widthOf' | 'now'>): PageCheck['kind'][] {
  const pictures = picturesIn(block)
  const missing = missingPart(block)
  return [
    ...(missing === null ? [] : [`no_${missing}` as const]),
    ...(pictures.some(({ alt }) => alt.trim() === '') ? (['no_words_for_picture'] as const) : []),
    ...(pictures.some(({ id }) => (widthOf(id) ?? sharpWidth) < sharpWidth) ? (['small_picture'] as const) : []),
    ...(block.type === 'countdown' && block.until !== '' && block.until <= now ? (['countdown_over'] as const) : []),
    ...(isEmpty(block) ? (['empty_block'] as const) : []),
  ]
}

function picturesIn(block: PageBlock): { id: number; alt: string }[] {
  if (block.type === 'gallery') return block.pictures.map(({ image_id: id, alt }) => ({ id, alt }))
  if (block.type !== 'picture' && block.type !== 'hero') return []
  return block.image_id === null ? [] : [{ id: block.image_id, alt: block.alt }]
}

function isEmpty(block: PageBlock): boolean {
  if (block.type === 'hero') return block.title === '' && block.text === '' && block.image_id === null
  if (block.type === 'paragraph' || block.type === 'heading') return block.spans.every(({ text }) => text.trim() === '')
  return block.type === 'list' && block.items.every((item) => item.every(({ text }) => text.trim() === ''))
}
