import type { Addressee } from '@kedai/domain/documents/paper-document.ts'
import { beside, space, stack } from '../paper/block.ts'
import type { Block } from '../paper/block.ts'
import { factRows } from '../paper/fact-rows.ts'
import { paragraph } from '../paper/paragraph.ts'
import { columnWidth } from './sheet.ts'
import type { Sheet } from './sheet.ts'

const factsWidth = columnWidth * 0.4
const partiesWidth = columnWidth * 0.54

/** Whom it is for, and its dates. More than two parties go on under the first two. */
export function partiesAndFacts({ document, letters, styles }: Sheet): Block {
  const gap = 18
  const width = document.parties.length > 1 ? (partiesWidth - gap) / 2 : partiesWidth
  const pairs = Array.from({ length: Math.ceil(document.parties.length / 2) }, (_, row) =>
    document.parties.slice(row * 2, row * 2 + 2),
  )
  const factStyles = { label: styles.soft, value: styles.body, strong: styles.bodyStrong, gap: 2.5 }
  return beside([
    {
      left: 0,
      block: stack(
        pairs.map((pair) => beside(pair.map((one, place) => ({ left: place * (width + gap), block: party(one) })))),
        12,
      ),
    },
    { left: columnWidth - factsWidth, block: factRows(letters, document.facts, factsWidth, factStyles) },
  ])

  function party({ heading, name, lines, facts }: Addressee): Block {
    const small = { style: styles.small, width }
    return stack([
      paragraph(letters, heading, { style: styles.label, width, tag: 'H2' }),
      space(1.5),
      paragraph(letters, name, { style: styles.party, width }),
      ...lines.map((line) => paragraph(letters, line, small)),
      ...facts.map(({ label, value }) => paragraph(letters, `${label} ${value}`, small)),
    ])
  }
}
