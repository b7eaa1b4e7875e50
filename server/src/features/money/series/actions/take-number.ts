import { type DocumentKind, documentNumber, documentSeries } from '@kedai/domain/invoices/numbers.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { takeFromSeries } from '../queries/take-from-series.ts'

/** The documents that are numbered so far. */
export const numberedKinds = ['invoice', 'credit_note', 'debit_note', 'quote'] as const
export type NumberedKind = (typeof numberedKinds)[number]

/**
 * The next number of a series, such as `INV-00042`. Taken in the transaction of the document that bears it: whoever comes
 * meanwhile waits for its end, and what rolls back gives its number back.
 */
export async function takeDocumentNumber(trx: Db, shopId: number, kind: DocumentKind): Promise<string> {
  const { prefix, number } = await takeFromSeries(trx, shopId, kind, documentSeries[kind].prefix)
  return documentNumber(prefix, number)
}
