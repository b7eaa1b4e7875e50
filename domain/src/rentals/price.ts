import { add, noSen, subtract, sum, times, type Sen } from '../money/sen.ts'

/** An extra of a rental: charged once a booking, or for each period of it. (contract §2) */
export type RentalAddon = { price: Sen; per: 'booking' | 'unit' }

export type RentalTotals = { subtotal: Sen; addonTotal: Sen; discount: Sen; total: Sen }

/** What a booking costs: total = subtotal + add-ons − discount; never below nothing. (spec: Rental total) */
export function rentalTotals({
  price,
  periods,
  units,
  addons,
  discount = noSen,
}: {
  price: Sen
  periods: number
  units: number
  addons: readonly RentalAddon[]
  discount?: Sen
}): RentalTotals {
  const subtotal = times(price, periods * units)
  const addonTotal = sum(addons.map((addon) => (addon.per === 'unit' ? times(addon.price, periods) : addon.price)))
  const whole = add(subtotal, addonTotal)
  const off = discount > whole ? whole : discount
  return { subtotal, addonTotal, discount: off, total: subtract(whole, off) }
}
