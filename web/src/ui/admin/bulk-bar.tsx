import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'

type Props = {
  count: number
  // Offered when every row of the page is ticked and there are more.
  total?: number
  onSelectAll?: () => void
  onClear: () => void
  // Buttons for what can be done with them.
  children: ReactNode
}

// Stands at the foot of the screen while rows are ticked.
export function BulkBar({ count, total, onSelectAll, onClear, children }: Props) {
  if (count === 0) return null
  return (
    <div
      role="region"
      aria-live="polite"
      className="sticky bottom-20 z-20 mx-auto mt-4 flex w-full flex-wrap items-center gap-2 rounded-l border border-line-strong bg-card px-4 py-2 shadow-float md:bottom-4"
    >
      <span className="text-sm font-semibold">
        <Plural value={count} one="# chosen" other="# chosen" />
      </span>
      {onSelectAll && total !== undefined && total > count && (
        <Button variant="quiet" onClick={onSelectAll}>
          <Trans>Choose all {total}</Trans>
        </Button>
      )}
      <Button variant="quiet" onClick={onClear}>
        <Trans>Clear</Trans>
      </Button>
      <span className="ml-auto flex flex-wrap gap-2">{children}</span>
    </div>
  )
}
