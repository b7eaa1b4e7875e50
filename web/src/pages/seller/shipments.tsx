import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { shipmentsQuery } from '../../features/orders/shipments/api.ts'
import { LabelButtons } from '../../features/orders/shipments/label-buttons.tsx'
import { readShipmentAddress } from '../../features/orders/shipments/list-address.ts'
import { ParcelQueues } from '../../features/orders/shipments/parcel-queues.tsx'
import { ShipmentFilters } from '../../features/orders/shipments/shipment-filters.tsx'
import { ShipmentTable } from '../../features/orders/shipments/shipment-table.tsx'
import { useHead } from '../../lib/head.ts'
import { isWhole } from '../../lib/seller/is-whole.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { type ShipmentListSearch, sellerPaths } from '../../lib/seller/seller-paths.ts'
import { BulkBar } from '../../ui/admin/bulk-bar.tsx'
import { ListPage } from '../../ui/admin/list-page.tsx'
import { SearchInput } from '../../ui/admin/search-input.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

// All parcels of the shop: what is to be handed over, what is on its way, what went wrong.
export default function ShipmentsPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const search = readShipmentAddress(params)
  const { data: parcels, error, refetch, isPlaceholderData } = useQuery(shipmentsQuery(search))
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [isChoosing, setIsChoosing] = useState(false)
  useHead({ title: t`Parcels`, isPrivate: true })
  const change = (next: ShipmentListSearch) => {
    setTicked(new Set())
    void navigate(sellerPaths.shipments(next), { replace: true })
  }
  const isNarrowed = Boolean(search.status || search.courier || search.term)
  const rows = parcels?.rows ?? []
  return (
    <ListPage
      title={t`Parcels`}
      count={
        parcels ? (
          <Plural value={parcels.meta.total} one="# parcel" other="# parcels" />
        ) : (
          <Trans>Track every parcel you send</Trans>
        )
      }
      ways={[
        { to: sellerPaths.pickList(), label: t`Pick list` },
        { to: sellerPaths.importTracking(), label: t`Import tracking numbers` },
      ]}
      choosing={rows.length > 0 && { isOn: isChoosing, turn: () => (setIsChoosing(!isChoosing), setTicked(new Set())) }}
      queues={<ParcelQueues chosen={search.status} />}
      search={
        <SearchInput
          label={t`Search parcels`}
          placeholder={t`Order, tracking number or buyer`}
          term={search.term ?? ''}
          onChange={(term) => change({ ...search, term: term || undefined, page: undefined })}
        />
      }
      narrowedBy={[search.status, search.courier].filter(Boolean).length}
      filters={<ShipmentFilters search={search} onChange={change} />}
      isBare={parcels !== undefined && rows.length === 0 && isWhole(search)}
    >
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {!parcels && !error && <ListSkeleton rows={8} />}
      {parcels && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
          {parcels.rows.length === 0 ? (
            <Empty
              title={isNarrowed ? <Trans>There are no such parcels</Trans> : <Trans>No parcels yet</Trans>}
              action={
                isNarrowed ? (
                  <ButtonLink to={sellerPaths.shipments()}>{t`Show all parcels`}</ButtonLink>
                ) : (
                  <ButtonLink to={sellerPaths.orders({ status: 'to_pack' })}>{t`See the orders to pack`}</ButtonLink>
                )
              }
            >
              {!isNarrowed && <Trans>A parcel is made on the page of an order that is paid.</Trans>}
            </Empty>
          ) : (
            <ShipmentTable rows={parcels.rows} ticked={ticked} onTick={setTicked} isChoosing={isChoosing} />
          )}
          <BulkBar
            count={ticked.size}
            onClear={() => setTicked(new Set())}
            onDone={isChoosing && (() => setIsChoosing(false))}
          >
            <LabelButtons ids={[...ticked].map(Number)} />
          </BulkBar>
          <Pagination
            page={parcels.meta.page}
            lastPage={parcels.meta.last_page}
            hrefOf={(page) => sellerPaths.shipments({ ...search, page: page === 1 ? undefined : page })}
          />
        </div>
      )}
    </ListPage>
  )
}
