import { areaNames, areasInList } from '@kedai/domain/carts/areas.ts'
import type { AreaName } from '@kedai/domain/carts/areas.ts'
import { isWorkQueue } from '@kedai/domain/orders/list-filters.ts'
import type { OrderSearch } from '@kedai/contracts/seller-orders.ts'
import { parseTime } from '@kedai/domain/time/malaysia.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { findOrderIds, listOrderIds } from '../queries/list-orders.ts'

export type OrderChoice = { orderNos: readonly string[] } | { all: OrderSearch }

/** The ids of the orders that are meant, oldest first, at most `atMost`; numbers of no order of the shop are left out. */
export async function chooseOrders(trx: Db, shopId: number, choice: OrderChoice, atMost: number): Promise<number[]> {
  if ('orderNos' in choice) return findOrderIds(trx, shopId, choice.orderNos.slice(0, atMost))
  return listOrderIds(trx, { shopId, ...wantedOrders(choice.all), limit: atMost, offset: 0 })
}

/** What a search means for the database. */
export const wantedOrders = (search: OrderSearch) => ({
  channels: channelsOf(search),
  filter: search.status,
  term: search.term ?? '',
  tag: search.tag ?? '',
  placedFrom: search.from === undefined ? null : parseTime(search.from),
  placedUntil: search.to === undefined ? null : parseTime(`${search.to} 23:59:59`),
  productId: search.product,
  firstOnly: search.buyers === 'new',
  paymentMethod: search.payment_method ?? '',
  hour: search.hour,
  profit: search.profit,
  fromNode: search.list === 'warehouse',
})

// Without a list, a work queue, the orders of some days and those of a figure look at all areas, and anything else at direct orders. (contract §5a)
function channelsOf({ list, status, from, to, profit }: OrderSearch): readonly AreaName[] {
  if (list === 'warehouse') return areaNames
  if (list !== undefined) return areasInList(list)
  const isNarrowed = [from, to, profit].some((one) => one !== undefined)
  return isWorkQueue(status) || isNarrowed ? areaNames : areasInList('normal')
}
