import { useLingui } from '@lingui/react/macro'
import { type ComponentType, type ReactElement, cloneElement, useState } from 'react'
import { toast } from '../toast.tsx'

export type PressProps = {
  onClick?: () => void
  onPointerEnter?: () => void
  onFocus?: () => void
  'aria-haspopup'?: 'menu' | 'dialog'
  'aria-expanded'?: boolean
  'aria-busy'?: boolean
}

type Pressed = { trigger: ReactElement<PressProps> }

/**
 * A button whose opened part is heavy, so that it comes when it is pressed and not with the page; `fetchPart` brings the component
 * that takes the place of the button and stands open. The second answer brings it ahead of any press.
 */
export function wokenByPress<Props extends Pressed>(
  opens: 'menu' | 'dialog',
  fetchPart: () => Promise<ComponentType<Props>>,
): [ComponentType<Props>, () => Promise<unknown>] {
  let coming: Promise<ComponentType<Props>> | null = null
  // What did not arrive may be asked for again.
  const warm = () => (coming ??= fetchPart().catch((failure: unknown) => ((coming = null), Promise.reject(failure))))
  const ahead = () => void warm().catch(() => undefined)

  function WokenByPress(props: Props) {
    const { t } = useLingui()
    const [Part, setPart] = useState<ComponentType<Props> | null>(null)
    const [isComing, setComing] = useState(false)
    if (Part) return <Part {...props} />
    const wake = () => {
      setComing(true)
      // After the press has ended: what opens closes at a press outside of it.
      warm().then(
        (part) => setTimeout(() => setPart(() => part)),
        () => (setComing(false), toast({ text: t`Part of this page did not load`, tone: 'danger' })),
      )
    }
    return cloneElement(props.trigger, {
      'aria-haspopup': opens,
      'aria-expanded': false,
      ...(isComing && { 'aria-busy': true }),
      onClick: wake,
      onPointerEnter: ahead,
      onFocus: ahead,
    })
  }
  return [WokenByPress, warm]
}
