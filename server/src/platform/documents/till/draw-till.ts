import { narrowRow } from '@kedai/domain/documents/narrow-row.ts'
import type {
  Addressee,
  DocumentRow,
  DocumentTable,
  PaperDocument,
  PayBlock,
  TotalRow,
} from '@kedai/domain/documents/paper-document.ts'
import type { Letters, TextStyle } from '../letters/letters.ts'
import { padded, space, stack } from '../paper/block.ts'
import type { Block } from '../paper/block.ts'
import { factRow } from '../paper/fact-rows.ts'
import { linkLine } from '../paper/link-line.ts'
import { logoBlock } from '../paper/logo-block.ts'
import type { Logo } from '../paper/logo-block.ts'
import { paginate } from '../paper/paginate.ts'
import type { Part } from '../paper/paginate.ts'
import { paragraph } from '../paper/paragraph.ts'
import type { Pen } from '../paper/pen.ts'
import { qrBlock } from '../paper/qr-block.ts'

// 80 mm of paper, of which printers reach 72.
const roll = { width: 226.77, margin: 11.34, top: 14, longest: 14_000 } // points; PDF knows no page above 14,400
const width = roll.width - 2 * roll.margin

// Thermal paper knows black.
const style = (size: number, weight: TextStyle['weight'] = 'regular', lineHeight = 1.35): TextStyle => ({
  size,
  weight,
  colour: '#000000',
  lineHeight,
})
const styles = {
  name: style(12, 'bold'),
  title: style(10.5, 'bold'),
  body: style(8.5),
  strong: style(8.5, 'bold'),
  small: style(7.5),
  total: style(11, 'bold'),
  due: style(11, 'bold'),
}

type Till = { document: PaperDocument; letters: Letters; logo: Logo | null }

/** Draws the document as one strip, as long as it has to be. */
export function drawTill(till: Till, pen: Pen, openPage: (size: [number, number]) => void): void {
  for (const blocks of paginate(partsOf(till), { top: roll.top, nextTop: roll.top, bottom: roll.longest })) {
    const last = blocks.at(-1)
    openPage([roll.width, (last ? last.y + last.block.height : 0) + roll.top])
    for (const { block, y } of blocks) block.draw(pen, roll.margin, y)
  }
}

function partsOf({ document, letters, logo }: Till): Part[] {
  const left = (text: string, as = styles.body) => paragraph(letters, text, { style: as, width })
  const centre = (text: string, as = styles.small) => paragraph(letters, text, { style: as, width, align: 'centre' })
  const pair = (label: string, value: string, as = styles.body) =>
    factRow(letters, { label, value }, width, { label: as, value: as })
  const { seller, table, payments, pay } = document

  const blocks: (Block | readonly Block[])[] = [
    [
      logoBlock(logo, { width: 110, height: 54, alt: seller.name }, width),
      logo ? space(5) : space(0),
      centre(seller.name, styles.name),
      ...seller.lines.map((line) => centre(line)),
      ...seller.facts.map(({ label, value }) => centre(`${label} ${value}`)),
    ],
    [
      paragraph(letters, document.title, { style: styles.title, width, align: 'centre', tag: 'H1' }),
      centre(document.number ?? '', styles.body),
      ...(document.stamp ? [centre(document.stamp.text, styles.strong)] : []),
    ],
    document.facts.map(({ label, value, isStrong }) => pair(label, value, isStrong ? styles.strong : styles.body)),
    ...document.parties.map(party),
    table ? rows(table) : [],
    [
      ...document.totals.map(total),
      ...(document.explanation ? [padded(left(document.explanation, styles.small), { top: 3 })] : []),
    ],
    payments && payments.rows.length > 0
      ? [
          left(payments.heading, styles.strong),
          ...payments.rows.map(({ label, detail = '', value }) =>
            stack([pair(label, value), left(detail, styles.small)]),
          ),
        ]
      : [],
    ...(pay ? [paying(pay)] : []),
    ...document.notes
      .filter(({ text }) => text.trim() !== '')
      .map(({ heading, text }) => [left(heading, styles.strong), left(text.trim(), styles.small)]),
    document.footer ? [centre(document.footer)] : [],
  ]
  return blocks
    .map((group) => [group].flat().filter(({ height }) => height > 0))
    .filter((group) => group.length > 0)
    .flatMap((group, place) =>
      group.map((block, line): Part => ({
        block: line === 0 && place > 1 ? padded(block, { top: 8, behind: dashes }) : block,
        gap: line === 0 ? 8 : 1,
        mayBreak: true,
      })),
    )

  function party({ heading, name, lines, facts }: Addressee): Block[] {
    return [
      left(heading, styles.small),
      left(name, styles.strong),
      ...lines.map((line) => left(line, styles.small)),
      ...facts.map(({ label, value }) => left(`${label} ${value}`, styles.small)),
    ]
  }

  function rows(shown: DocumentTable): Block[] {
    return shown.rows.length === 0
      ? [left(shown.empty)]
      : shown.rows.map((row) => padded(tillRow(shown, row), { bottom: 2.5 }))
  }

  function tillRow(shown: DocumentTable, row: DocumentRow): Block {
    const { title, details, amount } = narrowRow(shown, row)
    const as = row.isStrong ? styles.strong : styles.body
    return stack([
      left(title, as),
      ...(row.details ?? []).map((detail) => left(detail, styles.small)),
      pair(details, amount, as),
    ])
  }

  function total({ label, value, emphasis }: TotalRow): Block {
    return emphasis ? padded(pair(label, value, styles[emphasis]), { top: 2, bottom: 2 }) : pair(label, value)
  }

  function paying({ heading, text, qr, link, accounts, duitnow, reference }: PayBlock): Block[] {
    const side = 116
    return [
      centre(heading, styles.strong),
      centre(text ?? ''),
      ...(qr ? [qrBlock(qr, side, (width - side) / 2), centre(qr.caption)] : []),
      ...(link ? [linkLine(letters, link, { style: styles.small, width, align: 'centre' })] : []),
      ...accounts.map(({ bank, number, holder }) =>
        padded(stack([centre(bank), centre(number, styles.strong), centre(holder)]), { top: 3 }),
      ),
      ...(duitnow
        ? [
            space(6),
            centre(duitnow.title, styles.strong),
            qrBlock(duitnow, side, (width - side) / 2),
            centre(duitnow.caption),
            centre(duitnow.name, styles.strong),
            ...duitnow.lines.map((line) => centre(line)),
            centre(`${duitnow.amount.label} ${duitnow.amount.value}`, styles.strong),
            centre(duitnow.hint),
          ]
        : []),
      ...(reference ? [centre(`${reference.label} ${reference.value}`, styles.strong)] : []),
    ]
  }
}

function dashes(pen: Pen, x: number, y: number): void {
  pen.rule({ x, y, width }, { colour: '#000000', thickness: 0.7, dashed: true })
}
