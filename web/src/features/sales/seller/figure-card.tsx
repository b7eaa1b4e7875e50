import type { ReactNode } from 'react'
import { classes } from '../../../ui/classes.ts'
import { PageLink } from '../../../ui/page-link.tsx'
import { figureSize } from './figure-size.ts'

// A figure, all of whose card opens what it counts; links of its own in the foot lie above that.
export const FigureCard = ({
  label,
  shown,
  to,
  children,
}: {
  label: string
  shown: string
  to: string
  children: ReactNode
}) => (
  <div className="relative row-span-3 grid grid-rows-subgrid gap-y-1 rounded-l border border-line bg-card p-3 shadow-card hover:border-line-strong sm:p-4">
    <PageLink
      to={to}
      className="row-span-2 grid grid-rows-subgrid gap-y-1 after:absolute after:inset-0 after:rounded-l"
    >
      <span className="text-sm text-ink-soft">{label}</span>
      <span className={classes('leading-tight font-bold tabular-nums', figureSize(shown))}>{shown}</span>
    </PageLink>
    {children}
  </div>
)

export const FootLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <PageLink
    to={to}
    className="relative z-10 -mx-1 -mb-2 inline-flex min-h-9 items-center justify-self-start rounded-s px-1 underline decoration-line-strong underline-offset-2 hover:text-ink"
  >
    {children}
  </PageLink>
)
