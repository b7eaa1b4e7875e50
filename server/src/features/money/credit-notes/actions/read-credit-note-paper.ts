import type { PaperDocument } from '@kedai/domain/documents/paper-document.ts'
import type { Db } from '../../../../platform/db/db.ts'
import type { Deps } from '../../../../platform/deps.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { texts } from '../../../../platform/errors/messages.ts'
import { readInvoiceDocument } from '../../invoices/actions/invoice-document.ts'
import { presentCreditNotePaper } from '../present-paper.ts'
import { findNote } from '../queries.ts'

/** A credit note as paper: the heads of its invoice, and what it takes off. Drawn after the transaction. @throws AppError `not_found` */
export async function readCreditNotePaper(
  trx: Db,
  deps: Pick<Deps, 'clock' | 'files' | 'config'>,
  wanted: { shopId: number; hashslug: string },
): Promise<PaperDocument> {
  const note = await findNote(trx, wanted)
  if (note === null) throw new AppError('not_found', texts.notFound)
  return presentCreditNotePaper(
    note,
    await readInvoiceDocument(trx, deps, { shopId: wanted.shopId, invoiceId: note.invoice_id }, []),
  )
}
