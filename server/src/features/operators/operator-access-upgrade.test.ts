import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { migrate, migrationsFolder } from '../../platform/db/migrations.ts'
import { inDatabase } from '../../platform/test-db/test-server.ts'

const name = `kedai_operators_before_${process.pid}`
const server = inject('testServer').address
const address = inDatabase(server, name)
const folder = mkdtempSync(join(tmpdir(), 'kedai-operators-before-'))
const itself = '0600_operator_access.sql'

let admin: Client
let client: Client
beforeAll(async () => {
  admin = new Client(server)
  await admin.connect()
  await admin.query(`create database ${name}`)
  for (const file of readdirSync(migrationsFolder).filter((one) => one < itself))
    copyFileSync(join(migrationsFolder, file), join(folder, file))
  await migrate(address, folder)
  client = new Client(address)
  await client.connect()
}, 120_000)
afterAll(async () => {
  await client.end()
  await admin.query(`drop database ${name} with (force)`)
  await admin.end()
  rmSync(folder, { recursive: true, force: true })
})

test('an installation of before keeps its operators as admins, and its log learns whose shop each line was about', async () => {
  await client.query(`
    insert into users (email, name, password_hash) values ('farid@kedai.test', 'Farid', 'none');
    insert into operators (user_id) select id from users;
    insert into shops (username, name, created_at) values ('mawar', 'Mawar', '2026-05-01');
    insert into operator_log (at, operator, act, subject) values
      ('2026-04-01', 'farid', 'erase shop', 'mawar'), ('2026-06-01', 'farid', 'shop suspend', 'mawar'),
      ('2026-06-02', 'farid', 'quota', 'mawar'), ('2026-06-03', 'farid', 'operators add', 'farid@kedai.test');
    insert into operator_runs (kind, shop, user_id, created_at) select 'export', 'mawar', id, '2026-06-01' from users;`)
  copyFileSync(join(migrationsFolder, itself), join(folder, itself))
  expect(await migrate(address, folder)).toEqual([itself])

  expect((await client.query('select role from operators')).rows).toEqual([{ role: 'admin' }])
  // What was done to a shop that had the address before is not the new one's.
  expect(
    (
      await client.query(
        'select l.act, s.username from operator_log l left join shops s on s.id = l.of_shop order by at',
      )
    ).rows,
  ).toEqual([
    { act: 'erase shop', username: null },
    { act: 'shop suspend', username: 'mawar' },
    { act: 'quota', username: 'mawar' },
    { act: 'operators add', username: null },
  ])
  expect((await client.query('select 1 from operator_runs where of_shop is not null')).rows).toHaveLength(1)
  await expect(client.query(`update operator_log set operator = 'x'`)).rejects.toThrow('only added to')
})
