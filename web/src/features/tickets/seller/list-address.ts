import type { TicketListSearch } from '../../../lib/seller/seller-paths.ts'

const statuses = ['valid', 'used', 'void']

/** What the list shows stands in the address, so that reload, back and sharing keep it. A mangled address still shows the list. */
export function readTicketAddress(search: URLSearchParams): TicketListSearch {
  const page = Number(search.get('page'))
  return {
    product: search.get('product')?.slice(0, 64) || undefined,
    status: statuses.find((status) => status === search.get('status')),
    term: search.get('term')?.slice(0, 100) || undefined,
    page: Number.isInteger(page) && page > 1 ? Math.min(page, 100) : undefined,
  }
}
