import type { ItemView } from '@kedai/contracts/items.ts'
import { Refusal } from '../../lib/http-result.ts'
import { usePageQuery } from '../../lib/use-page-query.ts'
import { itemViewQuery } from './item-view-query.ts'

export type ShownItem = { view: ItemView | null; failure: Error | null; isLoading: boolean; retry: () => void }

// What the page shows. A failure stores the server's message and empties the data (spec §8); only a lost connection leaves standing
// what is there.
export function useItemView(viewId: string): ShownItem {
  const { data, failure, isLoading, retry } = usePageQuery(itemViewQuery(viewId))
  const wasReached = !(failure instanceof Refusal && failure.failure.code === 0)
  return { view: failure && wasReached ? null : (data ?? null), failure, isLoading, retry }
}
