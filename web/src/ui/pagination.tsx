import { Trans, useLingui } from '@lingui/react/macro'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { PageLink } from './page-link.tsx'

type Props = {
  page: number
  lastPage: number
  // The address of a page: pages are links, so that back, reload and sharing work.
  hrefOf: (page: number) => string
}

// Nothing when there is only one page.
export function Pagination({ page, lastPage, hrefOf }: Props) {
  const { t } = useLingui()
  if (lastPage <= 1) return null
  return (
    <nav aria-label={t`Pages`} className="flex items-center justify-center gap-1 py-4">
      <Step to={page > 1 ? hrefOf(page - 1) : null} label={t`Previous page`} rel="prev">
        <ChevronLeft aria-hidden className="size-5" />
      </Step>
      <span className="px-1 text-center text-sm sm:hidden">
        <Trans>
          Page {page} of {lastPage}
        </Trans>
      </span>
      {pagesToShow(page, lastPage).map((shown, place) =>
        shown === null ? (
          <span key={`gap-${place}`} className="hidden px-1 text-ink-faint sm:inline">
            …
          </span>
        ) : (
          <PageLink
            key={shown}
            to={hrefOf(shown)}
            aria-label={t`Page ${shown}`}
            aria-current={shown === page ? 'page' : undefined}
            className={classes('hidden sm:grid', look, shown === page && 'bg-accent text-on-accent hover:bg-accent')}
          >
            {shown}
          </PageLink>
        ),
      )}
      <Step to={page < lastPage ? hrefOf(page + 1) : null} label={t`Next page`} rel="next">
        <ChevronRight aria-hidden className="size-5" />
      </Step>
    </nav>
  )
}

const look = 'size-11 shrink-0 place-items-center rounded-m text-sm font-semibold hover:bg-sunken'

function Step({ to, label, rel, children }: { to: string | null; label: string; rel: string; children: ReactNode }) {
  if (to === null) return <span className={classes('grid text-ink-faint opacity-50', look)}>{children}</span>
  return (
    <PageLink to={to} rel={rel} aria-label={label} className={classes('grid', look)}>
      {children}
    </PageLink>
  )
}

// First, last, and the neighbours of the current one; null is a gap.
export function pagesToShow(page: number, lastPage: number): (number | null)[] {
  const wanted = [1, page - 1, page, page + 1, lastPage].filter((shown) => shown >= 1 && shown <= lastPage)
  const pages = [...new Set(wanted)].sort((a, b) => a - b)
  return pages.flatMap((shown, place) => (place > 0 && shown - (pages[place - 1] ?? 0) > 1 ? [null, shown] : [shown]))
}
