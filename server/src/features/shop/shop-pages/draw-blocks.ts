import type { ShownBlock, WaitingBlock } from '@kedai/contracts/shop-pages.ts'
import type { StorefrontItem } from '@kedai/contracts/storefront.ts'
import type { ContentBlock } from '@kedai/domain/content/content-block.ts'
import { contentHtml } from '@kedai/domain/content/content-html.ts'
import { missingPart } from '@kedai/domain/pages/missing-part.ts'
import { picturesOf } from '@kedai/domain/pages/page-block.ts'
import type { PageBlock } from '@kedai/domain/pages/page-block.ts'
import { readVideo, videoLink } from '@kedai/domain/pages/video.ts'
import { whatsappLink } from '@kedai/domain/text/whatsapp.ts'
import { parseTime } from '@kedai/domain/time/malaysia.ts'
import { soonest } from '@kedai/domain/time/schedule.ts'
import type { Db } from '../../../platform/db/db.ts'
import { publicPath, srcsetOf } from '../../../platform/files/links.ts'
import { presentReview } from '../../growth/reviews/actions/present-review.ts'
import { readChosen, readShelf } from '../storefront/shared/shelf.ts'
import type { Shelf } from '../storefront/shared/shelf.ts'
import { viewIdsOf } from './actions/write-page.ts'
import { findPageParts } from './queries/public-pages.ts'
import type { PageParts } from './queries/public-pages.ts'

/** `source`: what a lead that comes through this page is told to come from. */
export type DrawWanted<Block = PageBlock> = {
  shopId: number
  username: string
  source: string
  blocks: readonly Block[]
  now: Date
}

/** Blocks as buyers see them. `products`: what they show; `until`: when it changes by itself. */
export type Drawn = { blocks: ShownBlock[]; products: number[]; until: Date | null }

/** What of a page is drawn: the blocks buyers see, in a preview with what stands for those they do not. */
type Pieces<Piece> = Omit<Drawn, 'blocks'> & { blocks: Piece[] }

type Sources = {
  parts: PageParts
  chosen: StorefrontItem[]
  shelves: Map<PageBlock, StorefrontItem[]>
  wanted: Pick<DrawWanted, 'source' | 'now'>
}

/** Reads what blocks show, as the public, each kind of thing in one go. What is not on sale, or not there any more, is left out. */
export const drawBlocks = (publicDb: Db, wanted: DrawWanted): Promise<Drawn> =>
  drawPieces<never>(publicDb, wanted, () => [])

/** The same for who writes the page: `standIn` answers what stands for a block that buyers do not see; those among the blocks stay. */
export async function drawPieces<StandIn extends WaitingBlock>(
  publicDb: Db,
  wanted: DrawWanted<PageBlock | StandIn>,
  standIn: (block: OtherBlock) => StandIn[],
): Promise<Pieces<ShownBlock | StandIn>> {
  const { shopId, username, now } = wanted
  const blocks = wanted.blocks.filter((block) => block.type !== 'waiting')
  const shown = blocks.filter(({ type }) => type !== 'reviews')
  const lists = blocks.flatMap((block) => (block.type === 'products' && block.pick !== 'chosen' ? [block] : []))
  const [parts, chosen, ...read] = await Promise.all([
    findPageParts(publicDb, {
      shopId,
      pictures: picturesOf(blocks),
      reviewsOf: [...new Set(blocks.flatMap((block) => (block.type === 'reviews' ? [block.view_id] : [])))],
    }),
    readChosen(publicDb, { shopId, viewIds: [...new Set(shown.flatMap(viewIdsOf))], now }),
    ...lists.map(({ pick, category, limit }) =>
      readShelf(publicDb, {
        username,
        sort: pick === 'popular' ? 'popular' : 'newest',
        category: pick === 'category' && category !== '' ? category : null,
        limit,
        now,
      }),
    ),
  ])
  const shelves: Shelf[] = [chosen, ...read]
  const sources: Sources = {
    parts,
    chosen: chosen.items,
    shelves: new Map(lists.map((block, at) => [block, read[at]?.items ?? []])),
    wanted,
  }
  const ends = blocks.flatMap((block) => {
    const end = block.type === 'countdown' ? parseTime(block.until) : null
    return end !== null && end > now ? [end] : []
  })
  return {
    blocks: joinedText(wanted.blocks).flatMap((block): (ShownBlock | StandIn)[] => {
      if (block.type === 'text' || block.type === 'waiting') return [block]
      const pieces = drawn(block, sources)
      return pieces.length > 0 ? pieces : standIn(block)
    }),
    products: [
      ...shelves.flatMap(({ items }) => items.map(({ id }) => id)),
      ...parts.reviews.map((one) => one.product_id),
    ],
    until: soonest(...shelves.map(({ until }) => until), ...ends),
  }
}

