import type { ItemView } from '@kedai/contracts/items.ts'
import { nextEdge } from '@kedai/domain/catalogue/promo.ts'
import { useEffect, useRef, useState } from 'react'
import { fromWire, rememberServerTime, serverNow } from '../../lib/server-time.ts'
import { useQueryCache } from '../../lib/use-page-query.ts'
import { itemViewQuery } from './item-view-query.ts'

const longestTimer = 2 ** 31 - 1

// Keeps the page's clock on the server's, and asks for the prices anew at the moment a promo or countdown begins or ends.
// True once that has changed a price: the page then says so.
export function useFreshPrice(view: ItemView): boolean {
  const answers = useQueryCache()
  const [hasChanged, setHasChanged] = useState(false)
  const edgeWasPassed = useRef(false)
  const prices = view.items.map(({ price }) => price).join(' ')
  const before = useRef(prices)

  // By the whole answer: to look at its time while drawing would make each drawing another one.
  useEffect(() => rememberServerTime(view.server_time), [view])
  useEffect(() => {
    if (edgeWasPassed.current && before.current !== prices) setHasChanged(true)
    before.current = prices
  }, [prices])
  useEffect(() => {
    const edge = nextEdge(edgesOf(view.item), fromWire(view.server_time))
    if (!edge) return
    const wait = edge.getTime() - serverNow().getTime() + 500
    const timer = setTimeout(
      () => {
        edgeWasPassed.current = true
        void answers.refetch(itemViewQuery(view.item.view_id))
      },
      Math.min(Math.max(wait, 1000), longestTimer),
    )
    return () => clearTimeout(timer)
  }, [view, answers])
  return hasChanged
}

const edgesOf = (item: ItemView['item']) => ({
  isPromo: item.is_promo,
  promoUntil: timeOf(item.promo_until),
  // Its times are told while it is enabled, also before it has begun.
  isCountdown: item.countdown_start !== null,
  countdownStart: timeOf(item.countdown_start),
  countdownUntil: timeOf(item.countdown_until),
})

const timeOf = (time: string | null) => (time === null ? null : fromWire(time))
