import { LRUCache } from 'lru-cache'
import type { Face } from './faces.ts'
import { facesOf } from './faces.ts'
import type { Weight } from './faces.ts'
import { runsOf } from './runs.ts'
import type { Run } from './runs.ts'
import { breakLines } from './break-lines.ts'

/** How a text is set: points, weight, `#rrggbb`. */
export type TextStyle = { size: number; weight: Weight; colour: string; lineHeight?: number }

/** Measures and wraps text with the fonts of the product. Widths are in points. */
export type Letters = {
  runs(text: string, weight: Weight): Run[]
  width(text: string, style: Pick<TextStyle, 'size' | 'weight'>): number
  runWidth(run: Run, size: number): number
  /** The lines of a text within a width; line breaks in it are kept. Never empty. */
  wrap(text: string, style: Pick<TextStyle, 'size' | 'weight'>, width: number): string[]
  /** Characters that were asked for and that no font has. */
  missing: Set<string>
}

// Words of one thread's papers: shops write the same ones again and again. A width is in thousandths of the letter size.
const widths = new LRUCache<string, number>({ max: 20_000 })

export function createLetters(): Letters {
  const faces = { regular: facesOf('regular'), bold: facesOf('bold') }
  const missing = new Set<string>()
  const runs: Letters['runs'] = (text, weight) => runsOf(text, faces[weight], (character) => missing.add(character))
  const runWidth: Letters['runWidth'] = ({ face, text }, size) =>
    (wordsOf(text).reduce((sum, word) => sum + wordWidth(face, word), 0) * size) / 1000
  const width: Letters['width'] = (text, { size, weight }) =>
    runs(text, weight).reduce((sum, run) => sum + runWidth(run, size), 0)
  return {
    runs,
    runWidth,
    width,
    missing,
    wrap: (text, style, room) => breakLines(text, room, (part) => width(part, style)),
  }
}

// As pdfkit lays a run out when it draws it: word by word, each with the space after it.
const wordsOf = (text: string): string[] => text.match(/[^ ]* |[^ ]+$/g) ?? []

function wordWidth(face: Face, word: string): number {
  const key = `${face.name}\n${word}`
  const known = widths.get(key)
  if (known !== undefined) return known
  const font = face.font()
  const measured = (font.layout(word).advanceWidth * 1000) / font.unitsPerEm
  widths.set(key, measured)
  return measured
}
