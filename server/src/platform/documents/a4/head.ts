import type { Stamp } from '@kedai/domain/documents/paper-document.ts'
import { beside, nothing, space, stack } from '../paper/block.ts'
import type { Block } from '../paper/block.ts'
import { logoBlock } from '../paper/logo-block.ts'
import { stampLook } from '../paper/look.ts'
import { paragraph } from '../paper/paragraph.ts'
import { columnWidth } from './sheet.ts'
import type { Sheet } from './sheet.ts'

const leftWidth = columnWidth * 0.56
const rightWidth = columnWidth * 0.4

/** Who sends it, and what it is. */
export function head(sheet: Sheet): Block {
  return beside([
    { left: 0, block: seller(sheet) },
    { left: columnWidth - rightWidth, block: titleBlock(sheet) },
  ])
}

function seller({ document, letters, styles, logo }: Sheet): Block {
  const { name, lines, facts } = document.seller
  const small = { style: styles.small, width: leftWidth }
  return stack([
    logoBlock(logo, { width: 170, height: 54, alt: name }),
    logo ? space(8) : nothing,
    paragraph(letters, name, { style: styles.name, width: leftWidth }),
    space(2),
    ...lines.map((line) => paragraph(letters, line, small)),
    ...facts.map(({ label, value }) => paragraph(letters, `${label} ${value}`, small)),
  ])
}

function titleBlock({ document, letters, styles }: Sheet): Block {
  const end = { width: rightWidth, align: 'end' as const }
  const oneLine = (rightWidth / letters.width(document.title, styles.title)) * styles.title.size - 0.1
  const title = { ...styles.title, size: Math.min(styles.title.size, Math.max(16, oneLine)) }
  return stack([
    paragraph(letters, document.title, { style: title, ...end, tag: 'H1' }),
    paragraph(letters, document.number ?? '', { style: styles.number, ...end }),
    document.stamp ? space(8) : nothing,
    document.stamp ? pill(document.stamp) : nothing,
  ])

  function pill({ text, state }: Stamp): Block {
    const { ink, ground } = stampLook[state]
    const style = { ...styles.smallStrong, colour: ink }
    const width = Math.min(letters.width(text, style), rightWidth - 20)
    const words = paragraph(letters, text, { style, width: width + 0.01 })
    return {
      height: words.height + 7,
      draw(pen, x, y) {
        const left = x + rightWidth - width - 20
        pen.box(
          { x: left, y, width: width + 20, height: words.height + 7 },
          { colour: ground, radius: Math.min(9.3, (words.height + 7) / 2) },
        )
        words.draw(pen, left + 10, y + 3.5)
      },
    }
  }
}
