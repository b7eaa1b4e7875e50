import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { money } from '../../lib/format.ts'
import { TillSlip } from '../../ui/till-slip.tsx'
import { pickupOf, ships } from './problems.ts'
import type { Checkout } from './use-checkout.ts'

// What it comes to, at once; the server has the last word, and the slip says so.
export function TotalsSlip({ checkout }: { checkout: Checkout }) {
  const { totals, coupon, shipping, values, view } = checkout
  const amount = (sen: Sen) => money(formatRinggit(sen), view.shop.currency)
  const pieces = values.wants.reduce((count, { quantity }) => count + quantity, 0)
  const collected = pickupOf(view, values)
  const lines = [
    { label: <Plural value={pieces} one="# item" other="# items" />, amount: amount(totals.subtotal) },
    ...(totals.discount > 0
      ? [{ label: <Trans>Coupon {coupon.code}</Trans>, amount: `−${amount(totals.discount)}` }]
      : []),
    ...(ships(view)
      ? [
          {
            label: collected ? collected.name : <Trans>Shipping</Trans>,
            amount: shipping.price === null ? <Unknown isLoading={shipping.isLoading} /> : amount(totals.shipping),
          },
        ]
      : []),
    ...(totals.clickUpsell > 0 ? [{ label: view.click_upsell?.title ?? '', amount: amount(totals.clickUpsell) }] : []),
    { label: <Trans>Total</Trans>, amount: amount(totals.total), isTotal: true },
  ]
  return (
    <div>
      <TillSlip lines={lines}>
        <p className="mb-3 text-sm font-semibold">{view.shop.name}</p>
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
