import type { ListSum } from '@kedai/contracts/values.ts'
import { invoiceTabs } from '@kedai/domain/invoices/tabs.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { invoiceSumPath, invoiceSummaryQuery, invoicesQuery } from '../../features/invoices/api.ts'
import { type BulkReport, BulkReportNotice } from '../../features/invoices/list/bulk-report.tsx'
import { BooksLinks } from '../../features/invoices/list/export-link.tsx'
import { InvoiceBulk } from '../../features/invoices/list/invoice-bulk.tsx'
import { ChosenInvoices } from '../../features/invoices/list/chosen-invoices.tsx'
import { InvoiceFilters } from '../../features/invoices/list/invoice-filters.tsx'
import { InvoiceMoney } from '../../features/invoices/list/invoice-money.tsx'
import { InvoiceTable } from '../../features/invoices/list/invoice-table.tsx'
import { InvoiceTabs } from '../../features/invoices/list/invoice-tabs.tsx'
import { lastInvoiceList, readInvoiceAddress } from '../../features/invoices/list/list-address.ts'
import { NoInvoices } from '../../features/invoices/list/no-invoices.tsx'
import { SavedViews } from '../../features/saved-views/saved-views.tsx'
import { money } from '../../lib/format.ts'
import { useHead } from '../../lib/head.ts'
import type { ListMeta } from '../../lib/http-result.ts'
import { isWhole } from '../../lib/seller/is-whole.ts'
import { InRinggit } from '../../lib/seller/in-ringgit.tsx'
import { LongListCount } from '../../lib/seller/long-list-count.tsx'
import { type InvoiceListSearch, sellerPaths } from '../../lib/seller/seller-paths.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { ListPage } from '../../ui/admin/list-page.tsx'
import { SearchInput } from '../../ui/admin/search-input.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { ListSkeleton } from '../../ui/skeleton.tsx'

export default function InvoicesPage() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const search = readInvoiceAddress(params)
  const { data: invoices, error, refetch, isPlaceholderData } = useQuery(invoicesQuery(search))
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set())
  const [isChoosing, setIsChoosing] = useState(false)
  const [report, setReport] = useState<BulkReport | null>(null)
  useHead({ title: t`Invoices`, isPrivate: true })
  useEffect(() => lastInvoiceList.write(readInvoiceAddress(params)), [params])
  const change = (next: InvoiceListSearch) => void navigate(sellerPaths.invoices(next), { replace: true })
  const rows = invoices?.rows ?? []
  // What has left the list is no longer chosen.
  const chosen = rows.filter(({ id }) => ticked.has(String(id)))
  const clear = () => setTicked(new Set())
  const isBare = invoices !== undefined && rows.length === 0 && isWhole(search)
  return (
    <ListPage
      title={t`Invoices`}
      count={invoices && <InvoiceCount meta={invoices.meta} search={search} />}
      add={{ to: sellerPaths.newInvoice(), label: t`New invoice` }}
      ways={[
        { to: sellerPaths.quotes(), label: t`Quotes`, isOnPhone: true },
        { to: sellerPaths.ageing(), label: t`Accounts receivable`, isOnPhone: true },
      ]}
      choosing={rows.length > 0 && { isOn: isChoosing, turn: () => (setIsChoosing(!isChoosing), clear()) }}
      queues={
        <>
          <InvoiceMoney />
          <InvoiceTabs search={search} />
        </>
      }
      search={
        <SearchInput
          label={t`Search invoices`}
          placeholder={t`Number, name, phone`}
          term={search.term ?? ''}
          onChange={(term) => change({ ...search, term, page: undefined })}
        />
      }
      filters={
        <InvoiceFilters
          search={search}
          onChange={change}
          views={<SavedViews list="invoices" here={sellerPaths.invoices({ ...search, page: undefined })} />}
        />
      }
      chosen={<ChosenInvoices search={search} onChange={change} />}
      isBare={isBare}
    >
      {report && <BulkReportNotice report={report} onClose={() => setReport(null)} />}
      {error && <LoadFailed error={error} onRetry={refetch} />}
      {!invoices && !error && <ListSkeleton rows={8} />}
      {invoices && (
        <div aria-busy={isPlaceholderData} className={isPlaceholderData ? 'opacity-60' : undefined}>
          {rows.length === 0 ? (
            <NoInvoices search={search} />
          ) : (
            <InvoiceTable rows={rows} ticked={ticked} onTick={setTicked} isChoosing={isChoosing} />
          )}
          <InvoiceBulk
            chosen={chosen}
            onClear={clear}
            onDoneChoosing={isChoosing && (() => setIsChoosing(false))}
            onDone={(done) => (setReport(done), window.scrollTo({ top: 0 }))}
          />
          <Pagination
            page={invoices.meta.page}
            lastPage={invoices.meta.last_page}
            hrefOf={(page) => sellerPaths.invoices({ ...search, page: page === 1 ? undefined : page })}
          />
          {rows.some(({ currency }) => currency !== 'RM') && <InRinggit className="mt-3 md:hidden" />}
          {rows.length > 0 && <BooksLinks search={search} />}
        </div>
      )}
    </ListPage>
  )
}

// How many are found, and of a whole tab what is owed in it.
function InvoiceCount({ meta: { total, total_is_capped }, search }: { meta: ListMeta; search: InvoiceListSearch }) {
  const { status, page: _page, ...narrowed } = search
  const { data: summary } = useQuery(invoiceSummaryQuery())
  const tab = invoiceTabs.find((name) => name === status)
  const owed = tab && isWhole(narrowed) ? summary?.tabs[tab].owed : null
  const counted = (count: number) => <Plural value={count} one="# invoice" other="# invoices" />
  return (
    <>
      {total_is_capped ? (
        <LongListCount<ListSum> address={invoiceSumPath(search)} least={<Trans>More than {total} invoices</Trans>}>
          {({ count }) => counted(count)}
        </LongListCount>
      ) : (
        counted(total)
      )}
      {owed && total > 0 && (
        <>
          {' · '}
          <Trans>{money(owed)} to be paid</Trans>
        </>
      )}
    </>
  )
}
