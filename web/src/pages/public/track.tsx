import { Trans, useLingui } from '@lingui/react/macro'
import { trackingQuery } from '../../features/tracking/api.ts'
import { TrackedParcel } from '../../features/tracking/tracked-parcel.tsx'
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

export const queries = ({ params }: PageContext) => [trackingQuery(params['token'] ?? '')]

// Where the parcels of an order are, to be looked at by whoever waits for them.
export default function TrackPage() {
  const { t } = useLingui()
  const { token = '' } = useParams()
  const { data, failure, retry } = usePageQuery(trackingQuery(token), { refetchIntervalMs: 300_000 })
  useHead({
    title: data ? `${t`Where is my parcel?`} · ${data.order_no}` : t`Where is my parcel?`,
    isPrivate: true,
    stylesheet: data?.shop.stylesheet,
  })
  const trouble = failure && (
    <Notice tone="warn" title={failure.message}>
      <Button className="mt-2" onClick={retry}>
        <Trans>Try again</Trans>
      </Button>
    </Notice>
  )
  if (!data)
    return (
      <PublicLayout shop={null}>
        {trouble ? <div className="mx-auto max-w-xl p-4">{trouble}</div> : <PageSkeleton />}
      </PublicLayout>
    )
  const { parcels, order_no: orderNo, shop, is_waiting: isWaiting } = data
  return (
    <PublicLayout shop={shop}>
      <Page width="narrow" title={t`Where is my parcel?`} back={{ to: paths.order(token), label: t`Order ${orderNo}` }}>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          {trouble}
          {parcels.length === 0 && (
            <Notice
              tone="info"
              title={
                isWaiting ? (
                  <Trans>{shop.name} is still preparing your order</Trans>
                ) : (
                  <Trans>No parcel was sent for this order</Trans>
                )
              }
            >
              {isWaiting && <Trans>Tracking updates appear here once a parcel is sent.</Trans>}
            </Notice>
          )}
          {parcels.map((parcel, at) => (
            <TrackedParcel
              key={`${at} ${parcel.tracking_number}`}
              parcel={parcel}
              place={parcels.length > 1 ? parcels.length - at : null}
            />
          ))}
          {parcels.length > 0 && isWaiting && (
            <p className="text-sm text-ink-soft">
              <Trans>The rest of your order is still being prepared.</Trans>
            </p>
          )}
        </div>
      </Page>
    </PublicLayout>
  )
}
