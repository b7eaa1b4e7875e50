import { useLingui } from '@lingui/react/macro'
import { OrderRows } from '../../features/resellers/own/order-rows.tsx'
import { ordersQuery } from '../../features/resellers/own/own-queries.ts'
import { pageIn } from '../../features/resellers/own/page-in.ts'
import { Refused } from '../../features/resellers/own/refused.tsx'
import { usePageQuery } from '../../lib/use-page-query.ts'
import { paths } from '../../paths.ts'
import { useSearch } from '../../ui/navigation.ts'
import { Section } from '../../ui/page.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'
import { type InArea, ResellerFrame, frameQueries } from './reseller-frame.tsx'

export const queries = frameQueries

export default function ResellerOrdersPage() {
  const { t } = useLingui()
  return <ResellerFrame title={t`Orders`}>{(at) => <Orders {...at} />}</ResellerFrame>
}

function Orders({ storefront, shop, area }: InArea) {
  const page = pageIn(useSearch())
  const { data, failure, isLoading, retry } = usePageQuery(ordersQuery({ area, username: shop.username }, page))
  if (!data)
    return failure ? (
      <Refused failure={failure} shop={shop} whatsapp={storefront.whatsapp_number} isBusy={isLoading} onRetry={retry} />
    ) : (
      <ListSkeleton />
    )
  return (
    <>
      <Section>
        <OrderRows orders={data.rows} />
      </Section>
      <Pagination
        page={page}
        lastPage={data.meta.last_page}
        hrefOf={(other) => paths.area(shop, area, 'orders', { page: other })}
      />
    </>
  )
}
