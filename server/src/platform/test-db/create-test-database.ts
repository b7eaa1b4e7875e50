import { randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client, Pool } from 'pg'
import { inject } from 'vitest'
import { errorCode } from '../db/connection-errors.ts'
import { connectDatabase } from '../db/open-database.ts'
import type { Database } from '../db/open-database.ts'
import { typeParsers } from '../db/type-parsers.ts'
import { inDatabase } from './test-server.ts'

/** Acts as the owner, who sees the rows of every shop: for arranging and for checking, never for the code under test. */
type AsOwner = { asOwner<R extends object>(text: string, values?: unknown[]): Promise<R[]> }

/** A migrated, empty database for one test file. `close` removes it. */
export async function createTestDatabase(): Promise<Database & AsOwner> {
  const { address, template } = inject('testServer')
  const name = `kedai_test_${randomBytes(6).toString('hex')}`
  await asAdmin((admin) => copy(admin, name, template))
  const own = inDatabase(address, name)
  const database = await connectDatabase(own, { migrated: true })
  const owner = new Pool({ ...own, types: typeParsers, max: 3, idleTimeoutMillis: 5_000 }) // a new connection costs more than most statements
  owner.on('error', () => {}) // one that a test ended is opened anew
  return {
    ...database,
    asOwner: async (text, values) => (await owner.query(text, values)).rows,
    async close() {
      await owner.end()
      await database.close()
      await asAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`))
    },
  }

  async function asAdmin(work: (admin: Client) => Promise<unknown>): Promise<void> {
    const admin = new Client(address)
    await admin.connect()
    await work(admin).finally(() => admin.end())
  }
}

// A template somebody is still leaving cannot be copied for a moment.
async function copy(admin: Client, name: string, template: string): Promise<void> {
  for (let tries = 1; ; tries++) {
    try {
      return void (await admin.query(`create database ${name} template ${template}`))
    } catch (error) {
      if (errorCode(error) !== '55006' || tries === 40) throw error
      await sleep(50)
    }
  }
}
