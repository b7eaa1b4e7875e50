import type { Me } from '@kedai/contracts/auth.ts'
import type { ReviewSummary } from '@kedai/contracts/reviews.ts'
import type { InvoiceSummary } from '@kedai/contracts/invoice-list.ts'
import type { WorkQueues } from '@kedai/contracts/seller-orders.ts'
import { keepShopOf } from '../../lib/chosen-shop.ts'
import { firstAnswer } from '../../lib/first-answers.ts'
import { orThrow } from '../../lib/http-result.ts'
import { get } from '../../lib/http.ts'
import { forgetKept } from '../../lib/kept-answers.ts'
import { ownShops } from '../../lib/own-shops.ts'
import { apiQuery } from '../../lib/query.ts'
import { keepTypedFor } from '../../lib/seller/own-name.ts'

const path = '/api/ajax/auth/me'

// The shop that calls act on stands first in `shops`. The tab keeps to it from then on.
export const meQuery = () => ({
  ...apiQuery<Me>(path),
  queryFn: async ({ signal }: { signal: AbortSignal }) => {
    const result = await get<Me>(path, { signal, begun: firstAnswer(path) })
    if (!result.ok && result.code === 401) {
      ownShops.clear()
      await forgetKept()
    }
    const { data } = orThrow(result)
    keepShopOf(data.shops)
    keepTypedFor(data.user.id, data.shops[0]?.username)
    ownShops.write(data.shops.map(({ username, name }) => ({ username, name })))
    return data
  },
})

// Counts that open their lists.
export const workQueuesQuery = () => ({
  ...apiQuery<WorkQueues>('/api/ajax/seller/work-queues'),
  refetchInterval: 60_000,
})

export const reviewSummaryQuery = () => ({
  ...apiQuery<ReviewSummary>('/api/ajax/seller/reviews/summary'),
  refetchInterval: 60_000,
})

export const invoiceSummaryQuery = () => ({
  ...apiQuery<InvoiceSummary>('/api/ajax/seller/invoices/summary'),
  refetchInterval: 60_000,
})
