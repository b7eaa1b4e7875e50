import type { CheckedTicket, SellerTicket, TicketEvent } from '@kedai/contracts/tickets.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { post } from '../../../lib/http.ts'
import { apiListQuery, apiQuery } from '../../../lib/query.ts'
import type { TicketListSearch } from '../../../lib/seller/seller-paths.ts'
import { withSearch } from '../../../lib/with-search.ts'

const path = '/api/ajax/seller/tickets'

export const ticketsQuery = (search: TicketListSearch) => ({
  ...apiListQuery<SellerTicket>(withSearch(path, search)),
  placeholderData: keepPreviousData,
})

export const ticketEventsQuery = () => apiQuery<TicketEvent[]>(`${path}/events`)

export const ticketsFile = ({ product, status, term }: TicketListSearch): string =>
  withSearch(`${path}.csv`, { product, status, term })

/** A scan as it is sent, at once or later. */
export type Scan = { code: string; at: string; device: string; product?: string }

export const sendScan = (scan: Scan) => post<CheckedTicket>(`${path}/check-in`, scan)
