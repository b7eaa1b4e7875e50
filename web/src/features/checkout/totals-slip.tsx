import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { money } from '../../lib/format.ts'
import { TillSlip } from '../../ui/till-slip.tsx'
import { pickupOf } from './frame.ts'
import type { OrderInHand } from './order-in-hand.ts'

// What it comes to, at once; the server has the last word, and the slip says so.
export function TotalsSlip({ checkout }: { checkout: OrderInHand }) {
  const { totals, coupon, shipping, values, frame, pieces } = checkout
  const amount = (sen: Sen) => money(formatRinggit(sen), frame.shop.currency)
  const collected = pickupOf(frame, values)
  const lines = [
    { label: <Plural value={pieces} one="# item" other="# items" />, amount: amount(totals.subtotal) },
    ...(totals.addonTotal > 0 ? [{ label: <Trans>Add-ons</Trans>, amount: amount(totals.addonTotal) }] : []),
    ...(totals.discount > 0
      ? [{ label: <Trans>Coupon {coupon.code}</Trans>, amount: `−${amount(totals.discount)}` }]
      : []),
    ...(frame.ships
      ? [
          {
            label: collected ? collected.name : <Trans>Shipping</Trans>,
            amount: shipping.price === null ? <Unknown isLoading={shipping.isLoading} /> : amount(totals.shipping),
          },
        ]
      : []),
    ...(totals.clickUpsell > 0 ? [{ label: checkout.upsellTitle, amount: amount(totals.clickUpsell) }] : []),
    { label: <Trans>Total</Trans>, amount: amount(totals.total), isTotal: true },
  ]
  return (
    <div>
      <TillSlip lines={lines}>
        <p className="mb-3 text-sm font-semibold">{frame.shop.name}</p>
      </TillSlip>
      <p className="mt-2 px-1 text-xs text-ink-soft">
        <Trans>The shop confirms this sum when you order. If anything has changed, we ask you first.</Trans>
      </p>
    </div>
  )
}

const Unknown = ({ isLoading }: { isLoading: boolean }) => (
  <span className="text-ink-soft">{isLoading ? <Trans>asking…</Trans> : <Trans>after the postcode</Trans>}</span>
)
