import { useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { type PushState, readPushState, turnPushOff, turnPushOn } from '../../../lib/seller/push.ts'
import { Switch } from '../../../ui/switch.tsx'
import { toast } from '../../../ui/toast.tsx'

// Whether this device tells of orders while the counter is closed; where it cannot, what stands in the way.
export function PushSwitch() {
  const { t } = useLingui()
  const [state, setState] = useState<PushState | null>(null)
  const [isTurning, setTurning] = useState(false)
  useEffect(() => {
    let isOver = false
    void readPushState().then((now) => isOver || setState(now))
    return () => {
      isOver = true
    }
  }, [])
  async function turn(on: boolean): Promise<void> {
    setTurning(true)
    const turned = await (on ? turnPushOn() : turnPushOff())
    setTurning(false)
    setState(turned.state)
    if (turned.problem !== null) toast({ text: turned.problem, tone: 'danger' })
    else if (on && turned.state === 'off')
      toast({ text: t`Notifications could not be turned on. Try again when you are online.`, tone: 'danger' })
  }
  const hints: Record<PushState, string> = {
    on: t`This device notifies you of each new order or slip, even when Kedai is closed.`,
    off: t`Notifies you of each new order or slip, even when Kedai is closed.`,
    blocked: t`Notifications are blocked for this site. Allow them in the settings of your browser, then come back.`,
    install: t`Add Kedai to your home screen first: tap Share in Safari, then “Add to Home Screen”.`,
    unsupported: t`This browser has no notifications. Leave this page open, with sound, instead.`,
  }
  // On a phone the orders come first; what stands in the way is said everywhere.
  const isPlain = state === null || state === 'on' || state === 'off'
  return (
    <Switch
      label={t`Notifications`}
      hint={<span className={isPlain ? 'max-md:sr-only' : undefined}>{hints[state ?? 'off']}</span>}
      checked={state === 'on'}
      disabled={isTurning || !isPlain || state === null}
      aria-busy={isTurning}
      onChange={(event) => void turn(event.target.checked)}
    />
  )
}
