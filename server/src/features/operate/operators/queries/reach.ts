import type { Db } from '../../../../platform/db/db.ts'
import { rawQuery } from '../../../../platform/db/raw-query.ts'

type Found = { id: number | null }

const idIn = (rows: readonly Found[]): number | null => rows[0]?.id ?? null

/** The shop at an address. */
export const findShopOfName = async (db: Db, username: string): Promise<number | null> =>
  idIn(
    await rawQuery<Found>(db, 'operators_shop_of_name', 'select id from shops where username = $1', [
      username.toLowerCase(),
    ]),
  )

/** The shop for which something failed; null also where it was for none, or does not stand as failed. */
export const findShopOfFailure = async (db: Db, kind: string, id: string): Promise<number | null> =>
  idIn(
    kind === 'jobs'
      ? await rawQuery<Found>(
          db,
          'operators_shop_of_job',
          `select s.id from pgboss.job j join shops s on s.id::text = j.data ->> 'shopId' where j.id::text = $1 and j.state = 'failed'`,
          [id],
        )
      : await rawQuery<Found>(db, 'operators_shop_of_failure', 'select shop_of_failure($1, $2) as id', [kind, id]),
  )

/** The shop that an export or an erasure is of. */
export const findShopOfRun = async (db: Db, run: string): Promise<number | null> =>
  idIn(
    await rawQuery<Found>(db, 'operators_shop_of_run', 'select of_shop as id from operator_runs where id::text = $1', [
      run,
    ]),
  )
