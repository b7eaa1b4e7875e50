import type { AgentLead, SaveAgentLead } from '@kedai/contracts/lead-handing.ts'
import { ofShop } from '../../../lib/cart-headers.ts'
import { call } from '../../../lib/http.ts'
import { inShop, listOf } from '../../../lib/query-cache.ts'
import { withSearch } from '../../../lib/with-search.ts'
import type { Own } from './own-queries.ts'

const root = ({ area }: Own) => `/api/ajax/${area}/leads`

export const agentLeadsQuery = (own: Own, page: number) =>
  inShop(own.username, listOf<AgentLead>(withSearch(root(own), { page: page === 1 ? undefined : page })))

// Sent twice both come to the same.
export const claimLead = (own: Own, id: number) =>
  call<AgentLead>('POST', `${root(own)}/${id}/claim`, { headers: ofShop(own.username) })
export const saveLead = (own: Own, id: number, change: SaveAgentLead) =>
  call<AgentLead>('PUT', `${root(own)}/${id}`, { headers: ofShop(own.username), body: change })
