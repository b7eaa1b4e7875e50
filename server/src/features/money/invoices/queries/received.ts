import { entryTypeNames, entryTypes } from '@kedai/domain/invoices/ledger.ts'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../../platform/db/db.ts'

/** Malaysian days, both included; a missing one is open. */
export type ReceivedDays = { from?: string | undefined; to?: string | undefined }

/** As a list is asked; none where neither day is told. */
export const receivedDays = (from: string | undefined, to: string | undefined): ReceivedDays | undefined =>
  from === undefined && to === undefined ? undefined : { from, to }

// The ledger's own rule for what counts as paid: credit that an overpayment or a credit note made is given back, and is received where it is used.
const settling = entryTypeNames.filter((name) => entryTypes[name]?.on === 'settled')
const namesOf = (sign: 1 | -1) =>
  sql.join(settling.filter((name) => entryTypes[name]?.sign === sign).map((name) => sql.lit(name)))

/** Entries `l` of the ledger that settled an invoice or gave back what had, on these days; what was taken back by a later entry is none. */
export const isReceived = ({
  from,
  to,
}: ReceivedDays): RawBuilder<boolean> => sql`(l.type in (${sql.join(settling.map((name) => sql.lit(name)))})
  and l.occurred_on between ${from ?? '-infinity'}::date and ${to ?? 'infinity'}::date and not exists (select from invoice_ledger r where r.reverses_id = l.id))`

/** What came in for a shop's invoices less what went back, as money or as credit, in sen of ringgit: other currencies at the rate that was kept. Over all days it is what the invoices say was paid. */
export const receivedSen = (shopId: number, days: ReceivedDays): RawBuilder<number> => sql`
  (select coalesce(sum(case when l.type in (${namesOf(1)}) then coalesce(l.amount_rm_sen, l.amount_sen) else -coalesce(l.amount_rm_sen, l.amount_sen) end), 0)::bigint
    from invoice_ledger l where l.shop_id = ${shopId} and ${isReceived(days)})`

/** The same for several ranges of days, in their order. */
export async function readReceived(trx: Db, shopId: number, ranges: readonly ReceivedDays[]): Promise<number[]> {
  const row = await trx
    .selectNoFrom(ranges.map((days, at) => receivedSen(shopId, days).as(`range_${at}`)))
    .executeTakeFirstOrThrow()
  return ranges.map((_, at) => row[`range_${at}`] ?? 0)
}
