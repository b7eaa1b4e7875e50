import { useRef, useState } from 'react'
import { ofShop } from '../../../lib/cart-headers.ts'
import type { Failure } from '../../../lib/http-result.ts'
import { post } from '../../../lib/http.ts'
import { forgetIdempotencyKey, idempotencyKey } from '../../../lib/idempotency.ts'
import { toast } from '../../../ui/toast.tsx'
import type { Own } from './own-queries.ts'

// What a reseller says to an order that he is to send. Sent again after a lost line it is done once.
export function useAnswer({ area, username }: Own, orderNo: string, onDone: () => void) {
  const [running, setRunning] = useState<string | null>(null)
  const [failure, setFailure] = useState<Failure | null>(null)
  const isRunning = useRef(false)
  async function answer(what: 'accept' | 'decline' | 'send', body: object = {}): Promise<void> {
    if (isRunning.current) return
    isRunning.current = true
    setRunning(what)
    setFailure(null)
    const path = `/api/ajax/${area}/to-send/${encodeURIComponent(orderNo)}/${what}`
    const wish = `${path} ${JSON.stringify(body)}`
    const result = await post(path, body, { headers: ofShop(username), idempotencyKey: idempotencyKey(wish) })
    if (result.ok || result.code !== 0) forgetIdempotencyKey(wish)
    isRunning.current = false
    setRunning(null)
    if (!result.ok) setFailure(result)
    else if (result.message) toast(result.message)
    if (result.ok || result.code === 409) onDone()
  }
  return { answer, running, failure }
}
