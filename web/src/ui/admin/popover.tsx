import { Popover as BasePopover } from '@base-ui/react/popover'
import type { ReactElement, ReactNode } from 'react'
import { classes } from '../classes.ts'
import { floating } from './floating.ts'

type Props = { trigger: ReactElement; title: ReactNode; children: ReactNode }

// A small card beside its button: a filter, an explanation with a link. The page stays in use.
export const Popover = ({ trigger, title, children }: Props) => (
  <BasePopover.Root>
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
