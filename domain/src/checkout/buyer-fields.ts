/** What a buyer may be asked, in the order a form asks it (spec §3). */
export const buyerFields = ['name', 'phone', 'email', 'address', 'postcode', 'city', 'state', 'country'] as const

export type BuyerField = (typeof buyerFields)[number]
export type BuyerDetails = Record<BuyerField, string>
export type Need = 'required' | 'optional' | 'hidden'

/**
 * Which details are needed: name and phone always, e-mail when something is delivered by mail, the address when
 * something ships or the shop always asks (`addressAlways`, the setting checkout_required_address; CONTRACT §2, §4).
 */
export function neededBuyerFields(order: {
  ships: boolean
  mailed: boolean
  addressAlways?: boolean
}): Record<BuyerField, Need> {
  const address: Need = order.ships || order.addressAlways ? 'required' : 'hidden'
  return {
    name: 'required',
    phone: 'required',
    email: order.mailed ? 'required' : 'optional',
    address,
    postcode: address,
    city: address,
    state: address,
    country: address,
  }
}
