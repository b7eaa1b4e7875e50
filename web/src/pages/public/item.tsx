import { checkoutPart } from './order-place.tsx'
import { FailedItem } from '../../features/item/failed-item.tsx'
import { itemViewQuery } from '../../features/item/item-view-query.ts'
import { useItemView } from '../../features/item/use-item-view.ts'
import { PublicLayout } from '../../layouts/public-layout.tsx'
import type { PageContext } from '../../lib/lazy-page.tsx'
import { useParams } from '../../ui/navigation.ts'
import { PageSkeleton } from '../../ui/skeleton.tsx'
import { ItemOrder } from './item-order.tsx'

// The server draws the form together with the page.
if (import.meta.env.SSR) await checkoutPart.load()

export const queries = ({ params }: PageContext) => [itemViewQuery(params.viewId ?? '')]

export default function ItemPage() {
  const { viewId = '' } = useParams()
  const { view, failure, isLoading, retry } = useItemView(viewId)
  return (
    <PublicLayout shop={view?.shop ?? null}>
      {view ? (
        <ItemOrder key={view.item.view_id} view={view} />
      ) : failure ? (
        <FailedItem message={failure.message} onRetry={retry} isBusy={isLoading} />
      ) : (
        <PageSkeleton />
      )}
    </PublicLayout>
  )
}
