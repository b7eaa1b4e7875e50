import { useLingui } from '@lingui/react/macro'
import { ListPage } from '../../ui/admin/list-page.tsx'
import { Page } from '../../ui/page.tsx'
import { ListSkeleton, Skeleton } from '../../ui/skeleton.tsx'
import type { PalettePlace } from './palette/palette-place.ts'

// While a screen's script is on its way: its name where the name will stand, and grey places of the size of what comes.
export function ComingPage({ pathname, place }: { pathname: string; place: PalettePlace | undefined }) {
  const { i18n } = useLingui()
  const title = place ? i18n._(place.label) : 'Kedai'
  const rows = rowsAbove[pathname]
  if (rows) {
    return (
      <ListPage title={title}>
        {rows.map((height, row) => (
          <Skeleton key={row} className={`${height} w-full`} />
        ))}
        <ListSkeleton rows={8} />
      </ListPage>
    )
  }
  if (pathname === '/seller') {
    return (
      <Page
        title={title}
        width="wide"
        actions={
          <>
            <Skeleton className="h-11 w-28" />
            <Skeleton className="h-11 w-40" />
          </>
        }
      >
        <ComingHome />
      </Page>
    )
  }
  return (
    <Page title={title} width="wide">
      <ListSkeleton rows={6} />
    </Page>
  )
}

// Lists, with the heights of what stands between the bar and their first row on a phone: work that waits, then the search.
const rowsAbove: Record<string, readonly string[]> = {
  '/seller/orders': ['h-11', 'h-11'],
  '/seller/products': ['h-11'],
  '/seller/invoices': ['h-14', 'h-11', 'h-11'],
  '/seller/quotes': ['h-11', 'h-11'],
  '/seller/customers': ['h-11', 'h-11'],
  '/seller/shipments': ['h-11', 'h-11'],
  '/seller/resellers': ['h-11'],
}

// The work that waits, and how the shop does.
const ComingHome = () => (
  <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
    <div className="grid gap-3">
      <Skeleton className="h-6.5 w-40" />
      <div className="grid grid-cols-2 gap-2 *:last:col-span-2 lg:grid-cols-5 lg:gap-3 lg:*:last:col-span-1">
        {[1, 2, 3, 4, 5].map((chip) => (
          <Skeleton key={chip} className="h-20 w-full" />
        ))}
      </div>
    </div>
    <ListSkeleton rows={5} />
  </div>
)
