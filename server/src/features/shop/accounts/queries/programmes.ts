import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

/** A programme of resellers that a person is in, whatever his status. */
export type Programme = {
  reseller_id: number
  shop_id: number
  username: string
  area: string
  status: string
  rank_id: number | null
  code: string
}

/** The programmes of a person, the first one applied for first. Needs no shop: the function runs as the owner. */
export const listProgrammes = (db: Db, userId: number): Promise<Programme[]> =>
  rawQuery<Programme>(
    db,
    'accounts_programmes',
    'select reseller_id, shop_id, username, area, status, rank_id, code from programmes_of_user($1)',
    [userId],
  )
