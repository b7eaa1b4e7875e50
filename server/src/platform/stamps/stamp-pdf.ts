import { degrees, PDFDocument, type PDFEmbeddedPage, type PDFPage } from 'pdf-lib'
import { drawStrip } from '../documents/draw-document.ts'

/** Files beyond these are sold as they are, or not at all with a stamp. */
export const stampLimits = { bytes: 30 * 1024 * 1024, pages: 1000 }

export type StampRefusal = 'encrypted' | 'broken' | 'too_large'
export type Stamped = { pdf: Uint8Array } | { refused: StampRefusal }

// Points.
const edge = 6
const side = 14

/**
 * The same document with a line at the foot of every page, as the page is read: turned pages are stamped along the edge that is
 * below. Takes the processor for as long as it lasts: on a server, ask `createStamper` instead.
 */
export async function stampPdf(bytes: Uint8Array, text: string): Promise<Stamped> {
  if (bytes.length > stampLimits.bytes) return { refused: 'too_large' }
  try {
    const pdf = await PDFDocument.load(bytes, { updateMetadata: false })
    const pages = pdf.getPages()
    if (pages.length > stampLimits.pages) return { refused: 'too_large' }
    const { pdf: strip } = await drawStrip(text)
    const [line] = await pdf.embedPdf(strip)
    if (!line || pages.length === 0) return { refused: 'broken' }
    for (const page of pages) page.drawPage(line, placeOf(page, line))
    return { pdf: await pdf.save({ updateFieldAppearances: false }) }
  } catch (error) {
    // The library's own errors are of no class that can be asked for.
    return { refused: error instanceof Error && /encrypted/i.test(error.message) ? 'encrypted' : 'broken' }
  }
}

function placeOf(page: PDFPage, line: PDFEmbeddedPage) {
  const box = page.getCropBox()
  const turned = ((page.getRotation().angle % 360) + 360) % 360
  const isOnSide = turned === 90 || turned === 270
  const room = (isOnSide ? box.height : box.width) - 2 * side
  const scale = Math.min(1, Math.max(room, 1) / line.width)
  const [right, top] = [box.x + box.width, box.y + box.height]
  const corner =
    turned === 90
      ? { x: right - edge, y: box.y + side }
      : turned === 180
        ? { x: right - side, y: top - edge }
        : turned === 270
          ? { x: box.x + edge, y: top - side }
          : { x: box.x + side, y: box.y + edge }
  return { ...corner, width: line.width * scale, height: line.height * scale, rotate: degrees(turned) }
}
