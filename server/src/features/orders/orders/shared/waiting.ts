import type { Db } from '../../../../platform/db/db.ts'
import { countOfQueues } from '../queries/count-waiting.ts'

/** Orders of a shop that wait for somebody: slips to check and parcels to pack, each counted no further than 100. */
export async function countWaiting(trx: Db, shopId: number): Promise<number> {
  const { slips, parcels } = await countOfQueues(trx, shopId)
  return slips + parcels
}
