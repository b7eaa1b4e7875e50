import type { ItemView } from '@kedai/contracts/items.ts'
import { type Totals, type WireTotals, computeTotals } from '@kedai/domain/checkout/totals.ts'
import { parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { type Sen, noSen, subtract, times } from '@kedai/domain/money/sen.ts'
import type { TypeChoice, Want } from '../../product-types/buyer-choice.ts'

type Parts = {
  view: Pick<ItemView, 'items' | 'click_upsell'>
  wants: readonly Want[]
  // What its type makes of it, where that is not price × quantity.
  sums?: TypeChoice['sums'] | undefined
  clickUpsell: boolean
  discount: Sen
  // The part of the discount that is off shipping and the click upsell.
  extra?: Sen | null
  // Null while it is not known: it then counts as nothing, and the page says that it is still to come.
  shipping: Sen | null
}

// What the order would come to, at once; the server decides (spec §9).
export const shownTotals = ({ view, wants, sums, clickUpsell, discount, extra, shipping }: Parts): Totals =>
  computeTotals({
    lines: sums
      ? [{ total: senOf(sums.subtotal) }]
      : wants.map(({ id, quantity }) => ({
          total: times(senOf(view.items.find((unit) => unit.id === id)?.price ?? '0.00'), quantity),
        })),
    addonTotal: senOf(sums?.addon_total ?? '0.00'),
    shipping: shipping ?? noSen,
    discount: subtract(discount, extra ?? noSen),
    extraDiscount: extra ?? noSen,
    clickUpsell: clickUpsell ? senOf(view.click_upsell?.product_price ?? '0.00') : noSen,
  })

export const totalsFromWire = (wire: WireTotals): Totals => ({
  clickUpsell: senOf(wire.click_upsell),
  shipping: senOf(wire.shipping),
  discount: senOf(wire.discount),
  addonTotal: senOf(wire.addon_total),
  subtotal: senOf(wire.subtotal),
  total: senOf(wire.total),
})

// Wire money, which is never wrong, as sen.
export const senOf = (amount: string): Sen => parseRinggit(amount) ?? noSen
