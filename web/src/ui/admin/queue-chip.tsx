import type { ReactNode } from 'react'
import { PageLink } from '../page-link.tsx'

type Props = {
  to: string
  picture: ReactNode
  figure: string
  isFaint?: boolean
  isChosen?: boolean
  children: ReactNode
}

// Work that waits: its figure, what it counts, and the way to its list.
export const QueueChip = ({ to, picture, figure, isFaint = false, isChosen = false, children }: Props) => (
  <PageLink
    to={to}
    aria-current={isChosen ? 'page' : undefined}
    className="flex min-h-18 flex-1 items-center gap-3 rounded-l border border-line bg-card px-3 py-2 shadow-card hover:border-line-strong aria-[current=page]:border-accent aria-[current=page]:bg-accent-soft sm:px-4"
  >
    {picture}
    <span className="min-w-0">
      <span
        className={
          isFaint
            ? 'block text-xl leading-tight font-bold text-ink-faint tabular-nums'
            : 'block text-xl leading-tight font-bold tabular-nums'
        }
      >
        {figure}
      </span>
      <span className="block text-xs leading-tight text-ink-soft">{children}</span>
    </span>
  </PageLink>
)
