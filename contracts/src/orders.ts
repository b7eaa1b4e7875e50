import { z } from 'zod'
import { shipmentStatuses } from '@kedai/domain/shipments/statuses.ts'
import { fulfilmentStatuses, orderStatuses, paymentStatuses } from '@kedai/domain/orders/statuses.ts'
import { duitNowToPay } from './duitnow.ts'
import { moneyText, totals } from './money.ts'
import { chosenBank } from './payment-banks.ts'
import { typeFields } from './type-fields.ts'
import { lineDetails, typeOrderParts } from './line-details.ts'
import { dateTimeText, dayText, id, lineOfText, maybeFile, maybeFlag, uploadedFile, wholeNumber } from './values.ts'

/** The fields of a person who buys. What is needed of them depends on the order; the server and domain/checkout decide. */
export const buyerFields = {
  name: lineOfText(120).default(''),
  email: lineOfText(254).default(''),
  phone: lineOfText(32).default(''),
  address: lineOfText(300).default(''),
  city: lineOfText(100).default(''),
  postcode: lineOfText(16).default(''),
  state: lineOfText(64).default(''),
  country: lineOfText(2).default('MY'),
}

/** POST /api/ajax/guest/order/place-order/{view_id}, rental-place-order and collect, multipart. (contract §2) */
export const placeOrder = z.object({
  quantity: z.preprocess((typed) => (typed === '' ? undefined : typed), wholeNumber(1, 100_000).optional()),
  /** `id` is one of `items[].id` of the item's view. Lines of 0 are left out; where there are lines, `quantity` does not count. */
  items: z
    .array(z.object({ id, quantity: wholeNumber(0, 100_000) }))
    .max(200)
    .optional(),
  coupon_code: lineOfText(64).optional(),
  click_upsell: maybeFlag,
  shipping: z.union([z.literal(''), wholeNumber(0, 500)]).optional(), // '' first: read as a number it would be 0, the first of the list
  shipping_method_id: z.union([id, z.literal('')]).optional(),
  notes: lineOfText(2000).default(''),
  paymentMethod: lineOfText(40).default(''),
  payment_bank: chosenBank,
  paymentProof: maybeFile,
  file_upload: maybeFile,
  ...buyerFields,
  agreeTnc: maybeFlag,
  /** 1: the buyer ticked that the shop may send them offers. Left out or 0 changes nothing. */
  offers_consent: maybeFlag,
  /** The first participant is the buyer. */
  sameDetailAsBuyer: maybeFlag,
  expected_total: z.union([moneyText, z.literal('')]).optional(),
  ...typeFields,
})
export type PlaceOrder = z.infer<typeof placeOrder>

export const placedOrder = z.object({ redirect_to: z.string(), message: z.string(), order_no: z.string(), totals })
export type PlacedOrder = z.infer<typeof placedOrder>

/** GET /api/ajax/guest/own-order/{view_id}: an order of this very browser that waits for payment and holds what the page sells. */
export const ownOrder = z.object({ order_no: z.string(), url: z.string() })
export type OwnOrder = z.infer<typeof ownOrder>

/** What stands in the `data` of a 409 answer to placing an order: what changed, and the order as it could stand now. */
export const changedOrder = z.object({
  totals,
  changes: z.array(
    z.object({
      what: z.enum(['stock', 'booking', 'slot', 'coupon', 'click_upsell', 'total']),
      message: z.string(),
      item_id: z.number().int().optional(),
      /** How many could still be had. */
      left: z.number().int().optional(),
    }),
  ),
  items: z.array(z.object({ id: z.number().int(), quantity: z.number().int() })),
  coupon_code: z.string().nullable(),
  click_upsell: z.boolean(),
  /** What is short is held by an order of the same browser that waits for payment. */
  own_order: ownOrder.optional(),
})
export type ChangedOrder = z.infer<typeof changedOrder>

export const orderParams = z.object({ token: z.string().min(1).max(128) })
export const paymentProofUpload = z.object({ paymentProof: uploadedFile })
export const payAgain = z.object({ paymentMethod: lineOfText(40).optional() })
export const cancelByBuyer = z.object({ reason: lineOfText(300).optional() })

