import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from '../classes.ts'
import { PageLink } from '../page-link.tsx'

type Props = {
  to: string
  picture: ReactNode
  figure: string
  isFaint?: boolean
  isChosen?: boolean
  // Above a list, where a phone has one row for all of them.
  isFlat?: boolean
  children: ReactNode
}

// Work that waits: its figure, what it counts, and the way to its list.
export const QueueChip = ({
  to,
  picture,
  figure,
  isFaint = false,
  isChosen = false,
  isFlat = false,
  children,
}: Props) => (
  <PageLink
    to={to}
    aria-current={isChosen ? 'page' : undefined}
    className={classes(
      'flex flex-1 items-center border border-line bg-card hover:border-line-strong aria-[current=page]:border-accent aria-[current=page]:bg-accent-soft',
      isFlat
        ? 'min-h-11 gap-2 rounded-full px-3.5 whitespace-nowrap max-lg:[&>svg]:hidden lg:min-h-18 lg:gap-3 lg:rounded-l lg:px-4 lg:py-2 lg:shadow-card'
        : 'min-h-18 gap-3 rounded-l px-3 py-2 shadow-card sm:px-4',
    )}
  >
    {picture}
    <span className={isFlat ? 'flex min-w-0 items-baseline gap-1.5 lg:block' : 'min-w-0'}>
      <span
        className={classes(
          'block leading-tight font-bold tabular-nums',
          isFlat ? 'text-base lg:text-xl' : 'text-xl',
          isFaint && 'text-ink-faint',
        )}
      >
        {figure}
      </span>
      <span className={classes('block leading-tight text-ink-soft', isFlat ? 'text-sm lg:text-xs' : 'text-xs')}>
        {children}
      </span>
    </span>
  </PageLink>
)

type CountProps = Pick<Props, 'isChosen' | 'isFlat' | 'children'> & {
  // Where a press leads; from the chosen one back to the whole list.
  to: string
  back: string
  Picture: LucideIcon
  // Undefined while it is on its way.
  count: number | undefined
}

// Work that is counted by the piece.
export const CountChip = ({ to, back, Picture, count, isChosen = false, ...rest }: CountProps) => (
  <QueueChip
    {...rest}
    to={isChosen ? back : to}
    isChosen={isChosen}
    isFaint={!count}
    picture={
      <Picture aria-hidden className={count ? 'size-6 shrink-0 text-accent-ink' : 'size-6 shrink-0 text-ink-faint'} />
    }
    figure={count === undefined ? '–' : count >= 1000 ? '1,000+' : String(count)}
  />
)

// Above a list: one row, which a phone scrolls sideways.
export const QueueRow = ({ label, children }: { label: string; children: ReactNode }) => (
  <nav
    aria-label={label}
    className="scrollbar-none -mx-4 flex gap-2 overflow-x-auto px-4 sm:mx-0 sm:px-0 lg:grid lg:grid-cols-4 lg:gap-3"
  >
    {children}
  </nav>
)
