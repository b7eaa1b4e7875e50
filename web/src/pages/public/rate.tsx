import { Trans, useLingui } from '@lingui/react/macro'
import { orderQuery } from '../../features/buyer-order/api.ts'
import { orderReviewsQuery } from '../../features/reviews/rate/api.ts'
import { RatedProduct } from '../../features/reviews/rate/rated-product.tsx'
import { PublicLayout } from '../../layouts/public-layout.tsx'
import { useHead } from '../../lib/head.ts'
import type { PageContext } from '../../lib/lazy-page.tsx'
import { usePageQuery } from '../../lib/use-page-query.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { useParams } from '../../ui/navigation.ts'
import { Notice } from '../../ui/notice.tsx'
import { Page } from '../../ui/page.tsx'
import { PageSkeleton } from '../../ui/skeleton.tsx'

export const queries = ({ params }: PageContext) => [
  orderQuery(params['token'] ?? ''),
  orderReviewsQuery(params['token'] ?? ''),
]

// What an order bought, to be rated by who holds its link.
export default function RatePage() {
  const { t } = useLingui()
  const { token = '' } = useParams()
  const order = usePageQuery(orderQuery(token))
  const reviews = usePageQuery(orderReviewsQuery(token))
  const failure = order.failure ?? reviews.failure
  const retry = () => (order.retry(), reviews.retry())
  useHead({
    title: order.data ? `${t`Rate what you bought`} · ${order.data.shop.name}` : t`Rate what you bought`,
    isPrivate: true,
    stylesheet: order.data?.shop.stylesheet,
  })
  const trouble = failure && (
    <Notice tone="warn" title={failure.message}>
      <Button className="mt-2" onClick={retry}>
        <Trans>Try again</Trans>
      </Button>
    </Notice>
  )
  const { data: bought } = reviews
  if (!order.data || !bought)
    return (
      <PublicLayout shop={null}>
        {trouble ? <div className="mx-auto max-w-xl p-4">{trouble}</div> : <PageSkeleton />}
      </PublicLayout>
    )
  return (
    <PublicLayout shop={order.data.shop}>
      <Page
        title={t`Rate what you bought`}
        back={{ to: paths.order(token), label: t`Order ${order.data.order_no}` }}
        lead={<Trans>It helps other buyers, and {order.data.shop.name}.</Trans>}
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {trouble}
          {bought.refusal && <Notice tone="info" title={bought.refusal} />}
          {bought.products.map((product) => (
            <RatedProduct key={product.product_id} token={token} reviews={bought} product={product} />
          ))}
        </div>
      </Page>
    </PublicLayout>
  )
}
