import type { ItemView } from '@kedai/contracts/items.ts'
import { apiQuery } from '../../lib/query.ts'

// Everything an item page is drawn from. (contract §2)
export const itemViewQuery = (viewId: string) => apiQuery<ItemView>(`/api/ajax/guest/view/${encodeURIComponent(viewId)}`)
