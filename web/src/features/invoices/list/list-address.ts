import { ageingBucketNames } from '@kedai/domain/invoices/ageing.ts'
import { invoiceTabs } from '@kedai/domain/invoices/tabs.ts'
import { parseDate } from '@kedai/domain/time/malaysia.ts'
import { localStore } from '../../../lib/local-store.ts'
import type { InvoiceListSearch } from '../../../lib/seller/seller-paths.ts'

// What the list shows stands in the address, so that reload, back and sharing keep it. A mangled address still shows the list.
export function readInvoiceAddress(search: URLSearchParams): InvoiceListSearch {
  const [page, customer] = [Number(search.get('page')), Number(search.get('customer_id'))]
  return {
    age: [...ageingBucketNames, 'any'].find((age) => age === search.get('age')),
    status: invoiceTabs.find((tab) => tab === search.get('status')),
    term: search.get('term') || undefined,
    customer_id:
      search.get('customer_id') === 'none'
        ? 'none'
        : Number.isSafeInteger(customer) && customer > 0
          ? customer
          : undefined,
    from: dayOf(search.get('from')),
    to: dayOf(search.get('to')),
    received_from: dayOf(search.get('received_from')),
    received_to: dayOf(search.get('received_to')),
    page: Number.isInteger(page) && page > 1 ? Math.min(page, 100) : undefined,
  }
}

const dayOf = (text: string | null): string | undefined =>
  text !== null && parseDate(text) === text ? text : undefined

// Where "back to the invoices" leads: to the list as it was left, in this tab.
export const lastInvoiceList = localStore<InvoiceListSearch>({
  key: 'invoices:list',
  version: 1,
  fallback: {},
  area: () => sessionStorage,
  isValid: (value): value is InvoiceListSearch => typeof value === 'object' && value !== null,
})
