import { type Corners, themeOfName } from '@kedai/domain/theme/theme.ts'
import { tonesOf } from '@kedai/domain/theme/tones.ts'

// A seller picks one colour and a kind of corner. Served as a stylesheet of the shop under the name of both: the pages allow no inline
// styles. Written out for each theme, because old phones know no `light-dark()`. Null when the name stands for nothing.
export function shopThemeCss(name: string): string | null {
  const theme = themeOfName(name)
  if (!theme) return null
  const both = theme.accent === null ? null : tonesOf(theme.accent)
  const [light, dark] = [
    declared({ ...tokensOf(both?.light), ...cornerTokens[theme.corners] }),
    declared(tokensOf(both?.dark)),
  ]
  return `:root{${light}}@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}@media screen{:root[data-theme=dark]{${dark}}}`
}

// The tokens that differ from what every page has, for a piece of a page that is drawn in the browser.
export function themeTokens({ accent, corners }: { accent: string | null; corners: Corners }): Record<string, string> {
  const both = accent === null ? null : tonesOf(accent)
  const [light, dark] = [tokensOf(both?.light), tokensOf(both?.dark)]
  return {
    ...Object.fromEntries(Object.entries(light).map(([token, tone]) => [token, `light-dark(${tone},${dark[token]})`])),
    ...cornerTokens[corners],
  }
}

// The five accent tokens are derived from the colour so that text on it and text in it stay readable (AA) in both themes.
const tokensOf = (tones: Record<string, string> = {}): Record<string, string> =>
  Object.fromEntries(Object.entries(tones).map(([name, tone]) => [`--${name}`, tone]))

const declared = (tokens: Record<string, string>): string =>
  Object.entries(tokens)
    .map(([token, value]) => `${token}:${value}`)
    .join(';')

const cornerTokens = {
  sharp: { '--radius-s': '0', '--radius-m': '0', '--radius-l': '0' },
  soft: {},
  round: { '--radius-s': '0.625rem', '--radius-m': '1.25rem', '--radius-l': '1.75rem' },
} satisfies Record<Corners, Record<string, string>>
