import { productTypeNames } from '@kedai/domain/product-types/product-types.ts'
import { z } from 'zod'
import { content } from './content.ts'
import { moneyText } from './money.ts'
import { typeForms, typeSettings } from './type-forms.ts'
import {
  dateTimeText,
  flag,
  id,
  image,
  lineOfText,
  waitableSum,
  pageNumber,
  streamedFile,
  typedDateTime,
  uploadedFile,
  weightText,
  wholeNumber,
} from './values.ts'

export const productStatuses = ['draft', 'published', 'archived'] as const
export type ProductStatus = (typeof productStatuses)[number]

const chosenOf = <const Names extends readonly string[]>(names: Names) =>
  z.union([z.enum(names), z.literal('').transform(() => undefined)]).optional()

export const productSorts = ['newest', 'changed', 'title', 'cheapest', 'dearest'] as const
export type ProductSort = (typeof productSorts)[number]

/** Which products are meant. Without a status: everything that is not archived. A category means those within it too. */
export const productFilter = z.object({
  term: lineOfText(100).optional(),
  status: chosenOf(productStatuses),
  type: chosenOf(productTypeNames),
  category: z.union([id, z.literal('').transform(() => undefined)]).optional(),
  stock: chosenOf(['low', 'out']),
  promo: chosenOf(['on']),
})
export type ProductFilter = z.infer<typeof productFilter>

/** GET /api/ajax/seller/products. */
export const productListQuery = productFilter.extend({ sort: chosenOf(productSorts), page: pageNumber })
export type ProductListQuery = z.infer<typeof productListQuery>

export const productSumQuery = productFilter.extend(waitableSum)

export const productRow = z.object({
  id: z.number().int(),
  view_id: z.string(),
  title: z.string(),
  item_type: z.string(),
  status: z.enum(productStatuses),
  image: z.string().nullable(),
  price: moneyText,
  price_range: z.string(),
  /** What it costs while a promo is on now; null without one. */
  offer_price_range: z.string().nullable(),
  /** Units on hand of all variations; null when at least one is not counted. */
  stock: z.number().int().nullable(),
  is_out_stock: z.boolean(),
  variations: z.number().int(),
  /** Units at or below the limit at which the seller wants to be told. */
  low_variations: z.number().int(),
  sold: z.number().int(),
  share_url: z.string(),
  version: z.number().int(),
  updated_at: dateTimeText,
})
export type ProductRow = z.infer<typeof productRow>

// An emptied input means "none": it must not be read as 0.
const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable()).optional()

const typedPrice = lineOfText(20)

/** One thing with a price and a stock of its own: the product itself, or a cell of the option grid. */
export const typedVariation = z.object({
  id: id.optional(),
  option_values: z.array(lineOfText(40).min(1)).max(2).default([]),
  sku: orNone(lineOfText(64)),
  barcode: orNone(lineOfText(32)),
  /** What the seller pays for it; buyers never see it. */
  cost: orNone(typedPrice),
  price: typedPrice.min(1),
  promo_price: orNone(typedPrice),
  /** Empty = not counted; left out = as it is. */
  stock: orNone(wholeNumber(0, 10_000_000)),
  /** The count that was on the form when it was opened: the difference is booked, so that what was sold meanwhile stays sold. */
  stock_was: orNone(wholeNumber(0, 10_000_000)),
  weight: orNone(weightText),
  image_id: orNone(id),
})
export type TypedVariation = z.infer<typeof typedVariation>

const fileUploadField = z.object({
  label: lineOfText(80).min(1),
  placeholder: lineOfText(120).default(''),
  tooltip: lineOfText(200).default(''),
  is_required: flag.default(false),
})
const typedClickUpsell = z.object({
  offered_variation_id: id,
  title: lineOfText(120).min(1),
  description: lineOfText(300).default(''),
  price: typedPrice.min(1),
})

const typedDigital = z.object({
  files: z.array(z.object({ id })).max(10).default([]),
  /** https only. */
  link: orNone(lineOfText(500)),
  /** How often each file may be fetched; none: as often as they like. */
  download_limit: orNone(wholeNumber(1, 1000)),
  /** How many days after the payment; none: for ever. */
  expires_days: orNone(wholeNumber(1, 3650)),
  /** The buyer's name at the foot of every page of its PDF files. */
  stamp_pdf: flag.default(false),
  /** On how many devices a buyer may fetch it; none: on as many as they like. */
  device_limit: orNone(wholeNumber(1, 20)),
  /** Each copy comes with a code of the pool; how many are left is the stock. */
  has_codes: flag.default(false),
})

/** POST /api/ajax/seller/products. JSON or multipart. Without a status: a draft. */
export const saveProduct = z.object({
  item_type: z.enum(productTypeNames),
  status: z.enum(['draft', 'published']).optional(),
  title: lineOfText(160).min(1),
  content: content.default([]),
  category_id: orNone(id),
  option_names: z.array(lineOfText(40).min(1)).max(2).default([]),
  variations: z.array(typedVariation).min(1).max(200),
  images: z
    .array(z.object({ id, alt: lineOfText(160).default('') }))
    .max(12)
    .default([]),
  is_promo: flag.default(false),
  /** A day alone means all of that day. */
  promo_until: orNone(typedDateTime),
  is_countdown: flag.default(false),
  countdown_start: orNone(typedDateTime),
  countdown_until: orNone(typedDateTime),
  min_purchase_qty: wholeNumber(1, 100_000).default(1),
  max_purchase_qty: orNone(wholeNumber(1, 100_000)),
  multiple_of: wholeNumber(1, 100_000).default(1),
  one_page: flag.default(true),
  sticky: flag.default(true),
  tnc: orNone(lineOfText(5000)),
  file_upload: orNone(fileUploadField),
  click_upsell: orNone(typedClickUpsell),
  /** At or below how many of a unit the seller is told; none: 5. */
  low_stock_at: orNone(wholeNumber(0, 100_000)),
  /** Of a digital product alone: what the buyer gets once it is paid. */
  digital: orNone(typedDigital),
  ...typeForms,
})
export type SaveProduct = z.infer<typeof saveProduct>

