import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { ringgit } from '@kedai/domain/money/currencies.ts'
import { sen, type Sen } from '@kedai/domain/money/sen.ts'
import { cashRoundings, roundCash } from '@kedai/domain/money/tender-rounding.ts'
import { amountDue } from '@kedai/domain/orders/payment-status.ts'
import { shippingName } from '@kedai/domain/shipping/method-words.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { totalsToWire } from '@kedai/domain/checkout/totals.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import type { Files } from '../../../../platform/files/files.ts'
import type { OrderStory } from '../queries/read-order.ts'
import type { TypeParts } from './type-parts.ts'
import { ledgerOf, type OrderSums } from '../shared/order-ledger.ts'
import { oneOf } from '../shared/read-statuses.ts'

/** What the buyer's and the seller's view of an order have in common on the wire. */
type Order = OrderStory['order']

export const presentMoney = (amount: number) => formatRinggit(sen(amount))

export const presentTotals = (order: Order) =>
  totalsToWire({
    clickUpsell: sen(order.click_upsell_sen),
    shipping: sen(order.shipping_sen),
    discount: sen(order.discount_sen),
    addonTotal: sen(order.addon_total_sen),
    subtotal: sen(order.subtotal_sen),
    total: sen(order.total_sen),
  })

/** What of the discount makes the order's transfer differ from others. */
export const presentTransferDiscount = (order: Order) => presentMoney(order.transfer_discount_sen ?? 0)

/** What is still to be paid, in sen; nothing for an order that is over. */
export const dueOf = (order: Pick<Order, 'order_status' | keyof OrderSums>) =>
  order.order_status === 'cancelled' || order.order_status === 'expired' ? sen(0) : amountDue(ledgerOf(order))

/** What coins make of that, by what the shop rounds. */
export const cashDueOf = ({ order, shop }: Pick<OrderStory, 'order' | 'shop'>): Sen =>
  roundCash({ balance: dueOf(order), currency: ringgit }, oneOf(cashRoundings, shop.cash_rounding), 'cash').tender

export const presentLine = (line: OrderStory['lines'][number], { lines }: TypeParts, files: Files) => ({
  ...lines.get(line.id),
  id: line.id,
  item_type: line.item_type,
  kind: oneOf(['item', 'click_upsell'] as const, line.kind),
  view_id: line.view_id,
  title: line.title,
  options: line.options,
  image: line.image_key === null ? null : files.publicPath(line.image_key, line.image_widths?.[0]),
  unit_price: presentMoney(line.unit_price_sen),
  quantity: line.quantity,
  total: presentMoney(line.total_sen),
  returned: line.returned,
  given_up: line.given_up,
  refunded: presentMoney(line.refunded_sen),
})

export const presentProof = (proof: OrderStory['proofs'][number], files: Files, now: Date) => ({
  id: proof.id,
  status: oneOf(['uploaded', 'checking', 'approved', 'rejected', 'expired'] as const, proof.status),
  reason: proof.reason,
  uploaded_at: formatTime(proof.uploaded_at),
  url: privateLink(files, proof, now),
  is_pdf: proof.mime === 'application/pdf',
})

/** A private file's link that stays the same for five minutes, so that a page which asks again does not load the picture again. */
export const privateLink = (
  files: Files,
  { key, file_name: fileName }: { key: string; file_name: string },
  now: Date,
) => files.privateLink({ key, fileName }, new Date(Math.floor(now.getTime() / steadyMs) * steadyMs))

const steadyMs = 5 * 60_000

export const presentShipping = (order: Order, lang: Lang) =>
  order.shipping_name === null
    ? null
    : { name: shippingName(order.shipping_name, lang), courier: order.shipping_courier ?? '' }

/** The promised day of an order that is still to be sent. */
export const presentDispatch = ({
  dispatch_on: day,
  order_status: status,
  fulfilment_status: fulfilment,
}: Pick<Order, 'dispatch_on' | 'order_status' | 'fulfilment_status'>): string | null =>
  status === 'open' && (fulfilment === 'unfulfilled' || fulfilment === 'packed') ? day : null
