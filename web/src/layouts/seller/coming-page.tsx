import { useLingui } from '@lingui/react/macro'
import { ListPage } from '../../ui/admin/list-page.tsx'
import { ListSkeleton, Skeleton } from '../../ui/skeleton.tsx'
import type { PalettePlace } from './palette/palette-place.ts'

// While a screen's script is on its way: its name where the name will stand, and rows where rows will.
export function ComingPage({ place }: { place: PalettePlace | undefined }) {
  const { i18n } = useLingui()
  return (
    <ListPage title={place ? i18n._(place.label) : 'Kedai'} queues={<Skeleton className="h-11 w-full" />}>
      <Skeleton className="h-11 w-full" />
      <ListSkeleton rows={8} />
    </ListPage>
  )
}
