import type { OrderRow, SellerOrder, WorkQueues } from '@kedai/contracts/seller-orders.ts'
import type { WaitingSlips } from '@kedai/contracts/waiting-slips.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { apiListQuery, apiQuery } from '../../lib/query.ts'
import type { OrderListSearch } from '../../lib/seller/seller-paths.ts'
import { withSearch } from '../../lib/with-search.ts'

// Orders arrive while one is looking: asked again quietly, and whenever the window comes back.
const live = { refetchInterval: 20_000, refetchOnWindowFocus: 'always' } as const

export const ordersQuery = (search: OrderListSearch) => ({
  ...apiListQuery<OrderRow>(withSearch('/api/ajax/seller/orders', search)),
  ...live,
  placeholderData: keepPreviousData,
})

export const orderSumPath = ({ page: _page, ...search }: OrderListSearch): string =>
  withSearch('/api/ajax/seller/orders/sum', search)

export const orderQuery = (orderNo: string) => ({ ...apiQuery<SellerOrder>(orderPath(orderNo)), ...live })

// For who matches money, and may not see orders.
export const equalTransfersQuery = () => apiQuery<string[]>('/api/ajax/seller/money/equal-transfers')

export const waitingSlipsQuery = () => ({
  ...apiQuery<WaitingSlips>('/api/ajax/seller/money/waiting-slips'),
  ...live,
})

export const workQueuesQuery = () => ({ ...apiQuery<WorkQueues>('/api/ajax/seller/work-queues'), ...live })

export const orderPath = (orderNo: string, call = ''): string =>
  `/api/ajax/seller/orders/${encodeURIComponent(orderNo)}${call && `/${call}`}`

export const shipmentPath = (id: number, call = ''): string => `/api/ajax/seller/shipments/${id}${call && `/${call}`}`
