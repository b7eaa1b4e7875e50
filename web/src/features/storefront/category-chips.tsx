import type { Category } from '@kedai/contracts/storefront.ts'
import { useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { classes } from '../../ui/classes.ts'
import { PageLink } from '../../ui/page-link.tsx'
import { trailTo } from './category-trail.ts'

type Props = {
  categories: readonly Category[]
  // Slug or id of the open one; '' for all.
  current: string
  hrefOf: (slug: string) => string
}

// The shop's shelves, and below the open one its boards: rows of links, pushed sideways by a finger.
export function CategoryChips({ categories, current, hrefOf }: Props) {
  const { t } = useLingui()
  const trail = trailTo(categories, current)
  const shelves = stocked(categories)
  if (shelves.length === 0) return null
  const boards = stocked(trail[0]?.children ?? [])
  return (
    <nav aria-label={t`Categories`} className="grid gap-2">
      <Row
        label={t`Everything`}
        to={hrefOf('')}
        isAll={trail.length === 0}
        shown={shelves}
        open={trail[0]}
        hrefOf={hrefOf}
      />
      {trail[0] && boards.length > 0 && (
        <Row
          label={t`All of ${trail[0].name}`}
          to={hrefOf(trail[0].slug)}
          isAll={trail.length === 1}
          shown={boards}
          open={trail[1]}
          hrefOf={hrefOf}
          isSmall
        />
      )}
    </nav>
  )
}

const stocked = (categories: readonly Category[]) => categories.filter((category) => category.has_items)

type RowProps = {
  label: string
  to: string
  isAll: boolean
  shown: Category[]
  open: Category | undefined
  hrefOf: Props['hrefOf']
  isSmall?: boolean
}

function Row({ label, to, isAll, shown, open, hrefOf, isSmall = false }: RowProps) {
  const row = useRef<HTMLUListElement>(null)
  useEffect(() => showCurrent(row.current), [open?.id])
  const chips = [
    { id: 0, name: label, image: null, to, isOpen: isAll },
    ...shown.map(({ id, name, slug, image }) => ({ id, name, image, to: hrefOf(slug), isOpen: open?.id === id })),
  ]
  return (
    <ul
      ref={row}
      className="relative -mx-4 flex gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] sm:-mx-6 sm:px-6"
    >
      {chips.map((chip) => (
        <li key={chip.id} className="shrink-0">
          <PageLink
            to={chip.to}
            aria-current={chip.isOpen ? 'page' : undefined}
            className={classes(
              'flex min-h-11 items-center gap-2 rounded-full border px-4 text-sm font-semibold whitespace-nowrap transition',
              looks[chip.isOpen ? (isSmall ? 'openBoard' : 'open') : 'other'],
            )}
          >
            {chip.image && (
              <img
                src={chip.image}
                alt=""
                width={32}
                height={32}
                loading="lazy"
                className="-ml-2.5 size-8 max-w-none shrink-0 rounded-full object-cover"
              />
            )}
            {chip.name}
          </PageLink>
        </li>
      ))}
    </ul>
  )
}

const looks = {
  open: 'border-accent bg-accent text-on-accent',
  openBoard: 'border-accent bg-accent-soft text-accent-ink',
  other: 'border-line bg-card text-ink-soft hover:border-line-strong hover:text-ink',
}

// Sideways only: the page itself stays where it is.
function showCurrent(row: HTMLElement | null): void {
  const chip = row?.querySelector('[aria-current]')?.parentElement
  if (!row || !chip) return
  const isInView =
    chip.offsetLeft >= row.scrollLeft && chip.offsetLeft + chip.offsetWidth <= row.scrollLeft + row.clientWidth
  if (!isInView) row.scrollTo({ left: chip.offsetLeft - (row.clientWidth - chip.offsetWidth) / 2 })
}
