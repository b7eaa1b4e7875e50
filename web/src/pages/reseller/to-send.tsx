import { Trans, useLingui } from '@lingui/react/macro'
import { toSendQuery } from '../../features/resellers/own/own-queries.ts'
import { pageIn } from '../../features/resellers/own/page-in.ts'
import { Refused } from '../../features/resellers/own/refused.tsx'
import { ToSendCard } from '../../features/resellers/own/to-send-card.tsx'
import { usePageQuery } from '../../lib/use-page-query.ts'
import { paths } from '../../paths.ts'
import { Empty } from '../../ui/empty.tsx'
import { useSearch } from '../../ui/navigation.ts'
import { Pagination } from '../../ui/pagination.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'
import { type InArea, ResellerFrame, frameQueries } from './reseller-frame.tsx'

export const queries = frameQueries

export default function ResellerToSendPage() {
  const { t } = useLingui()
  return <ResellerFrame title={t`To send`}>{(at) => <ToSend {...at} />}</ResellerFrame>
}

function ToSend({ storefront, shop, area }: InArea) {
  const page = pageIn(useSearch())
  const own = { area, username: shop.username }
  const { data, failure, isLoading, retry } = usePageQuery(toSendQuery(own, page))
  if (!data)
    return failure ? (
      <Refused failure={failure} shop={shop} whatsapp={storefront.whatsapp_number} isBusy={isLoading} onRetry={retry} />
    ) : (
      <ListSkeleton />
    )
  if (data.rows.length === 0)
    return (
      <Empty title={<Trans>Nothing to send</Trans>}>
        <Trans>
          When your downline orders items you have in stock, the shop may ask you to ship them. These orders are listed
          here.
        </Trans>
      </Empty>
    )
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {data.rows.map((order) => (
          <ToSendCard key={order.order_no} order={order} own={own} onChange={retry} />
        ))}
      </div>
      <Pagination
        page={page}
        lastPage={data.meta.last_page}
        hrefOf={(other) => paths.area(shop, area, 'to-send', { page: other })}
      />
    </>
  )
}
