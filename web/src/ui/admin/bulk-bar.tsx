import { Plural, Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../button.tsx'

type Props = {
  count: number
  // Offered when every row of the page is ticked and there are more.
  total?: number
  onSelectAll?: () => void
  onClear: () => void
  // On a phone while boxes are shown: ends the choosing. Nothing need be ticked yet.
  onDone?: (() => void) | false
  // Buttons for what can be done with them.
  children: ReactNode
}

// Stands at the foot of the screen while rows are ticked; on a phone in the place of the tabs.
export function BulkBar({ count, total, onSelectAll, onClear, onDone, children }: Props) {
  if (count === 0 && !onDone) return null
  return (
    <div
      role="region"
      aria-live="polite"
      data-over-tabs
      data-bottom-bar="phone"
      className={`no-print z-30 flex flex-wrap items-center gap-x-1 gap-y-2 border-line-strong bg-card px-4 py-2 shadow-float max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:pb-[max(0.5rem,env(safe-area-inset-bottom))] md:sticky md:bottom-4 md:mx-auto md:mt-4 md:w-full md:gap-2 md:rounded-l md:border ${count === 0 ? 'md:hidden' : ''}`}
    >
      <span className="text-sm font-semibold">
        {count === 0 ? <Trans>Tick what you mean</Trans> : <Plural value={count} one="# chosen" other="# chosen" />}
      </span>
      {onSelectAll && count > 0 && total !== undefined && total > count && (
        <Button variant="quiet" onClick={onSelectAll}>
          <Trans>Choose all {total}</Trans>
        </Button>
      )}
      {count > 0 && (
        <Button variant="quiet" className={onDone ? 'max-md:hidden' : undefined} onClick={onClear}>
          <Trans>Clear</Trans>
        </Button>
      )}
      {onDone && (
        <Button variant="quiet" className="max-md:ml-auto md:hidden" onClick={() => (onClear(), onDone())}>
          <Trans>Done choosing</Trans>
        </Button>
      )}
      {count > 0 && <span className="ml-auto flex flex-wrap gap-2">{children}</span>}
    </div>
  )
}
