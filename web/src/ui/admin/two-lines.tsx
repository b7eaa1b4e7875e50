import type { ReactNode } from 'react'

type Props = { name: ReactNode; figure?: ReactNode; about: ReactNode; state?: ReactNode }

// A row of a list in two lines, as a phone shows it: what it is and its figure, then what is known and how it stands.
export const TwoLines = ({ name, figure, about, state }: Props) => (
  <span className="grid grid-cols-[minmax(0,1fr)] gap-0.5 text-sm font-normal md:hidden">
    <span className="flex items-baseline justify-between gap-3 text-base leading-6">
      <span className="min-w-0 truncate font-semibold">{name}</span>
      {figure && <span className="shrink-0 text-right text-sm tabular-nums">{figure}</span>}
    </span>
    <span className="flex min-h-5 items-center justify-between gap-2 text-xs text-ink-soft">
      <span className="min-w-0 truncate">{about}</span>
      {state && <span className="flex max-w-3/4 shrink-0 items-center gap-2 overflow-hidden">{state}</span>}
    </span>
  </span>
)
