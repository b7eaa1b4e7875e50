import type { PaymentRow, TotalRow } from '@kedai/domain/documents/paper-document.ts'
import type { TextStyle } from '../letters/letters.ts'
import { beside, nothing, padded, space, stack, tagged } from '../paper/block.ts'
import type { Block } from '../paper/block.ts'
import { factRow } from '../paper/fact-rows.ts'
import type { Part } from '../paper/paginate.ts'
import { paragraph } from '../paper/paragraph.ts'
import type { Pen } from '../paper/pen.ts'
import { payBlock } from './pay-block.ts'
import { a4, columnWidth } from './sheet.ts'
import type { Sheet } from './sheet.ts'

const sumsWidth = columnWidth * 0.44
const payWidth = columnWidth * 0.5
const maxTogether = (a4.bottom - a4.nextTop) * 0.75

/** What comes under the table: what it comes to, beside how to pay; then what the seller adds. */
export function closingParts(sheet: Sheet): Part[] {
  const { document, letters, styles, isDense } = sheet
  const totals = stack([...document.totals.map((row) => totalRow(sheet, row)), explanation(sheet)])
  const paid = payments(sheet)
  const pay = document.pay ? padded(tagged('Sect', payBlock(sheet, document.pay, payWidth)), { top: 4 }) : nothing
  // What it comes to is said before how to pay it.
  const closing = (sums: Block): Block =>
    beside([
      { left: columnWidth - sumsWidth, block: tagged('Sect', sums) },
      { left: 0, block: pay },
    ])
  const whole = closing(stack([totals, paid]))
  // A long list of payments goes on by itself, so that the totals stay with the last line of the table.
  const sums: Part[] =
    whole.height < maxTogether
      ? [{ block: whole, gap: 12 }]
      : [
          { block: closing(totals), gap: 12 },
          { block: beside([{ left: columnWidth - sumsWidth, block: paid }]), gap: 0, mayBreak: true },
        ]
  return [
    ...sums,
    ...document.notes
      .filter(({ text }) => text.trim() !== '')
      .flatMap(({ heading, text }): Part[] => [
        {
          block: paragraph(letters, heading, { style: styles.label, width: columnWidth, tag: 'H2' }),
          gap: isDense ? 10 : 20,
          keepWithNext: true,
        },
        {
          block: paragraph(letters, text.trim(), { style: styles.small, width: columnWidth * 0.86 }),
          gap: 2,
          mayBreak: true,
        },
      ]),
  ]
}

function totalRow({ letters, styles, inks }: Sheet, row: TotalRow): Block {
  const line = (width: number, label: TextStyle, value: TextStyle) => factRow(letters, row, width, { label, value })
  if (row.emphasis === 'due') {
    const edge = 9
    const behind = (pen: Pen, x: number, y: number, height: number) =>
      pen.box({ x, y, width: sumsWidth, height }, { colour: inks.accentSoft, radius: 4 })
    return padded(line(sumsWidth - 2 * edge, { ...styles.due, size: 10.5 }, styles.due), {
      top: 6,
      bottom: 6,
      left: edge,
      behind,
    })
  }
  if (row.emphasis === 'total') {
    const behind = (pen: Pen, x: number, y: number) =>
      pen.rule({ x, y: y + 3, width: sumsWidth }, { colour: inks.ink, thickness: 0.9 })
    return padded(line(sumsWidth, { ...styles.total, size: 10.5 }, styles.total), { top: 8, bottom: 7, behind })
  }
  return padded(line(sumsWidth, styles.soft, styles.body), { top: 2, bottom: 2 })
}

function payments({ document, letters, styles }: Sheet): Block {
  if (!document.payments || document.payments.rows.length === 0) return nothing
  const { heading, rows } = document.payments
  return stack(
    [
      space(10),
      paragraph(letters, heading, { style: styles.label, width: sumsWidth, tag: 'H2' }),
      space(2),
      ...rows.map(paymentRow),
    ],
    1,
  )

  function paymentRow({ label, detail = '', value }: PaymentRow): Block {
    return stack([
      factRow(letters, { label, value }, sumsWidth, { label: styles.soft, value: styles.body }),
      paragraph(letters, detail, { style: styles.small, width: sumsWidth * 0.7 }),
    ])
  }
}

const explanation = ({ document, letters, styles }: Sheet): Block =>
  document.explanation === null
    ? nothing
    : padded(paragraph(letters, document.explanation, { style: styles.small, width: sumsWidth }), { top: 8 })
