import type { CertificatePaper } from '@kedai/domain/documents/certificate.ts'
import { qrPath } from '../../codes/qr-path.ts'
import type { TextStyle } from '../letters/letters.ts'
import { inksOf } from '../paper/look.ts'
import type { Pen } from '../paper/pen.ts'

// Points: A4 on its side.
const sheet = { width: 841.89, height: 595.28 }
const frame = 26
const room = sheet.width - 2 * 90
const qr = 84

/** Draws a certificate on one sheet. */
export function drawCertificate(paper: CertificatePaper, pen: Pen, openPage: (size: [number, number]) => void): void {
  const inks = inksOf(paper)
  openPage([sheet.width, sheet.height])
  pen.artifact(() => drawFrame(pen, inks.accent), 'Layout')

  let y = 84
  const style = (size: number, weight: TextStyle['weight'], colour: string): TextStyle => ({ size, weight, colour })
  const centred = (text: string, as: TextStyle, { most = 2, gap = 8 } = {}) => {
    const fits = fitted(pen, text, as, most)
    for (const line of fits.lines) {
      const x = (sheet.width - pen.letters.width(line, fits.style)) / 2
      pen.line({ text: line, x, baseline: y + fits.style.size, style: fits.style })
      y += fits.style.size * 1.25
    }
    y += gap
  }

  pen.element('H1', () => centred(paper.words.heading, style(34, 'bold', inks.accentInk), { gap: 22 }))
  centred(paper.words.given, style(13, 'regular', inks.soft))
  centred(paper.name, style(30, 'bold', inks.ink), { gap: 14 })
  centred(paper.words.finished, style(13, 'regular', inks.soft))
  centred(paper.course, style(22, 'bold', inks.ink), { gap: 18 })
  centred(paper.shop, style(14, 'bold', inks.accentInk), { gap: 2 })
  centred(paper.words.issued, style(11, 'regular', inks.soft))

  const foot = sheet.height - frame - 22 - qr
  pen.element(
    'Figure',
    () => {
      const { path, size } = qrPath(paper.address)
      pen.cells(path, { x: 70, y: foot, side: qr, cells: size })
    },
    { alt: paper.words.check },
  )
  const facts = [
    [`${paper.words.number}: ${paper.code}`, style(11, 'bold', inks.ink)],
    [`${paper.words.check}: ${paper.address}`, style(9, 'regular', inks.soft)],
  ] as const
  let baseline = foot + qr - 26
  for (const [text, as] of facts) {
    const fits = fitted(pen, text, as, 1, room - qr - 20)
    pen.line({ text: fits.lines[0] ?? '', x: 70 + qr + 14, baseline, style: fits.style })
    baseline += 16
  }
}

function drawFrame(pen: Pen, colour: string): void {
  const border = (edge: number, thickness: number) => {
    const [width, height] = [sheet.width - 2 * edge, sheet.height - 2 * edge]
    pen.box({ x: edge, y: edge, width, height: thickness }, { colour })
    pen.box({ x: edge, y: edge + height - thickness, width, height: thickness }, { colour })
    pen.box({ x: edge, y: edge, width: thickness, height }, { colour })
    pen.box({ x: edge + width - thickness, y: edge, width: thickness, height }, { colour })
  }
  border(frame, 3)
  border(frame + 7, 0.8)
}

// Smaller letters until it fits into so many lines; then what is beyond them is left out.
function fitted(pen: Pen, text: string, style: TextStyle, most: number, width = room) {
  for (let size = style.size; size >= style.size * 0.55; size -= 1) {
    const lines = pen.letters.wrap(text, { ...style, size }, width)
    if (lines.length <= most) return { lines, style: { ...style, size } }
  }
  const small = { ...style, size: style.size * 0.55 }
  return { lines: pen.letters.wrap(text, small, width).slice(0, most), style: small }
}
