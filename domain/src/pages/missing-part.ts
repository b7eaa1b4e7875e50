import type { PageBlock } from './page-block.ts'

/** What a block can still wait for. */
export type MissingPart = 'product' | 'picture' | 'video' | 'time' | 'address' | 'question' | 'link'

/**
 * What a block needs before buyers see it (of `link`: before they see its button); null when nothing. It can be saved all the same:
 * a ready page comes with blocks that wait for the seller's own products and pictures.
 */
export function missingPart(block: PageBlock): MissingPart | null {
  switch (block.type) {
    case 'hero':
      return block.button?.link === '' ? 'link' : null
    case 'picture':
      return block.image_id === null ? 'picture' : null
    case 'gallery':
      return block.pictures.length === 0 ? 'picture' : null
    case 'video':
      return block.url === '' ? 'video' : null
    case 'product':
      return block.view_id === '' ? 'product' : null
    case 'products':
      return block.pick === 'chosen' && block.view_ids.length === 0 ? 'product' : null
    case 'countdown':
      return block.until === '' ? 'time' : null
    case 'map':
      return block.address.trim() === '' ? 'address' : null
    case 'faq':
      return block.questions.some(({ question }) => question.trim() !== '') ? null : 'question'
    default:
      return null
  }
}
