import { randomBytes } from 'node:crypto'
import type { AreaName } from '@kedai/domain/carts/areas.ts'
import type { OffShipping } from '@kedai/domain/coupons/off-shipping.ts'
import type { Totals } from '@kedai/domain/checkout/totals.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import type { PaymentStatus } from '@kedai/domain/orders/statuses.ts'
import type { Hold } from '@kedai/domain/payments/deadline.ts'
import type { PaymentKind } from '@kedai/domain/payments/methods.ts'
import type { ProductTypeName } from '@kedai/domain/product-types/product-types.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import type { Grams } from '@kedai/domain/weight/kilograms.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { emit } from '../../../../platform/events/events.ts'
import { claim, publishClaimed } from '../../../sell/claims/actions/claim.ts'
import { takeOver } from '../../../sell/claims/actions/take-over.ts'
import type { CouponWant, Shortage, StockWant, Want } from '../../../sell/claims/actions/wants.ts'
import { insertOrder } from '../queries/insert-order.ts'
import { holdColumns } from '../queries/save-order.ts'
import { settleOrder } from './settle-order.ts'

export type NewOrderLine = {
  kind: 'item' | 'click_upsell'
  productId: number
  variationId: number
  viewId: string
  itemType: ProductTypeName
  sku: string | null
  title: string
  /** The chosen options as one text, such as "L, Merah"; '' for none. */
  options: string
  /** What was sold, in the words of its type; null for goods. */
  details: Readonly<Record<string, unknown>> | null
  unitPrice: Sen
  quantity: number
  total: Sen
  /** This line's part of the coupon's discount. */
  discount: Sen
  weight: Grams
  imageKey: string | null
}

export type NewOrder = {
  shopId: number
  channel: AreaName
  now: Date
  lang: Lang
  placedBy: 'buyer' | 'seller'
  buyer: {
    name: string
    /** E.164 */
    phone: string
    email: string | null
    address: string | null
    city: string | null
    postcode: string | null
    /** ISO 3166-2:MY */
    state: string | null
    country: string
  }
  ships: boolean
  /** Where and when the buyer collects; null when a parcel goes or nothing does. */
  pickup: string | null
  notes: string
  payment: { code: string; kind: PaymentKind }
  shipping: { methodId: number; name: string; courier: string } | null
  /** `offShipping`: its terms for the delivery, which later edits are judged by. */
  coupon: { id: number; code: string; offShipping: OffShipping } | null
  /** With `transferDiscount` taken off already. */
  totals: Totals
  /** What of the discount makes the total differ from others; null or left out where that was not asked for or could not be had. */
  transferDiscount?: Sen | null
  lines: readonly NewOrderLine[]
  /** Whether units were taken off the shelf for it: false when no line's stock is tracked. */
  /** What it holds; `line` is the place of the line in `lines`. */
  wants: readonly Want[]
  /** Which browser placed it; left out: none that is known. */
  browser?: Buffer | null
  /** The network it came from, as a hash; left out: none that is known. */
  network?: Buffer | null
  /** The offer of a waitlist whose kept places it takes over; left out: none. */
  offerId?: number | null
  /** When it lets go of its units while it is unpaid. */
  hold: Hold
  tncAgreedAt: Date | null
  /** The buyer's file, and what it was asked for as. */
  upload: { fileId: number; label: string } | null
  /** `YYYY-MM-DD`: from when on a shop that is away said it sends; null when it is not. */
  dispatchOn: string | null
  /** The place whose pieces it is sent from; left out: the shop's own. */
  nodeId?: number | null
}

export type CreatedOrder = { orderId: number; orderNo: string; token: string }

/**
 * Writes an order and claims what it holds, or says what is short: then the caller rolls back. An order of RM 0.00 is paid at once.
 */
