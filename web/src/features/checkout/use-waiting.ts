import { useEffect, useRef, useState } from 'react'

// Pressed before the price of sending had come: the order goes with it.
export function useWaiting(isPending: boolean, send: () => void) {
  const [isWaiting, setWaiting] = useState(false)
  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => {
    if (!isWaiting || isPending) return
    setWaiting(false)
    latest.current()
  }, [isWaiting, isPending])
  return {
    isWaiting,
    submit: () => (isPending ? setWaiting(true) : send()),
    stopWaiting: () => setWaiting(false),
  }
}
