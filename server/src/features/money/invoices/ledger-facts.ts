import type { LedgerFact } from '@kedai/domain/invoices/take-back.ts'
import { entryOf } from './invoice-facts.ts'
import type { LedgerRow } from './queries/ledger.ts'

/** A row as the rule about taking back knows it. Money without an owner that a seller put here came through a gateway as well. */
export const ledgerFactOf = (row: LedgerRow): LedgerFact => ({
  ...entryOf(row),
  isThroughGateway: row.attempt_id !== null || row.method === 'gateway',
})
