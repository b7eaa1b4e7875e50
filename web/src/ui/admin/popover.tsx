import type { ReactElement, ReactNode } from 'react'
import { type PressProps, wokenByPress } from './woken-by-press.tsx'

export type PopoverProps = { trigger: ReactElement<PressProps>; title: ReactNode; children: ReactNode }

// A small card beside its button: a filter, an explanation with a link. The page stays in use. What draws it comes with the first press.
export const [Popover, warmPopover] = wokenByPress<PopoverProps>(
  'dialog',
  async () => (await import('./open-popover.tsx')).OpenPopover,
)
