import type { AreaName } from '@kedai/domain/carts/areas.ts'
import { normaliseCode } from '@kedai/domain/coupons/coupon.ts'
import { totalsToWire } from '@kedai/domain/checkout/totals.ts'
import type { WireTotals } from '@kedai/domain/checkout/totals.ts'
import type { PaymentKind } from '@kedai/domain/payments/methods.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Faults } from '../../../platform/faults.ts'
import type { Files } from '../../../platform/files/files.ts'
import type { StoredFile } from '../../../platform/files/stored-file.ts'
import { claimCoupon } from '../../coupons/actions/claim-coupon.ts'
import { foldEmail } from '../../coupons/actions/fold-email.ts'
import { createOrder } from '../../orders/actions/create-order.ts'
import { attachProof } from '../../payments/actions/attach-proof.ts'
import { claimStock } from '../../stock/actions/claim-stock.ts'
import type { StockClaim } from '../../stock/actions/claim-stock.ts'
import { refuseWhileAway } from '../../vacation/actions/refuse-while-away.ts'
import { decideOrder } from '../decide-order.ts'
import type { DecidedOrder, Form } from '../decide-order.ts'
import { newOrder, stockWants } from '../new-order.ts'
import { refuseChanged } from '../refuse-changed.ts'
import { loadOffer } from './load-offer.ts'
import type { Offer } from './load-offer.ts'
import { priceBasket } from './price-basket.ts'
import { wantedIds } from './read-wants.ts'

export type PlaceOrder = {
  shopId: number
  viewId: string
  channel: AreaName
  form: Form
  /** Stored already; their rows are written here. */
  proof: StoredFile | null
  upload: StoredFile | null
  now: Date
  faults?: Faults
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
 * Places an order: everything is decided by the server, and whatever is scarce is claimed last, so that it is locked for
 * the shortest time. Any refusal rolls all of it back.
 * @throws AppError `invalid`, `not_found`, or `conflict` with new totals (contract §2)
 */
export async function placeOrder(trx: Db, files: Files, order: PlaceOrder): Promise<Placed> {
  const { shopId, viewId, form, proof, upload, now, faults } = order
  const { body, contact } = form
  const offer = await loadOffer(trx, {
    viewId, variationIds: wantedIds(body), couponCode: normaliseCode(body.coupon_code ?? ''),
    phone: contact.phone ?? '', email: contact.details.email === '' ? null : foldEmail(contact.details.email),
  })
  refuseWhileAway(offer.vacation, now)
  const decided = decideOrder(offer, form, now)
  const uploadFileId = upload && offer.upload ? await files.save(trx, upload) : null
  const creating = createOrder(trx, newOrder(offer, decided, { channel: order.channel, form, uploadFileId, now }))
  if (proof) await attachProof(trx, { shopId, orderId: (await creating).orderId, fileId: await files.save(trx, proof), sha256: proof.sha256, now })
  // In the round trip that writes the order.
  const [created, stock] = await Promise.all([creating, claimStock(trx, { shopId, wants: stockWants(decided.basket), faults })])
  await holdScarce(trx, stock, { offer, decided, form, orderId: created.orderId, now, faults })
  const { totals } = decided.basket
  return { shopId, ...created, kind: decided.payment.kind, isDue: totals.total > 0, hasSlip: proof !== null, isCollected: decided.pickup !== null, totals: totalsToWire(totals) }
}

type Claims = { offer: Offer; decided: DecidedOrder; form: Form; orderId: number; now: Date; faults?: Faults }

// Stock before coupon, as every release does, so that two transactions never wait for each other.
async function holdScarce(trx: Db, stock: StockClaim, { offer, decided, form, orderId, now, faults }: Claims): Promise<void> {
  const { basket, wish, buyer } = decided
  const changed = (fresh: Offer) => refuseChanged(fresh, priceBasket(fresh, wish, now), form.body.expected_total, form.lang)
  if (!stock.ok) throw changed(withLeft(offer, new Map(stock.short.map(({ variationId, left }) => [variationId, left]))))
  if (basket.coupon === null) return
  const { id: couponId } = basket.coupon
  const coupon = await claimCoupon(trx, {
    shopId: offer.shopId, couponId, orderId, phone: buyer.phone, email: buyer.email, amount: basket.totals.discount, now, faults,
  })
  if (!coupon.ok) throw changed(withoutUses(offer, coupon.refusal.reason))
}

/** The listing with what the shelf really held when it was locked. */
const withLeft = (offer: Offer, left: ReadonlyMap<number, number>): Offer => ({
  ...offer,
  units: offer.units.map((unit) => ({ ...unit, stock: left.get(unit.id) ?? unit.stock })),
  upsell: offer.upsell && { ...offer.upsell, stock: left.get(offer.upsell.variationId) ?? offer.upsell.stock },
})

/** The listing with its coupon as it was found when it was locked: taken meanwhile, by others or by this customer. */
function withoutUses(offer: Offer, reason: string): Offer {
  if (offer.coupon === null) return offer
  const { coupon } = offer.coupon
  if (reason === 'first_order') return { ...offer, coupon: { ...offer.coupon, hasOrdered: true } }
  return reason === 'used_by_you'
    ? { ...offer, coupon: { ...offer.coupon, usesByCustomer: coupon.perCustomer ?? 0 } }
    : { ...offer, coupon: { ...offer.coupon, coupon: { ...coupon, maxUses: coupon.used } } }
}
