import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

/** The texts of a shop since a moment, but for those that were not taken and those that strangers set off. Locked until the end of the transaction: who asks next counts ours too. */
export async function countTexts(trx: Db, shopId: number, since: Date): Promise<number> {
  await lockDay(trx, shopId)
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
    .where('of_stranger', '=', false)
    .where('asked_at', '>=', since)
    .where('state', 'in', ['asking', 'sent', 'bounced'])
    .executeTakeFirstOrThrow()
  return Number(papers) + Number(others)
}

/** The automatic texts of a shop since a moment that strangers set off, likewise. */
export async function countStrangersTexts(trx: Db, shopId: number, since: Date): Promise<number> {
  await lockDay(trx, shopId)
  const { count } = await trx
    .selectFrom('messages')
    .select((on) => on.fn.countAll<number>().as('count'))
    .where('shop_id', '=', shopId)
    .where('channel', '=', 'sms')
    .where('of_stranger', '=', true)
    .where('asked_at', '>=', since)
    .where('state', 'in', ['asking', 'sent', 'bounced'])
    .executeTakeFirstOrThrow()
  return Number(count)
}

const lockDay = (trx: Db, shopId: number) =>
  rawQuery(
    trx,
    'sms_day_lock',
    `select pg_advisory_xact_lock(hashtext('sms-day'), ($1::bigint % 2147483647)::integer)`,
    [shopId],
  )

/** Whether texts that strangers set off may go to any number. */
export const readTextRules = async (trx: Db, shopId: number): Promise<{ texts_abroad: boolean }> =>
  trx.selectFrom('shops').select('texts_abroad').where('id', '=', shopId).executeTakeFirstOrThrow()

export async function saveTextRules(trx: Db, shopId: number, rules: { texts_abroad: boolean }): Promise<void> {
  await trx.updateTable('shops').set(rules).where('id', '=', shopId).execute()
}

/** Notes that the owners are told on that day; false where they were. */
export async function noteTold(trx: Db, shopId: number, day: string): Promise<boolean> {
  const told = await trx
    .updateTable('shops')
    .set({ stranger_texts_told_on: day })
    .where('id', '=', shopId)
    .where((on) => on.or([on('stranger_texts_told_on', 'is', null), on('stranger_texts_told_on', '<', day)]))
    .returning('id')
    .execute()
  return told.length > 0
}
