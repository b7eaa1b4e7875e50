import { useEffect, useRef } from 'react'

const calmMs = 300

// Writes once nothing has changed for a moment, and at once when the screen or the page is left: for what is too long to be written
// at every letter. A new `write` is a change.
export function useWriteWhenCalm(write: () => void): void {
  const waiting = useRef<(() => void) | null>(null)
  useEffect(() => {
    waiting.current = write
    const timer = setTimeout(() => flush(waiting), calmMs)
    return () => clearTimeout(timer)
  }, [write])
  useEffect(() => {
    const leave = () => flush(waiting)
    window.addEventListener('pagehide', leave)
    return () => {
      window.removeEventListener('pagehide', leave)
      leave()
    }
  }, [])
}

function flush(waiting: { current: (() => void) | null }): void {
  const write = waiting.current
  waiting.current = null
  write?.()
}
