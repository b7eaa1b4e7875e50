import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { Trans } from '@lingui/react/macro'
import { money } from '../../lib/format.ts'
import type { Checkout } from './use-checkout.ts'
import { useSettled } from './use-settled.ts'

// For screen readers: the new total, once it stands still.
export function TotalSpoken({ checkout: { totals, view, isLive } }: { checkout: Checkout }) {
  const total = useSettled(money(formatRinggit(totals.total), view.shop.currency), 900)
  return (
    <p role="status" className="sr-only">
      {isLive && <Trans>Total {total}</Trans>}
    </p>
  )
}
