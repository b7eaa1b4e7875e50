import { type ReactNode, useEffect, useRef } from 'react'
import { classes } from '../../../ui/classes.ts'
import { PageLink } from '../../../ui/page-link.tsx'

export type StateTab = {
  key: string
  label: ReactNode
  to: string
  isChosen: boolean
  count?: { count: number; is_capped: boolean } | undefined
  countLook?: string | undefined
}

// Lists by how their rows stand: a strip of links, the chosen one in sight.
export function StateTabs({ label, tabs }: { label: string; tabs: readonly StateTab[] }) {
  const chosen = useRef<HTMLAnchorElement>(null)
  const chosenKey = tabs.find(({ isChosen }) => isChosen)?.key
  // On a phone the strip is longer than the screen.
  useEffect(() => void chosen.current?.scrollIntoView({ block: 'nearest', inline: 'center' }), [chosenKey])
  return (
    <nav
      aria-label={label}
      className="scrollbar-none -mx-4 flex overflow-x-auto border-b border-line px-4 sm:mx-0 sm:px-0"
    >
      {tabs.map(({ key, label: name, to, isChosen, count, countLook = 'bg-sunken text-ink-soft' }) => (
        <PageLink
          key={key}
          ref={isChosen ? chosen : undefined}
          replace
          to={to}
          aria-current={isChosen ? 'page' : undefined}
          className="-mb-px flex min-h-11 shrink-0 items-center gap-1.5 border-b-3 border-transparent px-2.5 text-sm font-semibold whitespace-nowrap text-ink-soft hover:text-ink focus-visible:-outline-offset-3 aria-[current=page]:border-accent aria-[current=page]:text-ink"
        >
          {name}
          {count !== undefined && count.count > 0 && (
            <span className={classes('rounded-full px-2 text-xs', countLook)}>
              {count.is_capped ? `${count.count}+` : count.count}
            </span>
          )}
        </PageLink>
      ))}
    </nav>
  )
}
