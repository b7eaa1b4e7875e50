import { z } from 'zod'
import { uploadedPicture } from './seller-products.ts'
import { flag, id, knownRevision, lineOfText } from './values.ts'

const orNone = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((value) => (value === '' ? null : value), schema.nullable()).default(null)

/** A name, an address of that place, or nothing. */
const typedLink = lineOfText(400).default('')

/** PUT /api/ajax/seller/company: what a shop says of itself, all of it. */
export const saveCompany = z.object({
  name: lineOfText(80).min(2),
  description: z.string().max(1000).default(''),
  email: lineOfText(254).default(''),
  phone_number: lineOfText(40).default(''),
  whatsapp_number: lineOfText(40).default(''),
  telegram_username: lineOfText(100).default(''),
  registration_no: lineOfText(60).default(''),
  show_address: flag.default(false),
  address: lineOfText(500).default(''),
  postcode: lineOfText(12).default(''),
  city: lineOfText(100).default(''),
  /** Code or name. contract §1 Values */
  state: lineOfText(100).default(''),
  socmed: z
    .object({
      facebook: typedLink,
      twitter: typedLink,
      instagram: typedLink,
      tiktok: typedLink,
      youtube: typedLink,
      linkedin: typedLink,
    })
    .prefault({}),
  logo_id: orNone(id),
  revision: knownRevision,
})
export type SaveCompany = z.infer<typeof saveCompany>

/** GET /api/ajax/seller/company. Empty texts where nothing is set, as a form has it. */
export const company = z.object({
  name: z.string(),
  username: z.string(),
  description: z.string(),
  email: z.string(),
  phone_number: z.string(),
  whatsapp_number: z.string(),
  telegram_username: z.string(),
  registration_no: z.string(),
  show_address: z.boolean(),
  address: z.string(),
  postcode: z.string(),
  city: z.string(),
  state: z.string(),
  socmed: z.object({
    facebook: z.string(),
    twitter: z.string(),
    instagram: z.string(),
    tiktok: z.string(),
    youtube: z.string(),
    linkedin: z.string(),
  }),
  logo: uploadedPicture.nullable(),
  store_url: z.string(),
  revision: z.string(),
})
export type Company = z.infer<typeof company>
