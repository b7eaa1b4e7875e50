import { Trans } from '@lingui/react/macro'
import { Maximize, Minimize } from 'lucide-react'
import { Button } from '../../../ui/button.tsx'
import { useKiosk } from './use-kiosk.ts'

// The desk alone on the whole screen, for a tablet on the counter.
export function KioskButton() {
  const { isOn, turn } = useKiosk()
  return (
    <Button onClick={() => turn(!isOn)}>
      {isOn ? <Minimize aria-hidden className="size-4" /> : <Maximize aria-hidden className="size-4" />}
      {isOn ? <Trans>Leave full screen</Trans> : <Trans>Full screen</Trans>}
    </Button>
  )
}
