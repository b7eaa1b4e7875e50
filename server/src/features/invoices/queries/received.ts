import { sql, type RawBuilder } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'

/** Malaysian days, both included; a missing one is open. */
export type ReceivedDays = { from?: string | undefined; to?: string | undefined }

/** As a list is asked; none where neither day is told. */
export const receivedDays = (from: string | undefined, to: string | undefined): ReceivedDays | undefined => (from === undefined && to === undefined ? undefined : { from, to })

/** Entries `l` of the ledger that are money which came in or went back on these days; what was taken back by a later entry is none. */
export const isReceived = ({ from, to }: ReceivedDays): RawBuilder<boolean> => sql`(l.type in ('payment', 'refund', 'chargeback')
  and l.occurred_on between ${from ?? '-infinity'}::date and ${to ?? 'infinity'}::date and not exists (select from invoice_ledger r where r.reverses_id = l.id))`

/** What came in for a shop's invoices less what went back, in sen of ringgit: other currencies at the rate that was kept. */
export const receivedSen = (shopId: number, days: ReceivedDays): RawBuilder<number> => sql`
  (select coalesce(sum(case when l.type = 'payment' then coalesce(l.amount_rm_sen, l.amount_sen) else -coalesce(l.amount_rm_sen, l.amount_sen) end), 0)::bigint
    from invoice_ledger l where l.shop_id = ${shopId} and ${isReceived(days)})`

/** The same for several ranges of days, in their order. */
export async function readReceived(trx: Db, shopId: number, ranges: readonly ReceivedDays[]): Promise<number[]> {
  const row = await trx.selectNoFrom(ranges.map((days, at) => receivedSen(shopId, days).as(`range_${at}`))).executeTakeFirstOrThrow()
  return ranges.map((_, at) => row[`range_${at}`] ?? 0)
}
