import type { CouponRow as Row } from '@kedai/contracts/seller-coupons.ts'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Plus, TicketPercent } from 'lucide-react'
import { useState } from 'react'
import { LoadFailed } from '../../../../lib/seller/load-failed.tsx'
import { Button } from '../../../../ui/button.tsx'
import { Empty } from '../../../../ui/empty.tsx'
import { Notice } from '../../../../ui/notice.tsx'
import { Pagination } from '../../../../ui/pagination.tsx'
import { ListSkeleton } from '../../../../ui/skeleton.tsx'
import { sellerPaths } from '../../../../lib/seller/seller-paths.ts'
import { useSend } from '../use-send.ts'
import { type CouponSearch, couponQuery, couponsQuery } from './api.ts'
import { CouponDialog } from './coupon-dialog.tsx'
import { CouponFilters } from './coupon-filters.tsx'
import { CouponRow } from './coupon-row.tsx'
import { CouponUses } from './coupon-uses.tsx'

type Props = {
  search: CouponSearch
  onSearch: (next: CouponSearch) => void
  isNew: boolean
  onNew: (isOpen: boolean) => void
}

// The coupons of a shop, filtered by the address.
export function CouponSettings({ search, onSearch, isNew, onNew }: Props) {
  const { t } = useLingui()
  const send = useSend(null)
  const [editing, setEditing] = useState<number | null>(null)
  const [usesOf, setUsesOf] = useState<Row | null>(null)
  const { data, error, refetch, isPlaceholderData } = useQuery(couponsQuery(search))
  const isFiltered = Boolean(search.status || search.term)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <CouponFilters search={search} onSearch={onSearch} canExport={data !== undefined && data.rows.length > 0} />
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {!data && !error && <ListSkeleton rows={5} />}
      {data?.rows.length === 0 &&
        (isFiltered ? (
          <Empty
            title={t`No coupon matches`}
            action={<Button onClick={() => onSearch({})}>{t`Show all coupons`}</Button>}
          />
        ) : (
          <Empty
            title={t`No coupon yet`}
            picture={<TicketPercent aria-hidden className="size-16 text-ink-faint" strokeWidth={1.25} />}
            action={
              <Button variant="primary" onClick={() => onNew(true)}>
                <Plus aria-hidden className="size-4" />
                <Trans>Make the first one</Trans>
              </Button>
            }
          >
            <Trans>Bring buyers back with a discount code. Share it on WhatsApp.</Trans>
          </Empty>
        ))}
      {data && data.rows.length > 0 && (
        <ul
          aria-busy={isPlaceholderData}
          className="divide-y divide-line rounded-l border border-line bg-card shadow-card"
        >
          {data.rows.map((coupon) => (
            <CouponRow
              key={coupon.id}
              coupon={coupon}
              send={send}
              onEdit={() => setEditing(coupon.id)}
              onUses={() => setUsesOf(coupon)}
            />
          ))}
        </ul>
      )}
      {data && (
        <Pagination
          page={data.meta.page}
          lastPage={data.meta.last_page}
          hrefOf={(page) => sellerPaths.couponSettings({ ...search, page: page === 1 ? undefined : page })}
        />
      )}
      {isNew && (
        <CouponDialog coupon={null} send={send} onBatch={(term) => onSearch({ term })} onClose={() => onNew(false)} />
      )}
      {editing !== null && <EditCoupon id={editing} send={send} onClose={() => setEditing(null)} />}
      {usesOf && <CouponUses coupon={usesOf} onClose={() => setUsesOf(null)} />}
    </div>
  )
}

// The form opens once all of the coupon is there.
function EditCoupon({ id, send, onClose }: { id: number; send: ReturnType<typeof useSend>; onClose: () => void }) {
  const { data, error } = useQuery({ ...couponQuery(id), staleTime: 0, refetchOnWindowFocus: false })
  if (error) return <Notice tone="danger" title={error.message} />
  return data ? <CouponDialog coupon={data} send={send} onClose={onClose} /> : <ListSkeleton rows={1} />
}
