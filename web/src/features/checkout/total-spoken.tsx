import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { Trans } from '@lingui/react/macro'
import { money } from '../../lib/format.ts'
import type { OrderInHand } from './order-in-hand.ts'
import { useSettled } from './use-settled.ts'

// For screen readers: the new total, once it stands still.
export function TotalSpoken({ checkout: { totals, frame, isLive } }: { checkout: OrderInHand }) {
  const total = useSettled(money(formatRinggit(totals.total), frame.shop.currency), 900)
  return (
    <p role="status" className="sr-only">
      {isLive && <Trans>Total {total}</Trans>}
    </p>
  )
}
