import { createHmac } from 'node:crypto'
import { ConfigError } from '../config/config.ts'
import type { Database } from './open-database.ts'
import { inTransaction } from './in-transaction.ts'
import { rawQuery } from './raw-query.ts'

/**
 * Compares this process's APP_SECRET with the one the database knows. Two processes with different ones would sign each other's
 * people out at every request. The embedded database has one process, so there a new secret is taken and told of.
 * @throws ConfigError with DATABASE_URL, in one line that says how to change it on purpose
 */
export async function judgeSecret(
  { app, embedded }: Pick<Database, 'app' | 'embedded'>,
  appSecret: string,
): Promise<{ changed: boolean }> {
  const own = createHmac('sha256', appSecret).update('kedai installation').digest('base64url')
  return inTransaction(app, {}, async (trx) => {
    const [row] = await rawQuery<{ known: string | null }>(
      trx,
      'secret_fingerprint',
      'select secret_fingerprint as known from installation for update',
    )
    const known = row?.known ?? null
    if (known === own) return { changed: false }
    if (known !== null && embedded === null) throw new ConfigError(otherSecret)
    await rawQuery(trx, 'secret_fingerprint_save', 'update installation set secret_fingerprint = $1', [own])
    return { changed: known !== null }
  })
}

const otherSecret =
  'APP_SECRET is not the one this database is used with; give every process the same. ' +
  'To change it on purpose (everybody signs in again), stop every process and run: psql "$DATABASE_URL" -c "update installation set secret_fingerprint = null"'
