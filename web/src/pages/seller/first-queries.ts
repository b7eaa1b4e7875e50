import type { FetchQueryOptions } from '@tanstack/react-query'
import { productsQuery } from '../../features/catalogue/api.ts'
import { readListAddress as readProductsAddress } from '../../features/catalogue/list/list-address.ts'
import { invoiceSummaryQuery, invoicesQuery } from '../../features/invoices/api.ts'
import { readInvoiceAddress } from '../../features/invoices/list/list-address.ts'
import { ordersQuery, workQueuesQuery } from '../../features/orders/api.ts'
import { readListAddress as readOrdersAddress } from '../../features/orders/list-address.ts'
import { salesQuery } from '../../features/sales/seller/api.ts'
import { meQuery } from '../../layouts/seller/me.ts'

// The last part of its key is the address it asks.
type FirstQuery = Pick<FetchQueryOptions, 'queryFn'> & { queryKey: readonly [string, string] }

/** What a seller's screen asks first, so that it can be asked before the screen's script is there. */
export const firstQueries = (pathname: string, search: URLSearchParams): FirstQuery[] =>
  // Each is asked as it is written; what differs is what they answer.
  [meQuery(), ...(askedBy[pathname]?.(search) ?? [])] as unknown as FirstQuery[]

// The screens that a day begins with.
const askedBy: Record<string, (search: URLSearchParams) => { queryKey: readonly [string, string] }[]> = {
  '/seller': () => [workQueuesQuery(), salesQuery('7'), invoiceSummaryQuery()],
  '/seller/orders': (search) => [ordersQuery(readOrdersAddress(search)), workQueuesQuery()],
  '/seller/products': (search) => [productsQuery(readProductsAddress(search))],
  '/seller/invoices': (search) => [invoicesQuery(readInvoiceAddress(search)), invoiceSummaryQuery()],
}
