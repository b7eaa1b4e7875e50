import type { z } from 'zod'
import type { quoteCartShipping } from '@kedai/contracts/carts.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { AppError, refuseField } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import type { Contact } from '../../checkout/shared/contact.ts'
import { judgePlace } from '../../checkout/shared/judge-place.ts'
import { quoteShipping, type ShippingQuote } from '../../../orders/shipping/actions/quote-shipping.ts'
import { refuseDelivery, unknownMethodRefusal } from '../../../orders/shipping/actions/refuse-delivery.ts'
import type { OfferedMethod } from '../../../orders/shipping/actions/shipping-methods.ts'
import { cartTexts } from '../messages.ts'
import { type CartRow, savePlace } from '../queries/cart-rows.ts'
import { type CartPlaceOf, destinationOf, loadCart, type LoadedCart } from './load-cart.ts'

type Asked = z.infer<typeof quoteCartShipping>
export type QuotedCart = { methods: ShippingQuote[]; pickups: OfferedMethod[]; selected: number | null }

/**
 * What sending a cart that is locked costs, and remembers the place and the chosen way. A way alone keeps the place.
 * @throws AppError `invalid` where nothing is sent there; never 0.00 for what cannot be sent (contract §2)
 */
export async function quoteCart(
  trx: Db,
  { asked, contact, cart, ...where }: CartPlaceOf & { cart: CartRow; asked: Asked; contact: Contact; now: Date },
): Promise<QuotedCart> {
  const isPlace = asked.postcode !== '' || asked.state !== '' || asked.country !== 'MY'
  const methodId = typeof asked.method_id === 'number' ? asked.method_id : null
  if (isPlace) {
    const fields = judgePlace(contact)
    if (Object.keys(fields).length > 0) throw new AppError('invalid', texts.invalid, { fields })
  }
  const { postcode, state, city, country } = contact.details
  const place = isPlace ? { postcode, state, city, country } : null
  const changed: CartRow = {
    ...cart,
    ...(place && { ...place, has_place: true }),
    shipping_method_id: methodId ?? (isPlace ? null : cart.shipping_method_id),
  }
  const loaded = await loadCart(trx, { ...where, cart: changed })
  const quoted = quoteLoaded(loaded, methodId)
  await savePlace(trx, cart.id, { place, methodId: changed.shipping_method_id })
  return quoted
}

function quoteLoaded(loaded: LoadedCart, methodId: number | null): QuotedCart {
  const { cart, offer, basket, ships } = loaded
  const pickups = offer.shippingMethods.filter(({ pickup }) => pickup !== null)
  if (!ships) {
    if (methodId !== null) throw refuseField('method_id', cartTexts.nothingShips)
    return { methods: [], pickups: [], selected: null }
  }
  const wish = methodId === null ? null : (offer.shippingMethods.find(({ id }) => id === methodId) ?? null)
  if (methodId !== null && wish === null) throw refuseField('method_id', unknownMethodRefusal)
  const destination = destinationOf(cart)
  if (destination === null) {
    if (wish && wish.pickup !== null) return { methods: [], pickups, selected: wish.id }
    throw refuseField('postcode', cartTexts.needsPlace)
  }
  const all = quoteShipping(offer.shippingMethods, basket.parcel, destination, null)
  if (wish && wish.pickup !== null) return { methods: all.ok ? all.quotes : [], pickups, selected: wish.id }
  const chosen = quoteShipping(offer.shippingMethods, basket.parcel, destination, wish)
  if (!chosen.ok) {
    const { shipping, ...fields } = refuseDelivery(chosen, cart)
    throw new AppError('invalid', texts.invalid, { fields: { ...fields, ...(shipping && { method_id: shipping }) } })
  }
  return { methods: chosen.quotes, pickups, selected: chosen.chosen.method.id }
}
