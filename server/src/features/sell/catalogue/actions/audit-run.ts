import type { Facts } from '@kedai/domain/audit/changed-facts.ts'
import type { Db } from '../../../../platform/db/db.ts'
import { recordAudit } from '../../../../platform/audit/record-audit.ts'
import type { FieldChange } from '../queries/changes.ts'

type AuditRun = {
  shopId: number
  userId: number | null
  now: Date
  product: { id: number; title: string }
  changes: readonly FieldChange[]
}

/** Tells the shop's log which prices and counts of a product a run has changed, and whether it went into the archive or out of it, as doing it to one does. */
export async function auditRun(trx: Db, { product, changes, ...by }: AuditRun): Promise<void> {
  const subject = { type: 'product', ref: product.id, name: product.title } as const
  const prices = changes.filter(({ field }) => field === 'price' || field === 'promo_price')
  const stocks = changes.filter(({ field }) => field === 'stock')
  const status = changes.find(({ field }) => field === 'status')
  if (status?.after === 'archived') await recordAudit(trx, { ...by, action: 'product.archived', subject })
  if (status?.before === 'archived') await recordAudit(trx, { ...by, action: 'product.restored', subject })
  if (prices.length > 0) await recordAudit(trx, { ...by, action: 'price.edited', subject, ...sidesOf(prices) })
  if (stocks.length > 0) await recordAudit(trx, { ...by, action: 'stock.edited', subject, ...sidesOf(stocks) })
}

function sidesOf(changes: readonly FieldChange[]): { before: Facts; after: Facts } {
  const side = (valueOf: (change: FieldChange) => string | null) =>
    Object.fromEntries(
      changes.map((change) => [[change.unit, change.field].filter(Boolean).join(' · '), valueOf(change)]),
    )
  return { before: side(({ before }) => before), after: side(({ after }) => after) }
}
