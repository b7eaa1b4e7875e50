import { useEffect, useState } from 'react'

/** Where somebody wants to go while something is unsaved; null while nobody does. */
export type LeaveGuard = { goingTo: string | null; stay: () => void }

/** Stops links, reload and closing while `isOn`. What was typed is kept as a draft either way. */
export function useLeaveGuard(isOn: boolean): LeaveGuard {
  const [goingTo, setGoingTo] = useState<string | null>(null)
  useEffect(() => {
    if (!isOn) return
    const warn = (event: BeforeUnloadEvent) => event.preventDefault()
    const stop = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      const isOurs = link instanceof HTMLAnchorElement && link.target !== '_blank' && link.origin === location.origin
      if (!isOurs || event.metaKey || event.ctrlKey || event.shiftKey) return
      event.preventDefault()
      event.stopPropagation()
      setGoingTo(link.pathname + link.search)
    }
    window.addEventListener('beforeunload', warn)
    document.addEventListener('click', stop, true)
    return () => {
      window.removeEventListener('beforeunload', warn)
      document.removeEventListener('click', stop, true)
    }
  }, [isOn])
  return { goingTo, stay: () => setGoingTo(null) }
}
