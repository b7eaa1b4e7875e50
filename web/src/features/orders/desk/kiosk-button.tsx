import { Trans } from '@lingui/react/macro'
import { Maximize, Minimize } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'

const root = () => document.documentElement

// The desk alone on the whole screen, for a tablet on the counter. Nothing where a browser cannot, as on an iPhone.
export function KioskButton() {
  const [canFill, setCanFill] = useState(false)
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    setCanFill(document.fullscreenEnabled)
    const look = () => {
      const full = document.fullscreenElement !== null
      setFull(full)
      root().toggleAttribute('data-kiosk', full)
    }
    document.addEventListener('fullscreenchange', look)
    return () => {
      document.removeEventListener('fullscreenchange', look)
      root().removeAttribute('data-kiosk')
      if (document.fullscreenElement) void document.exitFullscreen().catch(() => undefined)
    }
  }, [])
  if (!canFill) return null
  const toggle = () => (isFull ? document.exitFullscreen() : root().requestFullscreen()).catch(() => undefined)
  return (
    <Button onClick={() => void toggle()}>
      {isFull ? <Minimize aria-hidden className="size-4" /> : <Maximize aria-hidden className="size-4" />}
      {isFull ? <Trans>Leave full screen</Trans> : <Trans>Full screen</Trans>}
    </Button>
  )
}
