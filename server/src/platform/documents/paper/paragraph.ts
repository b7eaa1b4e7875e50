import type { Letters, TextStyle } from '../letters/letters.ts'
import { nothing } from './block.ts'
import type { Block } from './block.ts'

/** `tag`: what it is to whoever hears it read; a paragraph unless said. */
export type Setting = { style: TextStyle; width: number; align?: 'start' | 'end' | 'centre'; tag?: 'H1' | 'H2' | 'P' }

/** Wrapped text. Nothing at all for an empty one. */
export function paragraph(letters: Letters, text: string, setting: Setting): Block {
  if (text.trim() === '') return nothing
  const { style, width, align } = setting
  const lines = letters.wrap(text, style, width)
  return setLines(
    letters,
    align === 'centre' && lines.length > 1 ? evenLines(letters, text, setting, lines) : lines,
    setting,
  )
}

// Centred text of several lines: about equally long ones, not a last one of a single letter.
function evenLines(
  letters: Letters,
  text: string,
  { style, width }: Setting,
  lines: readonly string[],
): readonly string[] {
  for (const share of [0.55, 0.65, 0.75, 0.85]) {
    const narrower = letters.wrap(text, style, width * share)
    if (narrower.length === lines.length) return narrower
  }
  return lines
}

function setLines(letters: Letters, lines: readonly string[], setting: Setting): Block {
  const { style, width, align = 'start', tag = 'P' } = setting
  const leading = leadingOf(style)
  const ascent = ascentOf(style)
  return {
    height: lines.length * leading,
    draw(pen, x, y) {
      pen.element(tag, () => {
        for (const [place, line] of lines.entries()) {
          const free = align === 'start' ? 0 : width - letters.width(line, style)
          pen.line({
            text: line,
            x: x + (align === 'centre' ? free / 2 : free),
            baseline: y + place * leading + ascent,
            style,
          })
        }
      })
    },
    part(room) {
      const fit = Math.floor(room / leading)
      return fit < 1 || fit >= lines.length
        ? null
        : [setLines(letters, lines.slice(0, fit), setting), setLines(letters, lines.slice(fit), setting)]
    },
  }
}

const leadingOf = ({ size, lineHeight = 1.4 }: TextStyle) => size * lineHeight

/** From the top of a line to what its letters stand on. Latin and Chinese letters stand in its middle. */
export const ascentOf = (style: TextStyle): number => leadingOf(style) / 2 + style.size * 0.36