/** What was sold, as it was sold. (contract §2a) */
export const orderLine = z.object({
  id: z.number().int(),
  item_type: z.string(),
  kind: z.enum(['item', 'click_upsell']),
  view_id: z.string(),
  title: z.string(),
  options: z.string(),
  image: z.string().nullable(),
  unit_price: moneyText,
  quantity: z.number().int(),
  total: moneyText,
  /** Units whose money went back, units that were given up, and the money of the line that went back. (contract §14) */
  returned: z.number().int(),
  given_up: z.number().int(),
  refunded: moneyText,
  ...lineDetails.shape,
})
export const proof = z.object({
  id: z.number().int(),
  status: z.enum(['uploaded', 'checking', 'approved', 'rejected', 'expired']),
  reason: z.string().nullable(),
  uploaded_at: dateTimeText,
  url: z.string(),
  is_pdf: z.boolean(),
})
export const actionState = z.object({ allowed: z.boolean(), reason: z.string().nullable() })
export const timelineEntry = z.object({
  at: dateTimeText,
  name: z.string(),
  text: z.string(),
  actor: z.enum(['buyer', 'seller', 'gateway', 'system']),
})
export const parcelLine = z.object({ title: z.string(), options: z.string(), quantity: z.number().int() })
/** A parcel that has left the shop. (contract §10) */
export const sentParcel = z.object({
  courier: z.string(),
  tracking_number: z.string(),
  tracking_url: z.string().nullable(),
  status: z.enum(shipmentStatuses),
  shipped_at: dateTimeText,
  lines: z.array(parcelLine),
})

export const orderAddress = z.object({
  name: z.string(),
  email: z.string().nullable(),
  phone: z.string(),
  address: z.string().nullable(),
  city: z.string().nullable(),
  postcode: z.string().nullable(),
  state: z.object({ code: z.string(), name: z.string() }).nullable(),
  country: z.string(),
})

export const download = z.object({
  id: z.number().int(),
  title: z.string(),
  is_link: z.boolean(),
  /** How often it may still be fetched; null: as often as one likes. */
  left: z.number().int().nullable(),
  /** On how many more devices it may be fetched; null: on as many as one likes. */
  devices_left: z.number().int().nullable(),
  expires_at: dateTimeText.nullable(),
  /** Why it cannot be fetched now, in the reader's language. */
  refusal: z.string().nullable(),
})
/** POST /api/ajax/guest/order/{token}/downloads/{grant_id}: one of them is used up; the address holds for ten minutes. */
export const downloadParams = orderParams.extend({ grant_id: id })
export const claimedDownload = z.object({ url: z.string() })
export type ClaimedDownload = z.infer<typeof claimedDownload>

/** GET /api/ajax/guest/order/{token}: the buyer's own view. */
export const buyerOrder = z.object({
  order_no: z.string(),
  placed_at: dateTimeText,
  payment_status: z.enum(paymentStatuses),
  fulfilment_status: z.enum(fulfilmentStatuses),
  order_status: z.enum(orderStatuses),
  /** One sentence in the buyer's language, and what to do next. */
  headline: z.string(),
  next_step: z.string().nullable(),
  hold_expires_at: dateTimeText.nullable(),
  /** The day from which it is sent, as promised when it was placed; null once it is on its way or over. */
  dispatch_on: dayText.nullable(),
  server_time: dateTimeText,
  totals,
  /** What of the discount was taken off so that the transfer's amount is this order's alone. */
  transfer_discount: moneyText,
  paid: moneyText,
  refunded: moneyText,
  /** What coins that settled it took off the total; below 0: put on it. */
  rounding_amount: moneyText,
  balance_due: moneyText,
  coupon_code: z.string().nullable(),
  lines: z.array(orderLine),
  buyer: orderAddress,
  notes: z.string(),
  payment: z.object({
    code: z.string(),
    name: z.string(),
    kind: z.enum(['gateway', 'bank_transfer', 'cod', 'qr']),
    instructions: z.string(),
    accounts: z.array(z.object({ bank: z.string(), number: z.string(), holder: z.string() })),
    duitnow: duitNowToPay.nullable(),
  }),
  shipping: z.object({ name: z.string(), courier: z.string() }).nullable(),
  /** Where and when it is collected; null when it is sent or nothing is. */
  pickup: z.string().nullable(),
  shipments: z.array(sentParcel),
  proofs: z.array(proof),
  /** What was bought as a file or a link; nothing before it is paid. */
  downloads: z.array(download),
  timeline: z.array(timelineEntry),
  /** Whether the goods have come, so that it is time to ask how they were. */
  asks_rating: z.boolean(),
  /** It is paid, and the shop's own pixels want to hear of it: `POST …/conversion` hands it out until it was told. */
  tells_purchase: z.boolean(),
  ...typeOrderParts.shape,
  actions: z.object({ pay: actionState, upload_proof: actionState, cancel: actionState }),
  shop: z.object({
    username: z.string(),
    name: z.string(),
    whatsapp_number: z.string().nullable(),
    whatsapp_link: z.string().nullable(),
    email: z.string().nullable(),
    logo: z.object({ url: z.string(), srcset: z.string().nullable() }).nullable(),
    stylesheet: z.string().nullable(),
  }),
})
export type BuyerOrder = z.infer<typeof buyerOrder>
