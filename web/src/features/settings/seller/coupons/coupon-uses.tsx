import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { dateTime, money } from '../../../../lib/format.ts'
import { useLang } from '../../../../lib/use-lang.ts'
import { sellerPaths } from '../../../../lib/seller/seller-paths.ts'
import { LoadFailed } from '../../../../lib/seller/load-failed.tsx'
import { Badge } from '../../../../ui/badge.tsx'
import { Button } from '../../../../ui/button.tsx'
import { DocumentNumber } from '../../../../ui/document-number.tsx'
import { Drawer } from '../../../../ui/drawer.tsx'
import { Empty } from '../../../../ui/empty.tsx'
import { Link } from '../../../../ui/link.tsx'
import { ListSkeleton } from '../../../../ui/skeleton.tsx'
import { usesQuery } from './api.ts'

// The orders that used a coupon, the newest first.
export function CouponUses({ coupon, onClose }: { coupon: { id: number; code: string }; onClose: () => void }) {
  const { t } = useLingui()
  const lang = useLang()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery(usesQuery(coupon.id, page))
  return (
    <Drawer open onClose={onClose} title={t`Orders with ${coupon.code}`}>
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {!data && !error && <ListSkeleton rows={3} />}
      {data?.rows.length === 0 && <Empty title={t`No order used it yet`} />}
      {data && data.rows.length > 0 && (
        <ul className="divide-y divide-line text-sm">
          {data.rows.map((use) => (
            <li key={use.order_no} className="flex items-start justify-between gap-4 py-3">
              <span className="min-w-0">
                <Link to={sellerPaths.order(use.order_no)}>
                  <DocumentNumber>{use.order_no}</DocumentNumber>
                </Link>
                <span className="block [overflow-wrap:anywhere]">{use.buyer_name}</span>
                <span className="block text-ink-soft">{dateTime(use.used_at, lang)}</span>
              </span>
              <span className="shrink-0 text-right">
                <strong>−{money(use.amount)}</strong>
                <span className="block text-ink-soft">
                  <Trans>of {money(use.total)}</Trans>
                </span>
                {use.is_released && <Badge>{t`Usage restored`}</Badge>}
              </span>
            </li>
          ))}
        </ul>
      )}
      {data && data.meta.last_page > 1 && (
        <div className="mt-4 flex justify-between gap-2">
          <Button disabledBecause={page === 1 && t`These are the newest.`} onClick={() => setPage(page - 1)}>
            <Trans>Newer</Trans>
          </Button>
          <Button
            disabledBecause={page >= data.meta.last_page && t`These are the oldest.`}
            onClick={() => setPage(page + 1)}
          >
            <Trans>Older</Trans>
          </Button>
        </div>
      )}
    </Drawer>
  )
}
