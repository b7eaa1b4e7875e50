import type { ShipmentQuote } from '@kedai/contracts/courier-accounts.ts'
import type {
  LabelsReady,
  PickList,
  ShipmentQueues,
  TrackingResult,
  UndoResult,
} from '@kedai/contracts/shipment-work.ts'
import type { Shipment, ShipmentRow } from '@kedai/contracts/shipments.ts'
import { keepPreviousData } from '@tanstack/react-query'
import { call, post } from '../../../lib/http.ts'
import { apiListQuery, apiQuery } from '../../../lib/query.ts'
import type { ShipmentListSearch } from '../../../lib/seller/seller-paths.ts'
import { withSearch } from '../../../lib/with-search.ts'

const path = '/api/ajax/seller/shipments'

export const shipmentsQuery = (search: ShipmentListSearch) => ({
  ...apiListQuery<ShipmentRow>(withSearch(path, search)),
  refetchInterval: 30_000,
  placeholderData: keepPreviousData,
})
export const shipmentQuery = (id: string) => ({
  ...apiQuery<Shipment>(`${path}/${encodeURIComponent(id)}`),
  refetchInterval: 30_000,
})
export const shipmentQueuesQuery = () => ({ ...apiQuery<ShipmentQueues>(`${path}/queues`), refetchInterval: 60_000 })
export const pickListQuery = () => apiQuery<PickList>(`${path}/pick-list`)

export const printLabels = (ids: readonly number[], size: 'a6' | 'a4') =>
  post<LabelsReady>(`${path}/labels`, { ids, size })
export const askQuotes = (body: object) => post<ShipmentQuote[]>(`${path}/quotes`, body)
export function importTracking(file: File) {
  const body = new FormData()
  body.append('file', file)
  return call<TrackingResult[]>('POST', `${path}/tracking-import`, { body })
}
export const undoTracking = (ids: readonly number[]) => post<UndoResult[]>(`${path}/undo-tracking`, { ids })
