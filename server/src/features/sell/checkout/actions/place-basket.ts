import type { AreaName } from '@kedai/domain/carts/areas.ts'
import { totalsToWire } from '@kedai/domain/checkout/totals.ts'
import type { WireTotals } from '@kedai/domain/checkout/totals.ts'
import { paysByTransfer } from '@kedai/domain/checkout/transfer-discount.ts'
import type { PaymentKind } from '@kedai/domain/payments/methods.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Files } from '../../../../platform/files/files.ts'
import type { StoredFile } from '../../../../platform/files/stored-file.ts'
import type { Shortage } from '../../claims/actions/wants.ts'
import { releaseClaims } from '../../claims/actions/settle-claims.ts'
import { type CreatedOrder, createOrder } from '../../../orders/orders/actions/create-order.ts'
import { refuseManyBookings } from '../../../orders/orders/actions/refuse-many-bookings.ts'
import { chooseTransferDiscount } from '../../../orders/orders/actions/choose-transfer-discount.ts'
import { attachProof } from '../../../money/payments/actions/attach-proof.ts'
import { refuseWhileAway } from '../../../shop/vacation/actions/refuse-while-away.ts'
import { decideOrder } from '../decide-order.ts'
import type { DecidedOrder, Form } from '../decide-order.ts'
import { newOrder } from '../new-order.ts'
import { refuseChanged } from '../refuse-changed.ts'
import type { Offer } from '../shared/load-offer.ts'
import { priceBasket } from '../shared/price-basket.ts'
import type { ReadWants } from '../shared/read-wants.ts'

export type PlaceBasket = {
  offer: Offer
  read: ReadWants
  /** What is wanted as it stands once something was short; left out where only stock is scarce. */
  readAgain?: (fresh: Offer) => Promise<ReadWants>
  channel: AreaName
  /** The place that sends it, if anything is sent; left out: the shop itself. */
  nodeId?: number | null
  form: Form
  /** Stored already; their rows are written here. */
  proof: StoredFile | null
  upload: StoredFile | null
  /** Which browser it comes from; left out: none, as where a seller writes it. */
  browser?: Buffer | null
  network?: Buffer | null
  /** Whether what one person holds unpaid is counted. */
  isBounded?: boolean
  now: Date
}

/** Plain JSON: it is kept with the Idempotency-Key. */
export type Placed = {
  shopId: number
  orderId: number
  orderNo: string
  token: string
  kind: PaymentKind
  isDue: boolean
  hasSlip: boolean
  isCollected: boolean
  totals: WireTotals
}

/**
 * Places an order of what is wanted. Whatever is scarce is claimed last, so that it is locked for the shortest time. Any
 * refusal rolls all of it back. @throws AppError `invalid`, `not_found`, or `conflict` with new totals (contract §2)
 */
export async function placeBasket(trx: Db, files: Files, order: PlaceBasket): Promise<Placed> {
  const { offer, form, proof, upload, now } = order
  refuseWhileAway(offer.vacation, now)
  const decided = decideOrder(offer, form, order.read, now)
  const asked = offer.listings.find((listing) => listing.upload !== null)?.upload
  const kept = upload && asked ? { fileId: await files.save(trx, upload), label: asked.label } : null
  const wanted = newOrder(offer, decided, {
    channel: order.channel,
    nodeId: order.nodeId ?? null,
    form,
    upload: kept,
    browser: order.browser ?? null,
    network: order.network ?? null,
    transferDiscount: await transferDiscountOf(trx, order, decided),
    now,
  })
  if (order.isBounded === true) await refuseManyBookings(trx, wanted)
  const { created, short } = await createOrder(trx, wanted)
  if (short.length > 0) {
    const fresh = short.reduce(withShortage, offer)
    const wants = await wantsAfter(trx, fresh, order, { decided, created })
    throw refuseChanged(priceBasket(fresh, { ...decided.wish, wants }, now), form.body.expected_total, form.lang)
  }
  const { shopId } = offer
  if (proof) {
    const fileId = await files.save(trx, proof)
    await attachProof(trx, { shopId, orderId: created.orderId, fileId, sha256: proof.sha256, now })
  }
  const { totals } = wanted
  return {
    shopId,
    ...created,
    kind: decided.payment.kind,
    isDue: totals.total > 0,
    hasSlip: proof !== null,
    isCollected: decided.pickup !== null,
    totals: totalsToWire(totals),
  }
}

type Refused = { decided: DecidedOrder; created: CreatedOrder }

/** What is wanted, as it stands once something was short. */
async function wantsAfter(trx: Db, fresh: Offer, { readAgain, now }: PlaceBasket, { decided, created }: Refused) {
  const { wants } = decided.wish
  if (!readAgain || wants.every(({ choice }) => choice === undefined)) return wants
  // What this order had before something else was short is not gone.
  await releaseClaims(trx, { shopId: fresh.shopId, holder: 'order', holderId: created.orderId }, now)
  return (await readAgain(fresh)).wants
}

// Whose slip comes with the order has transferred what the page said.
async function transferDiscountOf(trx: Db, { offer, proof, now }: PlaceBasket, { basket, payment }: DecidedOrder) {
  const { total } = basket.totals
  if (!payment.uniqueTotal || !paysByTransfer(payment.kind) || proof !== null || total === 0) return null
  return chooseTransferDiscount(trx, { shopId: offer.shopId, total, now })
}

/** The offer as it was found when it was locked. */
const withShortage = (offer: Offer, { kind, subject, left, reason }: Shortage): Offer =>
  kind === 'coupon' ? withoutUses(offer, reason) : kind === 'stock' ? withLeft(offer, subject, left) : offer

const withLeft = (offer: Offer, variationId: number, left: number): Offer => ({
  ...offer,
  listings: offer.listings.map((listing) => ({
    ...listing,
    units: listing.units.map((unit) => (unit.id === variationId ? { ...unit, stock: left } : unit)),
  })),
  upsell: offer.upsell?.variationId === variationId ? { ...offer.upsell, stock: left } : offer.upsell,
})

/** The offer with its coupon as it was found when it was locked: taken meanwhile, by others or by this customer. */
function withoutUses(offer: Offer, reason: Shortage['reason']): Offer {
  if (offer.coupon === null) return offer
  const { coupon } = offer.coupon
  if (reason === 'first_order') return { ...offer, coupon: { ...offer.coupon, hasOrdered: true } }
  return reason === 'used_by_you'
    ? { ...offer, coupon: { ...offer.coupon, usesByCustomer: coupon.perCustomer ?? 0 } }
    : { ...offer, coupon: { ...offer.coupon, coupon: { ...coupon, maxUses: coupon.used } } }
}
