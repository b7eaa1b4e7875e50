import type { PopoverProps } from './opened-parts.ts'
import { wokenByPress } from './woken-by-press.tsx'

// A small card beside its button: a filter, an explanation with a link. The page stays in use. What draws it comes with the first press.
export const [Popover, warmPopover] = wokenByPress<PopoverProps>(
  'dialog',
  async () => (await import('./open-popover.tsx')).OpenPopover,
)
