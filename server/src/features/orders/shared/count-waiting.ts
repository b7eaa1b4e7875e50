import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../../platform/db/db.ts'
import { queueRules } from '../queries/order-filters.ts'

const cap = 100

/** Orders of a shop that wait for somebody: slips to check and parcels to pack, each counted no further than 100. */
export async function countWaiting(trx: Db, shopId: number): Promise<number> {
  const upTo = (rule: RawBuilder<boolean>) =>
    sql<number>`(select count(*)::integer from (select from orders where shop_id = ${shopId} and ${rule} limit ${cap}) waiting)`
  const { slips, parcels } = await trx
    .selectNoFrom([upTo(queueRules.slips_to_check).as('slips'), upTo(queueRules.to_pack).as('parcels')])
    .executeTakeFirstOrThrow()
  return slips + parcels
}
