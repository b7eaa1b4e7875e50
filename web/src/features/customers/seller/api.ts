import type { Customer, CustomerRow } from '@kedai/contracts/customers.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { fileOfShop } from '../../../lib/chosen-shop.ts'
import { apiListQuery, apiQuery } from '../../../lib/query.ts'
import type { CustomerListSearch } from '../../../lib/seller/seller-paths.ts'
import { withSearch } from '../../../lib/with-search.ts'

const path = '/api/ajax/seller/customers'

export const customersQuery = (search: CustomerListSearch) => ({
  ...apiListQuery<CustomerRow>(withSearch(path, search)),
  placeholderData: keepPreviousData,
})

// The sheet of all that the list shows, on whichever page.
export const customersFile = ({ term, show }: CustomerListSearch): string =>
  fileOfShop(withSearch('/exports/customers.csv', { term, show }))

export const customerPath = (id: string) => `${path}/${encodeURIComponent(id)}`

// What is owed changes on other screens: asked anew each time.
export const customerQuery = (id: string) => ({ ...apiQuery<Customer>(customerPath(id)), staleTime: 0 })
