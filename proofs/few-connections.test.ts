import { mkdtempSync, rmSync } from 'node:fs'
import { once } from 'node:events'
import { connect, createServer } from 'node:net'
import type { Server, Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openThrowAwayPostgres } from '../server/src/platform/test-db/throw-away-postgres.ts'
import { createBrowser } from './harness/browser.ts'
import { freePort, startServer } from './harness/server.ts'
import type { RunningServer } from './harness/server.ts'

// As a small PostgreSQL of a provider: 20 connections, 3 of them for administrators, and an owner who is no superuser.
const allowed = 17
const secret = 'one secret for all of them, long enough for it'

let postgres: Awaited<ReturnType<typeof openThrowAwayPostgres>>
let admin: Client
let url: string
const running: RunningServer[] = []
const folders: string[] = []

beforeAll(async () => {
  postgres = await openThrowAwayPostgres()
  const { host, port, user } = postgres.connection
  admin = new Client({ host, port, user, database: 'postgres' })
  await admin.connect()
  await admin.query(`create role small login createrole connection limit ${allowed}`)
  await admin.query('create database small owner small')
  url = `postgres://small@localhost/small?host=${encodeURIComponent(host)}&port=${port}`
})
afterEach(async () => {
  await Promise.all(running.splice(0).map((server) => server.stop()))
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true })
})
afterAll(async () => {
  await admin.end()
  await postgres.stop()
})

async function start(env: Record<string, string> = {}): Promise<RunningServer> {
  const folder = mkdtempSync(join(tmpdir(), 'kedai-few-'))
  folders.push(folder)
  const server = await startServer({
    env: { DATABASE_URL: url, DATA_DIR: folder, APP_SECRET: secret, DEMO: '0', RATE_LIMITS: 'on', ...env },
  })
  running.push(server)
  return server
}

const ask = async (server: RunningServer) => createBrowser(server.url).get('/readyz')
const small = { DATABASE_POOL: '2', DATABASE_POOL_PUBLIC: '1', DATABASE_POOL_JOBS: '1' }

/** Takes every connection that is left. */
async function takeAll(): Promise<() => Promise<void>> {
  const clients: Client[] = []
  for (;;) {
    const client = new Client({ connectionString: url })
    client.on('error', () => {})
    try {
      await client.connect()
    } catch {
      return async () => {
        for (const one of clients) await one.end()
      }
    }
    clients.push(client)
  }
}

describe(`a database with ${allowed} connections`, () => {
  test('three processes whose pools fit serve side by side; larger ones are told so at the start', async () => {
    const first = await start()
    await first.ready()
    expect(first.log()).toMatch(
      /The database has \d+ of 17 connections left and this process may use 20: .*DATABASE_POOL/,
    )
    await first.stop()
    const servers = []
    for (let n = 0; n < 3; n++) {
      const server = await start(small)
      await server.ready()
      servers.push(server)
    }
    for (let round = 0; round < 3; round++) {
      const answers = await Promise.all(servers.flatMap((server) => Array.from({ length: 12 }, () => ask(server))))
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    }
    for (const server of servers) expect(server.log()).not.toContain('connections left')
  })

  test('a process that starts while there are none waits for them, and says so', async () => {
    const giveBack = await takeAll()
    const server = await start({ ...small, DATABASE_WAIT_SECONDS: '120' })
    await expect
      .poll(() => server.log(), { timeout: 60_000 })
      .toMatch(/The database of DATABASE_URL does not answer yet \(53300\); waiting for it/)
    await giveBack()
    await server.ready()
  })

  test('a process that lost all of its own refuses as not ready, and comes back by itself', async () => {
    const server = await start(small)
    await server.ready()
    await admin.query('alter role small connection limit 0')
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where application_name like 'kedai %' and datname = 'small'`,
    )
    await expect.poll(async () => (await ask(server)).status, { timeout: 20_000 }).toBe(503)
    expect((await createBrowser(server.url).get('/healthz')).status).toBe(200)
    await admin.query(`alter role small connection limit ${allowed}`)
    await expect.poll(async () => (await ask(server)).status, { timeout: 20_000 }).toBe(200)
  })
})

test('a process with another APP_SECRET is refused in one line', async () => {
  const first = await start(small)
  await first.ready()
  const second = await start({ ...small, APP_SECRET: 'another secret, just as long as the first' })
  expect(await second.exited).toBe(78)
  expect(second.log().trim().split('\n')).toEqual([
    expect.stringContaining('APP_SECRET is not the one this database is used with'),
  ])
  expect((await ask(first)).status).toBe(200)
})

test('a database that comes late is waited for', async () => {
  const { host, port } = postgres.connection
  const late = await freePort()
  const server = await start({
    ...small,
    DATABASE_URL: `postgres://small@127.0.0.1:${late}/small`,
    DATABASE_WAIT_SECONDS: '120',
  })
  await expect
    .poll(() => server.log(), { timeout: 60_000 })
    .toMatch(/does not answer yet \(ECONNREFUSED\); waiting for it, \d+ s at most/)
  const between = await forward(late, join(host, `.s.PGSQL.${port}`))
  await server.ready()
  await server.stop()
  between.close()
})

async function forward(port: number, socketFile: string): Promise<Server> {
  const quiet = (socket: Socket): Socket => socket.on('error', () => {})
  const server = createServer((socket) => {
    quiet(socket)
      .pipe(quiet(connect(socketFile)))
      .pipe(socket)
  }).listen(port, '127.0.0.1')
  await once(server, 'listening')
  return server
}
