import type { RentalAvailability } from '@kedai/contracts/rentals.ts'
import { useEffect, useState } from 'react'
import { post } from '../../../lib/http.ts'

export type Asked = { date_range: [string, string]; quantity: number; addons: number[] }

export type Availability =
  | { type: 'none' }
  | { type: 'asking' }
  | { type: 'answered'; answer: RentalAvailability }
  | { type: 'failed'; message: string }

// What the server says of a wish. An answer counts for the very wish that was asked, and for no other: it falls with the next press.
export function useAvailability(viewId: string, asked: Asked | null) {
  const wish = asked === null ? null : JSON.stringify(asked)
  const [told, setTold] = useState<{ wish: string; found: Availability } | null>(null)
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (wish === null) return
    const stop = new AbortController()
    const ask = async () => {
      try {
        const result = await post<RentalAvailability>(
          `/api/ajax/guest/rental-availability/${encodeURIComponent(viewId)}`,
          JSON.parse(wish),
          { signal: stop.signal },
        )
        if (stop.signal.aborted) return
        const message = result.ok ? '' : (Object.values(result.fields)[0] ?? result.message)
        setTold({ wish, found: result.ok ? { type: 'answered', answer: result.data } : { type: 'failed', message } })
      } catch {
        // Another wish took its place.
      }
    }
    const timer = setTimeout(() => void ask(), 250)
    return () => {
      clearTimeout(timer)
      stop.abort()
    }
  }, [viewId, wish, turn])
  const retry = () => {
    setTold(null)
    setTurn((before) => before + 1)
  }
  const found: Availability = wish === null ? { type: 'none' } : told?.wish === wish ? told.found : { type: 'asking' }
  return { found, retry }
}
