import { Popover as BasePopover } from '@base-ui/react/popover'
import { classes } from '../classes.ts'
import { floating } from './floating.ts'
import type { PopoverProps } from './opened-parts.ts'

// A card that was asked for: it opens as it is put in the place of its button.
export const OpenPopover = ({ trigger, title, children }: PopoverProps) => (
  <BasePopover.Root defaultOpen>
    <BasePopover.Trigger render={trigger} />
    <BasePopover.Portal>
      <BasePopover.Positioner align="start" sideOffset={6} collisionPadding={8} className="z-40">
        <BasePopover.Popup className={classes(floating, 'w-80 p-4')}>
          <BasePopover.Title className="mb-2 text-base font-semibold">{title}</BasePopover.Title>
          {children}
        </BasePopover.Popup>
      </BasePopover.Positioner>
    </BasePopover.Portal>
  </BasePopover.Root>
)
