import { expect, it } from 'vitest'
import { contrastOf } from '../theme/tones.ts'
import { blockTypes } from './page-block.ts'
import type { PageBlock } from './page-block.ts'
import { checkContrast } from './page-contrast.ts'
import type { PageColours } from './page-contrast.ts'

const hundredths = (ratio: number | null) => ratio && Math.round(ratio * 100) / 100

it.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#ffffff', 4.48],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#ffffff', 4],
  ['#0C6A4E', '#0c6a4e', 1],
  ['red', '#ffffff', null],
  ['#fff', '#000000', null],
])('%s on %s is %s : 1', (one, other, ratio) => expect(hundredths(contrastOf(one, other))).toBe(ratio))

const plain = { ink: '#000000', 'ink-soft': '#444444', 'accent-ink': '#000000', 'ink-faint': '#444444' }
const grounds = { paper: '#ffffff', card: '#ffffff', sunken: '#ffffff', 'accent-soft': '#eeeeee' }
const pressed = { accent: '#000000', 'on-accent': '#ffffff', 'gold-ink': '#000000', 'gold-soft': '#ffffff' }
const whole = { ...plain, ...grounds, ...pressed }
const colours = (change: Partial<PageColours> = {}): PageColours => ({ light: whole, dark: whole, ...change })

const heading: PageBlock = { type: 'heading', level: 2, spans: [{ text: 'Raya' }] }
const hero: PageBlock = { type: 'hero', title: 'Raya', text: '', image_id: null, alt: '', button: null }
const countdown: PageBlock = { type: 'countdown', title: '', until: '2030-01-01 00:00:00' }

it('finds nothing where all words can be read, and tells how well', () => {
  const { found, least } = checkContrast([heading, countdown], colours())
  expect([found, least]).toEqual([[], { light: 21, dark: 21 }])
  expect(checkContrast([], colours()).least).toEqual({ light: null, dark: null })
})

it('names the block, the worse side, and the ratio', () => {
  const pale = { ...whole, 'gold-soft': '#777777', 'accent-soft': '#999999' }
  const { found, least } = checkContrast(
    [heading, countdown, hero],
    colours({ light: pale, dark: { ...whole, ink: '#777777' } }),
  )
  // 4.69 on the ground of the countdown is enough.
  expect(found.map(({ ratio, ...one }) => ({ ...one, ratio: hundredths(ratio) }))).toEqual([
    { at: 0, side: 'dark', ratio: 4.48 },
    { at: 2, side: 'light', ratio: 3.42 },
  ])
  expect([least.light, least.dark].map(hundredths)).toEqual([3.42, 3.86])
})

it('looks at words of every kind of block but of those that have none', () => {
  const nothing = { light: Object.fromEntries(Object.keys(whole).map((name) => [name, '#808080'])), dark: whole }
  const read = blockTypes.filter((type) => checkContrast([{ ...heading, type } as PageBlock], nothing).found.length > 0)
  expect(blockTypes.filter((type) => !read.includes(type))).toEqual(['gallery', 'spacer'])
})
