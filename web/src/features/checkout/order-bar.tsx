import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import type { Sen } from '@kedai/domain/money/sen.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { money } from '../../lib/format.ts'
import { Button } from '../../ui/button.tsx'
import { classes } from '../../ui/classes.ts'
import { orderButton } from './order-button.ts'
import { pickupOf } from './frame.ts'
import type { OrderInHand } from './order-in-hand.ts'
import { useIsSlow } from './use-is-slow.ts'
import { useOnline } from './use-online.ts'

// The total and one verb. Where the seller wishes, it stays in sight while the page moves below it.
export function OrderBar({ checkout, aside }: { checkout: OrderInHand; aside: ReactNode }) {
  const { t } = useLingui()
  const { frame, totals, order, isLive, shipping, values } = checkout
  const isSending = order.outcome.type === 'sending' || checkout.isWaiting
  const isSlow = useIsSlow(isSending)
  const isOnline = useOnline()
  const amount = (sum: Sen) => money(formatRinggit(sum), frame.shop.currency)
  const total = amount(totals.total)
  const rest = checkout.wallet?.rest ?? totals.total
  const pay = (total: string) => t`Pay ${total}`
  const kind = frame.payment_methods.find(({ code }) => code === values.paymentMethod)?.kind
  const hasChosen = checkout.pieces > 0
  const { asked, from } = checkout
  const lacks = asked ? { dates: t`dates`, time: t`a time`, tickets: t`tickets` }[asked] : checkout.lacks
  const missing = lacks && from ? t`Choose ${lacks} · from ${money(from, frame.shop.currency)}` : t`Select options`
  const verb = !hasChosen ? missing : kind === 'gateway' && rest > 0 ? pay(amount(rest)) : t`Order for ${total}`
  const because = {
    success: t`This order has been placed`,
    changed: t`Confirm the change above, then continue`,
  }[order.outcome.type as string]
  return (
    <div
      data-bottom-bar={frame.sticky ? true : undefined}
      className={classes(
        'no-print z-20 -mx-4 border-t border-line bg-card px-4 pt-3 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:mx-0 sm:rounded-t-l sm:border-x',
        frame.sticky && 'sticky bottom-0 shadow-float',
      )}
    >
      {(isSlow || !isOnline) && (
        <p role="status" className="mb-2 text-sm text-gold-ink">
          {isOnline ? (
            <Trans>The connection is slow. Please stay on this page: you will not be charged or ordered twice.</Trans>
          ) : (
            <Trans>You are offline. Your details are saved. Order when you are back online.</Trans>
          )}
        </p>
      )}
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        {hasChosen && (
          <p className={classes('text-xs leading-snug text-ink-soft', Boolean(aside) && 'hidden lg:block')}>
            <Trans>Total</Trans>
            <strong className="block text-base leading-tight whitespace-nowrap text-ink">{total}</strong>
            {frame.ships && !pickupOf(frame, values) && (
              <span className="block">
                {shipping.price === null ? <Trans>before shipping</Trans> : <Trans>with shipping</Trans>}
              </span>
            )}
          </p>
        )}
        {aside}
        <Button
          {...{ [orderButton]: true }}
          type={isLive ? 'submit' : 'button'}
          variant="primary"
          size="l"
          busy={isSending}
          disabledBecause={because}
          className={classes(
            'grow px-4',
            hasChosen ? 'shrink-0 whitespace-nowrap' : 'min-w-0 flex-1',
            !aside && 'sm:min-w-64',
            !aside && hasChosen && 'sm:grow-0',
          )}
        >
          {isSending ? t`Sending…` : verb}
        </Button>
      </div>
    </div>
  )
}
