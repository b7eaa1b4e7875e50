import type { ItemView } from '@kedai/contracts/items.ts'
import { oneOf } from '../../lib/query-cache.ts'

// Everything an item page is drawn from. (contract §2)
export const itemViewQuery = (viewId: string) => oneOf<ItemView>(`/api/ajax/guest/view/${encodeURIComponent(viewId)}`)
