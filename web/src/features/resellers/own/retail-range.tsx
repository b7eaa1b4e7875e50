import type { AreaProduct } from '@kedai/contracts/resellers.ts'
import { Trans } from '@lingui/react/macro'
import { money } from '../../../lib/format.ts'

type Props = { product: Pick<AreaProduct, 'retail_floor' | 'retail_ceiling'>; currency: string }

// Between which prices the shop lets it be sold on; nothing without a limit.
export function RetailRange({ product: { retail_floor: floor, retail_ceiling: ceiling }, currency }: Props) {
  if (floor === null && ceiling === null) return null
  return (
    <span className="block text-xs text-ink-soft">
      {floor !== null && ceiling !== null ? (
        <Trans>
          from {money(floor, currency)} to {money(ceiling, currency)} only
        </Trans>
      ) : floor !== null ? (
        <Trans>not below {money(floor, currency)}</Trans>
      ) : (
        ceiling !== null && <Trans>not above {money(ceiling, currency)}</Trans>
      )}
    </span>
  )
}
