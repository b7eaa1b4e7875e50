import { areaNames, areasInList } from '@kedai/domain/carts/areas.ts'
import type { AreaName, OrderList } from '@kedai/domain/carts/areas.ts'
import { isWorkQueue } from '@kedai/contracts/seller-orders.ts'
import type { OrderFilter } from '@kedai/contracts/seller-orders.ts'
import type { Db } from '../../../platform/db/db.ts'
import { findOrderIds, listOrderIds } from '../queries/list-orders.ts'

export type OrderSearch = { list?: OrderList | undefined; status?: OrderFilter | undefined; term?: string | undefined }
export type OrderChoice = { orderNos: readonly string[] } | { all: OrderSearch }

/** The ids of the orders that are meant, oldest first, at most `atMost`; numbers of no order of the shop are left out. */
export async function chooseOrders(trx: Db, shopId: number, choice: OrderChoice, atMost: number): Promise<number[]> {
  if ('orderNos' in choice) return findOrderIds(trx, shopId, choice.orderNos.slice(0, atMost))
  const { status: filter, term = '' } = choice.all
  return listOrderIds(trx, { shopId, channels: channelsOf(choice.all), filter, term, limit: atMost, offset: 0 })
}

/** The areas a search looks at: without a list, a work queue looks at all of them and anything else at direct orders. (contract §5a) */
export function channelsOf({ list, status }: OrderSearch): readonly AreaName[] {
  if (list !== undefined) return areasInList(list)
  return isWorkQueue(status) ? areaNames : areasInList('normal')
}
