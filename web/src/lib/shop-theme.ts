import { type Corners, themeOfName } from '@kedai/domain/theme/theme.ts'

// A seller picks one colour and a kind of corner. Served as a stylesheet of the shop under the name of both: the pages allow no inline
// styles. Written out for each theme, because old phones know no `light-dark()`. Null when the name stands for nothing.
export function shopThemeCss(name: string): string | null {
  const theme = themeOfName(name)
  if (!theme) return null
  const both = theme.accent === null ? null : tonesOf(theme.accent)
  const [light, dark] = [declared({ ...tokensOf(both?.light), ...cornerTokens[theme.corners] }), declared(tokensOf(both?.dark))]
  return `:root{${light}}@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${dark}}}:root[data-theme=dark]{${dark}}`
}

// The tokens that differ from what every page has, for a piece of a page that is drawn in the browser.
export function themeTokens({ accent, corners }: { accent: string | null; corners: Corners }): Record<string, string> {
  const both = accent === null ? null : tonesOf(accent)
  const [light, dark] = [tokensOf(both?.light), tokensOf(both?.dark)]
  return { ...Object.fromEntries(Object.entries(light).map(([token, tone]) => [token, `light-dark(${tone},${dark[token]})`])), ...cornerTokens[corners] }
}

// The five accent tokens are derived from the colour so that text on it and text in it stay readable (AA) in both themes.
const tokensOf = (tones: Record<string, string> = {}): Record<string, string> => Object.fromEntries(Object.entries(tones).map(([name, tone]) => [`--${name}`, tone]))

const declared = (tokens: Record<string, string>): string => Object.entries(tokens).map(([token, value]) => `${token}:${value}`).join(';')

// A colour as it is used in each theme; null when it is not `#rrggbb`.
export function tonesOf(colour: string) {
  const rgb = parse(colour)
  if (!rgb) return null
  return {
    light: tones(rgb, { ground: [242, 234, 220], towards: [0, 0, 0], softOn: [255, 253, 248] }),
    dark: tones(rgb, { ground: [33, 28, 23], towards: [255, 255, 255], softOn: [33, 28, 23] }),
  }
}

const cornerTokens = {
  sharp: { '--radius-s': '0', '--radius-m': '0', '--radius-l': '0' },
  soft: {},
  round: { '--radius-s': '0.625rem', '--radius-m': '1.25rem', '--radius-l': '1.75rem' },
} satisfies Record<Corners, Record<string, string>>

type Rgb = readonly [number, number, number]

function tones(rgb: Rgb, { ground, towards, softOn }: { ground: Rgb; towards: Rgb; softOn: Rgb }) {
  const accent = until(rgb, towards, (tone) => contrast(tone, ground) >= 4.5 && bestContrast(tone) >= 4.5)
  const strong = mix(accent, towards, 0.25)
  const soft = mix(softOn, accent, 0.14)
  const ink = until(accent, towards, (tone) => contrast(tone, soft) >= 4.6 && contrast(tone, ground) >= 4.6)
  const on = contrast(accent, white) >= contrast(accent, black) ? white : black
  return { accent: hex(accent), 'accent-strong': hex(strong), 'accent-ink': hex(ink), 'accent-soft': hex(soft), 'on-accent': hex(on) }
}

const white: Rgb = [255, 255, 255]
const black: Rgb = [20, 16, 12]

const bestContrast = (tone: Rgb) => Math.max(contrast(tone, white), contrast(tone, black))

function until(from: Rgb, towards: Rgb, isReadable: (tone: Rgb) => boolean): Rgb {
  for (let step = 0; step <= 20; step++) {
    const tone = mix(from, towards, step / 20)
    if (isReadable(tone)) return tone
  }
  return towards
}

const mix = (from: Rgb, to: Rgb, share: number): Rgb => [blend(from[0], to[0], share), blend(from[1], to[1], share), blend(from[2], to[2], share)]

const blend = (from: number, to: number, share: number) => Math.round(from + (to - from) * share)

const parse = (colour: string): Rgb | null => {
  const [, r, g, b] = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour) ?? []
  return r && g && b ? [parseInt(r, 16), parseInt(g, 16), parseInt(b, 16)] : null
}

const hex = (rgb: Rgb) => `#${rgb.map((part) => part.toString(16).padStart(2, '0')).join('')}`

// WCAG 2.2, relative luminance and contrast ratio.
export function contrast(one: Rgb, other: Rgb): number {
  const [darker, lighter] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number] // two in, two out
  return (lighter + 0.05) / (darker + 0.05)
}

const luminance = ([r, g, b]: Rgb) => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)

const linear = (part: number) => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4)
