import type { ItemView } from '@kedai/contracts/items.ts'
import { type BuyerField, type Need, neededBuyerFields } from '@kedai/domain/checkout/buyer-fields.ts'
import { isProductTypeName, productTypeRules } from '@kedai/domain/product-types/product-types.ts'
import type { OrderValues } from './values.ts'

// Who sells and what the buyer is asked, whatever is bought: one item or a cart.
export type OrderFrame = Pick<ItemView, 'shop' | 'payment_methods' | 'states' | 'file_upload' | 'me'> & {
  // The price is null while no place is known.
  shipping_methods: readonly { id: number; name: string; price: string | null; pickup: string | null }[]
  // Something leaves in a parcel.
  ships: boolean
  // Something is delivered by mail.
  mailed: boolean
  // The shop asks for the address of what is not sent as well.
  addressAlways?: boolean
  // Who orders is not who it is for, so that nobody can agree to offers for them.
  forOther?: boolean
  // Texts to agree to.
  tnc: readonly string[]
  one_page: boolean
  sticky: boolean
}

export function frameOf(view: ItemView): OrderFrame {
  const { item, shop, payment_methods, shipping_methods, states, file_upload, me } = view
  const type = item.item_type
  const { ships = false, mailed = false } = isProductTypeName(type) ? productTypeRules(type) : {}
  const { one_page, sticky, tnc } = item
  // By name: a copy of the whole view would look at its time, and a drawing that does is not kept.
  const told = { shop, payment_methods, shipping_methods, states, file_upload, me }
  return { ...told, ships, mailed, one_page, sticky, tnc: tnc ? [tnc] : [] }
}

// Where the buyer collects; null where a parcel goes. It stands chosen beforehand only in a shop that sends nothing.
export function pickupOf<Method extends { id: number; pickup: string | null }>(
  { shipping_methods: methods }: { shipping_methods: readonly Method[] },
  { shippingMethodId }: Pick<OrderValues, 'shippingMethodId'>,
): Method | null {
  const pickups = methods.filter(({ pickup }) => pickup !== null)
  return (
    pickups.find(({ id }) => id === shippingMethodId) ??
    (pickups.length === methods.length ? pickups[0] : undefined) ??
    null
  )
}

export const asksAddress = ({ ships, addressAlways }: OrderFrame): boolean => ships || addressAlways === true

export const buyerNeeds = (
  frame: OrderFrame,
  values: Pick<OrderValues, 'shippingMethodId'>,
): Record<BuyerField, Need> =>
  neededBuyerFields({ ships: asksAddress(frame) && pickupOf(frame, values) === null, mailed: frame.mailed })
