import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { ConfigError } from '../config/config.ts'
import { createTestDatabase } from '../test-db/create-test-database.ts'
import { judgeServer, warnings, whyNot } from './judge-server.ts'
import type { ServerFacts } from './judge-server.ts'
import type { Address } from './pool.ts'

const facts: ServerFacts = {
  version: 160_004,
  owner: 'kedai',
  user: 'kedai',
  owns: true,
  readOnly: false,
  allowed: 97,
  used: 3,
}

describe('a PostgreSQL on which Kedai cannot run is refused in one line', () => {
  test.each([
    [{ version: 150_018 }, 'DATABASE_URL leads to PostgreSQL 15.18; Kedai needs 16 or newer'],
    [
      { owns: false, owner: 'somebody' },
      'DATABASE_URL leads to a database of another owner (somebody); connect as somebody, or let it run: alter database … owner to "kedai"',
    ],
    [{ readOnly: true }, 'DATABASE_URL leads to a database that may only be read'],
  ])('%o', (change, line) => {
    expect(whyNot({ ...facts, ...change })).toContain(line)
    expect(whyNot(facts)).toBeNull()
  })
})

describe('asked for real', () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>
  let name: string
  beforeAll(async () => {
    database = await createTestDatabase()
    name = (await database.asOwner<{ name: string }>('select current_database() as name'))[0]?.name ?? ''
  })
  afterAll(async () => {
    await database.asOwner(`drop role if exists ${name}_guest`)
    await database.close()
  })

  test('the owner may, a login that does not own the database may not', async () => {
    expect(await judgeServer(database.ownerAddress, 10)).toEqual([])
    await database.asOwner(`create role ${name}_guest login password 'guest'`)
    const { connectionString, ...rest } = database.ownerAddress
    const url = connectionString === undefined ? null : new URL(connectionString)
    if (url) [url.username, url.password] = [`${name}_guest`, 'guest']
    const asGuest: Address = url ? { connectionString: url.href } : { ...rest, user: `${name}_guest` }
    const refusal = await judgeServer(asGuest, 10).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(ConfigError)
    expect(String(refusal)).toMatch(/a database of another owner \(\w+\); connect as /)
  })

  test('too few connections are told of, those of others counted', async () => {
    const others = await Promise.all(
      Array.from({ length: 3 }, async () => {
        const client = new Client({ ...inject('testServer').address })
        await client.connect()
        return client
      }),
    )
    await database.asOwner(`alter database ${name} connection limit 4`)
    try {
      const [line] = await judgeServer(database.ownerAddress, 20)
      expect(line).toMatch(/^The database has [0-4] of 4 connections left and this process may use 20: .*DATABASE_POOL/)
    } finally {
      await database.asOwner(`alter database ${name} connection limit -1`)
      for (const one of others) await one.end()
    }
    expect(warnings({ allowed: 17, used: 0 }, 20)).toHaveLength(1)
    expect(warnings({ allowed: 17, used: 12 }, 5)).toEqual([])
  })
})
