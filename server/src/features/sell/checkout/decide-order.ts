import type { PlaceOrder } from '@kedai/contracts/orders.ts'
import { productTypeRules, type ProductTypeName, typeFieldNames } from '@kedai/domain/product-types/product-types.ts'
import { normaliseCode } from '@kedai/domain/coupons/coupon.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { paymentKindRules } from '@kedai/domain/payments/methods.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { AppError } from '../../../platform/errors/app-error.ts'
import { fill } from '../../../platform/errors/fill.ts'
import { texts } from '../../../platform/errors/messages.ts'
import type { OfferedMethod } from '../../orders/shipping/actions/shipping-methods.ts'
import { refuseDelivery, unknownMethodRefusal } from '../../orders/shipping/actions/refuse-delivery.ts'
import { anyListing, type Offer, type OfferedPayment } from './shared/load-offer.ts'
import { priceBasket } from './shared/price-basket.ts'
import type { Basket, BasketWish } from './shared/price-basket.ts'
import type { FieldRefusals, ReadWants } from './shared/read-wants.ts'
import { refuseChanged } from './refuse-changed.ts'
import type { Contact } from './shared/contact.ts'
import { judgeBuyer } from './judge-buyer.ts'
import type { JudgedBuyer } from './judge-buyer.ts'
import { formRefusals, notSold } from './messages.ts'

/** What the form says besides what is bought and by whom; of an item page and of a cart alike. */
export type OrderChoices = Pick<
  PlaceOrder,
  | 'coupon_code'
  | 'click_upsell'
  | 'shipping'
  | 'shipping_method_id'
  | 'notes'
  | 'paymentMethod'
  | 'paymentProof'
  | 'file_upload'
  | 'agreeTnc'
  | 'expected_total'
>

export type Form = { body: OrderChoices; contact: Contact; lang: Lang }

export type DecidedOrder = {
  wish: BasketWish
  basket: Basket
  buyer: JudgedBuyer['buyer']
  payment: OfferedPayment
  ships: boolean
  pickup: string | null
}

/**
 * What an order comes to, from the form and the listings as they are sold now. `read`: what is to be bought.
 * @throws AppError `invalid` with a message at every field that is wrong, `not_found` for a choice that is no longer sold,
 * `conflict` with new totals when something changed since the page was opened.
 */
export function decideOrder(offer: Offer, form: Form, { wants, gone, fields }: ReadWants, now: Date): DecidedOrder {
  const { body, contact, lang } = form
  const wantsUpsell = body.click_upsell === true
  const isGoods = anyListing(offer, ({ type }) => type.ships) || (wantsUpsell && offer.upsell?.ships === true)
  const { method, fields: methodFields } = isGoods ? chooseMethod(body, offer) : { method: null, fields: {} }
  const pickup = method?.pickup ?? null
  const ships = isGoods && pickup === null
  const {
    buyer,
    destination,
    fields: buyerFields,
  } = judgeBuyer(contact, { ships, mailed: anyListing(offer, ({ type }) => type.mailed) })
  const { payment, fields: paymentFields } = choosePayment(
    body,
    isGoods ? offer.paymentMethods : offer.paymentMethods.filter(({ kind }) => kind !== 'cod'),
  )
  const wish = { wants, couponCode: normaliseCode(body.coupon_code ?? ''), wantsUpsell, destination, method }
  const basket = priceBasket(offer, wish, now)
  const deliveryFields =
    basket.undeliverable && !methodFields['shipping'] ? refuseDelivery(basket.undeliverable, contact.details) : {}
  const refusals = {
    ...fields,
    ...buyerFields,
    ...deliveryFields,
    ...methodFields,
    ...paymentFields,
    ...filesAndTerms(body, offer),
  }
  if (payment === null || Object.keys(refusals).length > 0) throw refuse(refusals, gone)
  if (basket.changes.length > 0 || totalDiffers(body, basket)) throw refuseChanged(basket, body.expected_total, lang)
  return { wish, basket, buyer, payment, ships, pickup }
}

const refuse = (fields: FieldRefusals, gone: boolean) =>
  gone ? new AppError('not_found', notSold, { fields }) : new AppError('invalid', texts.invalid, { fields })

const totalDiffers = ({ expected_total }: OrderChoices, { totals }: Basket): boolean =>
  expected_total !== undefined && expected_total !== '' && expected_total !== formatRinggit(totals.total)

/** Fields of other types of products: nobody should think that they were taken. */
export function refuseOtherTypes(body: PlaceOrder, type: ProductTypeName): FieldRefusals {
  const { fields, ships, upsells } = productTypeRules(type)
  const own: readonly string[] = fields
  const foreign = [
    ...typeFieldNames.filter((name) => !own.includes(name)),
    // A page of goods may offer nothing to ship or add, and its form says so by leaving it empty.
    ...(ships || upsells ? [] : (['shipping', 'shipping_method_id', 'click_upsell'] as const)),
  ]
  return Object.fromEntries(
    foreign.filter((name) => !isEmpty(body[name])).map((name) => [name, [formRefusals.ofOtherType]]),
  )
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  value === false ||
  (Array.isArray(value) && value.every(isEmpty))

type ChosenMethod = { method: OfferedMethod | null; fields: FieldRefusals }
type ChosenPayment = { payment: OfferedPayment | null; fields: FieldRefusals }

/** The wished way of shipping: its id wins over its place in the list; none leaves the cheapest. */
function chooseMethod({ shipping, shipping_method_id }: OrderChoices, { shippingMethods }: Offer): ChosenMethod {
  if (typeof shipping_method_id === 'number')
    return asked(shippingMethods.find((method) => method.id === shipping_method_id))
  if (typeof shipping === 'number') return asked(shippingMethods[shipping])
  return { method: null, fields: {} }
}

const asked = (method: OfferedMethod | undefined): ChosenMethod =>
  method ? { method, fields: {} } : { method: null, fields: { shipping: [unknownMethodRefusal] } }

// Cash on delivery needs goods that change hands.
function choosePayment(
  { paymentMethod, paymentProof }: OrderChoices,
  paymentMethods: readonly OfferedPayment[],
): ChosenPayment {
  const [only, another] = paymentMethods
  const payment =
    paymentMethod === '' ? (another ? undefined : only) : paymentMethods.find((method) => method.code === paymentMethod)
  if (!payment) {
    const why = !only
      ? formRefusals.noPayment
      : paymentMethod === ''
        ? formRefusals.choosePayment
        : formRefusals.unknownPayment
    return { payment: null, fields: { paymentMethod: [why] } }
  }
  const misplaced = paymentProof !== undefined && !paymentKindRules[payment.kind].slips
  return { payment, fields: misplaced ? { paymentProof: [formRefusals.slipNotNeeded] } : {} }
}

function filesAndTerms(body: OrderChoices, offer: Offer): FieldRefusals {
  const fields: FieldRefusals = {}
  const missing = offer.listings.find(({ upload }) => upload?.isRequired === true)?.upload
  if (missing && !body.file_upload) fields['file_upload'] = [fill(formRefusals.uploadNeeded, { label: missing.label })]
  if (anyListing(offer, ({ tnc }) => tnc !== null) && body.agreeTnc !== true) fields['agreeTnc'] = [formRefusals.agree]
  return fields
}
