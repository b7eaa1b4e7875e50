import type { PaperDocument } from '@kedai/domain/documents/paper-document.ts'
import { presentInvoicePaper, type PaperParts, type PaperSource } from '../present/paper.ts'

export type { PaperSource }

/** What says the same as an invoice, as an invoice's paper; whoever draws another kind changes its heads and foot. */
export const drawPaper = (source: PaperSource, parts: PaperParts): PaperDocument => presentInvoicePaper(source, parts)
