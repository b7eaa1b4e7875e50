import { type RefObject, useEffect, useState } from 'react'

const everyMs = 6000

// Which slide is in view, and what moves them. Whoever puts a hand or the focus on them stops them.
export function useSliding(row: RefObject<HTMLElement | null>, count: number) {
  const [place, setPlace] = useState(0)
  const [isMoving, setMoving] = useState(false)
  const [canMove, setCanMove] = useState(false)

  useEffect(() => {
    const element = row.current
    const may = count > 1 && !matchMedia('(prefers-reduced-motion: reduce)').matches
    setCanMove(may)
    setMoving(may)
    if (!element) return
    const look = () => setPlace(Math.round(element.scrollLeft / Math.max(1, element.clientWidth)))
    element.addEventListener('scroll', look, { passive: true })
    return () => element.removeEventListener('scroll', look)
  }, [row, count])

  // To the slide at a place; past the last it begins anew.
  const go = (to: number) => {
    const element = row.current
    const next = (to + count) % count
    element?.scrollTo({ left: next * element.clientWidth, behavior: canMove ? 'smooth' : 'auto' })
  }

  useEffect(() => {
    if (!isMoving) return
    const timer = setInterval(() => document.visibilityState === 'visible' && go(place + 1), everyMs)
    return () => clearInterval(timer)
  })

  return { place, go, isMoving, canMove, toggle: () => setMoving(!isMoving), hold: () => setMoving(false) }
}
