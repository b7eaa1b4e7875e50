import { useLingui } from '@lingui/react/macro'
import { EllipsisVertical, ListChecks, Plus, SlidersHorizontal } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { ButtonLink } from '../button.tsx'
import { classes } from '../classes.ts'
import { IconButton, iconLook } from '../icon-button.tsx'
import { PageLink } from '../page-link.tsx'
import { Menu, type MenuAction } from './menu.tsx'

// Somewhere to go from a list: a button on a desk, a line of the menu on a phone. `isOnPhone`: a desk has another way there.
export type Way = { to: string; label: string; icon?: ReactNode; isOnPhone?: boolean }

type Props = {
  title: string
  // How many there are, in few words: a phone has room for one line of it.
  count?: ReactNode
  // The main thing to be done here, by its own sign or a plus.
  add?: Way
  ways?: readonly Way[]
  // Ticking rows, where a phone has to be asked for the boxes.
  choosing?: { isOn: boolean; turn: () => void } | false
  // Work that waits, or the states of the list: one row.
  queues?: ReactNode
  search?: ReactNode
  // What narrows the list and what is done with all of it. A phone folds both behind one button.
  filters?: ReactNode
  narrowedBy?: number
  // What the list is narrowed to, each taken away by one press.
  chosen?: ReactNode
  // The shop has nothing of this kind yet: the empty state alone.
  isBare?: boolean
  children: ReactNode
}

// A list of the seller's: on a phone its title and count stand in the bar at the top, the work and the search take a row each,
// and the rest is folded away, so that the rows begin high.
export const ListPage = (props: Props) => (
  <div data-list-page className="mx-auto w-full max-w-7xl px-4 pt-3 pb-6 sm:px-6 md:pt-6">
    <Heading {...props} />
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 md:gap-4">
      {!props.isBare && props.queues}
      {!props.isBare && props.search && <Narrowing {...props} />}
      {props.children}
    </div>
  </div>
)

function Heading({ title, count, add, ways = [] }: Props) {
  const { t } = useLingui()
  return (
    <header className="flex items-center justify-between gap-x-6 max-md:fixed max-md:top-0 max-md:right-27 max-md:left-4 max-md:z-20 max-md:h-15 max-md:gap-x-1 md:mb-6 md:flex-wrap md:items-end md:gap-y-3 print:static">
      <div className="min-w-0 flex-1 md:basis-52">
        <h1 className="truncate text-lg leading-6 md:text-2xl md:leading-normal md:whitespace-normal">{title}</h1>
        {count && (
          <p className="truncate text-xs text-ink-soft md:mt-1 md:max-w-prose md:text-base md:text-pretty md:whitespace-normal">
            {count}
          </p>
        )}
      </div>
      {add && (
        <PageLink to={add.to} aria-label={add.label} title={add.label} className={classes(iconLook, 'md:hidden')}>
          {add.icon ?? <Plus aria-hidden />}
        </PageLink>
      )}
      {(add || ways.length > 0) && (
        <nav aria-label={t`Actions`} className="flex flex-wrap gap-2 empty:hidden max-md:hidden">
          {ways
            .filter(({ isOnPhone }) => !isOnPhone)
            .map(({ to, label, icon }) => (
              <ButtonLink key={to} to={to}>
                {icon}
                {label}
              </ButtonLink>
            ))}
          {add && (
            <ButtonLink variant="primary" to={add.to}>
              {add.icon ?? <Plus aria-hidden className="size-4" />}
              {add.label}
            </ButtonLink>
          )}
        </nav>
      )}
    </header>
  )
}

function Narrowing({ search, filters, narrowedBy = 0, chosen, ways = [], choosing }: Props) {
  const { t } = useLingui()
  const foldId = useId()
  const [isOpen, setOpen] = useState(false)
  const menu: MenuAction[][] = [
    choosing
      ? [
          {
            label: choosing.isOn ? t`Done choosing` : t`Choose`,
            icon: <ListChecks aria-hidden />,
            onSelect: choosing.turn,
          },
        ]
      : [],
    ways.map(({ to, label, icon }) => ({ to, label, icon })),
  ].filter((group) => group.length > 0)
  return (
    <div role="search" className="flex flex-wrap items-center gap-2">
      <div className="min-w-0 flex-1 md:min-w-64">{search}</div>
      {filters && (
        <IconButton
          label={t`Filter`}
          count={narrowedBy}
          aria-expanded={isOpen}
          aria-controls={foldId}
          className="-mr-2 md:hidden"
          onClick={() => setOpen(!isOpen)}
        >
          <SlidersHorizontal aria-hidden />
        </IconButton>
      )}
      {menu.length > 0 && (
        <span className="-mr-3 md:hidden">
          <Menu
            trigger={
              <IconButton label={t`More for this list`}>
                <EllipsisVertical aria-hidden />
              </IconButton>
            }
            groups={menu}
          />
        </span>
      )}
      {filters && (
        <div
          id={foldId}
          className={classes('grid basis-full grid-cols-2 items-center gap-2 md:contents', !isOpen && 'max-md:hidden')}
        >
          {filters}
        </div>
      )}
      {chosen && <div className="flex basis-full flex-wrap gap-2 empty:hidden">{chosen}</div>}
    </div>
  )
}
