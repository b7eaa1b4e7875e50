import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export const isShop = async (publicDb: Db, username: string): Promise<boolean> =>
  (await rawQuery(publicDb, 'certificate_shop', 'select 1 from shops where username = $1', [username])).length > 0

/** Names that lead here by what was seen of them last. */
export const listProvenHosts = (publicDb: Db): Promise<{ host: string }[]> =>
  rawQuery(
    publicDb,
    'certificate_domains',
    `select host from shop_domains where status in ('verified', 'live') order by host limit 5000`,
  )
