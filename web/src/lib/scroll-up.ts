import { useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router'

// A link within the site begins at the top of what it leads to, as any link does; going back returns to where one was.
// `place` is what makes it another place: the path, or the part of the address that a page reads.
export function useScrollUp(place: string): void {
  const isPush = useNavigationType() === 'PUSH'
  const last = useRef(place)
  useEffect(() => {
    if (last.current === place) return
    last.current = place
    if (isPush) window.scrollTo({ top: 0 })
  }, [place, isPush])
}
