import type { BuyerOrder } from '@kedai/contracts/orders.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { orderQuery } from '../../features/buyer-order/api.ts'
import { NextStep } from '../../features/buyer-order/next-step.tsx'
import { OrderContents } from '../../features/buyer-order/order-contents.tsx'
import { OrderHeadline } from '../../features/buyer-order/order-headline.tsx'
import { RateLink } from '../../features/buyer-order/rate-link.tsx'
import { bankMayKnowMore, opensSomething } from '../../features/buyer-order/standing.ts'
import { useLiveOrder } from '../../features/buyer-order/use-live-order.ts'
import { useOrderWatch } from '../../features/buyer-order/use-order-watch.ts'
import { PublicLayout } from '../../layouts/public-layout.tsx'
import { useHead } from '../../lib/head.ts'
import { later } from '../../lib/later.tsx'
import type { PageContext } from '../../lib/lazy-page.tsx'
import { rememberServerTime } from '../../lib/server-time.ts'
import { usePageQuery } from '../../lib/use-page-query.ts'
import { Button } from '../../ui/button.tsx'
import { useParams } from '../../ui/navigation.ts'
import { Notice } from '../../ui/notice.tsx'
import { PageSkeleton, Skeleton } from '../../ui/skeleton.tsx'

const OrderStory = later(
  async () => (await import('../../features/buyer-order/order-story.tsx')).OrderStory,
  <Skeleton className="h-80 w-full" />,
)

const OrderKeep = later(
  async () => (await import('../../features/buyer-order/order-keep.tsx')).OrderKeep,
  <Skeleton className="h-48 w-full" />,
)

// Few orders have any.
const OrderDownloads = later(
  async () => (await import('../../features/buyer-order/order-downloads.tsx')).OrderDownloads,
  <Skeleton className="h-40 w-full" />,
)

const OrderTickets = later(
  async () => (await import('../../features/buyer-order/order-tickets.tsx')).OrderTickets,
  <Skeleton className="h-80 w-full" />,
)

// What opens with the payment: a course, codes.
const OrderAccess = later(
  async () => (await import('../../features/buyer-order/order-access.tsx')).OrderAccess,
  <Skeleton className="h-40 w-full" />,
)

// Of things that are rented, and of time that is booked.
const OrderRental = later(
  async () => (await import('../../features/buyer-order/order-rental.tsx')).OrderRental,
  <Skeleton className="h-44 w-full" />,
)
const OrderAppointment = later(
  async () => (await import('../../features/buyer-order/order-appointment.tsx')).OrderAppointment,
  <Skeleton className="h-44 w-full" />,
  'booking',
)

export const queries = ({ params }: PageContext) => [orderQuery(params['token'] ?? '')]

// The buyer's own page of an order, behind a secret link: what it stands at, what to do next, everything else below.
export default function OrderPage() {
  const { t } = useLingui()
  const { token = '' } = useParams()
  const [refetchIntervalMs, setRefetchIntervalMs] = useState<number | false>(false)
  const { data: order, failure, retry } = usePageQuery(orderQuery(token), { refetchIntervalMs })
  useEffect(() => setRefetchIntervalMs(pauseAfter(order)), [order])
  useEffect(() => {
    if (order) rememberServerTime(order.server_time)
  }, [order])
  useHead({
    title: order ? `${order.headline} · ${order.order_no}` : t`Your order`,
    isPrivate: true,
    stylesheet: order?.shop.stylesheet,
  })
  const tells = order?.tells_purchase === true
  useEffect(() => {
    if (tells) void import('../../features/pixels/tell-purchase.ts').then(({ tellPurchase }) => tellPurchase(token))
  }, [tells, token])
  useLiveOrder(token, order?.order_status === 'open')
  const bank = useOrderWatch(token, order !== undefined && bankMayKnowMore(order))
  const trouble = failure && (
    <Notice tone="warn" title={failure.message}>
      <Button className="mt-2" onClick={retry}>
        <Trans>Try again</Trans>
      </Button>
    </Notice>
  )
  if (!order)
    return (
      <PublicLayout shop={null}>
        {trouble ? <div className="mx-auto max-w-xl p-4">{trouble}</div> : <PageSkeleton />}
      </PublicLayout>
    )
  return (
    <PublicLayout shop={order.shop}>
      <div className="mx-auto grid w-full max-w-6xl gap-4 px-4 py-6 sm:px-6 lg:grid-cols-[minmax(0,1fr)_22rem] lg:items-start lg:gap-6">
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {trouble}
          <OrderHeadline order={order} />
          <NextStep token={token} order={order} bank={bank} />
          {order.rental && <OrderRental token={token} order={order} rental={order.rental} />}
          {order.appointment && <OrderAppointment token={token} order={order} appointment={order.appointment} />}
          {order.downloads.length > 0 && <OrderDownloads token={token} downloads={order.downloads} />}
          {order.tickets && order.tickets.length > 0 && <OrderTickets token={token} tickets={order.tickets} />}
          {opensSomething(order) && <OrderAccess order={order} />}
          <RateLink token={token} order={order} />
          {order.order_status === 'open' && <OrderKeep token={token} order={order} />}
          <OrderContents order={order} />
        </div>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <OrderStory token={token} order={order} />
        </div>
      </div>
    </PublicLayout>
  )
}

// A slip is decided by a person and a parcel moves by the day: looking now and then is enough.
function pauseAfter(order: BuyerOrder | undefined): number | false {
  if (!order || order.order_status !== 'open') return false
  return order.payment_status === 'checking' ? 30_000 : 120_000
}
