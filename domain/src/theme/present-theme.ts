import { readTheme, themeStylesheet } from './theme.ts'
import type { Theme } from './theme.ts'

/** A stored theme as pages use it. */
export function presentTheme(stored: unknown): Theme & { stylesheet: string | null } {
  const theme = readTheme(stored)
  return { ...theme, stylesheet: themeStylesheet(theme) }
}
