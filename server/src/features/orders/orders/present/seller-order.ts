import type { SellerOrder } from '@kedai/contracts/seller-orders.ts'
import { formatPercent } from '@kedai/domain/money/percent.ts'
import { lesser, sen, sum, type Sen } from '@kedai/domain/money/sen.ts'
import { shippingLeft } from '@kedai/domain/orders/refund-lines.ts'
import type { AsPlaced } from '@kedai/domain/orders/edit.ts'
import { takenOn } from '@kedai/domain/orders/taken-on.ts'
import { methodWords } from '@kedai/domain/payments/method-words.ts'
import { paymentKinds } from '@kedai/domain/payments/methods.ts'
import { unmatchedCauses, unmatchedStatuses } from '@kedai/domain/payments/unmatched.ts'
import { can, type Role } from '@kedai/domain/people/permissions.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { whatsappLink } from '@kedai/domain/text/whatsapp.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { say } from '../../../../platform/errors/message.ts'
import type { Files } from '../../../../platform/files/files.ts'
import { readAsPlaced } from '../as-placed.ts'
import { messageToBuyer } from '../messages/to-buyer.ts'
import type { OrderStory } from '../queries/read-order.ts'
import { presentAddress } from '../shared/present-address.ts'
import { oneOf, readFacts } from '../shared/read-statuses.ts'
import { inWords } from '../refusal-params.ts'
import { presentSellerActions } from './actions.ts'
import { presentSellerDownloads } from './downloads.ts'
import { presentOrderRow } from './order-row.ts'
import {
  cashDueOf,
  dueOf,
  presentDispatch,
  presentLine,
  presentMoney,
  presentProof,
  presentShipping,
  presentTotals,
  presentTransferDiscount,
  privateLink,
} from './shared.ts'
import { presentSellerParcels, unitsOfLine } from './parcels.ts'
import type { TypeParts } from './type-parts.ts'
import { presentTimeline } from './timeline.ts'

export type SellerView = {
  types: TypeParts
  lang: Lang
  now: Date
  role: Role
  permissions: readonly string[]
  files: Files
  failedMails: number
}

/** The seller's view of an order. The buyer's token is no part of it: it would let anybody act as the buyer (contract §1a). */
export function presentSellerOrder(story: OrderStory, view: SellerView): SellerOrder {
  const { order, lines, method, payments, proofs, unmatched, events, upload } = story
  const { types, lang, now, files } = view
  return {
    ...presentOrderRow({
      ...order,
      first_title: lines[0]?.title ?? null,
      total_qty: lines.reduce((all, line) => all + line.quantity, 0),
    }),
    totals: presentTotals(order),
    transfer_discount: presentTransferDiscount(order),
    paid: presentMoney(order.paid_sen),
    refunded: presentMoney(order.refunded_sen),
    rounding_amount: presentMoney(order.rounding_sen),
    balance_due: formatRinggit(dueOf(order)),
    cash_due: formatRinggit(cashDueOf(story)),
    coupon_code: order.coupon_code,
    lines: lines.map((line) => ({
      ...presentLine(line, types, files),
      variation_id: line.variation_id,
      discount: presentMoney(line.discount_sen),
      sku: line.sku,
      ...unitsOfLine(story, line),
    })),
    as_placed: presentAsPlaced(readAsPlaced(order, lines)),
    buyer: { ...presentAddress(order), whatsapp_link: whatsappLink(order.buyer_phone, greeting(story)) },
    customer:
      order.customer_id !== null && can(view.role, view.permissions, 'customers')
        ? { id: order.customer_id, orders: story.ordersOfCustomer }
        : null,
    ...types.order,
    tags: story.tags,
    ships: order.ships,
    pickup: order.pickup,
    notes: order.notes,
    payment: {
      code: order.payment_method,
      name: method ? methodWords(method, lang).name : order.payment_method,
      kind: oneOf(paymentKinds, order.payment_kind),
    },
    payments: payments.map(({ kind, amount_sen, shipping_sen: _shipping, at, ...entry }) => ({
      ...entry,
      kind: oneOf(['payment', 'refund', 'rounding'] as const, kind),
      amount: presentMoney(amount_sen),
      at: formatTime(at),
    })),
    shipping_left: formatRinggit(shippingLeftOf(story)),
    shipping: presentShipping(order, lang),
    shipments: presentSellerParcels(story, lang),
    proofs: proofs.map((proof) => ({ ...presentProof(proof, files, now), duplicate_of: proof.duplicate_of })),
    upload: upload && { label: upload.label, file_name: upload.file_name, url: privateLink(files, upload, now) },
    unmatched: unmatched.map(({ id, cause, amount_sen, status }) => ({
      id,
      cause: oneOf(unmatchedCauses, cause),
      amount: presentMoney(amount_sen),
      status: oneOf(unmatchedStatuses, status),
    })),
    hold_expires_at: order.hold_expires_at && formatTime(order.hold_expires_at),
    dispatch_on: presentDispatch(order),
    downloads: presentSellerDownloads(story, view),
    server_time: formatTime(now),
    timeline: presentTimeline(events, { lang, isBuyer: false }),
    accepted: presentAccepted(takenOn(events)),
    failed_mails: view.failedMails,
    actions: presentSellerActions(readFacts(order, lines), order, view, lang),
    revision: order.revision,
  }
}

const presentAsPlaced = ({ lines, offShipping: { rate, max } }: AsPlaced): SellerOrder['as_placed'] => ({
  lines: lines.map(({ kind, variationId, unitPrice, quantity, discount }) => ({
    kind,
    variation_id: variationId,
    unit_price: formatRinggit(unitPrice),
    quantity,
    discount: formatRinggit(discount),
  })),
  off_shipping: { percent: formatPercent(rate), max: max === null ? null : formatRinggit(max) },
})

// Of what the buyer paid for it, never more than is held.
const shippingLeftOf = ({ order, payments }: OrderStory): Sen =>
  lesser(
    shippingLeft({
      shipping: sen(order.shipping_sen),
      refundedShipping: sum(payments.map(({ shipping_sen }) => sen(shipping_sen))),
    }),
    sen(Math.max(0, order.paid_sen - order.refunded_sen)),
  )

const presentAccepted = (entry: OrderStory['events'][number] | undefined): SellerOrder['accepted'] =>
  entry ? { by: entry.by ?? '', at: formatTime(entry.at) } : null

// Written in the buyer's language: it is the buyer who will read it.
function greeting({ order, shop }: OrderStory): string {
  const lang = oneOf(['ms', 'en', 'zh'] as const, order.lang)
  return say(messageToBuyer, lang, {
    name: order.buyer_name,
    shop: shop.name,
    order_no: order.order_no,
    total: inWords(sen(order.total_sen)),
  })
}
