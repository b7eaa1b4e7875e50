import { z } from 'zod'
import { plan } from './memberships.ts'
import { collectionView } from './collections.ts'
import { courseOutline } from './course-forms.ts'
import { moneyText } from './money.ts'
import { itemRental } from './rentals.ts'
import { serviceView } from './service-forms.ts'
import { ticketView } from './ticket-forms.ts'
import { review } from './reviews.ts'
import { shopVacation } from './vacation.ts'
import { viralLock } from './viral-locks.ts'
import { dateTimeText, image } from './values.ts'

/** Something that can be put into the order on an item page: the product itself, or one of its variations. */
export const buyable = z.object({
  id: z.number().int(),
  view_id: z.string(),
  item_type: z.string(),
  title: z.string(),
  options: z.array(z.string()),
  price: moneyText,
  compare_price: moneyText.nullable(),
  stock: z.number().int().nullable(),
  is_out_stock: z.boolean(),
  min_purchase_qty: z.number().int(),
  max_purchase_qty: z.number().int().nullable(),
  multiple_of: z.number().int(),
  weight: z.string(),
  image: z.string().nullable(),
  selectedQty: z.number().int(),
  /** Of a ticket type alone: when it is sold. */
  sale_starts: dateTimeText.nullable().optional(),
  sale_ends: dateTimeText.nullable().optional(),
})
export type Buyable = z.infer<typeof buyable>

export const item = z.object({
  id: z.number().int(),
  view_id: z.string(),
  item_type: z.string(),
  title: z.string(),
  content: z.string(),
  option_names: z.array(z.string()),
  images: z.array(image.extend({ srcset: z.string().nullable() })),
  is_countdown: z.boolean(),
  countdown_start: dateTimeText.nullable(),
  countdown_until: dateTimeText.nullable(),
  is_promo: z.boolean(),
  promo_until: dateTimeText.nullable(),
  is_out_stock: z.boolean(),
  min_purchase_qty: z.number().int(),
  price: moneyText,
  compare_price: moneyText.nullable(),
  weight: z.string(),
  selectedQty: z.number().int(),
  one_page: z.boolean(),
  sticky: z.boolean(),
  sold: z.number().int(),
  view_counter: z.number().int(),
  /** Stars with one decimal; null while nobody has rated. */
  rating: z.number().nullable(),
  rating_count: z.number().int(),
  tnc: z.string().nullable(),
  plans: z.array(plan).optional(),
  /** Of a collection alone. */
  collection: collectionView.optional(),
  /** Of a service alone. */
  service: serviceView.optional(),
  /** Of an event alone. */
  ticket: ticketView.optional(),
  /** Of a course alone. */
  course: courseOutline.optional(),
})
export type Item = z.infer<typeof item>

export const shippingMethod = z.object({
  id: z.number().int(),
  name: z.string(),
  courier: z.string(),
  zoneid: z.number().int(),
  by: z.enum(['weight', 'quantity', 'flat']),
  /** For one unit of the item to the nearest zone; the real price is asked for. */
  price: moneyText,
  /** Where and when the buyer collects, whatever the address; null for a way that sends a parcel. */
  pickup: z.string().nullable(),
  /** ISO 3166-2:MY codes that the method delivers to. */
  states: z.array(z.string()),
})
export type ShippingMethod = z.infer<typeof shippingMethod>

export const paymentMethod = z.object({
  code: z.string(),
  name: z.string(),
  kind: z.enum(['gateway', 'bank_transfer', 'cod', 'qr']),
  /** What its buyer does, in a few words. */
  hint: z.string(),
  /** The same for who comes for the goods, where it differs. */
  pickup_hint: z.string().optional(),
  instructions: z.string(),
  accounts: z.array(z.object({ bank: z.string(), number: z.string(), holder: z.string() })),
})
export type PaymentMethod = z.infer<typeof paymentMethod>

export const itemView = z.object({
  items: z.array(buyable),
  item,
  /** Of a rental alone. */
  item_rental: itemRental.nullable(),
  shipping_methods: z.array(shippingMethod),
  payment_methods: z.array(paymentMethod),
  states: z.array(z.object({ code: z.string(), name: z.string() })),
  countries: z.array(z.object({ code: z.string(), name: z.string() })),
  me: z.object({ name: z.string(), email: z.string(), phone: z.string().nullable() }).nullable(),
  referral_link: z.string(),
  shop: z.object({
    username: z.string(),
    name: z.string(),
    telegram_username: z.string().nullable(),
    whatsapp_number: z.string().nullable(),
    currency: z.string(),
    vacation: shopVacation,
    logo: z.object({ url: z.string(), srcset: z.string().nullable() }).nullable(),
    /** The shop's own colours and corners; null where it has none. */
    stylesheet: z.string().nullable(),
  }),
  click_upsell: z
    .object({
      id: z.number().int(),
      title: z.string(),
      description: z.string(),
      image: z.string().nullable(),
      product_price: moneyText,
    })
    .nullable(),
  /** A reward for bringing others; null where there is none, or it is over. */
  viral_lock: viralLock.nullable(),
  social_media_support: z.object({
    status: z.boolean(),
    whatsapp: z.string().nullable(),
    telegram: z.string().nullable(),
  }),
  conversion: z.object({
    fb_pixel: z.string().nullable(),
    ga_code: z.string().nullable(),
    tiktok_pixel: z.string().nullable(),
    events: z.record(z.string(), z.boolean()),
    /** Nothing is told of a visitor who has not said yes; left out where the shop does not ask. */
    asks_consent: z.boolean().optional(),
  }),
  file_upload: z
    .object({ label: z.string(), placeholder: z.string(), tooltip: z.string(), is_required: z.boolean() })
    .nullable(),
  /** The newest few. */
  reviews: z.array(review),
  server_time: dateTimeText,
})
export type ItemView = z.infer<typeof itemView>

export const viewParams = z.object({ view_id: z.string().min(1).max(64) })
