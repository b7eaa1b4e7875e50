import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import { PageLink } from '../../ui/page-link.tsx'
import type { NavPlace } from './nav-places.ts'

export type Place = Omit<NavPlace, 'label'> & { label: string; waiting: number }

// The bar or the column that the places stand in.
export function NavFrame({ children }: { children: ReactNode }) {
  const { t } = useLingui()
  return (
    <nav
      aria-label={t`Main`}
      data-bottom-bar="phone"
      className="frame-tabs fixed inset-x-0 bottom-0 z-30 grid auto-cols-fr grid-flow-col border-t border-line bg-card px-1 pb-[env(safe-area-inset-bottom)] md:static md:flex md:flex-col md:justify-start md:gap-1 md:border-0 md:p-0"
    >
      {children}
    </nav>
  )
}

// `isListed`: in the list behind the last tab.
type LinkProps = Place & { isHere: boolean; isListed?: boolean; onClick?: () => void }

export const PlaceLink = ({
  to,
  label,
  Picture,
  waiting,
  isTab = false,
  isHere,
  isListed = false,
  onClick,
}: LinkProps) => (
  <PageLink
    to={to}
    onClick={onClick}
    aria-current={isHere ? 'page' : undefined}
    className={
      isListed
        ? 'relative flex min-h-12 items-center gap-3 rounded-m px-3 text-sm font-semibold text-ink-soft hover:bg-sunken aria-[current=page]:bg-accent-soft aria-[current=page]:text-accent-ink'
        : classes(isTab ? 'flex' : 'hidden md:flex', tabLook)
    }
  >
    <Picture aria-hidden className={isListed ? 'size-5 shrink-0' : 'size-5.5 shrink-0 md:size-5'} />
    <span className="leading-tight">{label}</span>
    {waiting > 0 && <Waiting count={waiting} isListed={isListed} />}
  </PageLink>
)

export const isWithin = (path: string, { to, exact }: Pick<Place, 'to' | 'exact'>) =>
  exact ? path === to : path.startsWith(to)

// On the corner of a tab; at the end of a line.
export function Waiting({ count, isListed = false }: { count: number; isListed?: boolean }) {
  const { t } = useLingui()
  return (
    <span
      className={classes(
        'min-w-5 rounded-full bg-accent px-1.5 text-center text-xs font-bold text-on-accent',
        isListed ? 'ml-auto' : 'absolute top-1.5 left-1/2 ml-2 md:static md:ml-auto',
      )}
    >
      {count > 99 ? '99+' : count}
      <span className="sr-only"> {t`waiting`}</span>
    </span>
  )
}

// A tab of a phone's bar, a line of a desk's column.
export const tabLook =
  'relative min-h-15 min-w-11 flex-col items-center justify-center gap-0.5 text-xs font-semibold text-ink-soft hover:text-ink aria-[current=page]:text-accent-ink md:min-h-11 md:flex-row md:justify-start md:gap-3 md:rounded-m md:px-3 md:text-sm md:hover:bg-sunken md:aria-[current=page]:bg-accent-soft'
