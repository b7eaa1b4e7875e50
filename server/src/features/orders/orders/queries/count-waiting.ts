import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../../../platform/db/db.ts'
import { queueRules } from './order-filters.ts'

const cap = 100

export function countOfQueues(trx: Db, shopId: number): Promise<{ slips: number; parcels: number }> {
  const upTo = (rule: RawBuilder<boolean>) =>
    sql<number>`(select count(*)::integer from (select from orders where shop_id = ${shopId} and ${rule} limit ${cap}) waiting)`
  return trx
    .selectNoFrom([upTo(queueRules.slips_to_check).as('slips'), upTo(queueRules.to_pack).as('parcels')])
    .executeTakeFirstOrThrow()
}
