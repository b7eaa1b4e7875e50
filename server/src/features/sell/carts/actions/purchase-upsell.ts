import type { Db } from '../../../../platform/db/db.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { cartTexts } from '../messages.ts'
import { type CartRow, saveUpsell } from '../queries/cart-rows.ts'
import { type CartPlaceOf, loadCart } from './load-cart.ts'

/** Takes or declines the offer that is made with a cart that is locked. @throws AppError `conflict` when there is none any more */
export async function purchaseUpsell(
  trx: Db,
  { isAccepted, ...where }: CartPlaceOf & { cart: CartRow; isAccepted: boolean; now: Date },
): Promise<CartRow> {
  const { cart } = where
  const { offer } = await loadCart(trx, where)
  if (offer.upsell === null || (isAccepted && offer.upsell.stock === 0))
    throw new AppError('conflict', cartTexts.noOffer)
  await saveUpsell(trx, cart.id, offer.upsell.id, isAccepted)
  return { ...cart, click_upsell_id: offer.upsell.id, click_upsell_accepted: isAccepted }
}
