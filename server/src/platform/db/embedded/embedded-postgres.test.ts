import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Client } from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openEmbeddedPostgres } from './embedded-postgres.ts'
import { findPostmaster } from './postmaster-file.ts'
import { isAlive, orphansOf, signal, waitUntilGone } from './processes.ts'
import { scaledTimeout } from '../../test-app/scaled-timeout.ts'

type Held = { pid: number; host: string; port: number; user: string; database: string }

let dataDir: string
let cluster: string
let children: ChildProcess[]

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'kedai-launcher-'))
  cluster = join(dataDir, 'database/18')
  children = []
})

afterEach(async () => {
  for (const child of children) child.kill('SIGKILL')
  const left = findPostmaster(cluster)
  if (left) {
    signal(left.pid, 'SIGQUIT')
    await waitUntilGone([left.pid], 5_000)
  }
  rmSync(dataDir, { recursive: true, force: true })
})

async function hold(): Promise<{ child: ChildProcess; said: Held & { refused?: boolean; message?: string } }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'holder.fixture.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [line] = await once(createInterface({ input: child.stdout! }), 'line') // piped above
  return { child, said: JSON.parse(String(line)) }
}

async function kill(child: ChildProcess, name: NodeJS.Signals): Promise<void> {
  const gone = once(child, 'exit')
  child.kill(name)
  await gone
}

async function connect({ host, port, user, database }: Omit<Held, 'pid'>): Promise<Client> {
  const client = new Client({ host, port, user, database })
  client.on('error', () => {})
  await client.connect()
  return client
}

async function ask(connection: Omit<Held, 'pid'>, text: string): Promise<string[]> {
  const client = await connect(connection)
  const { rows } = await client.query<{ v: string }>(text).finally(() => client.end())
  return rows.map(({ v }) => v)
}

test('a new cluster is durable, private and sorted by code point', async () => {
  const postgres = await openEmbeddedPostgres({ dataDir })
  const settings = await ask(
    postgres.connection,
    `select name || '=' || setting as v from pg_settings
    where name in ('fsync', 'full_page_writes', 'synchronous_commit', 'data_checksums', 'listen_addresses', 'max_connections', 'server_encoding') order by name`,
  )
  expect(settings).toEqual([
    'data_checksums=on',
    'fsync=on',
    'full_page_writes=on',
    'listen_addresses=',
    'max_connections=60',
    'server_encoding=UTF8',
    'synchronous_commit=on',
  ])
  expect(
    await ask(
      postgres.connection,
      `select datlocprovider::text || ' ' || datlocale as v from pg_database where datname = 'kedai'`,
    ),
  ).toEqual(['b C.UTF-8'])
  expect(statSync(postgres.connection.host).mode & 0o777).toBe(0o700)
  expect(statSync(cluster).mode & 0o777).toBe(0o700)
  const pid = postgres.pid()
  await postgres.stop()
  expect(isAlive(pid)).toBe(false)
})

test('after kill -9 of the server the running database is adopted', async () => {
  const first = await hold()
  await kill(first.child, 'SIGKILL')
  expect(isAlive(first.said.pid)).toBe(true)
  const postgres = await openEmbeddedPostgres({ dataDir })
  expect(postgres.pid()).toBe(first.said.pid)
  await postgres.stop()
  expect(isAlive(first.said.pid)).toBe(false)
})

test('after kill -9 of both, a busy orphan does not keep the database from starting', async () => {
  const { child, said } = await hold()
  await ask(said, `create table kept as select 'yes' as v`)
  const busy = await connect(said)
  const spinning = busy.query('select count(*) from generate_series(1, 100000000000)').catch(() => 'gone')
  await kill(child, 'SIGKILL')
  signal(said.pid, 'SIGKILL')
  await waitUntilGone([said.pid], 2_000)
  expect(orphansOf(cluster).length).toBeGreaterThan(0) // the control: without an orphan this proves nothing
  const began = performance.now()
  const postgres = await openEmbeddedPostgres({ dataDir })
  expect(performance.now() - began).toBeLessThan(scaledTimeout(3_000))
  expect(await spinning).toBe('gone')
  expect(postgres.pid()).not.toBe(said.pid)
  expect(await ask(postgres.connection, 'select v from kept')).toEqual(['yes'])
  await postgres.stop()
})

test('a pid file of a stranger or of nobody is cleared', async () => {
  const first = await openEmbeddedPostgres({ dataDir })
  await first.stop()
  for (const pid of [process.pid, 4_000_000]) {
    writeFileSync(
      join(first.connection.host, '.s.PGSQL.5432.lock'),
      `${pid}\n${cluster}\n1\n5432\n${first.connection.host}\n`,
    )
    writeFileSync(join(cluster, 'postmaster.pid'), `${pid}\n${cluster}\n1\n5432\n${dataDir}\n\n1 1\nready   \n`)
    const postgres = await openEmbeddedPostgres({ dataDir })
    expect(postgres.pid()).not.toBe(pid)
    await postgres.stop()
  }
})

test.runIf(process.platform === 'linux')('a zombie counts as dead', async () => {
  // The shell's child ends, and the program that took the shell's place never collects it.
  const parent = spawn('sh', ['-c', 'sleep 0.05 & echo $!; exec sleep 30'], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(parent)
  const [line] = await once(createInterface({ input: parent.stdout }), 'line')
  const pid = Number(line)
  expect(await waitUntilGone([pid], 5_000)).toBe(true)
  expect(() => process.kill(pid, 0)).not.toThrow() // still there for the system, so a plain probe would be fooled
})

test('a second server on the same folder is refused in one clear line, and the first goes on', async () => {
  const { said } = await hold()
  const second = await hold()
  expect(second.said).toEqual({
    refused: true,
    message: expect.stringContaining('another Kedai already uses this data folder'),
  })
  expect(await ask(said, `select 'alive' as v`)).toEqual(['alive'])
  const exit = second.child.exitCode ?? (await once(second.child, 'exit'))[0]
  expect(exit).toBe(78)
})

test('two starts at once on an empty folder: one serves, one is refused', async () => {
  const both = await Promise.all([hold(), hold()])
  expect(both.filter(({ said }) => said.refused)).toHaveLength(1)
  const [winner] = both.filter(({ said }) => !said.refused)
  expect(await ask(winner!.said, `select 'alive' as v`)).toEqual(['alive']) // one of two was refused above
})

test('a folder too deep for a socket gets one in a private temporary folder', async () => {
  const deep = join(dataDir, 'x'.repeat(120))
  mkdirSync(deep)
  const postgres = await openEmbeddedPostgres({ dataDir: deep })
  expect(postgres.connection.host.startsWith(dataDir)).toBe(false)
  expect(await ask(postgres.connection, `select 'alive' as v`)).toEqual(['alive'])
  await postgres.stop()
  expect(existsSync(postgres.connection.host)).toBe(false)
})
