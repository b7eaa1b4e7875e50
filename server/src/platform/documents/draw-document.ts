import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import type { PaperDocument } from '@kedai/domain/documents/paper-document.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { drawA4 } from './a4/draw-a4.ts'
import { createSheet } from './a4/sheet.ts'
import { createLetters } from './letters/letters.ts'
import type { Logo } from './paper/logo-block.ts'
import { createPen } from './paper/pen.ts'
import { drawTill } from './till/draw-till.ts'

export const papers = ['a4', 'receipt80'] as const
export type Paper = (typeof papers)[number]

export type Drawn = {
  pdf: Buffer
  /** Characters that no font of ours has; each is drawn as `?`. */
  missing: string[]
}

/** Draws a document as PDF. Takes the processor for as long as it lasts: on a server, ask `createDocuments` instead. */
export async function drawDocument(
  document: PaperDocument,
  { paper, logo }: { paper: Paper; logo: Logo | null },
): Promise<Drawn> {
  const letters = createLetters()
  const pdf = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    pdfVersion: '1.7',
    lang: languageTags[document.lang],
    displayTitle: true,
    tagged: true,
    font: '', // or it would bring Helvetica
    info: {
      Title: [document.title, document.number].filter(Boolean).join(' '),
      Author: document.seller.name,
      Creator: 'Kedai',
      Producer: 'Kedai',
    },
  })
  const bytes = buffer(pdf)
  const pen = createPen(pdf, letters)
  const openPage = (size: [number, number]) => void pdf.addPage({ size, margin: 0 })
  if (paper === 'a4') drawA4(createSheet(document, letters, logo), pen, openPage)
  else drawTill({ document, letters, logo }, pen, openPage)
  pen.close()
  pdf.end()
  return { pdf: await bytes, missing: [...letters.missing] }
}

const languageTags = { ms: 'ms-MY', en: 'en-MY', zh: 'zh-Hans-MY' } satisfies Record<Lang, string>
