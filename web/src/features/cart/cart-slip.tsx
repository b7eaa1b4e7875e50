import type { Cart } from '@kedai/contracts/carts.ts'
import { Plural, Trans } from '@lingui/react/macro'
import { money } from '../../lib/format.ts'
import { TillSlip } from '../../ui/till-slip.tsx'

// What the lines that can be ordered come to.
export function CartSlip({ cart, currency, shopName }: { cart: Cart; currency: string; shopName: string }) {
  const counted = cart.cart.filter(({ problem }) => problem === null)
  const pieces = counted.reduce((count, { quantity }) => count + quantity, 0)
  const isKnown = cart.shipping_data !== null
  const lines = [
    { label: <Plural value={pieces} one="# item" other="# items" />, amount: money(cart.subtotal, currency) },
    ...(cart.discount === '0.00'
      ? []
      : [{ label: <Trans>Coupon {cart.coupon.coupon}</Trans>, amount: `−${money(cart.discount, currency)}` }]),
    ...(cart.ships
      ? [
          {
            label: <Trans>Shipping</Trans>,
            amount: isKnown ? (
              money(cart.shipping, currency)
            ) : (
              <span className="text-ink-soft">
                <Trans>at checkout</Trans>
              </span>
            ),
          },
        ]
      : []),
    { label: <Trans>Total</Trans>, amount: money(cart.total, currency), isTotal: true },
  ]
  return (
    <TillSlip lines={lines}>
      <p className="mb-3 text-sm font-semibold">{shopName}</p>
    </TillSlip>
  )
}
