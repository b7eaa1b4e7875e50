import { useEffect, useState } from 'react'

// What is typed, once it has rested for so long.
export function useSettled(value: string, pauseMs = 200): string {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pauseMs)
    return () => clearTimeout(timer)
  }, [value, pauseMs])
  return settled
}