export async function createOrder(trx: Db, order: NewOrder): Promise<{ created: CreatedOrder; short: Shortage[] }> {
  const token = randomBytes(18).toString('base64url') // 144 bits: whoever holds it may see the order (contract §1a)
  const offerId = order.offerId ?? null
  const { stock, others, coupon } = claimedWith(order.wants, offerId !== null)
  const placed = await insertOrder(trx, {
    order: orderRow(order, token),
    lines: order.lines.map(lineRow),
    actor: order.placedBy,
    stock,
    coupon,
  })
  const created = { orderId: placed.id, orderNo: placed.order_no, token }
  const by = { shopId: order.shopId, holder: 'order', holderId: placed.id, state: 'held', now: order.now } as const
  const claimOthers = () =>
    offerId === null
      ? claim(trx, by, others)
      : takeOver(trx, { shopId: order.shopId, holder: 'offer', holderId: offerId }, by, others)
  const short = placed.short.length > 0 ? placed.short : others.length > 0 ? await claimOthers() : []
  if (short.length > 0) return { created, short }
  publishClaimed(trx, stock)
  await emit(trx, 'order.placed', {
    shopId: order.shopId,
    orderId: placed.id,
    itemTypes: [...new Set(order.lines.map(({ itemType }) => itemType))],
  })
  if (order.totals.total === 0) await settleOrder(trx, { shopId: order.shopId, orderId: placed.id, now: order.now })
  return { created, short }
}

type Claimed = { stock: StockWant[]; coupon: CouponWant | null; others: Want[] }

/**
 * What most orders hold is claimed by the statement that writes them; other kinds come between stock and coupon. What was kept for
 * the buyer goes back after the order's row is written and right before all of it is claimed: rows are locked in one order.
 */
function claimedWith(wants: readonly Want[], takesOver: boolean): Claimed {
  const stock = wants.filter((want) => want.kind === 'stock')
  const coupons = wants.filter((want) => want.kind === 'coupon')
  if (takesOver) return { stock: [], coupon: null, others: [...wants] }
  if (stock.length + coupons.length === wants.length) return { stock, coupon: coupons[0] ?? null, others: [] }
  return { stock, coupon: null, others: wants.filter((want) => want.kind !== 'stock') }
}

const orderRow = ({ buyer, totals, ...order }: NewOrder, token: string) => ({
  shop_id: order.shopId,
  token,
  channel: order.channel,
  payment_status: 'unpaid' satisfies PaymentStatus,
  ...holdColumns(order.hold),
  buyer_name: buyer.name,
  buyer_phone: buyer.phone,
  buyer_email: buyer.email,
  address: buyer.address,
  city: buyer.city,
  postcode: buyer.postcode,
  state: buyer.state,
  country: buyer.country,
  ships: order.ships,
  pickup: order.pickup,
  notes: order.notes,
  lang: order.lang,
  payment_method: order.payment.code,
  payment_kind: order.payment.kind,
  shipping_method_id: order.shipping?.methodId ?? null,
  shipping_name: order.shipping?.name ?? null,
  shipping_courier: order.shipping?.courier ?? null,
  coupon_id: order.coupon?.id ?? null,
  coupon_code: order.coupon?.code ?? null,
  off_shipping_bp: order.coupon?.offShipping.rate ?? 0,
  off_shipping_max_sen: order.coupon?.offShipping.max ?? null,
  subtotal_sen: totals.subtotal,
  discount_sen: totals.discount,
  shipping_sen: totals.shipping,
  click_upsell_sen: totals.clickUpsell,
  transfer_discount_sen: order.transferDiscount ?? null,
  addon_total_sen: totals.addonTotal,
  total_sen: totals.total,
  tnc_agreed_at: order.tncAgreedAt,
  upload_file_id: order.upload?.fileId ?? null,
  upload_label: order.upload?.label ?? null,
  dispatch_on: order.dispatchOn,
  node_id: order.nodeId ?? null,
  browser: order.browser ?? null,
  network: order.network ?? null,
  placed_at: order.now,
})

const lineRow = (line: NewOrderLine) => ({
  kind: line.kind,
  product_id: line.productId,
  variation_id: line.variationId,
  view_id: line.viewId,
  item_type: line.itemType,
  sku: line.sku,
  title: line.title,
  options: line.options,
  details: line.details && JSON.stringify(line.details),
  unit_price_sen: line.unitPrice,
  quantity: line.quantity,
  total_sen: line.total,
  discount_sen: line.discount,
  weight_g: line.weight,
  image_key: line.imageKey,
})
