import type { Letters } from '../letters/letters.ts'
import type { Block } from './block.ts'
import { paragraph } from './paragraph.ts'
import type { Setting } from './paragraph.ts'

/** Words that open an address. */
export function linkLine(letters: Letters, { url, label }: { url: string; label: string }, setting: Setting): Block {
  const words = paragraph(letters, label, setting)
  return {
    height: words.height,
    draw(pen, x, y) {
      pen.element('Link', () => {
        words.draw(pen, x, y)
        pen.link(url, { x, y, width: setting.width, height: words.height })
      })
    },
  }
}
