import { useEffect, useEffectEvent } from 'react'
import type { BuyerChoiceProps } from './buyer-choice.ts'

// The one thing that is booked is wanted as long as the page is open. An order that could not have it lets go of it: then `onGone` asks
// anew what is free, and it is wanted again.
export function useOneUnit({ view, wants, onChange }: BuyerChoiceProps, onGone: () => void): void {
  const [unit] = view.items
  const isGone = wants.length === 0 && unit !== undefined && !unit.is_out_stock
  const wantAgain = useEffectEvent(() => {
    if (!unit) return
    onGone()
    onChange([{ id: unit.id, quantity: 1 }])
  })
  useEffect(() => {
    if (isGone) wantAgain()
  }, [isGone])
}
