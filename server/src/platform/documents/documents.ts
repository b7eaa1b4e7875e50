import { createHash } from 'node:crypto'
import { availableParallelism } from 'node:os'
import { LRUCache } from 'lru-cache'
import type { PaperDocument } from '@kedai/domain/documents/paper-document.ts'
import type { CertificatePaper } from '@kedai/domain/documents/certificate.ts'
import type { LabelSheet } from '@kedai/domain/documents/parcel-labels.ts'
import type { TicketSheet } from '@kedai/domain/documents/ticket-sheet.ts'
import { AppError } from '../errors/app-error.ts'
import { currentRequest } from '../http/current-request.ts'
import { askerOf } from '../limits/place-of.ts'
import type { Lane } from '../threads/fair-turns.ts'
import type { Store } from '../files/store.ts'
import type { Paper } from './draw-document.ts'
import { PoolFull, createThreadPool } from '../threads/thread-pool.ts'
import type { PoolSettings, ThreadPool } from '../threads/thread-pool.ts'
import { TookTooLong } from '../threads/worker-thread.ts'
import { startDrawingThread } from './drawing-thread.ts'
import type { DrawOrder, DrawResult } from './drawing-thread.ts'
import { createLogos } from './logos.ts'
import { texts } from './messages.ts'

/** Documents as PDF. */
export type Documents = {
  /**
   * The same document gives the same bytes without being drawn again, as long as it is kept. Off the request's thread; never call it in a transaction.
   * @throws AppError `busy` when too many wait already or this one took too long.
   */
  render(document: PaperDocument, options: { paper: Paper } & OfShop): Promise<Buffer>
  /** The labels of parcels, likewise. @throws AppError `busy` */
  renderLabels(sheet: LabelSheet, of: OfShop): Promise<Buffer>
  /** Tickets with their codes, likewise. @throws AppError `busy` */
  renderTickets(sheet: TicketSheet, of: OfShop): Promise<Buffer>
  /** What a learner has earned, likewise. @throws AppError `busy` */
  renderCertificate(paper: CertificatePaper, of: OfShop): Promise<Buffer>
  close(): Promise<void>
}

/** Whose paper it is: shops are served in turn, and in each who asks. */
export type OfShop = { shopId: number }

type DrawnPaper = PaperDocument | LabelSheet | TicketSheet | CertificatePaper

export type DocumentsSettings = Partial<PoolSettings> & {
  store: Pick<Store, 'read'>
  /** Bytes of finished documents that are kept. */
  keptBytes?: number
  /** Told of characters no font has: they were drawn as `?`. */
  onMissing?: (characters: string[], document: DrawnPaper) => void
  pool?: ThreadPool<DrawOrder, DrawResult>
}

const usual: PoolSettings = {
  threads: Math.min(2, availableParallelism()),
  waiting: 60,
  // One asker leaves a thread to others.
  atOnceOf: { member: Math.max(1, Math.min(2, availableParallelism()) - 1) },
  waitingOf: { group: 40, member: 30 },
  timeoutMs: 15_000,
  idleMs: 120_000,
}

const keptMs = 6 * 3_600_000

export function createDocuments({
  store,
  keptBytes = 24 * 1024 * 1024,
  onMissing,
  pool,
  ...settings
}: DocumentsSettings): Documents {
  const logos = createLogos(store)
  const drawing = pool ?? createThreadPool({ ...usual, ...settings }, startDrawingThread)
  const kept = new LRUCache<string, Buffer>({
    maxSize: keptBytes,
    ttl: keptMs,
    sizeCalculation: (pdf) => pdf.length + 100,
  })
  const underway = new Map<string, Promise<Buffer>>()

  return {
    render: (document, { paper, ...of }) => once(keyOf(document, paper), (key) => draw(key, document, paper, of)),
    renderLabels: (sheet, of) => once(keyOf(sheet, 'labels'), (key) => finish(key, { labels: sheet }, of)),
    renderTickets: (sheet, of) => once(keyOf(sheet, 'tickets'), (key) => finish(key, { tickets: sheet }, of)),
    renderCertificate: (paper, of) =>
      once(keyOf(paper, 'certificate'), (key) => finish(key, { certificate: paper }, of)),
    close: () => drawing.close(),
  }

  function once(key: string, make: (key: string) => Promise<Buffer>): Promise<Buffer> {
    const known = kept.get(key)
    if (known) return Promise.resolve(known)
    const begun = underway.get(key) ?? make(key).finally(() => underway.delete(key))
    underway.set(key, begun)
    return begun
  }

  async function draw(key: string, document: PaperDocument, paper: Paper, of: OfShop): Promise<Buffer> {
    const logo = document.seller.logo === null ? null : await logos(document.seller.logo)
    return finish(key, { document, paper, logo }, of)
  }

  async function finish(key: string, order: DrawOrder, { shopId }: OfShop): Promise<Buffer> {
    const { pdf: bytes, missing } = await drawing.run(order, laneOf(shopId)).catch((error: unknown) => {
      throw refusalOf(error)
    })
    const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    if (missing.length > 0) onMissing?.(missing, drawnOf(order))
    kept.set(key, pdf)
    return pdf
  }
}

const drawnOf = (order: DrawOrder): DrawnPaper =>
  'labels' in order
    ? order.labels
    : 'tickets' in order
      ? order.tickets
      : 'certificate' in order
        ? order.certificate
        : order.document

function laneOf(shopId: number): Lane {
  const request = currentRequest()
  return { group: String(shopId), member: request ? askerOf(request) : 'jobs' }
}

// A stored logo never changes under its key, so the key stands for the picture.
const keyOf = (document: DrawnPaper, paper: Paper | 'labels' | 'tickets' | 'certificate'): string =>
  createHash('sha256')
    .update(JSON.stringify([paper, document]))
    .digest('base64')

function refusalOf(error: unknown): unknown {
  if (error instanceof PoolFull) return new AppError('busy', texts.tooMany, { retryAfter: 5, cause: error })
  if (error instanceof TookTooLong) return new AppError('busy', texts.tookTooLong, { cause: error })
  return error
}
