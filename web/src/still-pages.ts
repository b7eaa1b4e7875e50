import type { PublicFront, PublicPage, ShownBlock } from '@kedai/contracts/shop-pages.ts'
import type { Storefront } from '@kedai/contracts/storefront.ts'
import { frontQuery, pageQuery } from './features/shop-pages/page-queries.ts'
import { storefrontQuery } from './features/storefront/storefront-queries.ts'
import { readAsked, showsFrontAlone } from './features/storefront/storefront-search.ts'
import type { LazyPage, PageContext } from './lib/lazy-page.tsx'
import type { InitialQueries } from './lib/query-cache.ts'

// Blocks that a browser shows by itself: words, pictures and links. The others hold a form.
const still: readonly ShownBlock['type'][] = [
  'text',
  'hero',
  'picture',
  'gallery',
  'video',
  'products',
  'reviews',
  'countdown',
  'faq',
  'map',
  'whatsapp',
  'policies',
  'spacer',
]

const isStill = (block: ShownBlock) =>
  block.type === 'product' ? block.shows === 'card' || block.item.is_out_stock : still.includes(block.type)

// The scripts of a page that the seller wrote, where all its blocks stand still; null for a page that React takes over.
export function stillScriptsOf(
  { file }: Pick<LazyPage, 'file'>,
  context: PageContext,
  { of }: InitialQueries,
): string[] | null {
  const blocks = blocksOf(file, context, of)
  if (!blocks?.every(isStill)) return null
  return ['src/still/still.ts', ...(blocks.some(({ type }) => type === 'countdown') ? ['src/still/countdown.ts'] : [])]
}

// The answers are our own API's, under the paths they were asked at.
function blocksOf(file: string, { params, search, site }: PageContext, of: InitialQueries['of']) {
  const username = params.username ?? site.shopHost ?? ''
  if (file === 'src/pages/public/shop-page.tsx')
    return (of[pageQuery(username, params.slug ?? '').path] as PublicPage | undefined)?.blocks
  if (file !== 'src/pages/public/storefront.tsx') return undefined
  const shop = of[storefrontQuery(username).path] as Storefront | undefined
  const front = of[frontQuery(username).path] as PublicFront | undefined
  return shop && front && shop.vacation?.mode !== 'closed' && showsFrontAlone(readAsked(search), front)
    ? front.blocks
    : undefined
}
