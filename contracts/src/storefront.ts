import { z } from 'zod'
import { list } from './envelope.ts'
import { policyKinds } from './policies.ts'
import { moneyText } from './money.ts'
import { shopTheme } from './theme.ts'
import { shopVacation } from './vacation.ts'
import { dateTimeText, flag, image, lineOfText, listMeta, pageNumber } from './values.ts'

export const storefrontParams = z.object({ user: z.string().min(1).max(63) })

export type Category = {
  id: number
  name: string
  slug: string
  former_slugs: string[]
  image: string | null
  has_items: boolean
  children: Category[]
}
export const category: z.ZodType<Category> = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  image: z.string().nullable(),
  /** What it was called before, in links that are still about. */
  former_slugs: z.array(z.string()),
  /** Whether it, or a category below it, has something on sale. */
  has_items: z.boolean(),
  get children() {
    return z.array(category)
  },
})

const picture = image.extend({ srcset: z.string().nullable() })
export type ShopPicture = z.infer<typeof picture>

/** GET /api/ajax/guest/front-store/{user}. contract §3 */
export const storefront = z.object({
  name: z.string(),
  username: z.string(),
  currency: z.string(),
  whatsapp_number: z.string().nullable(),
  telegram_username: z.string().nullable(),
  logo: picture.nullable(),
  company: z.object({
    description: z.string(),
    email: z.string().nullable(),
    phone_number: z.string().nullable(),
    show_address: z.boolean(),
    address: z.string().nullable(),
    postcode: z.string().nullable(),
    city: z.string().nullable(),
    state: z.object({ code: z.string(), name: z.string() }).nullable(),
  }),
  socmed: z.object({
    facebook: z.string().nullable(),
    twitter: z.string().nullable(),
    instagram: z.string().nullable(),
    tiktok: z.string().nullable(),
    youtube: z.string().nullable(),
    linkedin: z.string().nullable(),
  }),
  /** Links are paths into this shop, `/s/{username}…`, or https addresses. */
  banner: z.object({ image: picture, link: z.string().nullable() }).nullable(),
  sliders: z.array(
    z.object({
      id: z.number().int(),
      image: picture,
      title: z.string(),
      text: z.string(),
      link: z.string().nullable(),
    }),
  ),
  categories: z.array(category),
  /** Only while it holds. */
  promo_banner: z.object({ text: z.string(), link: z.string().nullable(), until: dateTimeText.nullable() }).nullable(),
  vacation: shopVacation,
  theme: shopTheme,
  /** Ours: which policies the shop shows; their words are at …/policies. */
  policies: z.array(z.enum(policyKinds)),
  /** Whether a programme of resellers takes applications; which, is at `guest/programmes`. */
  takes_resellers: z.boolean(),
})
export type Storefront = z.infer<typeof storefront>

const typedPrice = z.string().regex(/^(?:\d{1,7}(?:\.\d{1,2})?)?$/)

export const sortNames = ['newest', 'popular', 'rated', 'price_low', 'price_high'] as const
export const storefrontItemsQuery = z.object({
  page: pageNumber,
  term: lineOfText(100).optional(),
  category: lineOfText(100).optional(),
  sub_category: lineOfText(100).optional(),
  sort: z.enum(sortNames).default('newest'),
  /** Ringgit, of what an item costs now. */
  price_min: typedPrice.optional(),
  price_max: typedPrice.optional(),
  in_stock: flag.default(false),
  on_promo: flag.default(false),
})
export type StorefrontItemsQuery = z.infer<typeof storefrontItemsQuery>

/** GET /api/ajax/guest/front-store/{user}/facets, asked like the list: how many items it would hold with one thing more asked of them. */
export const storefrontFacetsQuery = storefrontItemsQuery.omit({ page: true, sort: true })
/** Counted as the list counts: `is_capped` where there may be more. */
const facetCount = z.object({ total: z.number().int(), is_capped: z.boolean() })
export const storefrontFacets = z.object({ in_stock: facetCount, on_promo: facetCount })
export type StorefrontFacets = z.infer<typeof storefrontFacets>

export const storefrontItem = z.object({
  id: z.number().int(),
  view_id: z.string(),
  title: z.string(),
  image: z.string().nullable(),
  srcset: z.string().nullable(),
  price: moneyText,
  price_range: z.string(),
  offer_price_range: z.string().nullable(),
  offer_percentage: z.number().int().nullable(),
  is_out_stock: z.boolean(),
  sold: z.number().int() /** Stars with one decimal; null while nobody has rated. */,
  rating: z.number().nullable(),
  rating_count: z.number().int(),
  item_type: z.string(),
})
export type StorefrontItem = z.infer<typeof storefrontItem>

/**
 * `is_similar`: no title holds the words; these are spelt alike. Left out otherwise. `words`: what was looked for in titles, with
 * other words for the same thing.
 */
export const storefrontItemsMeta = listMeta.extend({
  is_similar: z.boolean().optional(),
  words: z.array(z.string()).optional(),
  /** Nothing was found: what others buy here. */
  popular: z.array(storefrontItem).optional(),
})
export type StorefrontItemsMeta = z.infer<typeof storefrontItemsMeta>

/** GET /api/ajax/guest/front-store/{user}/items */
export const storefrontItems = list(storefrontItem).extend({ meta: storefrontItemsMeta })
