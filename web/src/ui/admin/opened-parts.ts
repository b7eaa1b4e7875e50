import type { ReactElement, ReactNode } from 'react'
import type { PressProps } from './woken-by-press.tsx'

export type MenuAction = {
  label: ReactNode
  icon?: ReactNode
  // Either do something or go somewhere.
  onSelect?: () => void
  to?: string
  isDangerous?: boolean
  // Why it cannot be chosen now; shown below its name.
  disabledBecause?: string | null
}

export type MenuProps = {
  // The button that opens it: a `Button` or `IconButton` element.
  trigger: ReactElement<PressProps>
  // Groups are divided by a line.
  groups: readonly (readonly MenuAction[])[]
}

export type PopoverProps = { trigger: ReactElement<PressProps>; title: ReactNode; children: ReactNode }
