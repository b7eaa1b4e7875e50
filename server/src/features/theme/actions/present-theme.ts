import type { ShopTheme } from '@kedai/contracts/theme.ts'
import { readTheme, themeStylesheet } from '@kedai/domain/theme/theme.ts'

/** A stored theme as pages use it. */
export function presentTheme(stored: unknown): ShopTheme {
  const theme = readTheme(stored)
  return { ...theme, stylesheet: themeStylesheet(theme) }
}
