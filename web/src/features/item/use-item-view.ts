import type { ItemView } from '@kedai/contracts/items.ts'
import { Refusal } from '../../lib/http-result.ts'
import { usePageQuery } from '../../lib/use-page-query.ts'
import { itemViewQuery } from './item-view-query.ts'

export type ShownItem = { view: ItemView | null; failure: Error | null; isLoading: boolean; retry: () => void }

// Stock and seats left move while somebody looks.
const lookAgainMs = 20_000

// What the page shows. A failure stores the server's message and empties the data (spec §8); a lost connection and a busy server leave
// standing what is there.
export function useItemView(viewId: string): ShownItem {
  const { data, failure, isLoading, retry } = usePageQuery(itemViewQuery(viewId), {
    refetchIntervalMs: lookAgainMs,
  })
  const isPassing = failure instanceof Refusal && [0, 429, 503].includes(failure.failure.code)
  return { view: failure && !isPassing ? null : (data ?? null), failure, isLoading, retry }
}
