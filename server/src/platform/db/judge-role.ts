import type { Pool } from 'pg'
import { ConfigError } from '../config/config.ts'
import type { Role } from './pool.ts'

/**
 * A pooler between may drop the startup options that a connection takes its role and limits from. Everything would go on to work,
 * as the owner, whom row-level security does not bind.
 * @throws ConfigError when connections of the pool act as somebody else.
 */
export async function judgeRole(pool: Pool, role: Role): Promise<void> {
  const {
    rows: [one],
  } = await pool.query<{ user: string }>('select current_user::text as user')
  if (one?.user === role) return
  throw new ConfigError(
    `DATABASE_URL leads to connections that act as ${one?.user ?? 'nobody'} instead of ${role}: something between drops startup options (PgBouncer with ignore_startup_parameters = options); connect to PostgreSQL itself`,
  )
}
