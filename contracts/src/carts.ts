import { maxCartLines } from '@kedai/domain/carts/limits.ts'
import { z } from 'zod'
import { chosenBank } from './payment-banks.ts'
import { buyable, itemView, paymentMethod } from './items.ts'
import { moneyText, totals } from './money.ts'
import { buyerFields, ownOrder } from './orders.ts'
import { id, image, lineOfText, maybeFile, maybeFlag, wholeNumber } from './values.ts'

/** `id` or `view_id` of a product. */
export const cartProductParams = z.object({ id: z.string().min(1).max(64) })

/** What one piece costs from so many on. */
const priceTier = z.object({ min_qty: z.number().int(), price: moneyText })

/** GET /api/ajax/{area}/product/view/{id}. contract §4 */
export const cartProduct = z.object({
  product_id: z.number().int(),
  view_id: z.string(),
  item_type: z.string(),
  title: z.string(),
  images: z.array(image.extend({ srcset: z.string().nullable() })),
  variations: z.array(
    z.object({
      id: z.number().int(),
      options: z.array(z.string()),
      price: moneyText,
      stock: z.number().int().nullable(),
      image: z.string().nullable(),
      /** Of resellers' areas: the public price, and the area's own by quantity. */
      retail_price: moneyText.optional(),
      tiers: z.array(priceTier).optional(),
    }),
  ),
  tier_variation: z.array(z.object({ name: z.string(), options: z.array(z.string()) })),
  content: z.string(),
  sold: z.number().int(),
  rating: z.number().nullable(),
  view_counter: z.number().int(),
  store_url: z.string(),
  price: moneyText,
  /** `-` where all cost the same. */
  price_range: z.string(),
  offer_price_range: z.string(),
  offer_percentage: z.number().int(),
  whatsapp_number: z.string().nullable(),
  shop: z.object({ currency: z.string() }),
  min_purchase_qty: buyable.shape.min_purchase_qty,
  max_purchase_qty: buyable.shape.max_purchase_qty,
  multiple_of: buyable.shape.multiple_of,
  /** In resellers' areas alone. contract §4 */
  retail_price: moneyText.optional(),
  margin: moneyText.optional(),
  tiers: z.array(priceTier).optional(),
})
export type CartProduct = z.infer<typeof cartProduct>

export const cartRow = z.object({
  row_id: z.string(),
  product_id: z.number().int(),
  variation_id: z.number().int(),
  view_id: z.string(),
  item_type: z.string(),
  title: z.string(),
  options: z.array(z.string()),
  image: z.string().nullable(),
  price: moneyText,
  compare_price: moneyText.nullable(),
  quantity: z.number().int(),
  total: moneyText,
  /** Kilograms of all its pieces. */
  weight: z.string(),
  min_purchase_qty: z.number().int(),
  max_purchase_qty: z.number().int().nullable(),
  multiple_of: z.number().int(),
  /** Pieces that can be had; null where stock is not tracked. */
  stock: z.number().int().nullable(),
  /** Why it cannot be ordered like this, and how to mend it; null when it can. Such a line counts towards no sum. */
  problem: z.string().nullable(),
  /** The nearest quantity that can be had; 0 when there is none; null without a problem. */
  nearest_qty: z.number().int().nullable(),
})
export type CartRow = z.infer<typeof cartRow>

const cartCoupon = z.object({
  coupon: z.string().nullable(),
  coupon_price: moneyText.nullable(),
  coupon_type: z.enum(['percent', 'fixed', 'free_shipping']).nullable(),
})

/** Where it goes, as last asked for; `method_id` null: the cheapest. */
const shippingData = z.object({
  postcode: z.string(),
  state: z.string(),
  city: z.string(),
  country: z.string(),
  method_id: z.number().int().nullable(),
})

const cartFields = {
  cart: z.array(cartRow),
  total_items: z.number().int(),
  total_qty: z.number().int(),
  shipping_data: shippingData.nullable(),
  discount: moneyText,
  /** 0.00 while no place was asked for. */
  shipping: moneyText,
  subtotal: moneyText,
  total: moneyText,
  /** The same figures as orders tell them. */
  totals,
  /** Whether anything of it is sent to an address. */
  ships: z.boolean(),
  /** What became different by itself, each in a sentence: lines of a guest that joined the cart at sign-in. */
  changes: z.array(z.string()),
}

/** GET /api/ajax/{area}/carts, and the answer to every change of it. contract §4 */
export const cart = z.object({
  ...cartFields,
  coupon: cartCoupon,
  /** After a change, where the shop's pixels want to hear of what was added: `POST /api/ajax/guest/added-to-cart/{username}`. */
  tells_added: z.literal(true).optional(),
})
export type Cart = z.infer<typeof cart>

export const cartShippingMethod = z.object({
  id: z.number().int(),
  name: z.string(),
  courier: z.string(),
  price: moneyText,
  /** Where and when the buyer collects; null for a way that sends a parcel. */
  pickup: z.string().nullable(),
})

/** POST .../carts/shipping/quote */
export const quoteCartShipping = z.object({
  postcode: lineOfText(16).default(''),
  state: lineOfText(64).default(''),
  country: lineOfText(2).default('MY'),
  city: lineOfText(100).default(''),
  method_id: z.union([id, z.literal('')]).optional(),
})
export const cartShippingQuote = z.object({
  methods: z.array(cartShippingMethod),
  /** The chosen one's id; null when nothing ships. */
  selected: z.number().int().nullable(),
})
export type CartShippingQuote = z.infer<typeof cartShippingQuote>

