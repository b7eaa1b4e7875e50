import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { orderQuery } from '../../features/orders/api.ts'
import { lastList } from '../../features/orders/list-address.ts'
import { PackingCard } from '../../features/orders/packing/packing-card.tsx'
import type { PackingDrafts } from '../../features/orders/packing/packing-draft.ts'
import { usePackingRound } from '../../features/orders/packing/use-packing-round.ts'
import { useHead } from '../../lib/head.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { FormPage } from '../../ui/admin/form-page.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

// Slip, packing, shipping, next: one order at a time, with one thumb.
export default function PackPage() {
  const { t } = useLingui()
  const { orderNos, place, error, refetch, isFetching, next, back, again } = usePackingRound()
  const [drafts] = useState<PackingDrafts>(() => new Map())
  useHead({ title: t`Pack orders`, isPrivate: true })
  useEffect(() => void window.scrollTo({ top: 0 }), [place])
  const orderNo = orderNos?.[place]
  const number = place + 1
  const all = orderNos?.length ?? 0
  return (
    <FormPage
      title={t`Pack orders`}
      back={{ to: sellerPaths.orders(lastList.read()), label: t`Orders` }}
      actions={
        orderNo && (
          <p role="status" className="shrink-0 text-sm font-semibold whitespace-nowrap text-ink-soft tabular-nums">
            <Trans>
              {number} of {all}
            </Trans>
          </p>
        )
      }
    >
      <div className="mx-auto max-w-2xl">
        {error && <LoadFailed error={error} onRetry={refetch} busy={isFetching} />}
        {!orderNos && !error && <ListSkeleton rows={6} />}
        {orderNo && (
          <OneOrder key={orderNo} orderNo={orderNo} drafts={drafts} onNext={next} onBack={place === 0 ? null : back} />
        )}
        {orderNos && !orderNo && (
          <Empty
            title={all === 0 ? <Trans>All packed</Trans> : <Trans>You are through</Trans>}
            action={
              <>
                <ButtonLink variant="primary" to={sellerPaths.orders()}>{t`Show all orders`}</ButtonLink>
                {all > 0 && (
                  <Button busy={isFetching} onClick={again}>
                    <Trans>Look for more</Trans>
                  </Button>
                )}
              </>
            }
          >
            {all === 0 ? (
              <Trans>No orders to check, pack or ship.</Trans>
            ) : (
              <Trans>Skipped and new orders appear in the next round.</Trans>
            )}
          </Empty>
        )}
      </div>
    </FormPage>
  )
}

type Props = { orderNo: string; drafts: PackingDrafts; onNext: () => void; onBack: (() => void) | null }

function OneOrder({ orderNo, ...props }: Props) {
  const { data: order, error, refetch, isFetching } = useQuery(orderQuery(orderNo))
  if (order) return <PackingCard order={order} {...props} />
  if (!error) return <ListSkeleton rows={6} />
  return (
    <>
      <LoadFailed error={error} onRetry={refetch} busy={isFetching} />
      <Button wide className="mt-3" onClick={props.onNext}>
        <Trans>Skip</Trans>
      </Button>
    </>
  )
}