/**
 * PUT /api/ajax/seller/products/{id}: the whole product; cells left out are no longer offered. Without a status: as it is.
 * `version` is the one the form was opened with; another one meanwhile is a 409 with `current`.
 */
export const updateProduct = saveProduct.extend({ version: wholeNumber(1, Number.MAX_SAFE_INTEGER) })
export type UpdateProduct = z.infer<typeof updateProduct>

export const uploadedPicture = image.extend({ id: z.number().int(), srcset: z.string().nullable() })
export type UploadedPicture = z.infer<typeof uploadedPicture>

/** POST /api/ajax/seller/digital-files, multipart. */
export const uploadDigitalFile = z.object({ file: streamedFile })
export const digitalFile = z.object({ id: z.number().int(), name: z.string(), bytes: z.number().int() })
export type DigitalFile = z.infer<typeof digitalFile>

/** GET /api/ajax/seller/digital-files/rules: what this installation takes. */
export const digitalFileRules = z.object({ most_bytes: z.number().int() })
export type DigitalFileRules = z.infer<typeof digitalFileRules>

export const sellerProduct = z.object({
  id: z.number().int(),
  view_id: z.string(),
  item_type: z.string(),
  status: z.enum(productStatuses),
  title: z.string(),
  content,
  category_id: z.number().int().nullable(),
  option_names: z.array(z.string()),
  variations: z.array(
    z.object({
      id: z.number().int(),
      option_values: z.array(z.string()),
      sku: z.string().nullable(),
      barcode: z.string().nullable(),
      cost: moneyText.nullable(),
      price: moneyText,
      promo_price: moneyText.nullable(),
      stock: z.number().int().nullable(),
      weight: z.string(),
      image_id: z.number().int().nullable(),
    }),
  ),
  images: z.array(uploadedPicture),
  is_promo: z.boolean(),
  promo_until: dateTimeText.nullable(),
  is_countdown: z.boolean(),
  countdown_start: dateTimeText.nullable(),
  countdown_until: dateTimeText.nullable(),
  min_purchase_qty: z.number().int(),
  max_purchase_qty: z.number().int().nullable(),
  multiple_of: z.number().int(),
  one_page: z.boolean(),
  sticky: z.boolean(),
  tnc: z.string().nullable(),
  file_upload: z
    .object({ label: z.string(), placeholder: z.string(), tooltip: z.string(), is_required: z.boolean() })
    .nullable(),
  click_upsell: z
    .object({
      offered_variation_id: z.number().int(),
      offered_title: z.string(),
      title: z.string(),
      description: z.string(),
      price: moneyText,
    })
    .nullable(),
  low_stock_at: z.number().int().nullable(),
  digital: z
    .object({
      files: z.array(digitalFile),
      link: z.string().nullable(),
      download_limit: z.number().int().nullable(),
      expires_days: z.number().int().nullable(),
      stamp_pdf: z.boolean(),
      device_limit: z.number().int().nullable(),
      has_codes: z.boolean(),
    })
    .nullable(),
  ticket: typeSettings,
  service: typeSettings,
  membership: typeSettings,
  collection: typeSettings,
  rental: typeSettings,
  course: typeSettings,
  sold: z.number().int(),
  view_counter: z.number().int(),
  version: z.number().int(),
  share_url: z.string(),
  updated_at: dateTimeText,
  /** Whether its shop has a way to be paid; without one nobody can buy it. */
  is_payable: z.boolean(),
})
export type SellerProduct = z.infer<typeof sellerProduct>

export const productIdParams = z.object({ id })

/** POST /api/ajax/seller/products/{id}/restore: out of the archive. */
export const restoreProduct = z.object({ status: z.enum(['draft', 'published']).default('draft') })

/** GET /api/ajax/seller/products/variations: what a click upsell may offer. */
export const offerableQuery = z.object({ term: lineOfText(100).optional() })
export const offerableVariation = z.object({
  id: z.number().int(),
  product_id: z.number().int(),
  title: z.string(),
  options: z.string(),
  price: moneyText,
  stock: z.number().int().nullable(),
  image: z.string().nullable(),
})
export type OfferableVariation = z.infer<typeof offerableVariation>

/** POST /api/ajax/seller/pictures, multipart. */
export const uploadPicture = z.object({ picture: uploadedFile, alt: lineOfText(160).default('') })

/** GET and POST /api/ajax/seller/categories. Two levels: a category, and those within it. */
export const createCategory = z.object({ name: lineOfText(60).min(1), parent_id: orNone(id) })
export const sellerCategory = z.object({
  id: z.number().int(),
  name: z.string(),
  slug: z.string(),
  parent_id: z.number().int().nullable(),
  image: uploadedPicture.nullable(),
  /** Products in it itself, on sale or not, without the archive; counted up to a thousand. */
  products: z.number().int(),
  /** Of its name and picture. */
  revision: z.string(),
})
export type SellerCategory = z.infer<typeof sellerCategory>
