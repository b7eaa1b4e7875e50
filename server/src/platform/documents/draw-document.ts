import { buffer } from 'node:stream/consumers'
import PDFDocument from 'pdfkit'
import type { PaperDocument } from '@kedai/domain/documents/paper-document.ts'
import type { CertificatePaper } from '@kedai/domain/documents/certificate.ts'
import type { LabelSheet } from '@kedai/domain/documents/parcel-labels.ts'
import type { TicketSheet } from '@kedai/domain/documents/ticket-sheet.ts'
import type { Lang } from '@kedai/domain/text/lang.ts'
import { drawA4 } from './a4/draw-a4.ts'
import { createSheet } from './a4/sheet.ts'
import { drawCertificate } from './certificates/draw-certificate.ts'
import { drawLabels } from './labels/draw-labels.ts'
import { createLetters, type Letters } from './letters/letters.ts'
import type { Logo } from './paper/logo-block.ts'
import { createPen, type Pen } from './paper/pen.ts'
import { drawTickets } from './tickets/draw-tickets.ts'
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
  const title = [document.title, document.number].filter(Boolean).join(' ')
  return drawPdf({ title, author: document.seller.name, lang: document.lang }, (pen, letters, openPage) => {
    if (paper === 'a4') drawA4(createSheet(document, letters, logo), pen, openPage)
    else drawTill({ document, letters, logo }, pen, openPage)
  })
}

/** The same for the labels of parcels. */
export const drawLabelSheet = (sheet: LabelSheet): Promise<Drawn> =>
  drawPdf(sheet, (pen, _letters, openPage) => drawLabels(sheet, pen, openPage))

/** The same for tickets. */
export const drawTicketSheet = (sheet: TicketSheet): Promise<Drawn> =>
  drawPdf(sheet, (pen, _letters, openPage) => drawTickets(sheet, pen, openPage))

/** And for what a learner has earned. */
export const drawCertificatePaper = (paper: CertificatePaper): Promise<Drawn> =>
  drawPdf(paper, (pen, _letters, openPage) => drawCertificate(paper, pen, openPage))

const strip = { size: 8, weight: 'regular', colour: '#5b5b5b' } as const

/** One line of text on a page that is just as large: a stamp for the pages of another document. */
export const drawStrip = (text: string): Promise<Drawn> =>
  drawPdf({ title: text, author: '', lang: 'ms' }, (pen, letters, openPage) => {
    openPage([letters.width(text, strip) + 2, 11])
    pen.line({ text, x: 1, baseline: 8, style: strip })
  })

type OpenPage = (size: [number, number]) => void

async function drawPdf(
  { title, author, lang }: { title: string; author: string; lang: Lang },
  draw: (pen: Pen, letters: Letters, openPage: OpenPage) => void,
): Promise<Drawn> {
  const letters = createLetters()
  const pdf = new PDFDocument({
    autoFirstPage: false,
    margin: 0,
    pdfVersion: '1.7',
    lang: languageTags[lang],
    displayTitle: true,
    tagged: true,
    font: '', // or it would bring Helvetica
    info: { Title: title, Author: author, Creator: 'Kedai', Producer: 'Kedai' },
  })
  const bytes = buffer(pdf)
  const pen = createPen(pdf, letters)
  draw(pen, letters, (size) => void pdf.addPage({ size, margin: 0 }))
  pen.close()
  pdf.end()
  return { pdf: await bytes, missing: [...letters.missing] }
}

const languageTags = { ms: 'ms-MY', en: 'en-MY', zh: 'zh-Hans-MY' } satisfies Record<Lang, string>
