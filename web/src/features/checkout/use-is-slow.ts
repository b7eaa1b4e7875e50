import { useEffect, useState } from 'react'

// True once something has been going on for longer than people wait without a word.
export function useIsSlow(isGoingOn: boolean, timeoutMs = 6000): boolean {
  const [isSlow, setIsSlow] = useState(false)
  useEffect(() => {
    if (!isGoingOn) return setIsSlow(false)
    const timer = setTimeout(() => setIsSlow(true), timeoutMs)
    return () => clearTimeout(timer)
  }, [isGoingOn, timeoutMs])
  return isSlow
}
