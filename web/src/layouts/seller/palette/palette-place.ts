import type { Work } from '@kedai/domain/people/permissions.ts'
import type { MessageDescriptor } from '@lingui/core'
import type { LucideIcon } from 'lucide-react'

// Where the palette leads: a screen or a list already narrowed. `words`: what else people call it, for the search.
// `work`: the area a staff member needs for it; null: everybody.
export type PalettePlace = {
  id: string
  label: MessageDescriptor
  words: MessageDescriptor
  Picture: LucideIcon
  to: string
  work: Work | null
}
