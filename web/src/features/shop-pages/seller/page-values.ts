import type { SellerPage } from '@kedai/contracts/shop-pages.ts'
import type { PageBlock } from '@kedai/domain/pages/page-block.ts'

// `key`: names a block while it is moved about.
export type EditedBlock = { key: number; block: PageBlock }
export type PageValues = { title: string; slug: string; seo: SellerPage['seo']; blocks: EditedBlock[] }
export type PageWire = Pick<SellerPage, 'title' | 'slug' | 'seo' | 'blocks'>

let lastKey = 0
export const withKey = (block: PageBlock): EditedBlock => ({ key: ++lastKey, block })

export const wireOfPage = ({ title, slug, seo, blocks }: SellerPage): PageWire => ({ title, slug, seo, blocks })

export const wireOf = ({ blocks, ...rest }: PageValues): PageWire => ({
  ...rest,
  blocks: blocks.map(({ block }) => block),
})

// A block that stands where it stood and says what it said goes on as the same one: it stays open, and is not drawn anew.
export const valuesOf = ({ blocks, ...rest }: PageWire, before: readonly EditedBlock[] = []): PageValues => ({
  ...rest,
  blocks: blocks.map((block, at) => {
    const same = before[at]
    return same && isSame(same.block, block) ? same : withKey(block)
  }),
})

// Asked at every letter: what was not touched is the same object still, and is not looked into.
export const isAsSaved = (values: PageValues, saved: PageWire): boolean =>
  values.title === saved.title &&
  values.slug === saved.slug &&
  isSame(values.seo, saved.seo) &&
  values.blocks.length === saved.blocks.length &&
  values.blocks.every(({ block }, at) => isSame(block, saved.blocks[at]))

const isSame = (one: unknown, other: unknown): boolean => one === other || JSON.stringify(one) === JSON.stringify(other)
