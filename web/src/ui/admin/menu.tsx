import type { MenuProps } from './opened-parts.ts'
import { wokenByPress } from './woken-by-press.tsx'

export type { MenuAction } from './opened-parts.ts'

// Actions behind one button. What draws them comes with the first press, or before it where there is time.
export const [Menu, warmMenu] = wokenByPress<MenuProps>('menu', async () => (await import('./open-menu.tsx')).OpenMenu)
