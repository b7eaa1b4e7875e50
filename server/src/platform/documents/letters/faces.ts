import { readFileSync } from 'node:fs'
import { create } from 'fontkit'
import type { Font } from 'fontkit'
import { LRUCache } from 'lru-cache'
import { sfntOfWoff } from './sfnt-of-woff.ts'

/** One font of one weight, and the letters it has. Opened when its first letter is asked for. */
export type Face = {
  /** Its file, without the ending: "chinese-bold". */
  name: string
  has(codePoint: number): boolean
  /** Written from the right: a run is laid out as a whole. */
  fromRight: boolean
  /** Has no bold of its own: its letters are drawn with an edge instead. */
  thickens: boolean
  font(): Font
}

export type Weight = 'regular' | 'bold'

// In the order they are asked: a letter is drawn by the first that has it. `mayHave` spares opening a font in vain.
const isLatin = (code: number) => code < 0x2e80
const families = [
  { name: 'latin', hasBold: true, mayHave: isLatin },
  { name: 'latin-ext', hasBold: true, mayHave: isLatin },
  { name: 'vietnamese', hasBold: true, mayHave: isLatin },
  { name: 'chinese', hasBold: true, mayHave: (code: number) => code === space || code >= 0xa0 },
  { name: 'chinese-rare', hasBold: false, mayHave: (code: number) => code >= 0x4e00 && code <= 0x9fff },
  { name: 'tamil', hasBold: true, mayHave: (code: number) => code === space || (code >= 0xb80 && code <= 0xbff) },
  { name: 'arabic', hasBold: true, mayHave: (code: number) => code === space || (code >= 0x600 && code <= 0xfeff) },
  { name: 'emoji', hasBold: false, mayHave: (code: number) => code >= 0x200d },
]
const space = 0x20

const opened = new Map<string, Face>()

/** The faces of a weight, in the order to ask them. The same objects each time: a font is opened once a thread. */
export const facesOf = (weight: Weight): Face[] =>
  families.map(({ name, hasBold, mayHave }) => faceOf(`${name}-${hasBold ? weight : 'regular'}`, mayHave))

function faceOf(name: string, mayHave: (codePoint: number) => boolean): Face {
  const known = opened.get(name)
  if (known) return known
  let font: Font | null = null
  const open = () => (font ??= openFont(name))
  const answers = new Map<number, boolean>()
  const face: Face = {
    name,
    font: open,
    fromRight: name.startsWith('arabic'),
    thickens: name.startsWith('chinese-rare'),
    has(code) {
      const answer = answers.get(code) ?? (mayHave(code) && open().hasGlyphForCodePoint(code))
      answers.set(code, answer)
      return answer
    },
  }
  opened.set(name, face)
  return face
}

function openFont(name: string): Font {
  const font = create(sfntOfWoff(readFileSync(new URL(`../fonts/${name}.woff`, import.meta.url))))
  if (!('layout' in font)) throw new Error(`${name}.woff holds a collection, not one font`)
  return withKeptLayouts(font)
}

/** The same words stand on a shop's papers again and again, and laying them out is most of the work. */
function withKeptLayouts(font: Font): Font {
  const kept = new LRUCache<string, ReturnType<Font['layout']>>({ max: 5_000 })
  const layout = (text: string, features?: Parameters<Font['layout']>[1]) => {
    if (features) return font.layout(text, features)
    const known = kept.get(text) ?? font.layout(text)
    kept.set(text, known)
    // pdfkit writes into the positions it is given.
    return {
      ...known,
      advanceWidth: known.advanceWidth,
      positions: known.positions.map((position) => ({ ...position })),
    }
  }
  return Object.create(font, { layout: { value: layout } }) as Font // the font itself, but for one method
}
