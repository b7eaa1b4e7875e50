import { useEffect, useState } from 'react'

// A value once it has stood still for a moment; its first and its empty form pass at once.
export function useSettled<Value extends string | null>(value: Value, pauseMs = 300): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    if (value === settled) return
    const timer = setTimeout(() => setSettled(value), settled === null || value === null ? 0 : pauseMs)
    return () => clearTimeout(timer)
  }, [value, settled, pauseMs])
  return settled
}
