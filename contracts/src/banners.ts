import { z } from 'zod'
import { uploadedPicture } from './seller-products.ts'
import { dateTimeText, flag, id, knownRevision, lineOfText, typedDateTime } from './values.ts'

const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable()).default(null)

const typedLink = lineOfText(400).default('')

/** PUT /api/ajax/seller/banners: what stands above the shelves, all of it. */
export const saveBanners = z.object({
  banner: z.object({ image_id: orNone(id), alt: lineOfText(160).default(''), link: typedLink }).prefault({}),
  slides: z
    .array(
      z.object({
        image_id: id,
        alt: lineOfText(160).default(''),
        title: lineOfText(80).default(''),
        text: lineOfText(160).default(''),
        link: typedLink,
      }),
    )
    .max(8)
    .default([]),
  promo_banner: z
    .object({
      is_active: flag.default(false),
      text: lineOfText(160).default(''),
      link: typedLink,
      /** A day alone: from its first moment, until its last. */
      starts_at: orNone(typedDateTime),
      ends_at: orNone(typedDateTime),
    })
    .prefault({}),
  revision: knownRevision,
})
export type SaveBanners = z.infer<typeof saveBanners>

/** GET /api/ajax/seller/banners */
export const banners = z.object({
  banner: z.object({ image: uploadedPicture.nullable(), alt: z.string(), link: z.string() }),
  slides: z.array(
    z.object({ image: uploadedPicture, alt: z.string(), title: z.string(), text: z.string(), link: z.string() }),
  ),
  promo_banner: z.object({
    is_active: z.boolean(),
    text: z.string(),
    link: z.string(),
    starts_at: dateTimeText.nullable(),
    ends_at: dateTimeText.nullable(),
  }),
  revision: z.string(),
})
export type Banners = z.infer<typeof banners>
