import { parseTime } from '@kedai/domain/time/malaysia.ts'
import { useEffect, useState } from 'react'

// Promos and countdowns follow the server's clock, not the phone's.
let offsetMs = 0

// `serverTime` is the `server_time` of an answer that has just arrived: `YYYY-MM-DD HH:mm:ss`, Kuala Lumpur.
export function rememberServerTime(serverTime: string): void {
  offsetMs = fromWire(serverTime).getTime() - Date.now()
}

export const serverNow = (): Date => new Date(Date.now() + offsetMs)

// Wire times carry no zone: they are Kuala Lumpur's. What is no time becomes an invalid date.
export const fromWire = (time: string): Date => parseTime(time) ?? new Date(Number.NaN)

// The time, renewed every second. Starts from `initial` (the answer's own `server_time`) so that server and browser draw the same first picture.
export function useServerNow(initial: string): Date {
  const [now, setNow] = useState(() => fromWire(initial))
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), 1000)
    return () => clearInterval(timer)
  }, [])
  return now
}
