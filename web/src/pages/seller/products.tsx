import type { ListSum } from '@kedai/contracts/values.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Boxes, FileSpreadsheet } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { productSumPath, productsQuery } from '../../features/catalogue/api.ts'
import { BulkActions } from '../../features/catalogue/bulk/bulk-actions.tsx'
import { filtersOf, lastList, readListAddress } from '../../features/catalogue/list/list-address.ts'
import { NoProducts } from '../../features/catalogue/list/no-products.tsx'
import { NarrowingRow } from '../../features/catalogue/list/narrowing-row.tsx'
import { ProductTable } from '../../features/catalogue/list/product-table.tsx'
import { SavedViews } from '../../features/saved-views/saved-views.tsx'
import { useHead } from '../../lib/head.ts'
import type { ListMeta } from '../../lib/http-result.ts'
import { isWhole } from '../../lib/seller/is-whole.ts'
import { LongListCount } from '../../lib/seller/long-list-count.tsx'
import { type ProductListSearch, sellerPaths } from '../../lib/seller/seller-paths.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { ListPage } from '../../ui/admin/list-page.tsx'
import { SearchInput } from '../../ui/admin/search-input.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

export default function ProductsPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const search = readListAddress(params)
  const { data: products, error, refetch, isPlaceholderData } = useQuery(productsQuery(search))
  useHead({ title: t`Products`, isPrivate: true })
  useEffect(() => lastList.write(readListAddress(params)), [params])
  const change = (next: ProductListSearch) => void navigate(sellerPaths.products(next), { replace: true })
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [isAll, setAll] = useState(false)
  const [isChoosing, setIsChoosing] = useState(false)
  const clear = () => (setTicked(new Set()), setAll(false))
  // What is ticked stays ticked over the pages of one list; another list begins anew.
  const narrowing = JSON.stringify(filtersOf(search))
  const [ofList, setOfList] = useState(narrowing)
  if (ofList !== narrowing) {
    setOfList(narrowing)
    clear()
  }
  const onPage = (products?.rows ?? []).map(({ id }) => String(id))
  const shownTicks = isAll ? new Set(onPage) : ticked
  // The table knows its own page alone: what is ticked on others stands beside it.
  const tick = (now: Set<string>) => {
    setAll(false)
    setTicked(new Set([...shownTicks].filter((id) => !onPage.includes(id)).concat([...now])))
  }
  const rows = products?.rows ?? []
  const isBare = products !== undefined && rows.length === 0 && isWhole(search)
  return (
    <ListPage
      title={t`Products`}
      count={products && <ProductCount meta={products.meta} search={search} />}
      add={{ to: sellerPaths.newProduct(), label: t`New product` }}
      ways={[
        {
          to: sellerPaths.importProducts(),
          label: t`Excel / CSV file`,
          icon: <FileSpreadsheet aria-hidden className="size-4" />,
        },
        { to: sellerPaths.stock(), label: t`Stock`, icon: <Boxes aria-hidden className="size-4" /> },
      ]}
      choosing={rows.length > 0 && { isOn: isChoosing, turn: () => (setIsChoosing(!isChoosing), clear()) }}
      search={
        <SearchInput
          label={t`Search products`}
          placeholder={t`Product name or SKU`}
          term={search.term ?? ''}
          onChange={(term) => change({ ...search, term, page: undefined })}
        />
      }
      narrowedBy={[search.status, search.stock, search.category, search.type, search.promo].filter(Boolean).length}
      filters={
        <NarrowingRow
          search={search}
          onChange={change}
          views={<SavedViews list="products" here={sellerPaths.products({ ...search, page: undefined })} />}
        />
      }
      isBare={isBare}
    >
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {!products && !error && <ListSkeleton rows={8} />}
      {products && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
          {products.rows.length === 0 ? (
            <NoProducts search={search} />
          ) : (
            <ProductTable rows={products.rows} selected={shownTicks} onSelect={tick} isChoosing={isChoosing} />
          )}
          <Pagination
            page={products.meta.page}
            lastPage={products.meta.last_page}
            hrefOf={(page) => sellerPaths.products({ ...search, page: page === 1 ? undefined : page })}
          />
          <BulkActions
            chosen={{ ids: ticked, all: isAll ? search : null }}
            total={products.meta.total}
            isArchive={search.status === 'archived'}
            onSelectAll={() => setAll(true)}
            onClear={clear}
            onDone={isChoosing && (() => setIsChoosing(false))}
          />
        </div>
      )}
    </ListPage>
  )
}

function ProductCount({ meta: { total, total_is_capped }, search }: { meta: ListMeta; search: ProductListSearch }) {
  const counted = (count: number) => <Plural value={count} one="# product" other="# products" />
  if (!total_is_capped) return counted(total)
  return (
    <LongListCount<ListSum> address={productSumPath(search)} least={<Trans>More than {total} products</Trans>}>
      {({ count }) => counted(count)}
    </LongListCount>
  )
}
