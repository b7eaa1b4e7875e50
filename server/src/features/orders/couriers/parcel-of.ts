import { lesser, noSen, sen, type Sen } from '@kedai/domain/money/sen.ts'
import { amountDue } from '@kedai/domain/orders/payment-status.ts'
import type { CourierCode } from '@kedai/domain/shipments/courier-providers.ts'
import { isStateCode } from '@kedai/domain/shipping/states.ts'
import { plusDays } from '@kedai/domain/time/days.ts'
import { formatDate } from '@kedai/domain/time/malaysia.ts'
import { grams, type Grams } from '@kedai/domain/weight/kilograms.ts'
import type { NewParcel, Party, Point } from '../../../integrations/couriers/courier.ts'
import { AppError, refuseField } from '../../../platform/errors/app-error.ts'
import { ledgerOf, type OrderSums } from '../orders/shared/order-ledger.ts'
import { bookTexts } from './messages.ts'
import type { OrderFacts, ParcelFacts } from './queries/parcel.ts'

type Ends = {
  from_lat?: string | undefined
  from_lng?: string | undefined
  to_lat?: string | undefined
  to_lng?: string | undefined
}

const pointOf = (lat: string | undefined, lng: string | undefined): Point | null => (lat && lng ? { lat, lng } : null)

/** Where goods are collected and brought to. Goods sold by another in their own name go in that name. @throws AppError `conflict` where an address is missing */
export function endsOf(facts: OrderFacts | ParcelFacts, points: Ends): { from: Party; to: Party } {
  const { shop_address, shop_postcode, shop_city, shop_state, address, postcode, city, state } = facts
  const isSender =
    shop_address && shop_postcode && shop_city && isStateCode(shop_state) && (facts.shop_phone || facts.sender_phone)
  if (!isSender || !isStateCode(shop_state)) throw new AppError('conflict', bookTexts.noSender)
  if (!address || !postcode || !city || !isStateCode(state) || facts.country !== 'MY')
    throw new AppError('conflict', bookTexts.noReceiver)
  return {
    from: {
      name: facts.sender_name || facts.shop_name,
      phone: (facts.sender_name && facts.sender_phone) || facts.shop_phone || '',
      email: facts.shop_email,
      address: shop_address,
      postcode: shop_postcode,
      city: shop_city,
      state: shop_state,
      point: pointOf(points.from_lat, points.from_lng),
    },
    to: {
      name: facts.buyer_name,
      phone: facts.buyer_phone,
      email: facts.buyer_email,
      address,
      postcode,
      city,
      state,
      point: pointOf(points.to_lat, points.to_lng),
    },
  }
}

/** @throws AppError `invalid` at `weight` where nothing is known to weigh anything */
export function weightOf(typed: Grams | null, goods: number): Grams {
  const weight = typed ?? grams(goods)
  if (weight <= 0) throw refuseField('weight', bookTexts.noWeight)
  return weight
}

/** What is still to be paid when the goods come; in several parcels the first one asks for all of it. */
export const collectOf = (order: Pick<OrderFacts, 'payment_kind' | keyof OrderSums>, isFirst: boolean): Sen =>
  order.payment_kind === 'cod' && isFirst ? amountDue(ledgerOf(order)) : noSen

/** Couriers that bring cash back through their programs. */
export const collects: Record<CourierCode, boolean> = {
  easyparcel: false,
  ninjavan: true,
  jnt: true,
  poslaju: false,
  dhl: true,
  lalamove: false,
}

type Rest = Pick<NewParcel, 'reference' | 'service' | 'callbackUrl'> & {
  weight: Grams
  now: Date
  pickupOn: string | null
}

/** A parcel as couriers take it. */
export const newParcel = (
  facts: OrderFacts & { contents?: string; is_first?: boolean },
  ends: { from: Party; to: Party },
  { now, pickupOn, ...rest }: Rest,
): NewParcel => ({
  ...rest,
  ...ends,
  contents: facts.contents || facts.order_no,
  pieces: Math.max(1, facts.pieces),
  value: lesser(sen(facts.value_sen), sen(facts.total_sen)),
  collect: collectOf(facts, facts.is_first ?? true),
  // After noon nobody comes any more.
  pickupOn: pickupOn ?? plusDays(formatDate(now), 1),
})
