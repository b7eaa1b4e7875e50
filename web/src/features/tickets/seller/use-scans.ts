import type { CheckedTicket } from '@kedai/contracts/tickets.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { type Scan, sendScan } from './api.ts'
import { deviceName, dropScan, keepScan, readQueue } from './scan-queue.ts'

/** A scan that waited on this device, and what the server said of it. */
export type Settled = { code: string; checked: CheckedTicket | null; message: string }

export type Outcome =
  | { is: 'answer'; checked: CheckedTicket }
  | { is: 'waits'; code: string }
  | { is: 'failed'; message: string }

const settledAtMost = 200

/** Scans go to the server; without a network they are kept here and sent once there is one. */
export function useScans(product: string | undefined) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [waiting, setWaiting] = useState(() => readQueue().length)
  const [settled, setSettled] = useState<readonly Settled[]>([])
  const [busy, setBusy] = useState(false)
  const isSending = useRef(false)

  const sendKept = useCallback(async () => {
    if (isSending.current) return
    isSending.current = true
    for (const scan of readQueue()) {
      const result = await sendScan(scan)
      if (!result.ok && isAway(result.code)) break
      dropScan(scan)
      const told = result.ok
        ? { code: scan.code, checked: result.data, message: result.data.message }
        : { code: scan.code, checked: null, message: result.message }
      setSettled((before) => [told, ...before].slice(0, settledAtMost))
    }
    isSending.current = false
    const left = readQueue().length
    setWaiting(left)
    if (left === 0) setOutcome((last) => (last?.is === 'waits' ? null : last)) // nothing waits any more
  }, [])

  useEffect(() => {
    const go = () => void sendKept()
    go()
    window.addEventListener('online', go)
    const again = setInterval(() => readQueue().length > 0 && go(), 20_000)
    return () => {
      window.removeEventListener('online', go)
      clearInterval(again)
    }
  }, [sendKept])

  const scan = useCallback(
    async (code: string) => {
      const one: Scan = { code, at: formatTime(new Date()), device: deviceName(), ...(product && { product }) }
      setBusy(true)
      const result = await sendScan(one)
      setBusy(false)
      if (result.ok) return setOutcome({ is: 'answer', checked: result.data })
      if (!isAway(result.code)) return setOutcome({ is: 'failed', message: result.message })
      keepScan(one)
      setWaiting(readQueue().length)
      setOutcome({ is: 'waits', code })
    },
    [product],
  )

  return { outcome, waiting, settled, busy, scan, sendKept }
}

// Not reached, or too busy to answer.
const isAway = (code: number): boolean => code === 0 || code === 429 || code >= 500
