import { formatRinggit } from '../money/ringgit.ts'
import { add, lesser, noSen, subtract, sum, type Sen } from '../money/sen.ts'

/** The parts of what is to be paid, in sen (spec §3 checkout totals). */
export type Totals = { clickUpsell: Sen; shipping: Sen; discount: Sen; addonTotal: Sen; subtotal: Sen; total: Sen }

/** `lines` are items only; the click upsell is not one of them. `extraDiscount` is what a coupon takes off shipping and click upsell. */
export type OrderSums = {
  lines: readonly { total: Sen }[]
  shipping: Sen
  discount: Sen
  clickUpsell: Sen
  /** Of rentals; none of other types. */
  addonTotal?: Sen
  extraDiscount?: Sen
}

/** total = shipping + subtotal − discount + click upsell (+ add-ons of a rental); a discount beyond the items is cut to them (spec §9). */
export function computeTotals({
  lines,
  shipping,
  discount,
  clickUpsell,
  addonTotal = noSen,
  extraDiscount = noSen,
}: OrderSums): Totals {
  const subtotal = sum(lines.map((line) => line.total))
  const off = add(lesser(discount, subtotal), lesser(extraDiscount, add(shipping, clickUpsell)))
  const total = sum([shipping, subtract(add(subtotal, addonTotal), off), clickUpsell])
  return { clickUpsell, shipping, discount: off, addonTotal, subtotal, total }
}

/** Two-decimal strings under the wire's names (CONTRACT §2). */
export const totalsToWire = (totals: Totals) => ({
  click_upsell: formatRinggit(totals.clickUpsell),
  shipping: formatRinggit(totals.shipping),
  discount: formatRinggit(totals.discount),
  addon_total: formatRinggit(totals.addonTotal),
  subtotal: formatRinggit(totals.subtotal),
  total: formatRinggit(totals.total),
})

export type WireTotals = ReturnType<typeof totalsToWire>

export type TotalsPart = keyof Totals
export type Change = { part: TotalsPart; was: Sen; now: Sen }

/** The parts that differ from what the buyer was shown; parts that were not shown do not count. */
export function whatChanged(expected: Partial<Totals>, actual: Totals): Change[] {
  return totalsParts.flatMap((part) => {
    const was = expected[part]
    return was === undefined || was === actual[part] ? [] : [{ part, was, now: actual[part] }]
  })
}

const totalsParts = [
  'subtotal',
  'addonTotal',
  'discount',
  'shipping',
  'clickUpsell',
  'total',
] as const satisfies readonly TotalsPart[]
