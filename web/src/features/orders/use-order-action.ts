import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { call } from '../../lib/http.ts'
import type { Failure } from '../../lib/http-result.ts'
import { forgetIdempotencyKey, idempotencyKey } from '../../lib/idempotency.ts'
import { toast } from '../../ui/toast.tsx'
import { orderPath, orderQuery, workQueuesQuery } from './api.ts'

export type OrderAction = {
  // True once the server has done it; the screen then shows the order as it stands. A second press while one is under way does nothing.
  run: (call: string, body?: object, elsewhere?: Elsewhere) => Promise<boolean>
  // Which call is under way.
  running: string | null
  // Why the last one was refused, and which it was.
  refused: (Failure & { call: string }) | null
  forget: () => void
}

// A call of something of the order that has an address of its own, such as a parcel.
export type Elsewhere = { method: 'POST' | 'PUT'; path: string }

// Does something to an order. Never ahead of the server: these move money and goods.
export function useOrderAction(orderNo: string): OrderAction {
  const queryClient = useQueryClient()
  const [running, setRunning] = useState<string | null>(null)
  const [refused, setRefused] = useState<OrderAction['refused']>(null)
  const isRunning = useRef(false)

  async function run(name: string, body: object = {}, elsewhere?: Elsewhere): Promise<boolean> {
    if (isRunning.current) return false
    isRunning.current = true
    setRunning(name)
    setRefused(null)
    // The same wish sent again after a lost connection is answered with the first result.
    const wish = `${orderNo}:${name}:${JSON.stringify(body)}`
    const { method, path } = elsewhere ?? { method: 'POST', path: orderPath(orderNo, name) }
    const result = await call(method, path, { body, idempotencyKey: idempotencyKey(wish) })
    if (result.ok || result.code !== 0) forgetIdempotencyKey(wish)
    if (result.ok || result.code === 409) await showAnew()
    isRunning.current = false
    setRunning(null)
    if (!result.ok) setRefused({ ...result, call: name })
    else if (result.message) toast(result.message)
    return result.ok
  }

  // After a refusal as well: it may have come of something that happened meanwhile.
  async function showAnew(): Promise<void> {
    void queryClient.invalidateQueries({ queryKey: ['list'] })
    void queryClient.invalidateQueries({ queryKey: workQueuesQuery().queryKey })
    await queryClient.invalidateQueries({ queryKey: orderQuery(orderNo).queryKey })
  }

  return { run, running, refused, forget: () => setRefused(null) }
}
