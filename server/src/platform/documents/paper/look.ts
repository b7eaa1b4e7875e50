import type { PaperDocument, Stamp } from '@kedai/domain/documents/paper-document.ts'
import { tonesOf } from '@kedai/domain/theme/tones.ts'
import type { TextStyle } from '../letters/letters.ts'

/** Inks of a sheet, `#rrggbb`. */
export type Inks = {
  ink: string
  soft: string
  faint: string
  line: string
  ground: string
  accent: string
  accentInk: string
  accentSoft: string
}

const kedaiGreen = '#0c6a4e'

/** Quiet greys, and the shop's colour where it is readable on white. */
export function inksOf({ accent }: Pick<PaperDocument, 'accent'>): Inks {
  const tones = (tonesOf(accent ?? kedaiGreen) ?? tonesOf(kedaiGreen))?.light
  if (!tones) throw new Error('the colour of the product is no colour')
  const own = { accent: accent ?? kedaiGreen, accentInk: tones['accent-ink'], accentSoft: tones['accent-soft'] }
  return { ink: '#1f1b16', soft: '#574f45', faint: '#776d60', line: '#e3ddd2', ground: '#f8f5ef', ...own }
}

/** Sizes of an A4 sheet, in points. */
export function stylesOf({ ink, soft, faint, accentInk }: Inks) {
  const style = (size: number, weight: TextStyle['weight'], colour: string, lineHeight?: number): TextStyle => ({
    size,
    weight,
    colour,
    lineHeight,
  })
  return {
    title: style(25, 'bold', ink, 1.15),
    number: style(11.5, 'regular', soft),
    name: style(12, 'bold', ink, 1.3),
    party: style(10, 'bold', ink),
    label: style(7.5, 'bold', accentInk, 1.5),
    column: style(7.75, 'bold', faint, 1.35),
    body: style(9, 'regular', ink),
    bodyStrong: style(9, 'bold', ink),
    soft: style(9, 'regular', soft),
    small: style(8, 'regular', soft, 1.45),
    smallStrong: style(8, 'bold', ink, 1.45),
    total: style(12.5, 'bold', ink, 1.3),
    due: style(13.5, 'bold', accentInk, 1.3),
    foot: style(7.25, 'regular', faint),
  } satisfies Record<string, TextStyle>
}

export type Styles = ReturnType<typeof stylesOf>

export const stampLook = {
  draft: { ink: '#574f45', ground: '#eeebe5' },
  waiting: { ink: '#704600', ground: '#fbedc9' },
  part_paid: { ink: '#234680', ground: '#e1eaf8' },
  paid: { ink: '#22591f', ground: '#dff0d6' },
  overdue: { ink: '#8f1e16', ground: '#fce5df' },
  void: { ink: '#8f1e16', ground: '#fce5df' },
} satisfies Record<Stamp['state'], { ink: string; ground: string }>

/** Nobody may take these two for something to be paid, so they are marked across the whole sheet. */
export const isMarkedAcross = (stamp: Stamp | null): stamp is Stamp =>
  stamp?.state === 'draft' || stamp?.state === 'void'
