import { Trans } from '@lingui/react/macro'
import { money } from '../../lib/format.ts'
import { Notice } from '../../ui/notice.tsx'

type Props = { amounts: readonly string[] | undefined; className?: string }

// Amounts that so many transfers wait for that no further order can have one of its own.
export function EqualTransfers({ amounts = [], className = 'grid gap-3' }: Props) {
  if (amounts.length === 0) return null
  return (
    <div className={className}>
      {amounts.map((amount) => {
        const shown = money(amount)
        return (
          <Notice key={amount} tone="warn" title={<Trans>More than 99 transfers of {shown} wait</Trans>}>
            <Trans>Further orders have the same amount, so match them by name.</Trans>
          </Notice>
        )
      })}
    </div>
  )
}
