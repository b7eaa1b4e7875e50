import { contrastOf } from '../theme/tones.ts'
import type { PageBlock, PageBlockType } from './page-block.ts'

export const sides = ['light', 'dark'] as const
export type Side = (typeof sides)[number]

/** Colours of a shop by the names of its tokens (`ink`, `accent-soft`, …), each `#rrggbb`. */
export type PageColours = Record<Side, Readonly<Record<string, string>>>

/** Words that are hard to read: in the block at this place, on the side where it is worst. `ratio`: 1 to 21. */
export type HardToRead = { at: number; side: Side; ratio: number }

/** WCAG 2.2 AA for words of any size (success criterion 1.4.3). */
export const readableContrast = 4.5

type Pair = readonly [words: string, ground: string]

const onPage: readonly Pair[] = [['ink', 'paper']]
const button: Pair = ['on-accent', 'accent']
const cards: readonly Pair[] = [
  ['ink', 'card'],
  ['accent-ink', 'card'],
  ['ink-faint', 'card'],
  ['ink-faint', 'sunken'],
  ['gold-ink', 'gold-soft'],
]

/**
 * Which words stand on which ground, by the kind of block. No block has colours of its own, and none puts words over a picture: a
 * hero's stand beside or below it. So what can be read follows from the shop's colours alone.
 */
const written: Record<PageBlockType, readonly Pair[]> = {
  paragraph: [...onPage, ['accent-ink', 'paper']],
  heading: onPage,
  list: [...onPage, ['accent-ink', 'paper']],
  hero: [['ink', 'accent-soft'], ['ink-soft', 'accent-soft'], button],
  picture: [['ink-soft', 'paper']],
  gallery: [],
  video: [['ink', 'card'], ['ink-soft', 'card'], button],
  products: [...onPage, ...cards],
  product: [...cards, button],
  reviews: [...onPage, ['ink', 'card'], ['ink-soft', 'card'], ['ink-faint', 'card']],
  countdown: [['gold-ink', 'gold-soft']],
  lead: [...onPage, ['ink-soft', 'paper'], ['ink', 'card'], ['ink-faint', 'card'], button],
  faq: [...onPage, ['ink', 'card'], ['ink-soft', 'card']],
  map: [...onPage, ['accent-ink', 'paper']],
  whatsapp: [button],
  policies: onPage,
  spacer: [],
}

/**
 * How well the words of a page can be read in the shop's colours, by day and by night. `least`: the lowest contrast of all words on
 * a side, null where there are none. A colour that is not told counts as none.
 */
export function checkContrast(
  blocks: readonly PageBlock[],
  colours: PageColours,
): { found: HardToRead[]; least: Record<Side, number | null> } {
  const seen = blocks.map(({ type }) => ({ light: lowest(type, colours.light), dark: lowest(type, colours.dark) }))
  const found = seen.flatMap(({ light, dark }, at) => {
    const [side, ratio] = (dark ?? 21) < (light ?? 21) ? (['dark', dark] as const) : (['light', light] as const)
    return ratio !== null && ratio < readableContrast ? [{ at, side, ratio }] : []
  })
  const least = (side: Side) => min(seen.flatMap((one) => one[side] ?? []))
  return { found, least: { light: least('light'), dark: least('dark') } }
}

const lowest = (type: PageBlockType, colours: Readonly<Record<string, string>>): number | null =>
  min(written[type].flatMap(([words, ground]) => contrastOf(colours[words] ?? '', colours[ground] ?? '') ?? []))

const min = (ratios: readonly number[]): number | null => (ratios.length === 0 ? null : Math.min(...ratios))
