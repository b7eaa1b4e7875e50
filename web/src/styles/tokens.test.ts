import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { blockTypes } from '@kedai/domain/pages/page-block.ts'
import type { PageBlock } from '@kedai/domain/pages/page-block.ts'
import { checkContrast } from '@kedai/domain/pages/page-contrast.ts'
import { designNames } from '@kedai/domain/theme/designs.ts'
import { contrast } from '@kedai/domain/theme/tones.ts'
import { kedaiColours, pageColours, shopThemeCss } from '../lib/shop-theme.ts'

const css = readFileSync(new URL('tokens.css', import.meta.url), 'utf8')

const text = ['ink', 'ink-soft', 'ink-faint', 'accent-ink', 'danger-ink']
const grounds = ['paper', 'card', 'sunken']
const readable: [string, string][] = [
  ...text.flatMap((ink) => grounds.map((ground): [string, string] => [ink, ground])),
  ['on-accent', 'accent'],
  ['on-accent', 'accent-strong'],
  ['on-danger', 'danger'],
  ['on-danger', 'danger-strong'],
  ['accent-ink', 'accent-soft'],
  ['gold-ink', 'gold-soft'],
  ['danger-ink', 'danger-soft'],
  ['good-ink', 'good-soft'],
  ['info-ink', 'info-soft'],
  ...['accent-soft', 'gold-soft', 'danger-soft', 'good-soft', 'info-soft'].map((ground): [string, string] => [
    'ink',
    ground,
  ]),
]
const visible: [string, string][] = grounds.flatMap((ground): [string, string][] => [
  ['line-strong', ground],
  ['focus', ground],
  ['accent', ground],
  ['danger', ground],
])

describe.each(['light', 'dark'] as const)('colours in the %s theme', (theme) => {
  const colours = coloursOf(css, theme)
  it.each(readable)('%s can be read on %s (4.5)', (ink, ground) => {
    expect(contrastOf(colours, ink, ground)).toBeGreaterThanOrEqual(4.5)
  })
  it.each(visible)('%s stands out on %s (3)', (part, ground) => {
    expect(contrastOf(colours, part, ground)).toBeGreaterThanOrEqual(3)
  })
  it.each(['#ffe600', '#0c6a4e', '#ff0055', '#000000', '#ffffff', '#808080', '#1e90ff'])(
    'stays readable with a shop colour of %s',
    (colour) => {
      const shop = { ...colours, ...shopColours(shopThemeCss(`${colour.slice(1)}-soft`) ?? '', theme) }
      expect(contrastOf(shop, 'on-accent', 'accent')).toBeGreaterThanOrEqual(4.5)
      for (const ground of ['accent-soft', 'paper', 'card', 'sunken'])
        expect(contrastOf(shop, 'accent-ink', ground)).toBeGreaterThanOrEqual(4.5)
    },
  )
})

it.each(['light', 'dark'] as const)('Kedai’s own colours are told to previews as they are, in the %s theme', (side) => {
  expect(coloursOf(css, side)).toMatchObject(kedaiColours[side])
})

// Shop colours that a seller may have picked, the worst among them.
const picked = [null, '#ffe600', '#000000', '#ffffff', '#808080', '#ff0055', '#1e90ff', '#00ff00']

it.each([null, ...designNames])(
  'no block of a page is hard to read in the design %s, whatever the shop’s colour',
  (design) => {
    const blocks = blockTypes.map((type) => ({ type }) as PageBlock)
    for (const accent of picked) {
      const { found, least } = checkContrast(blocks, pageColours({ accent, design, corners: 'soft' }))
      expect([accent, found]).toEqual([accent, []])
      expect(least.light).toBeGreaterThanOrEqual(4.5)
      expect(least.dark).toBeGreaterThanOrEqual(4.5)
    }
  },
)

describe.each(designNames)('the design %s', (name) => {
  describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
    const worn = (accent: string) => ({
      ...coloursOf(css, theme),
      ...shopColours(shopThemeCss(`${name}-${accent}-soft`) ?? '', theme, 13),
    })
    it.each([...readable, ...visible])('%s can be told from %s', (part, ground) => {
      const least = readable.some(([ink, on]) => ink === part && on === ground) ? 4.5 : 3
      expect(contrastOf(worn('own'), part, ground)).toBeGreaterThanOrEqual(least)
    })
    it.each(['ffe600', '000000', 'ffffff', '808080'])('stays readable with a shop colour of %s', (colour) => {
      const shop = worn(colour)
      expect(contrastOf(shop, 'on-accent', 'accent')).toBeGreaterThanOrEqual(4.5)
      for (const ground of ['accent-soft', 'paper', 'card', 'sunken'])
        expect(contrastOf(shop, 'accent-ink', ground)).toBeGreaterThanOrEqual(4.5)
    })
  })
})

it('refuses a shop colour that is not one', () => {
  expect(shopThemeCss('red;} body{display:none')).toBeNull()
})

it('prints by day, whatever the screen showed', () => {
  expect(css).toMatch(/@media print \{\s*:root,\s*:root\[data-theme='dark'\] \{\s*color-scheme: light;/)
  const byNight = [...(shopThemeCss('c8102e-soft') ?? '').matchAll(/(@media[^{]*)\{:root[^{]*\{/g)].map(
    ([, media]) => media,
  )
  expect(byNight).toEqual(['@media screen and (prefers-color-scheme:dark)', '@media screen'])
})

// Written out for each theme: the first rule by day, the third by night.
function shopColours(source: string, theme: 'light' | 'dark', count = 5): Record<string, string> {
  const rules = [...source.matchAll(/\{([^{}]*)\}/g)].map(([, inside = '']) => inside)
  const found = [...((theme === 'light' ? rules[0] : rules[2]) ?? '').matchAll(/--([a-z-]+):(#[0-9a-f]{6})/g)]
  expect(found.length).toBe(count)
  return Object.fromEntries(found.map(([, name = '', value = '']) => [name, value]))
}

function coloursOf(source: string, theme: 'light' | 'dark'): Record<string, string> {
  const pairs = [...source.matchAll(/--([a-z-]+):\s*light-dark\((#[0-9a-f]{6}),\s*(#[0-9a-f]{6})\)/g)]
  expect(pairs.length).toBeGreaterThan(4)
  return Object.fromEntries(pairs.map(([, name, light, dark]) => [name, theme === 'light' ? light : dark]))
}

function contrastOf(colours: Record<string, string>, one: string, other: string): number {
  return contrast(rgb(colours[one]), rgb(colours[other]))
}

function rgb(colour = ''): [number, number, number] {
  expect(colour).toMatch(/^#[0-9a-f]{6}$/)
  return [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as [number, number, number]
}
