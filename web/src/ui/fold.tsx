import { Trans } from '@lingui/react/macro'
import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'

const shortEnough = 420

// A long text starts as its first lines, so that what follows is not far away; the browser unfolds it by itself. `children`: the whole of `text`.
export function Fold({ text, children }: { text: string; children: ReactNode }) {
  if (text.length <= shortEnough) return children
  return (
    <details className="group">
      <summary className="list-none rounded-s [&::-webkit-details-marker]:hidden">
        <span className="line-clamp-4 text-ink-soft group-open:hidden">{text.slice(0, shortEnough)}</span>
        <span className="inline-flex min-h-11 items-center gap-1 text-sm font-semibold text-accent-ink">
          <span className="group-open:hidden">
            <Trans>Read all of it</Trans>
          </span>
          <span className="hidden group-open:inline">
            <Trans>Show less</Trans>
          </span>
          <ChevronDown aria-hidden className="size-4 group-open:rotate-180" />
        </span>
      </summary>
      {children}
    </details>
  )
}
