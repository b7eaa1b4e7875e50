import type { Slot } from '@kedai/contracts/appointments.ts'
import { useContext, useEffect, useState } from 'react'
import { get } from '../../../lib/http.ts'
import { GivenSlotsContext } from './given-slots.ts'

// `order`: the token of an order that is moved, whose own time counts as free.
type Wish = { from: string; to: string; staff: number | null; order?: string }

// What can be booked between two days. A failure ends the wait and says so.
export function useSlots(viewId: string, { from, to, staff, order }: Wish) {
  const given = useContext(GivenSlotsContext)
  const [turn, setTurn] = useState(0)
  const wish = `${from} ${to} ${staff ?? ''} ${order ?? ''} ${turn}`
  const [told, setTold] = useState<{ wish: string; slots: Slot[] | null; failure: string | null } | null>(null)
  useEffect(() => {
    if (given) return
    const stop = new AbortController()
    const ask = async () => {
      try {
        const result = await get<Slot[]>(`/api/ajax/guest/slots/${encodeURIComponent(viewId)}`, {
          search: { from, to, ...(staff !== null && { staff }), ...(order !== undefined && { order }) },
          signal: stop.signal,
        })
        if (stop.signal.aborted) return
        setTold({ wish, slots: result.ok ? result.data : null, failure: result.ok ? null : result.message })
      } catch {
        // Other days took their place.
      }
    }
    void ask()
    return () => stop.abort()
  }, [viewId, from, to, staff, order, wish, given])
  if (given) return { slots: given, failure: null, isLoading: false, retry: () => {} }
  const isTold = told?.wish === wish
  return {
    slots: isTold ? told.slots : null,
    failure: isTold ? told.failure : null,
    isLoading: !isTold,
    retry: () => setTurn((before) => before + 1),
  }
}
