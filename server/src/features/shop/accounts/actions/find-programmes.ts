import type { Db } from '../../../../platform/db/db.ts'
import { listProgrammes, type Programme } from '../queries/programmes.ts'

/** The programmes of resellers that a person is in at a shop, whatever his status; asked anew on every request. */
export async function findProgrammes(
  db: Db,
  { shopId, userId }: { shopId: number; userId: number },
): Promise<Programme[]> {
  return (await listProgrammes(db, userId)).filter(({ shop_id }) => shop_id === shopId)
}