type TextBlock = Extract<ShownBlock, { type: 'text' }>
type WrittenBlock = Exclude<ContentBlock, { type: 'image' }>
export type OtherBlock = Exclude<PageBlock, WrittenBlock>

const isText = (block: PageBlock | WaitingBlock): block is WrittenBlock =>
  block.type === 'paragraph' || block.type === 'heading' || block.type === 'list'

// Paragraphs and headings that follow each other are one text.
function joinedText<Other extends WaitingBlock>(
  blocks: readonly (PageBlock | Other)[],
): (TextBlock | OtherBlock | Other)[] {
  const joined: (TextBlock | OtherBlock | Other)[] = []
  for (const block of blocks) {
    const last = joined.at(-1)
    if (!isText(block)) joined.push(block)
    else if (last?.type === 'text') last.html += contentHtml([block])
    else joined.push({ type: 'text', html: contentHtml([block]) })
  }
  return joined
}

function drawn(block: OtherBlock, { parts, chosen, shelves, wanted }: Sources): ShownBlock[] {
  const pictureOf = (id: number | null, alt: string) => {
    const found = parts.pictures.find((one) => one.id === id)
    if (!found) return null
    const { key, width, height, widths } = found
    return { url: publicPath(key), alt, width, height, srcset: srcsetOf(key, widths) }
  }
  switch (block.type) {
    case 'hero': {
      const { title, text } = block
      const image = pictureOf(block.image_id, block.alt)
      if (title === '' && text === '' && image === null) return []
      return [{ type: 'hero', title, text, image, button: block.button?.link ? block.button : null }]
    }
    case 'picture': {
      const image = pictureOf(block.image_id, block.alt)
      return image ? [{ type: 'picture', image, caption: block.caption, link: block.link || null }] : []
    }
    case 'gallery': {
      const images = block.pictures.flatMap(({ image_id, alt }) => pictureOf(image_id, alt) ?? [])
      return images.length > 0 ? [{ type: 'gallery', images }] : []
    }
    case 'video': {
      const video = readVideo(block.url)
      return video ? [{ type: 'video', provider: video.provider, title: block.title, link: videoLink(video) }] : []
    }
    case 'products': {
      const listed =
        shelves.get(block) ?? block.view_ids.flatMap((id) => chosen.find(({ view_id }) => view_id === id) ?? [])
      return listed.length > 0 ? [{ type: 'products', title: block.title, items: listed }] : []
    }
    case 'product': {
      const item = chosen.find(({ view_id }) => view_id === block.view_id)
      return item ? [{ type: 'product', item, shows: block.shows }] : []
    }
    case 'reviews': {
      const reviews = parts.reviews
        .filter(({ asked }) => asked === block.view_id)
        .slice(0, block.limit)
        .map((row) => ({ ...presentReview(row), view_id: row.view_id, item: row.title }))
      return reviews.length > 0 ? [{ type: 'reviews', title: block.title, reviews }] : []
    }
    case 'countdown': {
      const end = parseTime(block.until)
      return end !== null && end > wanted.now ? [block] : []
    }
    case 'lead':
      return [{ ...block, source: wanted.source }]
    case 'map': {
      if (missingPart(block)) return []
      const link = `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(block.address)}`
      return [{ ...block, link }]
    }
    case 'whatsapp':
      return parts.whatsapp === null
        ? []
        : [{ type: 'whatsapp', label: block.label, link: whatsappLink(parts.whatsapp, block.message) }]
    case 'policies':
      return parts.policies.length > 0 ? [{ ...block, kinds: parts.policies }] : []
    case 'faq': {
      const questions = block.questions.filter(({ question }) => question !== '')
      return questions.length > 0 ? [{ ...block, questions }] : []
    }
    case 'spacer':
      return [block]
  }
}
