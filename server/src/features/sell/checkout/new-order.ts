import type { AreaName } from '@kedai/domain/carts/areas.ts'
import { withTransferDiscount } from '@kedai/domain/checkout/transfer-discount.ts'
import { noSen, type Sen } from '@kedai/domain/money/sen.ts'
import { newHold, noHold } from '@kedai/domain/payments/deadline.ts'
import { readVacation, promisedDay } from '@kedai/domain/vacation/vacation.ts'
import type { NewOrder, NewOrderLine } from '../../orders/orders/actions/create-order.ts'
import type { CouponWant, StockWant } from '../claims/actions/wants.ts'
import { foldEmail } from '@kedai/domain/people/fold-email.ts'
import type { Want } from '../claims/actions/wants.ts'
import { anyListing, type Offer, type OfferedUpsell } from './shared/load-offer.ts'
import type { Basket, BasketLine } from './shared/price-basket.ts'
import type { DecidedOrder, Form } from './decide-order.ts'

type Rest = {
  channel: AreaName
  nodeId: number | null
  form: Form
  upload: NewOrder['upload']
  browser: Buffer | null
  network: Buffer | null
  /** See `chooseTransferDiscount`. */
  transferDiscount: Sen | null
  now: Date
}

/** A decided order as the orders keep it. */
export function newOrder(
  offer: Offer,
  decided: DecidedOrder,
  { channel, nodeId, form, upload, browser, network, transferDiscount, now }: Rest,
): NewOrder {
  const { basket, buyer, payment, ships, pickup } = decided
  const { shipping } = basket
  const totals = withTransferDiscount(basket.totals, transferDiscount ?? noSen)
  return {
    shopId: offer.shopId,
    channel,
    now,
    lang: form.lang,
    placedBy: 'buyer',
    buyer,
    ships,
    pickup,
    notes: form.body.notes,
    totals,
    transferDiscount,
    upload,
    browser,
    network,
    payment: { code: payment.code, kind: payment.kind },
    shipping: shipping && {
      methodId: shipping.method.id,
      name: shipping.method.name,
      courier: shipping.method.courier,
    },
    coupon: basket.coupon,
    lines: [
      ...basket.lines.map(itemLine),
      ...(basket.upsell ? [upsellLine(basket.upsell, basket.upsellDiscount)] : []),
    ],
    wants: [...stockWants(basket), ...choiceWants(basket), ...couponWants(basket, buyer)],
    offerId: basket.lines.find(({ choice }) => choice?.offerId)?.choice?.offerId ?? null,
    hold: totals.total > 0 ? newHold({ kind: payment.kind, wish: payment.holdMinutes }, now) : noHold,
    tncAgreedAt: anyListing(offer, ({ tnc }) => tnc !== null) ? now : null,
    nodeId: ships ? nodeId : null,
    dispatchOn: ships ? promisedDay(readVacation(offer.vacation), now) : null,
  }
}

// The same unit may stand in an order twice.
const stockWants = ({ lines, upsell }: Basket): StockWant[] => [
  ...lines.flatMap(({ listing, unit, quantity, choice }, line) =>
    choice
      ? []
      : [{ kind: 'stock' as const, line, variationId: unit.id, productId: listing.productId, amount: quantity }],
  ),
  ...(upsell
    ? [
        {
          kind: 'stock' as const,
          line: lines.length,
          variationId: upsell.variationId,
          productId: upsell.productId,
          amount: 1,
        },
      ]
    : []),
]

const choiceWants = ({ lines }: Basket): Want[] =>
  lines.flatMap(({ choice }, line) => choice?.claims.map((claim) => ({ ...claim, line })) ?? [])

const couponWants = ({ coupon }: Basket, { phone, email }: DecidedOrder['buyer']): CouponWant[] =>
  coupon === null
    ? []
    : [{ kind: 'coupon', couponId: coupon.id, phone, email: email === null ? null : foldEmail(email) }]

const itemLine = ({ listing, unit, choice, ...line }: BasketLine): NewOrderLine => ({
  kind: 'item',
  productId: listing.productId,
  variationId: unit.id,
  viewId: listing.viewId,
  itemType: listing.itemType,
  sku: unit.sku,
  title: listing.title,
  options: choice?.options ?? unit.options,
  details: choice?.details ?? null,
  unitPrice: line.unitPrice,
  quantity: line.quantity,
  total: line.total,
  discount: line.discount,
  weight: line.weight,
  imageKey: unit.imageKey,
})

const upsellLine = (upsell: OfferedUpsell, discount: Sen): NewOrderLine => ({
  kind: 'click_upsell',
  productId: upsell.productId,
  variationId: upsell.variationId,
  viewId: upsell.viewId,
  itemType: upsell.itemType,
  sku: upsell.sku,
  title: upsell.title,
  options: upsell.options,
  details: null,
  unitPrice: upsell.price,
  quantity: 1,
  total: upsell.price,
  discount,
  weight: upsell.weight,
  imageKey: upsell.imageKey,
})
