import type { Me } from '@kedai/contracts/auth.ts'
import type { OrderSum } from '@kedai/contracts/seller-orders.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { orderSumPath, ordersQuery } from '../../features/orders/api.ts'
import { lastList, readListAddress } from '../../features/orders/list-address.ts'
import { ListColumns, useListPreferences } from '../../features/orders/list-columns.tsx'
import { NoOrders } from '../../features/orders/no-orders.tsx'
import { ChosenOrders } from '../../features/orders/chosen-orders.tsx'
import { OrderFilters } from '../../features/orders/order-filters.tsx'
import { OrderTable } from '../../features/orders/order-table.tsx'
import { BulkMenu } from '../../features/orders/runs/bulk-menu.tsx'
import { ExportList } from '../../features/orders/runs/export-list.tsx'
import { RunProgress } from '../../features/orders/runs/run-progress.tsx'
import { useShownRun } from '../../features/orders/runs/shown-run.ts'
import { useSelection } from '../../features/orders/runs/use-selection.ts'
import { useFreshCounts } from '../../features/orders/use-fresh-counts.ts'
import { QueueChips } from '../../features/orders/queue-chips.tsx'
import { WaitingSlips } from '../../features/orders/waiting-slips.tsx'
import { SavedViews } from '../../features/saved-views/saved-views.tsx'
import { useHead } from '../../lib/head.ts'
import { money } from '../../lib/format.ts'
import type { ListMeta } from '../../lib/http-result.ts'
import { apiQuery } from '../../lib/query.ts'
import { isWhole } from '../../lib/seller/is-whole.ts'
import { LongListCount } from '../../lib/seller/long-list-count.tsx'
import { type OrderListSearch, sellerPaths } from '../../lib/seller/seller-paths.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { ListPage } from '../../ui/admin/list-page.tsx'
import { SearchInput } from '../../ui/admin/search-input.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

export default function OrdersPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const search = readListAddress(params)
  const { data: orders, error, refetch, isPlaceholderData, dataUpdatedAt } = useQuery(ordersQuery(search))
  const { data: me } = useQuery(apiQuery<Me>('/api/ajax/auth/me'))
  const { preferences } = useListPreferences()
  const selection = useSelection(search, orders?.meta.total ?? 0)
  const [isChoosing, setIsChoosing] = useState(false)
  const run = useShownRun()
  useFreshCounts(dataUpdatedAt)
  useHead({ title: t`Orders`, isPrivate: true })
  useEffect(() => lastList.write(readListAddress(params)), [params])
  const change = (next: OrderListSearch) => void navigate(sellerPaths.orders(next), { replace: true })
  const isBare = orders?.rows.length === 0 && isWhole(search)
  return (
    <ListPage
      title={t`Orders`}
      count={orders && <OrderCount meta={orders.meta} search={search} />}
      add={{ to: sellerPaths.newOrder(), label: t`New order` }}
      ways={[
        { to: sellerPaths.pack(), label: t`Pack orders` },
        { to: sellerPaths.desk(), label: t`Order desk` },
        { to: sellerPaths.customers(), label: t`Customers`, isOnPhone: true },
      ]}
      choosing={
        orders !== undefined &&
        orders.rows.length > 0 && { isOn: isChoosing, turn: () => (setIsChoosing(!isChoosing), selection.clear()) }
      }
      queues={<QueueChips chosen={search.status} />}
      search={
        <SearchInput
          label={t`Search orders`}
          placeholder={t`Order number, name, phone`}
          term={search.term ?? ''}
          onChange={(term) => change({ ...search, term, page: undefined })}
        />
      }
      narrowedBy={[search.status, search.list].filter(Boolean).length}
      filters={
        <>
          <OrderFilters search={search} onChange={change} />
          <div className="col-span-full flex flex-wrap items-center justify-between gap-2 md:basis-full">
            <SavedViews list="orders" here={sellerPaths.orders({ ...search, page: undefined })} />
            <span className="flex">
              <ExportList search={search} />
              <ListColumns />
            </span>
          </div>
        </>
      }
      chosen={
        <ChosenOrders
          search={search}
          product={orders?.meta.of_product?.title ?? null}
          method={orders?.meta.of_method?.name ?? null}
          onChange={change}
        />
      }
      isBare={isBare}
    >
      {run.runId && <RunProgress runId={run.runId} onClose={run.close} />}
      {search.status === 'slips_to_check' && <WaitingSlips />}
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {!orders && !error && <ListSkeleton rows={8} />}
      {orders && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
          {orders.rows.length === 0 ? (
            <NoOrders search={search} username={me?.shops[0]?.username ?? null} />
          ) : (
            <OrderTable
              rows={orders.rows}
              selection={selection}
              isChoosing={isChoosing}
              columns={preferences.columns}
            />
          )}
          <BulkMenu
            selection={selection}
            total={orders.meta.total}
            onStarted={(id) => (run.show(id), window.scrollTo({ top: 0 }))}
            onDone={isChoosing && (() => setIsChoosing(false))}
          />
          <Pagination
            page={orders.meta.page}
            lastPage={orders.meta.last_page}
            hrefOf={(page) => sellerPaths.orders({ ...search, page: page === 1 ? undefined : page })}
          />
        </div>
      )}
    </ListPage>
  )
}

// How many there are, and what was received for them: the figures that lead here say the same.
function OrderCount({
  meta: { total, total_is_capped, received, of_product: ofProduct },
  search,
}: {
  meta: ListMeta
  search: OrderListSearch
}) {
  const counted = (count: number, sum: string | null | undefined, sold: OrderSum['of_product'] | undefined) => (
    <>
      <Plural value={count} one="# order" other="# orders" />
      {sold?.sales && (
        <>
          {' · '}
          <SoldOfProduct units={sold.units ?? 0} sales={sold.sales} />
        </>
      )}
      {sum && !sold && count > 0 && (
        <>
          {' · '}
          <Trans>{money(sum)} received</Trans>
        </>
      )}
    </>
  )
  if (!total_is_capped) return counted(total, received, ofProduct)
  return (
    <LongListCount<OrderSum> address={orderSumPath(search)} least={<Trans>More than {total} orders</Trans>}>
      {(sum) => counted(sum.count, sum.received, sum.of_product)}
    </LongListCount>
  )
}

const SoldOfProduct = ({ units, sales }: { units: number; sales: string }) => (
  <>
    <Plural value={units} one="# piece of it" other="# pieces of it" />
    {' · '}
    {money(sales)}
  </>
)
