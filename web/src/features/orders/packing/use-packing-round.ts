import type { OrderRow } from '@kedai/contracts/seller-orders.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { apiListQuery } from '../../../lib/query.ts'
import { withSearch } from '../../../lib/with-search.ts'
import { inPackingTurn } from './packing-step.ts'

// Pages of a list that a round takes of each queue, from the oldest on; what is left comes with the next round.
const maxPages = 3

// The orders that wait, once: while one packs, the turn does not change under the thumb.
export function usePackingRound() {
  const queryClient = useQueryClient()
  const [place, setPlace] = useState(0)
  const read = (status: 'slips_to_check' | 'to_pack', page: number) =>
    queryClient.fetchQuery({
      ...apiListQuery<OrderRow>(withSearch('/api/ajax/seller/orders', { status, page })),
      staleTime: 0,
    })
  // Lists begin with the newest, so the oldest stand on the last pages.
  const readOldest = async (status: 'slips_to_check' | 'to_pack') => {
    const first = await read(status, 1)
    const { last_page: last } = first.meta
    const pages = Array.from({ length: Math.min(maxPages, last) }, (_, at) => last - at).filter((page) => page > 1)
    const older = await Promise.all(pages.map((page) => read(status, page)))
    return [...(last <= maxPages ? first.rows : []), ...older.flatMap(({ rows }) => rows)]
  }
  const round = useQuery({
    queryKey: ['packing'],
    queryFn: async () =>
      inPackingTurn((await Promise.all([readOldest('slips_to_check'), readOldest('to_pack')])).flat()),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  return {
    ...round,
    orderNos: round.data,
    place,
    next: () => setPlace(place + 1),
    back: () => setPlace(Math.max(0, place - 1)),
    // What was skipped, what came meanwhile, and what did not fit into the round.
    again: () => (setPlace(0), void round.refetch()),
  }
}
