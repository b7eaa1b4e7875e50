import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { Client } from 'pg'
import { ConfigError } from '../config/config.ts'
import { inDatabase } from '../test-db/test-server.ts'
import { migrate, migrationsFolder } from './migrations.ts'
import type { Address } from './pool.ts'

const name = `kedai_migrations_${process.pid}`
let admin: Client
let address: Address
let folder: string

beforeAll(async () => {
  const server = inject('testServer')
  address = inDatabase(server.address, name)
  admin = new Client(server.address)
  await admin.connect()
})
afterAll(() => admin.end())

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kedai-migrations-'))
  await admin.query(`create database ${name}`)
  writeFileSync(join(folder, '1101_one.sql'), 'create table one (id int); select pg_sleep(0.2);')
  writeFileSync(join(folder, '1102_two.sql'), 'create table two (id int);')
})
afterEach(async () => {
  await admin.query(`drop database ${name} with (force)`)
  rmSync(folder, { recursive: true, force: true })
})

test('two processes at once: each file is applied once, in order', async () => {
  const applied = await Promise.all([migrate(address, folder), migrate(address, folder), migrate(address, folder)])
  expect(applied.flat()).toEqual(['1101_one.sql', '1102_two.sql'])
  expect(await migrate(address, folder)).toEqual([])
})

test('a file changed after it was applied is refused by name', async () => {
  await migrate(address, folder)
  writeFileSync(join(folder, '1101_one.sql'), 'create table one (id bigint);')
  await expect(migrate(address, folder)).rejects.toThrow(ConfigError)
  await expect(migrate(address, folder)).rejects.toThrow('1101_one.sql was changed')
})

test('a file that fails leaves nothing behind, says where, and is taken up again once it is right', async () => {
  writeFileSync(join(folder, '1103_three.sql'), 'create table three (id int);\ncreate tabel four (id int);')
  await expect(migrate(address, folder)).rejects.toThrow(/1103_three\.sql failed at line 2/)
  writeFileSync(join(folder, '1103_three.sql'), 'create table three (id int);')
  expect(await migrate(address, folder)).toEqual(['1103_three.sql'])
})

test('an older release runs on the schema of a newer one', async () => {
  await migrate(address, folder)
  rmSync(join(folder, '1102_two.sql'))
  expect(await migrate(address, folder)).toEqual([])
})

describe('a database of before the migrations were squashed', () => {
  const applied = async (...names: string[]) => {
    const client = new Client(address)
    await client.connect()
    await client.query(
      'create table if not exists schema_migrations (name text primary key, sha256 text not null, at timestamptz not null default now())',
    )
    for (const one of names) await client.query(`insert into schema_migrations values ($1, 'of before')`, [one])
    const { rows } = await client.query<{ name: string }>('select name from schema_migrations order by 1')
    await client.end()
    return rows.map((row) => row.name)
  }
  beforeEach(() => writeFileSync(join(folder, '1000_shops.sql'), 'create table shops (id int);'))

  test('has all that they make, and goes on from there', async () => {
    await applied('0001_accounts.sql', '0662_order_numbers.sql')
    expect(await migrate(address, folder)).toEqual(['1101_one.sql', '1102_two.sql'])
    expect(await applied()).toEqual(['1000_shops.sql', '1101_one.sql', '1102_two.sql'])
    expect(await migrate(address, folder)).toEqual([])
  })

  test('is refused where some of them are missing, and left as it is', async () => {
    await applied('0001_accounts.sql', '0655_slip_words.sql')
    await expect(migrate(address, folder)).rejects.toThrow(
      /newest migration is 0655_slip_words\.sql\); start it once with/,
    )
    expect(await applied()).toEqual(['0001_accounts.sql', '0655_slip_words.sql'])
  })

  test('is not mistaken for an empty one', async () => {
    expect(await migrate(address, folder)).toEqual(['1000_shops.sql', '1101_one.sql', '1102_two.sql'])
  })
})

// Only a server of our own lets a role without a password in.
test.skipIf(inject('testServer').address.connectionString !== undefined)(
  "the product's own migrations apply to an empty database, by a login that is no superuser",
  async () => {
    const login = `${name}_login`
    await admin.query(`create role ${login} login createrole`)
    await admin.query(`grant kedai_app, kedai_public to ${login} with admin true`)
    await admin.query(`alter database ${name} owner to ${login}`)
    expect(await migrate({ ...address, user: login })).toEqual(
      readdirSync(migrationsFolder)
        .filter((file) => file.endsWith('.sql'))
        .sort(),
    )
    await admin.query(`alter database ${name} owner to current_user`)
    const client = new Client(address)
    await client.connect()
    await client.query(`reassign owned by ${login} to current_user; drop owned by ${login}`).finally(() => client.end())
    await admin.query(`drop role ${login}`)
  },
)
