import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { orderQuery } from '../../features/orders/api.ts'
import { lastList } from '../../features/orders/list-address.ts'
import { OrderDetail } from '../../features/orders/order-detail.tsx'
import { PrintOrder } from '../../features/orders/papers/print-order.tsx'
import { StatusBadge, paymentWord } from '../../features/orders/status-badges.tsx'
import { fulfilmentWord, orderWords } from '../../features/orders/status-words.ts'
import { dateTime } from '../../lib/format.ts'
import { useHead } from '../../lib/head.ts'
import { Refusal } from '../../lib/http-result.ts'
import { currentLang } from '../../lib/i18n.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

export default function SellerOrderPage() {
  const { t } = useLingui()
  const { orderNo = '' } = useParams()
  const { data: order, error, refetch } = useQuery(orderQuery(orderNo))
  useHead({ title: t`Order ${orderNo}`, isPrivate: true })
  const back = { to: sellerPaths.orders(lastList.read()), label: t`Orders` }
  if (!order && !error) {
    return (
      <Page title={t`Order ${orderNo}`} back={back} width="wide">
        <ListSkeleton rows={6} />
      </Page>
    )
  }
  if (!order) {
    const isMissing = error instanceof Refusal && error.failure.code === 404
    return (
      <Page title={t`Order ${orderNo}`} back={back}>
        {isMissing ? (
          <Empty
            title={<Trans>There is no order {orderNo} in this shop</Trans>}
            action={<ButtonLink to={sellerPaths.orders()}>{t`Show all orders`}</ButtonLink>}
          />
        ) : (
          <LoadFailed error={error} onRetry={refetch} />
        )}
      </Page>
    )
  }
  return (
    <Page
      title={t`Order ${order.order_no}`}
      lead={
        <>
          <Trans>
            Placed {dateTime(order.placed_at, currentLang())} by {order.buyer.name}
          </Trans>
          <span className="mt-2 flex flex-wrap gap-1.5">
            <StatusBadge word={orderWords[order.order_status]} />
            <StatusBadge word={paymentWord(order)} />
            <StatusBadge word={fulfilmentWord(order)} />
          </span>
        </>
      }
      back={back}
      width="wide"
      actions={<PrintOrder orderNo={order.order_no} />}
    >
      {error && <Notice tone="warn" className="mb-4" title={t`This may be out of date: ${error.message}`} />}
      {/* Another order starts with nothing typed or open. */}
      <OrderDetail key={order.order_no} order={order} />
    </Page>
  )
}
