import type { PaperDocument } from '@kedai/domain/documents/paper-document.ts'
import type { CertificatePaper } from '@kedai/domain/documents/certificate.ts'
import type { LabelSheet } from '@kedai/domain/documents/parcel-labels.ts'
import type { TicketSheet } from '@kedai/domain/documents/ticket-sheet.ts'
import { startWorkerThread } from '../threads/worker-thread.ts'
import type { WorkerThread } from '../threads/worker-thread.ts'
import type { Paper } from './draw-document.ts'
import type { Logo } from './paper/logo-block.ts'

export type DrawOrder =
  | { document: PaperDocument; paper: Paper; logo: Logo | null }
  | { labels: LabelSheet }
  | { tickets: TicketSheet }
  | { certificate: CertificatePaper }
export type DrawResult = { pdf: Uint8Array; missing: string[] }
export type DrawingThread = WorkerThread<DrawOrder, DrawResult>

const maxMegabytes = 384

export const startDrawingThread = (entry = new URL('./draw-worker.ts', import.meta.url)): DrawingThread =>
  startWorkerThread(entry, { resourceLimits: { maxOldGenerationSizeMb: maxMegabytes, maxYoungGenerationSizeMb: 16 } })
