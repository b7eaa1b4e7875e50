import type { Letters, TextStyle } from '../letters/letters.ts'
import { createStructure } from './structure.ts'
import type { Structure } from './structure.ts'

/** A line of text from its left end at `x`, standing on `baseline`. */
type Line = { text: string; x: number; baseline: number; style: TextStyle }

/** Draws on the open page, and says what it draws. Points from the top left corner. */
export type Pen = Pick<Structure, 'element' | 'artifact' | 'close'> & {
  letters: Letters
  line(line: Line): void
  rule(
    from: { x: number; y: number; width: number },
    look: { colour: string; thickness: number; dashed?: boolean },
  ): void
  box(box: { x: number; y: number; width: number; height: number }, look: { colour: string; radius?: number }): void
  picture(picture: Uint8Array, place: { x: number; y: number; width: number; height: number }): void
  /** An SVG path of a square with sides of `cells`, drawn `side` wide. */
  cells(path: string, place: { x: number; y: number; side: number; cells: number }): void
  /** Bars and gaps in turn, the first a bar; `module` is how wide one of their units is. */
  bars(widths: readonly number[], place: { x: number; y: number; module: number; height: number }): void
  link(url: string, place: { x: number; y: number; width: number; height: number }): void
  /** Large pale letters across the sheet. */
  acrossSheet(text: string, look: { colour: string; opacity: number }): void
}

export function createPen(pdf: PDFKit.PDFDocument, letters: Letters): Pen {
  const registered = new Set<string>()
  const structure = createStructure(pdf)

  const line = (one: Line): void => structure.content(() => letter(one))

  function letter({ text, x, baseline, style }: Line): void {
    let left = x
    for (const run of letters.runs(text, style.weight)) {
      const { face } = run
      if (!registered.has(face.name)) {
        // pdfkit takes an opened font; its types know only bytes and names.
        pdf.registerFont(face.name, face.font() as unknown as string)
        registered.add(face.name)
      }
      const width = letters.runWidth(run, style.size)
      const measured = { textWidth: width, wordCount: 1 } // or pdfkit would measure it again
      const isThickened = face.thickens && style.weight === 'bold'
      pdf.font(face.name, style.size).fillColor(style.colour)
      if (isThickened) pdf.lineWidth(style.size / 24).strokeColor(style.colour)
      pdf.text(run.text, left, baseline, {
        lineBreak: false,
        baseline: 'alphabetic',
        ...measured,
        ...(face.fromRight && { features: [] }),
        ...(isThickened && { fill: true, stroke: true }),
      })
      left += width
    }
  }

  return {
    letters,
    line,
    element: structure.element.bind(structure),
    artifact: structure.artifact.bind(structure),
    close: structure.close,
    rule({ x, y, width }, { colour, thickness, dashed }) {
      structure.decoration(() => {
        pdf.save().lineWidth(thickness).strokeColor(colour)
        if (dashed) pdf.dash(2, { space: 2 })
        pdf
          .moveTo(x, y)
          .lineTo(x + width, y)
          .stroke()
          .restore()
      })
    },
    box({ x, y, width, height }, { colour, radius = 0 }) {
      structure.decoration(() => void pdf.save().roundedRect(x, y, width, height, radius).fill(colour).restore())
    },
    picture(picture, { x, y, width, height }) {
      structure.decoration(
        () =>
          void pdf.image(Buffer.from(picture.buffer, picture.byteOffset, picture.byteLength), x, y, { width, height }),
      )
    },
    cells(path, { x, y, side, cells }) {
      structure.decoration(
        () =>
          void pdf
            .save()
            .translate(x, y)
            .scale(side / cells)
            .path(path)
            .fill('#000000')
            .restore(),
      )
    },
    bars(widths, { x, y, module, height }) {
      structure.decoration(() => {
        pdf.save()
        let left = x
        for (const [place, width] of widths.entries()) {
          if (place % 2 === 0) pdf.rect(left, y, width * module, height)
          left += width * module
        }
        pdf.fill('#000000').restore()
      })
    },
    link(url, { x, y, width, height }) {
      // Its types know no element that a link is part of.
      pdf.link(x, y, width, height, url, { structParent: structure.open() } as PDFKit.Mixins.AnnotationOption)
    },
    acrossSheet(text, { colour, opacity }) {
      const { width, height } = pdf.page
      const style: TextStyle = { size: 1, weight: 'bold', colour }
      const size = Math.min(150, (width * 0.85) / letters.width(text, style))
      structure.artifact(() => {
        pdf
          .save()
          .rotate(-38, { origin: [width / 2, height / 2] })
          .fillOpacity(opacity)
        letter({
          text,
          x: (width - letters.width(text, { ...style, size })) / 2,
          baseline: height / 2 + size * 0.35,
          style: { ...style, size },
        })
        pdf.restore()
      }, 'Layout')
    },
  }
}
