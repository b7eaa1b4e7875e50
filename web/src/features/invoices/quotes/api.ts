import type { ShownPaper } from '@kedai/contracts/documents.ts'
import type { QuoteRow, QuoteSummary, QuoteView } from '@kedai/contracts/quotes.ts'
import { type QueryClient, keepPreviousData } from '@tanstack/react-query'
import { apiListQuery, apiQuery } from '../../../lib/query.ts'
import type { QuoteListSearch } from '../../../lib/seller/seller-paths.ts'
import { withSearch } from '../../../lib/with-search.ts'

// Buyers look and answer while one is looking: asked again quietly, and whenever the window comes back.
const live = { refetchInterval: 20_000, refetchOnWindowFocus: 'always' } as const

export const quotesPath = '/api/ajax/seller/quotes'

// A call about one quote: `send/{hashslug}`.
export const quotePath = (call: string, hashslug: string): string =>
  `${quotesPath}/${call}/${encodeURIComponent(hashslug)}`

export const quotesQuery = (search: QuoteListSearch) => ({
  ...apiListQuery<QuoteRow>(withSearch(quotesPath, search)),
  ...live,
  placeholderData: keepPreviousData,
})

export const quoteSummaryQuery = () => ({ ...apiQuery<QuoteSummary>(`${quotesPath}/summary`), ...live })

export const quoteQuery = (hashslug: string) => ({ ...apiQuery<QuoteView>(quotePath('view', hashslug)), ...live })

// The paper as it is drawn, for this state of the quote; while a newer one comes the last one stands.
export const quotePaperQuery = ({ hashslug, revision, state, number }: QuoteView) => ({
  ...apiQuery<ShownPaper>(quotePath('paper', hashslug)),
  queryKey: ['one', `quote paper ${hashslug} ${revision} ${state} ${number}`] as const,
  placeholderData: keepPreviousData<ShownPaper>,
})

// Whatever lists quotes or counts them is asked for anew.
export function forgetQuoteLists(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: ['list'] })
  void queryClient.invalidateQueries({ queryKey: quoteSummaryQuery().queryKey })
}
