import type { Cart } from '@kedai/contracts/carts.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { money } from '../../lib/format.ts'
import { ButtonLink } from '../../ui/button.tsx'

// The total and the way on. On a phone it stays in sight while the lines move below it.
export function CartBar({ cart, currency, to }: { cart: Cart; currency: string; to: string }) {
  const { t } = useLingui()
  return (
    <div
      data-bottom-bar="phone"
      className="no-print sticky bottom-0 z-20 -mx-4 border-t border-line bg-card px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:rounded-l sm:border"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-xs leading-snug text-ink-soft">
          <Trans>Total</Trans>
          <strong className="block text-base leading-tight whitespace-nowrap text-ink">
            {money(cart.total, currency)}
          </strong>
          {cart.ships && cart.shipping_data === null && (
            <span className="block">
              <Trans>before shipping</Trans>
            </span>
          )}
        </p>
        <ButtonLink
          to={to}
          variant="primary"
          size="l"
          className="shrink-0 grow px-4 whitespace-nowrap sm:min-w-64 sm:grow-0"
        >
          {t`Checkout`}
        </ButtonLink>
      </div>
    </div>
  )
}
