import type { Db } from '../../../platform/db/db.ts'
import { rawQuery } from '../../../platform/db/raw-query.ts'

/** The texts of a shop since a moment, but for those that were not taken. Locked until the end of the transaction: who asks next counts ours too. */
export async function countTexts(trx: Db, shopId: number, since: Date): Promise<number> {
  await rawQuery(
    trx,
    'sms_day_lock',
    `select pg_advisory_xact_lock(hashtext('sms-day'), ($1::bigint % 2147483647)::integer)`,
    [shopId],
  )
  const texts = trx
    .selectFrom('messages')
    .select((on) => on.fn.countAll<number>().as('count'))
    .where('shop_id', '=', shopId)
    .where('channel', '=', 'sms')
  // One of an invoice counts once it is written; others wait in a queue until their provider is asked.
  const { count: papers } = await texts
    .where('invoice_id', 'is not', null)
    .where('created_at', '>=', since)
    .where('state', 'in', ['queued', 'sent', 'bounced'])
    .executeTakeFirstOrThrow()
  const { count: others } = await texts
    .where('invoice_id', 'is', null)
    .where('asked_at', '>=', since)
    .where('state', 'in', ['asking', 'sent', 'bounced'])
    .executeTakeFirstOrThrow()
  return Number(papers) + Number(others)
}
