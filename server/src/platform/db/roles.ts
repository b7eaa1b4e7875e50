import type { ClientBase } from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { ConfigError } from '../config/config.ts'
import { errorCode } from './connection-errors.ts'
import type { Role } from './pool.ts'

/**
 * The two roles the server acts as, and the jobs' schema. Neither role may log in or owns a shop's table, so row-level
 * security binds both. Needs a login that may create roles, once.
 */
export async function prepareRoles(client: ClientBase): Promise<void> {
  for (const role of ['kedai_app', 'kedai_public']) {
    await retried(() =>
      client.query(`do $$ begin
      if not exists (select from pg_roles where rolname = '${role}') then create role ${role} nologin; end if;
      if not pg_has_role(current_user, '${role}', 'set') then grant ${role} to current_user with set true, inherit false; end if;
    end $$`),
    )
  }
  // pg-boss keeps its own tables up to date, so the role that runs it owns them.
  await client.query('create schema if not exists pgboss authorization kedai_app')
}

/**
 * Logins of the embedded database, one a role: each may become its role and nothing else, so that a statement smuggled in
 * finds no superuser to fall back to. Folders of earlier releases have none, so this is looked for at each start.
 */
export async function prepareLogins(client: ClientBase): Promise<void> {
  for (const role of ['kedai_app', 'kedai_public'] as const) {
    const login = loginOf(role)
    await retried(() =>
      client.query(`do $$ begin
      if not exists (select from pg_roles where rolname = '${login}') then create role ${login} login noinherit; end if;
      if not pg_has_role('${login}', '${role}', 'set') then grant ${role} to ${login} with set true, inherit false; end if;
    end $$`),
    )
  }
}

/** Who logs in to act as a role, in the embedded database. */
export const loginOf = (role: Role): string => `${role}_login`

/** Nobody of ours needs temporary tables, in which a name could hide one of ours. Not copied with a database, so looked for at each start. */
export async function forbidTemporaryTables(client: ClientBase): Promise<void> {
  await retried(() =>
    client.query(`do $$ begin
    if has_database_privilege('kedai_app', current_database(), 'temporary') then
      execute format('revoke temporary on database %I from public', current_database());
    end if;
  end $$`),
  )
}

// Roles belong to all databases of a server: another one may be preparing the same two right now.
async function retried(work: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return void (await work())
    } catch (error) {
      if (errorCode(error) === '42501')
        throw new ConfigError(
          'the user of DATABASE_URL may not create the roles kedai_app and kedai_public; give it CREATEROLE for the first start',
        )
      if (tries === 10) throw error
      await sleep(20 * tries)
    }
  }
}
