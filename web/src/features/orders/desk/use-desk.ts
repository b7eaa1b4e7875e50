import type { ShopEvent } from '@kedai/contracts/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { orderQuery, workQueuesQuery } from '../api.ts'
import { deskMemory, freshForMs, maxWaiting } from './desk-memory.ts'
import { useBell } from './use-bell.ts'
import { useShopEvents } from './use-shop-events.ts'

// For these somebody has to do something.
const rings: ReadonlySet<ShopEvent['name']> = new Set<ShopEvent['name']>(['OrderPlaced', 'SlipUploaded'])
// After these nobody has to any more.
const settles: ReadonlySet<ShopEvent['name']> = new Set<ShopEvent['name']>([
  'OrderCancelled',
  'OrderExpired',
  'OrderShipped',
  'OrderDelivered',
  'SlipRejected',
])

// The order desk of a shop: which orders wait to be taken on, whether it rings, and how it hears.
export function useDesk(shopId: number | undefined) {
  const queryClient = useQueryClient()
  const [waiting, setWaiting] = useState<readonly string[]>([])
  const [from] = useState(() => (shopId === undefined ? null : readFresh(shopId)))
  const lastId = useRef(from?.lastId ?? null)
  // Those that ring for their slip alone: approved elsewhere, they are paid. A new order that is paid at once still waits.
  const slips = useRef(new Set<string>())
  const tabs = useRef<BroadcastChannel | null>(null)
  useEffect(() => setWaiting(from?.waiting ?? []), [from])

  const drop = useCallback((orderNos: readonly string[]) => {
    setWaiting((now) => now.filter((one) => !orderNos.includes(one)))
  }, [])
  useEffect(() => {
    if (shopId === undefined || !('BroadcastChannel' in window)) return
    const channel = new BroadcastChannel(`kedai.desk.${shopId}`)
    channel.onmessage = ({ data }: MessageEvent<{ accepted?: string[] }>) => drop(data.accepted ?? [])
    tabs.current = channel
    return () => channel.close()
  }, [shopId, drop])
  useEffect(() => {
    if (shopId !== undefined && lastId.current !== null)
      deskMemory(shopId).write({ lastId: lastId.current, waiting: [...waiting], at: Date.now() })
  }, [shopId, waiting])

  function hear({ name, data: { order_no: orderNo } }: ShopEvent): void {
    if (orderNo === undefined) return
    if (rings.has(name)) {
      if (name === 'SlipUploaded' && !waiting.includes(orderNo)) slips.current.add(orderNo)
      setWaiting((now) => [orderNo, ...now.filter((one) => one !== orderNo)].slice(0, maxWaiting))
    } else if (settles.has(name) || (name === 'OrderPaid' && slips.current.delete(orderNo))) drop([orderNo])
    void queryClient.invalidateQueries({ queryKey: ['list'] })
    void queryClient.invalidateQueries({ queryKey: orderQuery(orderNo).queryKey })
    void queryClient.invalidateQueries({ queryKey: workQueuesQuery().queryKey })
  }

  const { state, tellAccepted } = useShopEvents(shopId, {
    hear,
    accepted: (orderNo) => drop([orderNo]),
    from: from?.lastId ?? null,
    reached: (id) => {
      lastId.current = id
      if (shopId !== undefined) deskMemory(shopId).write({ lastId: id, waiting: [...waiting], at: Date.now() })
    },
  })
  const bell = useBell(waiting.length > 0)
  return {
    state,
    waiting,
    bell,
    // Taken on by somebody here: quiet in the other tabs, and on the shop's other devices.
    accept(orderNos: readonly string[]): void {
      drop(orderNos)
      tabs.current?.postMessage({ accepted: orderNos })
      for (const orderNo of orderNos) tellAccepted(orderNo)
    },
  }
}

function readFresh(shopId: number) {
  const kept = deskMemory(shopId).read()
  return kept !== null && Date.now() - kept.at < freshForMs ? kept : null
}
