import type { PaperDocument } from '@kedai/domain/documents/paper-document.ts'
import type { TextStyle } from '../letters/letters.ts'
import { isMarkedAcross, stampLook } from '../paper/look.ts'
import { paginate } from '../paper/paginate.ts'
import type { Part, Placed } from '../paper/paginate.ts'
import type { Pen } from '../paper/pen.ts'
import { closingParts } from './closing.ts'
import { head } from './head.ts'
import { partiesAndFacts } from './parties.ts'
import { a4, columnWidth } from './sheet.ts'
import type { Sheet } from './sheet.ts'
import { tableParts } from './table.ts'

/** Draws the whole document on sheets of A4; `openPage` begins each. */
export function drawA4(sheet: Sheet, pen: Pen, openPage: (size: [number, number]) => void): void {
  const pages = pagesOf(sheet)
  for (const [place, blocks] of pages.entries()) {
    openPage([a4.width, a4.height])
    const { stamp } = sheet.document
    if (isMarkedAcross(stamp)) pen.acrossSheet(stamp.text, { colour: stampLook[stamp.state].ink, opacity: 0.07 })
    if (place === 0) pen.box({ x: 0, y: 0, width: a4.width, height: 6 }, { colour: sheet.inks.accent })
    else pen.artifact(() => runningHead(sheet, pen), 'Pagination')
    for (const { block, y } of blocks) block.draw(pen, a4.margin, y)
    pen.artifact(() => foot(sheet, pen, place + 1, pages.length), 'Pagination')
  }
}

// With less air where that spares the reader a page of a few lines.
function pagesOf(sheet: Sheet): Placed[][] {
  const pages = paginate(partsOf(sheet), a4)
  if (pages.length === 1) return pages
  const dense = paginate(partsOf({ ...sheet, isDense: true }), a4)
  return dense.length < pages.length ? dense : pages
}

function partsOf(sheet: Sheet): Part[] {
  const { table } = sheet.document
  const [first, ...others] = table ? tableParts(sheet, table) : []
  return [
    { block: head(sheet), gap: 0 },
    { block: partiesAndFacts(sheet), gap: sheet.isDense ? 14 : 24 },
    ...(first ? [{ ...first, gap: sheet.isDense ? 14 : 26 }, ...others] : []),
    ...closingParts(sheet),
  ]
}

function runningHead({ document, styles, inks }: Sheet, pen: Pen): void {
  const baseline = 40
  pen.line({ text: document.seller.name, x: a4.margin, baseline, style: styles.foot })
  atRight(pen, nameOf(document), baseline, styles.foot)
  pen.rule({ x: a4.margin, y: baseline + 7, width: columnWidth }, { colour: inks.line, thickness: 0.6 })
}

function foot({ document, letters, styles, inks }: Sheet, pen: Pen, page: number, pages: number): void {
  const baseline = a4.height - 34
  pen.rule({ x: a4.margin, y: baseline - 12, width: columnWidth }, { colour: inks.line, thickness: 0.6 })
  const count = document.words.pageOf.replace('{page}', String(page)).replace('{pages}', String(pages))
  atRight(pen, count, baseline, styles.foot)
  const room = columnWidth - letters.width(count, styles.foot) - 20
  const lines = letters.wrap(document.footer ?? '', styles.foot, room).slice(0, 2) // what does not fit in two lines is no footer
  for (const [place, text] of lines.entries())
    pen.line({ text, x: a4.margin, baseline: baseline + place * 10, style: styles.foot })
}

const nameOf = ({ title, number }: PaperDocument) => [title, number].filter(Boolean).join(' ')

function atRight(pen: Pen, text: string, baseline: number, style: TextStyle): void {
  pen.line({ text, x: a4.margin + columnWidth - pen.letters.width(text, style), baseline, style })
}
