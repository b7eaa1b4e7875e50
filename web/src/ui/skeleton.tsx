import { Trans } from '@lingui/react/macro'
import { classes } from './classes.ts'

// A grey place where something is about to stand. Give it the size of what comes.
export const Skeleton = ({ className = 'h-4 w-full' }: { className?: string }) => (
  <span aria-hidden className={classes('block animate-breathe rounded-s bg-line', className)} />
)

export const PageSkeleton = () => (
  <div role="status" className="mx-auto grid w-full max-w-3xl gap-4 px-4 py-10">
    <span className="sr-only">
      <Trans>Loading</Trans>
    </span>
    <Skeleton className="h-8 w-1/2" />
    <Skeleton className="h-40 w-full" />
    <Skeleton />
    <Skeleton className="h-4 w-2/3" />
  </div>
)

// Rows of a list that is on its way.
export const ListSkeleton = ({ rows = 5 }: { rows?: number }) => (
  <div role="status" className="grid rounded-l border border-line bg-card">
    <span className="sr-only">
      <Trans>Loading</Trans>
    </span>
    {Array.from({ length: rows }, (_, row) => (
      <span key={row} className="grid gap-2 border-b border-line p-4 last:border-b-0">
        <Skeleton />
        <Skeleton className="w-1/2 h-4" />
      </span>
    ))}
  </div>
)
