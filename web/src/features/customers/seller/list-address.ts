import { customerGroups } from '@kedai/domain/people/customer-groups.ts'
import type { CustomerListSearch } from '../../../lib/seller/seller-paths.ts'

// What the list shows stands in the address, so that reload, back and sharing keep it. A mangled address still shows the list.
export function readCustomerAddress(search: URLSearchParams): CustomerListSearch {
  const page = Number(search.get('page'))
  return {
    term: search.get('term') || undefined,
    show: customerGroups.find((group) => group === search.get('show')),
    sort: search.get('sort') === 'owed' ? 'owed' : undefined,
    page: Number.isInteger(page) && page > 1 ? Math.min(page, 100) : undefined,
  }
}
