import { orderFilters } from '@kedai/domain/orders/list-filters.ts'
import { areasInList, orderLists, type OrderList } from '@kedai/domain/carts/areas.ts'
import { profitLists } from '@kedai/domain/sales/profit.ts'
import { parseDate } from '@kedai/domain/time/malaysia.ts'
import type { OrderListSearch } from '../../lib/seller/seller-paths.ts'
import { localStore } from '../../lib/local-store.ts'

// What the list shows stands in the address, so that reload, back and sharing keep it.
export function readListAddress(search: URLSearchParams): OrderListSearch {
  const list = search.get('list')
  const page = Number(search.get('page'))
  return {
    list: isOrderList(list) ? list : undefined,
    // An address that somebody has mangled still shows the list.
    status: orderFilters.find((filter) => filter === search.get('status')),
    term: search.get('term') || undefined,
    tag: search.get('tag') || undefined,
    from: dayOf(search.get('from')),
    to: dayOf(search.get('to')),
    product: idOf(search.get('product')),
    buyers: search.get('buyers') === 'new' ? 'new' : undefined,
    payment_method: codeOf(search.get('payment_method')),
    hour: hourOf(search.get('hour')),
    profit: profitLists.find((one) => one === search.get('profit')),
    page: Number.isInteger(page) && page > 1 ? Math.min(page, 100) : undefined,
  }
}

const idOf = (text: string | null): number | undefined =>
  text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined

const codeOf = (text: string | null): string | undefined =>
  text !== null && /^[a-z][a-z_]{0,39}$/.test(text) ? text : undefined

const hourOf = (text: string | null): number | undefined =>
  text !== null && /^\d{1,2}$/.test(text) && Number(text) < 24 ? Number(text) : undefined

const dayOf = (text: string | null): string | undefined =>
  text !== null && parseDate(text) === text ? text : undefined

// Where "back to the orders" leads: to the list as it was left, in this tab.
export const lastList = localStore<OrderListSearch>({
  key: 'orders:list',
  version: 1,
  fallback: {},
  area: () => sessionStorage,
  isValid: (value): value is OrderListSearch => typeof value === 'object' && value !== null,
})

export const isOrderList = (value: unknown): value is OrderList => orderLists.some((list) => list === value)

// The list a cart area's orders stand in.
export const listOfChannel = (channel: string): OrderList =>
  orderLists.find((list) => areasInList(list).some((area) => area === channel)) ?? 'normal'
