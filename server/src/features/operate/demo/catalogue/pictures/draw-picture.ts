import { backdrop } from './backdrops.ts'
import type { BackdropName } from './backdrops.ts'
import { atEvents } from './motifs-events.ts'
import { clothes } from './motifs-clothes.ts'
import { food } from './motifs-food.ts'
import { gifts } from './motifs-gifts.ts'
import { home } from './motifs-home.ts'
import { forRent } from './motifs-rental.ts'
import { palettes } from './palettes.ts'
import type { PaletteName } from './palettes.ts'
import { taught } from './motifs-courses.ts'
import { patternsOf } from './patterns.ts'

/** Pixels of a side: sharp on a phone, and drawn in a moment. */
export const drawnSize = 640

const motifs = { ...clothes, ...food, ...home, ...gifts, ...forRent, ...atEvents, ...taught }
export type MotifName = keyof typeof motifs

/** What a picture shows: a thing, in some colours, before something; `detail` comes closer to it. */
export type Picture = { motif: MotifName; palette: PaletteName; backdrop: BackdropName; detail?: boolean }

/** The picture as SVG, square. */
export function drawPicture({ motif, palette: name, backdrop: behind, detail = false }: Picture): string {
  const palette = palettes[name]
  const view = detail ? '96 116 208 208' : '0 0 400 400'
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${view}" width="${drawnSize}" height="${drawnSize}"><defs>${patternsOf(palette)}</defs>${backdrop(behind, palette)}${motifs[motif](palette)}</svg>`
}
