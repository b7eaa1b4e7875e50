import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/db.ts'

const shown = (trx: Db, shopId: number) =>
  trx
    .selectFrom('consent_events as e')
    .leftJoin('users as u', 'u.id', 'e.user_id')
    .selectAll('e')
    .select('u.name as user_name')
    .where('e.shop_id', '=', shopId)

export type EvidenceRow = Awaited<ReturnType<typeof listEvidenceOf>>[number]

/** What one customer agreed to and stopped, by any address they are known by; the newest first. */
export const listEvidenceOf = (
  trx: Db,
  { shopId, customerId }: { shopId: number; customerId: number },
  atMost: number,
) =>
  shown(trx, shopId)
    .where(
      sql<boolean>`(case e.channel when 'sms' then 'p:' else 'e:' end || e.address) in (
        select k.key from customer_keys k where k.shop_id = ${shopId} and k.customer_id = ${customerId})`,
    )
    .orderBy('e.at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(atMost)
    .execute()

/** The evidence of a shop in pieces, those after an id. */
export const listEvidenceAfter = (trx: Db, shopId: number, id: number, limit: number) =>
  shown(trx, shopId).where('e.id', '>', id).orderBy('e.id').limit(limit).execute()

export const findCustomerName = async (trx: Db, shopId: number, customerId: number): Promise<string | null> =>
  (
    await trx
      .selectFrom('customers')
      .select('name')
      .where('shop_id', '=', shopId)
      .where('id', '=', customerId)
      .executeTakeFirst()
  )?.name ?? null
