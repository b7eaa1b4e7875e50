import { useCallback, useState } from 'react'
import type { SectionName } from './sections.ts'

// Which sections stand open.
export function useSections(initial: () => ReadonlySet<SectionName>) {
  const [open, setOpen] = useState(initial)
  const turn = useCallback((section: SectionName, isOpen: boolean) => {
    setOpen((before) => {
      if (before.has(section) === isOpen) return before
      const next = new Set(before)
      if (isOpen) next.add(section)
      else next.delete(section)
      return next
    })
  }, [])
  return { open, turn, setOpen }
}
