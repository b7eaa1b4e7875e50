import { Tooltip as BaseTooltip } from '@base-ui/react/tooltip'
import type { ReactElement, ReactNode } from 'react'

// A word about a button, on hover and on focus. Phones show none, so nothing needed may stand in it.
export const Tooltip = ({ text, children }: { text: ReactNode; children: ReactElement }) => (
  <BaseTooltip.Root>
    <BaseTooltip.Trigger delay={400} render={children} />
    <BaseTooltip.Portal>
      <BaseTooltip.Positioner sideOffset={6} collisionPadding={8} className="z-40">
        <BaseTooltip.Popup className="max-w-64 rounded-s bg-ink px-2.5 py-1.5 text-xs font-medium text-paper shadow-float">
          {text}
        </BaseTooltip.Popup>
      </BaseTooltip.Positioner>
    </BaseTooltip.Portal>
  </BaseTooltip.Root>
)
