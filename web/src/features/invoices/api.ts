import type { ShownPaper } from '@kedai/contracts/documents.ts'
import type { AgeingReport } from '@kedai/contracts/invoice-ageing.ts'
import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import type { InvoiceRow, InvoiceSummary } from '@kedai/contracts/invoice-list.ts'
import { type QueryClient, keepPreviousData } from '@tanstack/react-query'
import { fileOfShop } from '../../lib/chosen-shop.ts'
import { apiListQuery, apiQuery } from '../../lib/query.ts'
import type { InvoiceListSearch } from '../../lib/seller/seller-paths.ts'
import { withSearch } from '../../lib/with-search.ts'

// Buyers look and pay while one is looking: asked again quietly, and whenever the window comes back.
const live = { refetchInterval: 20_000, refetchOnWindowFocus: 'always' } as const

export const invoicesPath = '/api/ajax/seller/invoices'

// A call about one invoice, by the words of spec §7: `send/{hashslug}`.
export const invoicePath = (call: string, hashslug: string | number): string =>
  `${invoicesPath}/${call}/${encodeURIComponent(hashslug)}`

export const invoicesQuery = (search: InvoiceListSearch) => ({
  ...apiListQuery<InvoiceRow>(withSearch(invoicesPath, search)),
  ...live,
  placeholderData: keepPreviousData,
})

export const invoiceSumPath = ({ page: _page, ...search }: InvoiceListSearch): string =>
  withSearch(`${invoicesPath}/sum`, search)

export const ageingQuery = (page: number) => ({
  ...apiQuery<AgeingReport>(`${invoicesPath}/ageing?page=${page}`),
  ...live,
  placeholderData: keepPreviousData,
})

export const invoiceSummaryQuery = () => ({ ...apiQuery<InvoiceSummary>(`${invoicesPath}/summary`), ...live })

export const invoiceQuery = (hashslug: string) => ({ ...apiQuery<InvoiceView>(invoicePath('view', hashslug)), ...live })

// The paper as it is drawn, for this state of the invoice; while a newer one comes the last one stands.
export const invoicePaperQuery = ({ hashslug, revision, display_status, payments, is_link_revoked }: InvoiceView) => ({
  ...apiQuery<ShownPaper>(invoicePath('paper', hashslug)),
  queryKey: ['one', `paper ${hashslug} ${revision} ${display_status} ${payments.length} ${is_link_revoked}`] as const,
  placeholderData: keepPreviousData<ShownPaper>,
})

// Whatever lists invoices or counts them is asked for anew; the invoice itself has just been answered.
export function showInvoice(queryClient: QueryClient, view: InvoiceView): void {
  queryClient.setQueryData(invoiceQuery(view.hashslug).queryKey, view)
  forgetInvoiceLists(queryClient)
}

export function forgetInvoiceLists(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: ['list'] })
  void queryClient.invalidateQueries({ queryKey: invoiceSummaryQuery().queryKey })
}

// The books as spreadsheets: every entry of the ledger, and the credit notes, of the days that the list is narrowed to.
export const booksPath = (
  name: 'invoice-ledger' | 'credit-notes',
  { from, to }: Pick<InvoiceListSearch, 'from' | 'to'>,
): string => fileOfShop(withSearch(`/exports/${name}.csv`, { from, to }))

// A spreadsheet of what the list shows, or of some of it.
export const exportPath = ({ page: _page, ...search }: InvoiceListSearch, ids?: readonly number[]): string =>
  fileOfShop(withSearch('/exports/invoices.csv', { ...search, ...(ids && { ids: ids.join() }) }))
