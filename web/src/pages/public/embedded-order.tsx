import { isOffered, isProductTypeName } from '@kedai/domain/product-types/product-types.ts'
import { Trans } from '@lingui/react/macro'
import { CannotOrder } from '../../features/item/cannot-order.tsx'
import { FailedItem } from '../../features/item/failed-item.tsx'
import { useItemView } from '../../features/item/use-item-view.ts'
import { ListSkeleton } from '../../ui/skeleton.tsx'
import { OrderPlace } from './order-place.tsx'

// The order form of an item, on a page that shows other things as well.
export function EmbeddedOrder({ viewId }: { viewId: string }) {
  const { view, failure, isLoading, retry } = useItemView(viewId)
  if (!view) {
    return failure ? <FailedItem message={failure.message} onRetry={retry} isBusy={isLoading} /> : <ListSkeleton />
  }
  const { item, shop } = view
  const isAway = shop.vacation !== null && shop.vacation.mode !== 'later'
  const canOrder =
    !isAway &&
    !item.is_out_stock &&
    view.payment_methods.length > 0 &&
    isProductTypeName(item.item_type) &&
    isOffered(item.item_type)
  return canOrder ? (
    <OrderPlace view={view} heading={heading} onChosen={nothing} />
  ) : (
    <CannotOrder view={view} link={view.referral_link} />
  )
}

const nothing = () => {}

// One and the same, so that the sleeping form is not disturbed.
const heading = (
  <h2 id="order-heading" className="text-xl">
    <Trans>Order here</Trans>
  </h2>
)
