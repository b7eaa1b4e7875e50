import { useEffect } from 'react'
import { isOwnLook } from '../../lib/own-look.ts'

// Seen is what has been before somebody's eyes so long, in milliseconds; a preview or a tab in the back is not.
const glanceMs = 2000

// Tells the shop, once a visit. Its own people are no visit.
export function useViewed(hashslug: string, isShown: boolean, tell: (hashslug: string) => Promise<unknown>): void {
  useEffect(() => {
    if (!isShown || isOwnLook()) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const watch = () => {
      clearTimeout(timer)
      if (document.visibilityState === 'visible') timer = setTimeout(seen, glanceMs)
    }
    const seen = () => {
      document.removeEventListener('visibilitychange', watch)
      void tell(hashslug)
    }
    watch()
    document.addEventListener('visibilitychange', watch)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', watch)
    }
  }, [hashslug, isShown, tell])
}
