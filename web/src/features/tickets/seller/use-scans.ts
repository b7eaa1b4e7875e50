import type { CheckedTicket } from '@kedai/contracts/tickets.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { useCallback, useEffect, useState } from 'react'
import { type Scan, sendScan } from './api.ts'
import { deviceName, dropScan, keepScan, readQueue } from './scan-queue.ts'

export type Outcome =
  | { is: 'answer'; checked: CheckedTicket }
  | { is: 'waits'; code: string }
  | { is: 'failed'; message: string }

/** Scans go to the server; without a network they are kept here and sent once there is one. */
export function useScans(product: string | undefined) {
  const [outcome, setOutcome] = useState<Outcome | null>(null)
  const [waiting, setWaiting] = useState(() => readQueue().length)
  const [busy, setBusy] = useState(false)

  const sendKept = useCallback(async () => {
    for (const scan of readQueue()) {
      const result = await sendScan(scan)
      if (!result.ok && isAway(result.code)) break
      dropScan(scan)
    }
    setWaiting(readQueue().length)
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

  return { outcome, waiting, busy, scan, sendKept }
}

// Not reached, or too busy to answer.
const isAway = (code: number): boolean => code === 0 || code === 429 || code >= 500
