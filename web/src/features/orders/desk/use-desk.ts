import type { ShopEvent } from '@kedai/contracts/events.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { post } from '../../../lib/http.ts'
import { toast } from '../../../ui/toast.tsx'
import { orderPath, orderQuery, workQueuesQuery } from '../api.ts'
import { deskMemory, freshForMs } from './desk-memory.ts'
import { afterEvent, beginWaiting, dropWaiting, keepWaiting } from './desk-waiting.ts'
import { useBell } from './use-bell.ts'
import { useShopEvents } from './use-shop-events.ts'

// The order desk of a shop: which orders wait to be taken on, whether it rings, and how it hears.
export function useDesk(shopId: number | undefined) {
  const queryClient = useQueryClient()
  const [desk, setDesk] = useState(() => beginWaiting([]))
  const waiting = desk.orderNos
  const [from] = useState(() => (shopId === undefined ? null : readFresh(shopId)))
  const lastId = useRef(from?.lastId ?? null)
  const tabs = useRef<BroadcastChannel | null>(null)
  useEffect(() => setDesk(beginWaiting(from?.waiting ?? [])), [from])

  const drop = useCallback((orderNos: readonly string[]) => {
    setDesk((now) => dropWaiting(now, orderNos))
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

  function hear(event: ShopEvent): void {
    const { order_no: orderNo } = event.data
    if (orderNo === undefined) return
    setDesk((now) => afterEvent(now, event))
    void queryClient.invalidateQueries({ queryKey: ['list'] })
    void queryClient.invalidateQueries({ queryKey: orderQuery(orderNo).queryKey })
    void queryClient.invalidateQueries({ queryKey: workQueuesQuery().queryKey })
  }

  const state = useShopEvents(shopId, {
    hear,
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
    // Taken on by somebody here: quiet at once in this browser's tabs, and by the server on the shop's other devices.
    async accept(orderNos: readonly string[]): Promise<void> {
      drop(orderNos)
      tabs.current?.postMessage({ accepted: orderNos })
      const lost = await acceptOrders(orderNos)
      for (const orderNo of orderNos) void queryClient.invalidateQueries({ queryKey: orderQuery(orderNo).queryKey })
      if (lost === null) return
      setDesk((now) => keepWaiting(now, lost.orderNos))
      toast({ text: lost.message, tone: 'danger' })
    },
  }
}

// Which of them the server was not told of, and why.
async function acceptOrders(orderNos: readonly string[]): Promise<{ orderNos: string[]; message: string } | null> {
  for (const [at, orderNo] of orderNos.entries()) {
    const result = await post(orderPath(orderNo, 'accept'))
    // One that is gone waits for nobody.
    if (!result.ok && result.code !== 404) return { orderNos: orderNos.slice(at), message: result.message }
  }
  return null
}

function readFresh(shopId: number) {
  const kept = deskMemory(shopId).read()
  return kept !== null && Date.now() - kept.at < freshForMs ? kept : null
}
