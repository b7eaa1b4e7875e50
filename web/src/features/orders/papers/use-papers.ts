import type { OrderPapers } from '@kedai/contracts/order-runs.ts'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { get } from '../../../lib/http.ts'
import { orThrow } from '../../../lib/http-result.ts'

// All papers of a run, fetched page by page until they are there.
export function usePapers(runId: string) {
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = useInfiniteQuery({
    queryKey: ['papers', runId],
    queryFn: async ({ pageParam, signal }) =>
      orThrow(
        await get<OrderPapers>(`/api/ajax/seller/order-runs/${encodeURIComponent(runId)}/papers`, {
          search: { page: pageParam },
          signal,
        }),
      ).data,
    initialPageParam: 1,
    getNextPageParam: ({ last_page }, _all, page) => (page < last_page ? page + 1 : undefined),
    refetchOnWindowFocus: false,
  })
  useEffect(() => {
    if (hasNextPage && !isFetchingNextPage && !error) void fetchNextPage()
  }, [hasNextPage, isFetchingNextPage, error, fetchNextPage])
  const pages = data?.pages ?? []
  return {
    orders: pages.flatMap(({ orders }) => orders),
    shop: pages[0]?.shop,
    total: pages[0]?.total ?? 0,
    isWhole: data !== undefined && !hasNextPage,
    error,
    refetch,
  }
}
