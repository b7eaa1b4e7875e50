import { decodePDFRawStream, degrees, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib'
import { drawStrip } from '../documents/draw-document.ts'

/** A document with a page for each turn, in degrees. */
export async function somePdf(turns: readonly number[] = [0]): Promise<Buffer> {
  const pdf = await PDFDocument.create()
  for (const turn of turns) {
    const page = pdf.addPage([300, 400])
    page.drawText('Resipi', { x: 100, y: 200 })
    page.setRotation(degrees(turn))
  }
  return Buffer.from(await pdf.save())
}

/** Whether each page draws a line that reads as the text. */
export async function stampedWith(bytes: Uint8Array, text: string): Promise<boolean[]> {
  const [wanted = '?'] = drawnOn(await PDFDocument.load((await drawStrip(text)).pdf), 'page')
  return drawnOn(await PDFDocument.load(bytes), 'forms').map((drawn) => drawn.includes(wanted))
}

// What a page, or what the forms that it draws, write, as it stands in their streams.
function drawnOn(pdf: PDFDocument, of: 'page' | 'forms'): string[] {
  const decode = (stream: unknown) =>
    stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1').trim() : ''
  return pdf.getPages().map((page) => {
    if (of === 'page') return decode(page.node.Contents())
    const forms = page.node.Resources()?.lookupMaybe(PDFName.of('XObject'), PDFDict)
    return (forms?.values() ?? []).map((form) => decode(pdf.context.lookup(form))).join('\n')
  })
}
