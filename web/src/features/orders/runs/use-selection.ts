import type { ChosenOrders } from '@kedai/contracts/order-runs.ts'
import { useState } from 'react'
import type { OrderListSearch } from '../../../lib/seller/seller-paths.ts'

export type Selection = {
  // Order numbers ticked, over all pages of this search.
  ticked: ReadonlySet<string>
  // Every order that matches, seen or not.
  isAll: boolean
  count: number
  tick: (pageNow: readonly string[], ticked: ReadonlySet<string>) => void
  tickAll: () => void
  clear: () => void
  // As the server is told.
  orders: ChosenOrders
}

// Which orders are chosen. Another page keeps them; another search starts anew.
export function useSelection(search: OrderListSearch, total: number): Selection {
  const key = JSON.stringify([
    search.list,
    search.status,
    search.term,
    search.tag,
    search.from,
    search.to,
    search.buyers,
    search.payment_method,
    search.hour,
    search.profit,
    search.product,
  ])
  const [kept, setKept] = useState<{ key: string; ticked: ReadonlySet<string>; isAll: boolean }>({
    key,
    ticked: new Set(),
    isAll: false,
  })
  const { ticked, isAll } = kept.key === key ? kept : { ticked: new Set<string>(), isAll: false }
  const set = (next: ReadonlySet<string>, all = false) => setKept({ key, ticked: next, isAll: all })
  return {
    ticked,
    isAll,
    count: isAll ? total : ticked.size,
    // The list gives back what is ticked on its page; what is ticked on other pages stays.
    tick: (pageNow, next) => set(new Set([...[...ticked].filter((orderNo) => !pageNow.includes(orderNo)), ...next])),
    tickAll: () => set(ticked, true),
    clear: () => set(new Set()),
    orders: isAll ? allOf(search) : { order_nos: [...ticked] },
  }
}

// Every order that the list shows, over all its pages.
export const allOf = ({ page: _page, ...search }: OrderListSearch): ChosenOrders => ({
  all: Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined && value !== '')) as Extract<
    ChosenOrders,
    { all: unknown }
  >['all'],
}) // checked by the server