/** GET .../carts/checkout: what the checkout page of a cart shows. contract §4 */
export const cartCheckout = z.object({
  ...cartFields,
  coupon: cartCoupon.extend({ status: z.boolean(), message: z.string().nullable() }),
  click_upsell: itemView.shape.click_upsell
    .unwrap()
    /** null while it was neither taken nor declined. */
    .extend({ is_accepted: z.boolean().nullable() })
    .nullable(),
  payment_methods: z.array(paymentMethod),
  /** With prices once a place is known (`shipping_data`); empty when nothing ships. */
  shipping_methods: z.array(cartShippingMethod.extend({ price: moneyText.nullable() })),
  /** The chosen way; null: the cheapest. */
  selected_shipping_method: z.number().int().nullable(),
  referral_by: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  setting: z.object({ checkout_required_address: z.union([z.literal(0), z.literal(1)]) }),
  conversion: itemView.shape.conversion,
  me: itemView.shape.me,
  states: itemView.shape.states,
  countries: itemView.shape.countries,
  /** Terms to agree to, each once; none: nothing to agree to. */
  tnc: z.array(z.string()),
  /** Files that lines ask for. */
  file_upload: itemView.shape.file_upload,
  /** Whether something is delivered by mail, so that an address is needed. */
  mailed: z.boolean(),
  shop: itemView.shape.shop,
  server_time: itemView.shape.server_time,
  /** What an order of a reseller must come to, and why this one does not; null in the public area. */
  minimum: z
    .object({
      min_qty: z.number().int(),
      min_amount: moneyText,
      multiple_of: z.number().int(),
      problem: z.string().nullable(),
    })
    .nullable(),
  /** Whether the buyer may name another sender on the parcel. */
  takes_sender: z.boolean(),
  /** What a reseller's wallet can pay; null in the public area. */
  wallet: moneyText.nullable(),
  /** What is short is held by an order of the same browser that waits for payment. */
  own_order: ownOrder.nullable(),
})
export type CartCheckout = z.infer<typeof cartCheckout>

/** POST .../carts */
export const addToCart = z.object({
  product_id: id,
  /** May be left out where there is one. */
  variation_id: z.union([id, z.literal('').transform(() => undefined), z.null().transform(() => undefined)]).optional(),
  quantity: wholeNumber(1, 100_000).default(1),
})
export type AddToCart = z.infer<typeof addToCart>

export const cartRowParams = z.object({ rowId: z.string().min(1).max(32) })
export const changeCartRow = z.object({ quantity: wholeNumber(1, 100_000) })
export const redeemCartCoupon = z.object({ code: lineOfText(1000) })
export const purchaseUpsell = z.object({
  accept: z.union([
    z.literal(0),
    z.literal(1),
    z.enum(['0', '1']).transform((typed) => (typed === '1' ? 1 : 0)),
    z.boolean().transform((typed) => (typed ? 1 : 0)),
  ]),
})

/** In the `data` of a 409: what is left of the line that was wanted, and the nearest quantity that can be had. */
export const cartShortage = z.object({ left: z.number().int(), nearest_qty: z.number().int() })
export type CartShortage = z.infer<typeof cartShortage>

/** POST .../carts/checkout, multipart: the buyer, payment and file fields of placing an order. contract §2, §4 */
export const checkOutCart = z.object({
  ...buyerFields,
  notes: lineOfText(2000).default(''),
  paymentMethod: lineOfText(40).default(''),
  payment_bank: chosenBank,
  paymentProof: maybeFile,
  file_upload: maybeFile,
  shipping_method_id: z.union([id, z.literal('')]).optional(),
  agreeTnc: maybeFlag,
  /** As in placing an order; 422 where the buyer is somebody else than who orders. */
  offers_consent: maybeFlag,
  expected_total: z.union([moneyText, z.literal('')]).optional(),
  /** Where the area lets its buyer name the sender. */
  sender_name: lineOfText(120).optional(),
  sender_phone: lineOfText(32).optional(),
  /** Of a reseller: his wallet pays as much of it as it holds. */
  use_wallet: maybeFlag,
})
export type CheckOutCart = z.infer<typeof checkOutCart>

/** POST /api/ajax/guest/carts/contact: kept with the cart while the buyer wants offers; `offers_consent` 0 takes it back. */
export const cartContactBody = z.object({
  name: lineOfText(120).default(''),
  phone: lineOfText(32).default(''),
  email: lineOfText(254).default(''),
  offers_consent: maybeFlag,
})
export type CartContactBody = z.infer<typeof cartContactBody>

/** POST /api/ajax/guest/carts/share: a page that shows the same lines to anybody for 30 days. */
export const sharedCartLink = z.object({ url: z.string() })
export const sharedCartParams = z.object({ token: z.string().min(1).max(64) })

/** GET /api/ajax/guest/carts/shared/{token}; POST .../shared/{token}/take puts the lines into the reader's own cart. */
export const sharedCart = z.object({
  lines: z
    .array(cartRow.omit({ row_id: true }))
    .max(maxCartLines)
    .meta({ description: 'As they stand now: today’s prices and stock.' }),
  subtotal: moneyText,
  shop: itemView.shape.shop,
})
export type SharedCart = z.infer<typeof sharedCart>

/** GET .../carts/count: for the icon on every page; never cached. */
export const cartCount = z.object({ total_items: z.number().int(), total_qty: z.number().int() })
export type CartCount = z.infer<typeof cartCount>
