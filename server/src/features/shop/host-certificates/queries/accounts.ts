import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

export type AccountRow = { key_sealed: Buffer; url: string | null }

export const readAccount = async (db: Db, directory: string): Promise<AccountRow | null> =>
  (
    await rawQuery<AccountRow>(db, 'acme_account', 'select key_sealed, url from acme_accounts where directory = $1', [
      directory,
    ])
  )[0] ?? null

/** In the place of nothing, or of this one; of several at once the first stays. */
export const saveAccount = (db: Db, directory: string, sealed: Buffer, stale: Buffer | null): Promise<object[]> =>
  rawQuery(
    db,
    'acme_account_new',
    `insert into acme_accounts as a (directory, key_sealed) values ($1, $2)
     on conflict (directory) do update set key_sealed = excluded.key_sealed, url = null where a.key_sealed = $3`,
    [directory, sealed, stale],
  )

export const keepAccountUrl = (db: Db, directory: string, url: string): Promise<object[]> =>
  rawQuery(db, 'acme_account_url', 'update acme_accounts set url = $2 where directory = $1', [directory, url])
