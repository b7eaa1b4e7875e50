import type { Db } from '../db/db.ts'
import { rawQuery } from '../db/raw-query.ts'

/** Every name that a shop has proven, asked as the public. */
export const findDomainHosts = (publicDb: Db): Promise<{ host: string; username: string; is_live: boolean }[]> =>
  rawQuery(
    publicDb,
    'domain_hosts',
    `select d.host, s.username, d.status = 'live' as is_live from shop_domains d join shops s on s.id = d.shop_id where d.status <> 'unverified'`,
    [],
  )

export const hasVerifiedHost = async (publicDb: Db, hosts: readonly string[]): Promise<boolean> =>
  (
    await rawQuery(
      publicDb,
      'domain_verified',
      `select 1 from shop_domains where host = any($1::text[]) and status <> 'unverified'`,
      [hosts],
    )
  ).length > 0
