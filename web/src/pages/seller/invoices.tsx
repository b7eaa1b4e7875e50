import type { ListSum } from '@kedai/contracts/values.ts'
import { invoiceTabs } from '@kedai/domain/invoices/tabs.ts'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams } from 'react-router'
import { invoiceSumPath, invoiceSummaryQuery, invoicesQuery } from '../../features/invoices/api.ts'
import { type BulkReport, BulkReportNotice } from '../../features/invoices/list/bulk-report.tsx'
import { BooksLinks, ExportLink } from '../../features/invoices/list/export-link.tsx'
import { InvoiceBulk } from '../../features/invoices/list/invoice-bulk.tsx'
import { InvoiceFilters } from '../../features/invoices/list/invoice-filters.tsx'
import { InvoiceMoney } from '../../features/invoices/list/invoice-money.tsx'
import { InvoiceTable } from '../../features/invoices/list/invoice-table.tsx'
import { InvoiceTabs } from '../../features/invoices/list/invoice-tabs.tsx'
import { DocumentsSwitch } from '../../features/invoices/quotes/documents-switch.tsx'
import { lastInvoiceList, readInvoiceAddress } from '../../features/invoices/list/list-address.ts'
import { NoInvoices } from '../../features/invoices/list/no-invoices.tsx'
import { SavedViews } from '../../features/saved-views/saved-views.tsx'
import { money } from '../../lib/format.ts'
import { useHead } from '../../lib/head.ts'
import type { ListMeta } from '../../lib/http-result.ts'
import { LongListCount } from '../../lib/seller/long-list-count.tsx'
import { type InvoiceListSearch, sellerPaths } from '../../lib/seller/seller-paths.ts'
import { LoadFailed } from '../../lib/seller/load-failed.tsx'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Page } from '../../ui/page.tsx'
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
  return (
    <Page
      title={t`Invoices`}
      lead={invoices && <InvoiceCount meta={invoices.meta} search={search} />}
      width="wide"
      actions={
        <>
          {rows.length > 0 && (
            <Button
              className="md:hidden"
              aria-pressed={isChoosing}
              onClick={() => (setIsChoosing(!isChoosing), clear())}
            >
              {isChoosing ? <Trans>Done choosing</Trans> : <Trans>Choose</Trans>}
            </Button>
          )}
          <ButtonLink variant="primary" to={sellerPaths.newInvoice()}>
            <Plus aria-hidden className="size-5" />
            <Trans>New invoice</Trans>
          </ButtonLink>
        </>
      }
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        <DocumentsSwitch on="invoices" />
        <InvoiceMoney />
        <InvoiceTabs search={search} />
        {report && <BulkReportNotice report={report} onClose={() => setReport(null)} />}
        <InvoiceFilters
          search={search}
          onChange={change}
          views={<SavedViews list="invoices" here={sellerPaths.invoices({ ...search, page: undefined })} />}
        />
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
              onDone={(done) => (setReport(done), window.scrollTo({ top: 0 }))}
            />
            <Pagination
              page={invoices.meta.page}
              lastPage={invoices.meta.last_page}
              hrefOf={(page) => sellerPaths.invoices({ ...search, page: page === 1 ? undefined : page })}
            />
            {rows.length > 0 && <ExportLink search={search} className="mt-4 w-full sm:hidden" />}
            {rows.length > 0 && <BooksLinks search={search} />}
          </div>
        )}
      </div>
    </Page>
  )
}

// How many are found, and of a whole tab what is owed in it.
function InvoiceCount({ meta: { total, total_is_capped }, search }: { meta: ListMeta; search: InvoiceListSearch }) {
  const { status, ...narrowed } = search
  const { data: summary } = useQuery(invoiceSummaryQuery())
  const tab = invoiceTabs.find((name) => name === status)
  const isWhole =
    !narrowed.term &&
    !narrowed.from &&
    !narrowed.to &&
    !narrowed.received_from &&
    !narrowed.received_to &&
    !narrowed.customer_id &&
    !narrowed.age
  const owed = tab && isWhole ? summary?.tabs[tab].owed : null
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
