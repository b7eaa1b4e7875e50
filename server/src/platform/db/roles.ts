import type { ClientBase } from 'pg'
import { setTimeout as sleep } from 'node:timers/promises'
import { ConfigError } from '../../config.ts'
import { errorCode } from './connection-errors.ts'

/**
 * The two roles the server acts as, and the jobs' schema. Neither role may log in or owns a shop's table, so row-level
 * security binds both. Needs a login that may create roles, once.
 */
export async function prepareRoles(client: ClientBase): Promise<void> {
  for (const role of ['kedai_app', 'kedai_public']) {
    await retried(() => client.query(`do $$ begin
      if not exists (select from pg_roles where rolname = '${role}') then create role ${role} nologin; end if;
      if not pg_has_role(current_user, '${role}', 'set') then grant ${role} to current_user with set true, inherit false; end if;
    end $$`))
  }
  // pg-boss keeps its own tables up to date, so the role that runs it owns them.
  await client.query('create schema if not exists pgboss authorization kedai_app')
}

// Roles belong to all databases of a server: another one may be preparing the same two right now.
async function retried(work: () => Promise<unknown>): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return void await work()
    } catch (error) {
      if (errorCode(error) === '42501') throw new ConfigError('the user of DATABASE_URL may not create the roles kedai_app and kedai_public; give it CREATEROLE for the first start')
      if (tries === 10) throw error
      await sleep(20 * tries)
    }
  }
}
