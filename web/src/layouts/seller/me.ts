import type { Me } from '@kedai/contracts/auth.ts'
import type { WorkQueues } from '@kedai/contracts/seller-orders.ts'
import { apiQuery } from '../../lib/query.ts'

export const meQuery = () => apiQuery<Me>('/api/ajax/auth/me')

// Counts that open their lists.
export const workQueuesQuery = () => ({ ...apiQuery<WorkQueues>('/api/ajax/seller/work-queues'), refetchInterval: 60_000 })
