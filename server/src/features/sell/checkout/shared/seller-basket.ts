import type { NewOrder } from '@kedai/contracts/new-orders.ts'
import { judgeQuantity } from '@kedai/domain/catalogue/quantity.ts'
import { normaliseCode } from '@kedai/domain/coupons/coupon.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { wantRefusals } from '../messages.ts'
import { findProductsOf } from '../queries.ts'
import { findUnit, loadCartOffer, type Offer } from './load-offer.ts'
import { quantityWords, type ReadWants } from './read-wants.ts'

export type SellerBasket = {
  shopId: number
  asked: Pick<NewOrder, 'items' | 'coupon_code'>
  buyer: { phone: string; email: string | null }
}

/**
 * What a seller sells by chat, as the shop sells it now. The seller asks for the buyer's terms and file in the chat, and may
 * sell while the shop is away.
 */
export async function loadSellerBasket(
  trx: Db,
  { shopId, asked, buyer }: SellerBasket,
): Promise<{ offer: Offer; read: ReadWants }> {
  const variationIds = [...new Set(asked.items.map(({ variation_id: id }) => id))]
  const productIds = await findProductsOf(trx, shopId, variationIds)
  const couponCode = normaliseCode(asked.coupon_code)
  const found = await loadCartOffer(trx, { shopId, productIds, variationIds, couponCode, ...buyer })
  const listings = found.listings.map((listing) => ({ ...listing, tnc: null, upload: null }))
  const offer: Offer = { ...found, listings, vacation: null, upsell: null }
  return { offer, read: readItems(asked.items, offer) }
}

function readItems(items: NewOrder['items'], offer: Offer): ReadWants {
  const wants = new Map<number, ReadWants['wants'][number]>()
  const fields: ReadWants['fields'] = {}
  for (const [at, { variation_id: unitId, quantity }] of items.entries()) {
    const earlier = wants.get(unitId)
    const field = earlier?.field ?? `items.${at}.quantity`
    const all = quantity + (earlier?.quantity ?? 0)
    const found = findUnit(offer, unitId)
    if (!found?.unit.isActive) fields[`items.${at}.variation_id`] = [wantRefusals.noLongerSold]
    else {
      const refusal = judgeQuantity(all, found.listing.rules, null)
      if (refusal === null) delete fields[field]
      else fields[field] = [quantityWords(refusal)]
      wants.set(unitId, { unitId, quantity: all, field })
    }
  }
  return { wants: [...wants.values()].filter(({ field }) => !fields[field]), gone: false, fields }
}
