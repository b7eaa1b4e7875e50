import type { Db } from '../../../../platform/db/db.ts'
import { listSoonestEnd } from '../queries/certificates.ts'

/** When the first certificate runs out of those that are in use; null: there is none. */
export const findSoonestEnd = async (db: Db, now: Date): Promise<Date | null> =>
  (await listSoonestEnd(db, now))[0]?.ends_at ?? null
