import { quoteStates } from '@kedai/domain/invoices/quotes.ts'
import { localStore } from '../../../lib/local-store.ts'
import type { QuoteListSearch } from '../../../lib/seller/seller-paths.ts'

// What the list shows stands in the address. A mangled address still shows the list.
export function readQuoteAddress(search: URLSearchParams): QuoteListSearch {
  const [page, customer] = [Number(search.get('page')), Number(search.get('customer_id'))]
  return {
    status: quoteStates.find((tab) => tab === search.get('status')),
    term: search.get('term') || undefined,
    customer_id: Number.isSafeInteger(customer) && customer > 0 ? customer : undefined,
    page: Number.isInteger(page) && page > 1 ? Math.min(page, 100) : undefined,
  }
}

// Where "back to the quotes" leads: to the list as it was left, in this tab.
export const lastQuoteList = localStore<QuoteListSearch>({
  key: 'quotes:list',
  version: 1,
  fallback: {},
  area: () => sessionStorage,
  isValid: (value): value is QuoteListSearch => typeof value === 'object' && value !== null,
})
