import type { ItemView } from '@kedai/contracts/items.ts'
import { Trans } from '@lingui/react/macro'
import { useShopPlace } from '../../lib/site.tsx'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { later } from '../../lib/later.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { AskSeller } from './ask-seller.tsx'

// Of events alone.
const WaitForPlace = later(
  async () => (await import('../../product-types/ticket/waitlist-form.tsx')).WaitForPlace,
  <Skeleton className="h-11 w-56" />,
  'checkout',
)

// Instead of the form: why nothing can be ordered here now, and what can be done.
export function CannotOrder({ view, link }: { view: ItemView; link: string }) {
  const shop = useShopPlace(view.shop.username)
  const isAway = view.shop.vacation !== null && view.shop.vacation.mode !== 'later'
  return (
    <section className="mb-8 rounded-l border border-line bg-card p-4 shadow-card sm:p-6">
      <h2 className="text-lg">
        {isAway ? (
          <Trans>No orders just now</Trans>
        ) : view.item.collection ? (
          <Trans>This is closed now</Trans>
        ) : view.item.is_out_stock ? (
          <Trans>Sold out for now</Trans>
        ) : (
          <Trans>This cannot be ordered here yet</Trans>
        )}
      </h2>
      <p className="mt-2 text-ink-soft">
        {isAway ? (
          <Trans>The seller is on a break. Contact the seller, or browse other products in this shop.</Trans>
        ) : view.item.is_out_stock && !view.item.collection ? (
          <Trans>Ask the seller about restocking, or browse other products in this shop.</Trans>
        ) : (
          <Trans>Contact the seller, or browse other products in this shop.</Trans>
        )}
      </p>
      {!isAway && view.item.is_out_stock && view.item.ticket?.waitlist && (
        <div className="mt-4 grid">
          <WaitForPlace
            viewId={view.item.view_id}
            title={view.item.title}
            units={view.items.filter(({ stock }) => stock === 0)}
          />
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        <AskSeller view={view} link={link} variant="primary" />
        <ButtonLink to={paths.storefront(shop)}>
          <Trans>See the shop</Trans>
        </ButtonLink>
      </div>
    </section>
  )
}
