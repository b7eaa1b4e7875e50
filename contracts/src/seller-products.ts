import { z } from 'zod'
import { content } from './content.ts'
import { moneyText } from './money.ts'
import { flag, id, image, lineOfText, pageNumber, typedDateTime, uploadedFile, weightText, wholeNumber, dateTimeText } from './values.ts'

/** GET /api/ajax/seller/products */
export const productListQuery = z.object({
  term: lineOfText(100).optional(),
  status: z.enum(['draft', 'published', 'archived']).optional(),
  page: pageNumber,
})
export type ProductListQuery = z.infer<typeof productListQuery>

export const productRow = z.object({
  id: z.number().int(), view_id: z.string(), title: z.string(), item_type: z.string(), status: z.enum(['draft', 'published', 'archived']),
  image: z.string().nullable(), price: moneyText, price_range: z.string(), stock: z.number().int().nullable(), sold: z.number().int(), updated_at: dateTimeText,
})
export type ProductRow = z.infer<typeof productRow>

const typedPrice = lineOfText(20)

/** One thing with a price and a stock of its own: the product itself, or a cell of the option grid. */
export const typedVariation = z.object({
  id: id.optional(),
  option_values: z.array(lineOfText(40).min(1)).max(2).default([]),
  sku: lineOfText(64).optional(),
  price: typedPrice.min(1),
  promo_price: typedPrice.optional(),
  /** Empty = not tracked. */
  stock: z.union([wholeNumber(0, 10_000_000), z.literal(''), z.null()]).optional(),
  weight: z.union([weightText, z.literal('')]).optional(),
})
export type TypedVariation = z.infer<typeof typedVariation>

/** POST /api/ajax/seller/products, PUT /api/ajax/seller/products/{id}. JSON or multipart. */
export const saveProduct = z.object({
  item_type: z.enum(['ecommerce', 'variation']),
  status: z.enum(['draft', 'published']).default('draft'),
  title: lineOfText(160).min(1),
  content: content.default([]),
  category_id: z.union([id, z.literal(''), z.null()]).optional(),
  option_names: z.array(lineOfText(40).min(1)).max(2).default([]),
  variations: z.array(typedVariation).min(1).max(200),
  image_ids: z.array(id).max(12).default([]),
  is_promo: flag.default(false),
  promo_until: z.union([typedDateTime, z.literal(''), z.null()]).optional(),
  is_countdown: flag.default(false),
  countdown_start: z.union([typedDateTime, z.literal(''), z.null()]).optional(),
  countdown_until: z.union([typedDateTime, z.literal(''), z.null()]).optional(),
  min_purchase_qty: wholeNumber(1, 100_000).default(1),
  max_purchase_qty: z.union([wholeNumber(1, 100_000), z.literal(''), z.null()]).optional(),
  multiple_of: wholeNumber(1, 100_000).default(1),
  one_page: flag.default(true),
  sticky: flag.default(true),
  tnc: lineOfText(5000).optional(),
  file_upload: z.union([z.object({
    label: lineOfText(80).min(1), placeholder: lineOfText(120).default(''), tooltip: lineOfText(200).default(''), is_required: flag.default(false),
  }), z.null()]).optional(),
  click_upsell: z.union([z.object({
    offered_variation_id: id, title: lineOfText(120).min(1), description: lineOfText(300).default(''), price: typedPrice.min(1),
  }), z.null()]).optional(),
  /** The version that the form was opened with; another one meanwhile is a conflict that shows both. */
  version: wholeNumber(1, Number.MAX_SAFE_INTEGER).optional(),
})
export type SaveProduct = z.infer<typeof saveProduct>

export const sellerProduct = z.object({
  id: z.number().int(), view_id: z.string(), item_type: z.string(), status: z.enum(['draft', 'published', 'archived']), title: z.string(),
  content, category_id: z.number().int().nullable(), option_names: z.array(z.string()),
  variations: z.array(z.object({
    id: z.number().int(), option_values: z.array(z.string()), sku: z.string().nullable(), price: moneyText, promo_price: moneyText.nullable(),
    stock: z.number().int().nullable(), weight: z.string(),
  })),
  images: z.array(image.extend({ id: z.number().int() })),
  is_promo: z.boolean(), promo_until: dateTimeText.nullable(), is_countdown: z.boolean(), countdown_start: dateTimeText.nullable(), countdown_until: dateTimeText.nullable(),
  min_purchase_qty: z.number().int(), max_purchase_qty: z.number().int().nullable(), multiple_of: z.number().int(),
  one_page: z.boolean(), sticky: z.boolean(), tnc: z.string().nullable(),
  file_upload: z.object({ label: z.string(), placeholder: z.string(), tooltip: z.string(), is_required: z.boolean() }).nullable(),
  click_upsell: z.object({ offered_variation_id: z.number().int(), offered_title: z.string(), title: z.string(), description: z.string(), price: moneyText }).nullable(),
  sold: z.number().int(), view_counter: z.number().int(), version: z.number().int(), share_url: z.string(), updated_at: dateTimeText,
})
export type SellerProduct = z.infer<typeof sellerProduct>

export const productIdParams = z.object({ id })
export const uploadPicture = z.object({ picture: uploadedFile, alt: lineOfText(160).default('') })
export const uploadedPicture = image.extend({ id: z.number().int() })
export const sellerCategory = z.object({ id: z.number().int(), name: z.string(), parent_id: z.number().int().nullable() })
