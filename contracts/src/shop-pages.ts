import { pageLimits } from '@kedai/domain/pages/page-block.ts'
import { z } from 'zod'
import { list, success } from './envelope.ts'
import { pageBlocks } from './page-blocks.ts'
import { review } from './reviews.ts'
import { uploadedPicture } from './seller-products.ts'
import { storefrontItem } from './storefront.ts'
import { dateTimeText, id, image, knownRevision, lineOfText, typedDateTime, wholeNumber } from './values.ts'

export const pageStates = ['draft', 'scheduled', 'published'] as const

const fields = {
  title: lineOfText(120).min(1),
  /** Its address, `/p/{slug}`; made of the title where it is left empty. */
  slug: lineOfText(80).default(''),
  // Judged one by one, so that what is no block is told at `blocks`.
  blocks: z.array(z.unknown()).max(pageLimits.blocks).default([]).meta({
    description: 'Blocks as they come back: those of a product’s description, hero, picture, gallery, video, …',
  }),
  seo: z
    .object({
      title: lineOfText(120).default(''),
      description: lineOfText(300).default(''),
      /** Of a picture that came through the shop’s own upload. */
      image: z.preprocess((value) => (value === '' ? null : value), id.nullable()).default(null),
    })
    .prefault({}),
}

/** POST /api/ajax/seller/pages */
export const createPage = z.object(fields)
export type CreatePage = z.infer<typeof createPage>

/** PUT /api/ajax/seller/pages/{id}: what is left out stays. */
export const savePage = z.object({
  title: fields.title.optional(),
  slug: lineOfText(80).optional(),
  blocks: z.array(z.unknown()).max(pageLimits.blocks).optional(),
  seo: fields.seo.unwrap().optional(),
  revision: knownRevision,
})
export type SavePage = z.infer<typeof savePage>

export const pageIdParams = z.object({ id })

/** POST …/{id}/publish. `at`: from then on; else at once. */
export const publishPage = z
  .object({
    at: z.preprocess((value) => (value === '' ? null : value), typedDateTime.nullable()).default(null),
    revision: knownRevision,
  })
  .prefault({})
export const restorePage = z.object({ version: wholeNumber(1, 1_000_000), revision: knownRevision })

const listed = {
  id: z.number().int(),
  title: z.string(),
  slug: z.string(),
  state: z.enum(pageStates),
  /** Where everybody reads it, or will. */
  url: z.string(),
  /** Whether what is being written differs from what is shown. */
  is_changed: z.boolean(),
  front: z.enum(['above', 'instead']).nullable(),
  published_at: dateTimeText.nullable(),
  publish_at: dateTimeText.nullable(),
  updated_at: dateTimeText,
}
export const listedPage = z.object(listed)
export type ListedPage = z.infer<typeof listedPage>
export const pageList = list(listedPage)

/** GET /api/ajax/seller/pages/{id}, and the answer of every write. */
export const sellerPage = z.object({
  ...listed,
  blocks: pageBlocks,
  seo: z.object({ title: z.string(), description: z.string(), image: z.number().int().nullable() }),
  revision: z.string(),
  version: z.number().int(),
  /** The newest first. */
  versions: z.array(z.object({ version: z.number().int(), at: dateTimeText, is_shown: z.boolean() })),
  /** What the blocks name by id. */
  pictures: z.array(uploadedPicture),
})
export type SellerPage = z.infer<typeof sellerPage>

/** PUT /api/ajax/seller/front-page: which page stands on the shop's first page. */
export const saveFrontPage = z.object({
  page_id: z.preprocess((value) => (value === '' ? null : value), id.nullable()),
  place: z.enum(['above', 'instead']).default('above'),
})
export const frontPage = z.object({ page_id: z.number().int().nullable(), place: z.enum(['above', 'instead']) })

const picture = image.extend({ srcset: z.string().nullable() })
const button = z.object({ label: z.string(), link: z.string() })

/** Blocks as a page shows them: words, pictures with addresses, and what is on sale now. */
export const shownBlock = z.discriminatedUnion('type', [
  z.object({ type: z.literal('text'), html: z.string() }),
  z.object({
    type: z.literal('hero'),
    title: z.string(),
    text: z.string(),
    image: picture.nullable(),
    button: button.nullable(),
  }),
  z.object({ type: z.literal('picture'), image: picture, caption: z.string(), link: z.string().nullable() }),
  z.object({ type: z.literal('gallery'), images: z.array(picture) }),
  z.object({ type: z.literal('video'), provider: z.string(), title: z.string(), link: z.string() }),
  z.object({ type: z.literal('products'), title: z.string(), items: z.array(storefrontItem) }),
  z.object({ type: z.literal('product'), item: storefrontItem, shows: z.enum(['order', 'card']) }),
  z.object({
    type: z.literal('reviews'),
    title: z.string(),
    reviews: z.array(review.extend({ view_id: z.string(), item: z.string() })),
  }),
  z.object({ type: z.literal('countdown'), title: z.string(), until: dateTimeText }),
  z.object({ type: z.literal('lead'), title: z.string(), text: z.string(), button: z.string(), source: z.string() }),
  z.object({
    type: z.literal('faq'),
    title: z.string(),
    questions: z.array(z.object({ question: z.string(), answer: z.string() })),
  }),
  z.object({ type: z.literal('map'), title: z.string(), address: z.string(), link: z.string() }),
  z.object({ type: z.literal('whatsapp'), label: z.string(), link: z.string() }),
  z.object({ type: z.literal('policies'), title: z.string(), kinds: z.array(z.string()) }),
  z.object({ type: z.literal('spacer'), size: z.enum(['s', 'm', 'l']) }),
])
export type ShownBlock = z.infer<typeof shownBlock>

/** GET /api/ajax/guest/front-store/{user}/pages/{slug} */
export const publicPage = z.object({
  title: z.string(),
  slug: z.string(),
  seo: z.object({ title: z.string(), description: z.string(), image: z.string().nullable() }),
  blocks: z.array(shownBlock),
  server_time: dateTimeText,
})
export type PublicPage = z.infer<typeof publicPage>
export const publicPageParams = z.object({ user: z.string().min(1).max(63), slug: z.string().min(1).max(100) })

/** GET /api/ajax/guest/front-store/{user}/front-page: null where none is chosen, or it is not shown. */
export const publicFront = success(publicPage.extend({ place: z.enum(['above', 'instead']) }).nullable())
export type PublicFront = z.infer<typeof publicFront>['data']

/** POST /api/ajax/seller/pages/preview: blocks as buyers would see them now. */
export const previewBlocks = z.object({ blocks: fields.blocks })
/** Stands in a preview where buyers see nothing yet. `of`: which kind of block waits; empty: none that is known. */
export const waitingBlock = z.object({ type: z.literal('waiting'), of: z.string(), message: z.string() })
export type WaitingBlock = z.infer<typeof waitingBlock>
export const previewedBlocks = z.object({ blocks: z.array(z.union([shownBlock, waitingBlock])) })
export type PreviewedBlock = z.infer<typeof previewedBlocks>['blocks'][number]
