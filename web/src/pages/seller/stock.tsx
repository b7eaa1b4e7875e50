import type { StockRow } from '@kedai/contracts/stock.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { type StockSearch, stockQuery } from '../../features/stock/seller/api.ts'
import { MoveDialog } from '../../features/stock/seller/move-dialog.tsx'
import { StockTable } from '../../features/stock/seller/stock-table.tsx'
import { useCount } from '../../features/stock/seller/use-count.ts'
import { useHead } from '../../lib/head.ts'
import { sellerPaths } from '../../lib/seller/seller-paths.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { SearchInput } from '../../ui/admin/search-input.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Empty } from '../../ui/empty.tsx'
import { Page } from '../../ui/page.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Select } from '../../ui/select.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

// The shelf: what there is, counting it, and what came or went.
export default function StockPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const page = Number(params.get('page'))
  const search: StockSearch = {
    term: params.get('term') ?? '',
    low: params.get('low') === '1' ? '1' : '',
    page: Number.isInteger(page) && page > 1 ? Math.min(page, 100) : undefined,
  }
  const { data: units, error, refetch } = useQuery(stockQuery(search))
  const [moved, setMoved] = useState<StockRow | null>(null)
  const count = useCount(units?.rows ?? [])
  useHead({ title: t`Stock`, isPrivate: true })
  const change = (next: StockSearch) => void navigate(sellerPaths.stock(next), { replace: true })
  return (
    <Page
      title={t`Stock`}
      lead={<Trans>Enter the quantity you have now. Sales during the count are deducted automatically.</Trans>}
      back={{ to: sellerPaths.products(), label: t`Products` }}
      width="wide"
      actions={<ButtonLink to={sellerPaths.stockPlaces()}>{t`Stock places`}</ButtonLink>}
    >
      <div className="grid gap-4">
        <div role="search" className="grid gap-2 sm:grid-cols-[1fr_auto]">
          <SearchInput
            label={t`Search the stock`}
            placeholder={t`Product name, SKU or barcode`}
            term={search.term ?? ''}
            onChange={(term) => change({ ...search, term, page: undefined })}
          />
          <Select
            aria-label={t`Which`}
            choices={[
              { value: '', label: t`Any stock` },
              { value: '1', label: t`Running low` },
            ]}
            value={search.low}
            onChange={(event) => change({ ...search, low: event.target.value, page: undefined })}
          />
        </div>
        {error && <LoadFailed error={error} onRetry={refetch} />}
        {!units && !error && <ListSkeleton rows={8} />}
        {units?.rows.length === 0 && (
          <Empty
            title={
              search.low ? (
                <Trans>No low stock</Trans>
              ) : search.term ? (
                <Trans>No results for “{search.term}”</Trans>
              ) : (
                <Trans>There is no stock yet</Trans>
              )
            }
          >
            <Trans>All variations on sale are listed here.</Trans>
          </Empty>
        )}
        {units && units.rows.length > 0 && (
          <>
            <StockTable rows={units.rows} typed={count.typed} onType={count.type} onMove={setMoved} />
            <Pagination
              page={units.meta.page}
              lastPage={units.meta.last_page}
              hrefOf={(to) => sellerPaths.stock({ ...search, page: to === 1 ? undefined : to })}
            />
          </>
        )}
        {count.count > 0 && (
          <div
            role="region"
            aria-label={t`Stock-take`}
            className="sticky bottom-20 z-20 flex flex-wrap items-center gap-2 rounded-l border border-line-strong bg-card px-4 py-2 shadow-float md:bottom-4"
          >
            <span className="text-sm font-semibold">
              <Plural value={count.count} one="# counted" other="# counted" />
            </span>
            <Button variant="quiet" onClick={count.clear}>
              <Trans>Clear</Trans>
            </Button>
            <Button variant="primary" className="ml-auto" busy={count.isSaving} onClick={count.save}>
              <Trans>Save the counts</Trans>
            </Button>
          </div>
        )}
      </div>
      {moved && <MoveDialog row={moved} onClose={() => setMoved(null)} />}
    </Page>
  )
}
