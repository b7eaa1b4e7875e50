import type { PageColours } from '@kedai/domain/pages/page-contrast.ts'
import { type Design, type DesignName, type Grounds, type Letters, designs } from '@kedai/domain/theme/designs.ts'
import type { Corners } from '@kedai/domain/theme/shape.ts'
import { accentOf, themeOfName } from '@kedai/domain/theme/theme.ts'
import { tonesOf } from '@kedai/domain/theme/tones.ts'

type Look = { accent: string | null; corners: Corners; design: DesignName | null }
type Tokens = Record<string, string>

// What a seller picked, as a stylesheet of the shop under a name that says it: the pages allow no inline styles. Written out for each
// theme, because old phones know no `light-dark()`. Null when the name stands for nothing.
export function shopThemeCss(name: string): string | null {
  const look = themeOfName(name)
  if (!look) return null
  const { light, dark, shape } = tokensOf(look)
  const [day, night] = [declared({ ...light, ...shape }), declared(dark)]
  const headings = look.design === null ? '' : `h1,h2,h3{font-family:${letters[designs[look.design].headings]}}`
  return `:root{${day}}@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${night}}}@media screen{:root[data-theme=dark]{${night}}}${headings}`
}

// The tokens that differ from what every page has, for a piece of a page that is drawn in the browser.
export function themeTokens(look: Look): Tokens {
  const { light, dark, shape } = tokensOf(look)
  return {
    ...Object.fromEntries(Object.entries(light).map(([token, tone]) => [token, `light-dark(${tone},${dark[token]})`])),
    ...shape,
    ...(shape['--letters'] && { fontFamily: shape['--letters'] }),
  }
}

// The same, held to one side, for pictures of both beside each other.
export function sideTokens(look: Look, side: 'light' | 'dark'): Tokens {
  const tokens = tokensOf(look)
  return {
    ...(look.design === null && named(kedaiColours[side])),
    ...tokens[side],
    ...tokens.shape,
    ...(tokens.shape['--letters'] && { fontFamily: tokens.shape['--letters'] }),
  }
}

// Every colour that words of a shop's pages are in or stand on, by its token without the dashes.
export function pageColours(look: Look): PageColours {
  const { light, dark } = tokensOf(look)
  return { light: { ...kedaiColours.light, ...bare(light) }, dark: { ...kedaiColours.dark, ...bare(dark) } }
}

const bare = (tokens: Tokens): Tokens =>
  Object.fromEntries(Object.entries(tokens).map(([name, tone]) => [name.slice(2), tone]))

export const headingLetters = ({ design }: Pick<Look, 'design'>): string | undefined =>
  design === null ? undefined : letters[designs[design].headings]

const kedaiGrounds: Record<'light' | 'dark', Grounds> = {
  light: {
    paper: '#fbf7ef',
    card: '#fffdf8',
    sunken: '#f2eadc',
    line: '#e3d8c6',
    'line-strong': '#8f8270',
    ink: '#221c15',
    'ink-soft': '#574c40',
    'ink-faint': '#6a5e50',
  },
  dark: {
    paper: '#171410',
    card: '#211c17',
    sunken: '#100d0a',
    line: '#3a3229',
    'line-strong': '#857866',
    ink: '#f6efe4',
    'ink-soft': '#cfc4b4',
    'ink-faint': '#ab9f8e',
  },
}

// Kedai's own, as `tokens.css` has them: there the sides of one page are told apart by the page alone.
export const kedaiColours: PageColours = {
  light: {
    ...kedaiGrounds.light,
    accent: '#0c6a4e',
    'accent-strong': '#084e39',
    'accent-ink': '#0a5f46',
    'accent-soft': '#dcefe4',
    'on-accent': '#ffffff',
    gold: '#d39a2c',
    'gold-ink': '#704600',
    'gold-soft': '#fbedc9',
  },
  dark: {
    ...kedaiGrounds.dark,
    accent: '#4fc99b',
    'accent-strong': '#7fddb9',
    'accent-ink': '#74d9b2',
    'accent-soft': '#163a2d',
    'on-accent': '#06261a',
    gold: '#e0b04c',
    'gold-ink': '#efc877',
    'gold-soft': '#3d2f12',
  },
}

// The five accent tokens are derived from the colour so that text on it and text in it stay readable (AA) in both themes.
function tokensOf(look: Look): { light: Tokens; dark: Tokens; shape: Tokens } {
  const design = look.design === null ? null : designs[look.design]
  const accent = accentOf(look)
  const tones = accent === null ? null : tonesOf(accent, design ?? undefined)
  return {
    light: { ...named(design?.light), ...named(tones?.light) },
    dark: { ...named(design?.dark), ...named(tones?.dark) },
    shape: { ...cornerTokens[look.corners], ...(design && shapeOf(design)) },
  }
}

const shapeOf = ({ letters: name, room, shadow }: Design): Tokens => ({
  ...(name !== 'plain' && { '--letters': letters[name] }),
  ...(room !== 1 && { '--spacing': `${Math.round(room * 2500) / 10_000}rem` }),
  ...shadows[shadow],
})

const named = (tones: Tokens = {}): Tokens =>
  Object.fromEntries(Object.entries(tones).map(([name, tone]) => [`--${name}`, tone]))

const declared = (tokens: Tokens): string =>
  Object.entries(tokens)
    .map(([token, value]) => `${token}:${value}`)
    .join(';')

const cornerTokens = {
  sharp: { '--radius-s': '0', '--radius-m': '0', '--radius-l': '0' },
  soft: {},
  round: { '--radius-s': '0.625rem', '--radius-m': '1.25rem', '--radius-l': '1.75rem' },
} satisfies Record<Corners, Tokens>

const shadows = {
  none: { '--shadow-card': '0 0 0 1px var(--line)' },
  soft: {},
  hard: { '--shadow-card': '0.1875rem 0.1875rem 0 var(--line)' },
} satisfies Record<Design['shadow'], Tokens>

// Letters that phones and desks have; Chinese follows without a download.
const chinese = `"PingFang SC","Hiragino Sans GB","Microsoft YaHei","Noto Sans SC","Noto Sans CJK SC"`
const letters: Record<Letters, string> = {
  plain: `system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",${chinese},sans-serif`,
  serif: `"Iowan Old Style","Palatino Linotype",Palatino,"Noto Serif",Georgia,"Songti SC","Noto Serif CJK SC",SimSun,serif`,
  round: `ui-rounded,"SF Pro Rounded","Hiragino Maru Gothic ProN",Quicksand,Nunito,"Arial Rounded MT Bold","Segoe UI",Roboto,${chinese},sans-serif`,
  narrow: `"Roboto Condensed","Avenir Next Condensed","Arial Narrow","Helvetica Neue",Roboto,${chinese},sans-serif`,
}
