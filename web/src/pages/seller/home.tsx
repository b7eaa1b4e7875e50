import { can } from '@kedai/domain/people/permissions.ts'
import { salesPeriodNames } from '@kedai/domain/sales/periods.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { InvoicesWaiting } from '../../features/invoices/list/invoices-waiting.tsx'
import { OpeningCard } from '../../features/opening/seller/opening-card.tsx'
import { ShareShop } from '../../features/opening/seller/share-shop.tsx'
import { ReviewsWaiting } from '../../features/reviews/seller/reviews-waiting.tsx'
import { QueueChips } from '../../features/orders/queue-chips.tsx'
import { SalesOverview } from '../../features/sales/seller/sales-overview.tsx'
import { meQuery, workQueuesQuery } from '../../layouts/seller/me.ts'
import { useHead } from '../../lib/head.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

// Where a seller's day begins: the work that waits first, then how the shop does. Until there is work, the way to it.
export default function HomePage() {
  const { t } = useLingui()
  const [search, setSearch] = useSearchParams()
  const share = (isOpen: boolean) =>
    setSearch(
      (now) => {
        if (isOpen) now.set('share', '1')
        else now.delete('share')
        return now
      },
      { replace: true, preventScrollReset: true },
    )
  const { data: me } = useQuery(meQuery()) // the layout shows its failure
  const { data: queues } = useQuery({
    ...workQueuesQuery(),
    enabled: me?.shops[0] !== undefined && can(me.shops[0].role, me.shops[0].permissions, 'orders'),
  })
  const period = salesPeriodNames.find((name) => name === search.get('period')) ?? '7'
  useHead({ title: t`Home`, isPrivate: true })
  const shop = me?.shops[0]
  if (!shop) {
    return (
      <Page title={t`Home`} width="wide">
        <ListSkeleton rows={6} />
      </Page>
    )
  }
  const hasWork = queues !== undefined && queues.slips_to_check + queues.to_pack + queues.unmatched_money > 0
  const may = (area: Parameters<typeof can>[2]) => can(shop.role, shop.permissions, area)
  const opening = may('shop_settings') && (
    <OpeningCard key="opening" shop={shop} mayAdd={may('products')} onShare={() => share(true)} />
  )
  const work =
    may('orders') || may('invoices') ? (
      <section key="work" aria-labelledby="work-heading" className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <h2 id="work-heading" className="text-lg">
          <Trans>To do</Trans>
        </h2>
        {may('orders') && <QueueChips chosen={undefined} all />}
        <div className="grid gap-3 empty:hidden sm:auto-cols-fr sm:grid-flow-col">
          {may('invoices') && <InvoicesWaiting />}
          {may('products') && <ReviewsWaiting />}
        </div>
      </section>
    ) : (
      may('products') && <ReviewsWaiting key="work" />
    )
  return (
    <Page
      title={t`Home`}
      width="wide"
      actions={
        <>
          {may('shop_settings') && (
            <ShareShop
              shopName={shop.name}
              open={search.has('share')}
              onOpen={() => share(true)}
              onClose={() => share(false)}
            />
          )}
          <ButtonLink to={paths.storefront({ username: shop.username, onShopHost: false })}>
            <Trans>See your shop</Trans>
          </ButtonLink>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-8">
        {hasWork ? [work, opening] : [opening, work]}
        {may('reports') && <SalesOverview period={period} />}
      </div>
    </Page>
  )
}
