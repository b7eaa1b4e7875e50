import { parcelQueues, shipmentStatuses } from '@kedai/domain/shipments/statuses.ts'
import type { ShipmentListSearch } from '../../../lib/seller/seller-paths.ts'

const known: readonly string[] = [...parcelQueues, ...shipmentStatuses]

// What the list shows stands in the address; a mangled one still shows the list.
export function readShipmentAddress(search: URLSearchParams): ShipmentListSearch {
  const page = /^[1-9]\d{0,4}$/.test(search.get('page') ?? '') ? Number(search.get('page')) : 1
  return {
    status: known.find((status) => status === search.get('status')),
    courier: search.get('courier') || undefined,
    term: search.get('term') || undefined,
    page: page > 1 ? page : undefined,
  }
}
