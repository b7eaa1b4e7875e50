import type { SlipGroup, WaitingSlips as Waiting } from '@kedai/contracts/waiting-slips.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dateTime, money } from '../../lib/format.ts'
import { Refusal } from '../../lib/http-result.ts'
import { currentLang } from '../../lib/i18n.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { Button } from '../../ui/button.tsx'
import { PageLink } from '../../ui/page-link.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { waitingSlipsQuery } from './api.ts'
import { RefuseSlipsDialog } from './refuse-slips-dialog.tsx'

// What slips that nobody checked keep from other buyers, and many of one browser or address together.
export function WaitingSlips() {
  const { t } = useLingui()
  const { data, error, refetch, isFetching } = useQuery(waitingSlipsQuery())
  const [refusing, setRefusing] = useState<SlipGroup | null>(null)
  // Who only packs sees the orders, and decides about no slip.
  if (error instanceof Refusal && error.failure.code === 403) return null
  if (error) return <LoadFailed error={error} onRetry={refetch} busy={isFetching} className="mb-4" />
  if (!data) return <Skeleton className="mb-4 h-16 w-full" />
  if (data.orders === 0) return null
  return (
    <section aria-label={t`Stock reserved by unverified slips`} className="mb-4 grid gap-3">
      <Kept {...data} />
      {data.groups.map((group) => (
        <Group key={`${group.by} ${group.orders[0]?.order_no}`} group={group} onRefuse={() => setRefusing(group)} />
      ))}
      {refusing && <RefuseSlipsDialog group={refusing} onClose={() => setRefusing(null)} />}
    </section>
  )
}

const Kept = ({ orders, pieces, total, groups }: Waiting) => (
  <p className="text-sm text-ink-soft">
    <Trans>
      Unverified slips reserve <Plural value={pieces} one="# piece" other="# pieces" />, in{' '}
      <Plural value={orders} one="# order" other="# orders" /> worth {money(total)}.
    </Trans>{' '}
    {groups.length > 0 && <Trans>Several came from one device or one address:</Trans>}
  </p>
)

function Group({ group: { by, sums, orders }, onRefuse }: { group: SlipGroup; onRefuse: () => void }) {
  return (
    <div className="rounded-m border border-line bg-paper px-4 py-3 text-sm">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <p className="font-semibold">
            {by === 'browser' ? <Trans>One device</Trans> : <Trans>One internet address</Trans>}
          </p>
          <p className="text-ink-soft tabular-nums">
            <Plural value={sums.orders} one="# order" other="# orders" /> ·{' '}
            <Plural value={sums.pieces} one="# piece" other="# pieces" /> · {money(sums.total)}
          </p>
        </div>
        <Button onClick={onRefuse}>
          <Trans>Refuse all</Trans>
        </Button>
      </div>
      <details className="mt-1">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-accent-ink">
          <Trans>Show the orders</Trans>
        </summary>
        <ul className="grid gap-1">
          {orders.map((order) => (
            <li key={order.order_no} className="flex flex-wrap justify-between gap-x-4">
              <PageLink to={sellerPaths.order(order.order_no)}>
                {order.order_no} · {order.buyer_name}
              </PageLink>
              <span className="text-ink-soft tabular-nums">
                <Plural value={order.pieces} one="# piece" other="# pieces" /> · {money(order.total)} ·{' '}
                <time>{dateTime(order.uploaded_at, currentLang())}</time>
              </span>
            </li>
          ))}
        </ul>
      </details>
    </div>
  )
}
