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
  const { count } = await trx
    .selectFrom('invoice_deliveries')
    .select((on) => on.fn.countAll<number>().as('count'))
    .where('shop_id', '=', shopId)
    .where('channel', '=', 'sms')
    .where('created_at', '>=', since)
    .where('status', '<>', 'failed')
    .executeTakeFirstOrThrow()
  // Those of campaigns and automations cost as much.
  const { count: offers } = await trx
    .selectFrom('marketing_messages')
    .select((on) => on.fn.countAll<number>().as('count'))
    .where('shop_id', '=', shopId)
    .where('channel', '=', 'sms')
    .where('asked_at', '>=', since)
    .where('state', 'in', ['asking', 'sent'])
    .executeTakeFirstOrThrow()
  return Number(count) + Number(offers)
}
