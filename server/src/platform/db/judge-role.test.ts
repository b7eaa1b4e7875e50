import { connect, createServer } from 'node:net'
import type { AddressInfo, Server } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ConfigError } from '../config/config.ts'
import { createTestDatabase } from '../test-db/create-test-database.ts'
import { connectDatabase } from './open-database.ts'
import type { Address } from './pool.ts'
import { rawQuery } from './raw-query.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
let pooler: Server
const sockets = new Set<{ destroy(): void }>()
const startups: Record<string, string>[] = []
let dropped: 'options' | null = 'options'

beforeAll(async () => {
  database = await createTestDatabase()
  pooler = createServer((client) => {
    const server = connect(whereIs(database.ownerAddress))
    for (const socket of [client, server]) sockets.add(socket.on('error', () => client.destroy()))
    client.once('data', (first) => {
      server.write(withoutOption(first))
      client.pipe(server).pipe(client)
    })
  }).listen(0, '127.0.0.1')
  await new Promise((ready) => pooler.once('listening', ready))
})
afterAll(async () => {
  for (const socket of sockets) socket.destroy()
  pooler.close()
  await database.close()
})

test('a pooler that drops the role is refused in one line, at the start', async () => {
  const refusal = await connectDatabase(throughPooler()).catch((error: unknown) => error)
  expect(startups.some(({ options }) => options?.includes('role=kedai_app'))).toBe(true) // the control: it was asked for
  expect(refusal).toBeInstanceOf(ConfigError)
  expect(refusal).toMatchObject({
    exitCode: 78,
    message: expect.stringMatching(
      /^DATABASE_URL leads to connections that act as \w+ instead of kedai_(?:app|public): [^\n]+$/,
    ),
  })
})

test('one that passes everything on is not', async () => {
  dropped = null
  const opened = await connectDatabase(throughPooler())
  const user = await rawQuery(opened.public, 'test_user', 'select current_user::text as user')
  await opened.close()
  expect(user).toEqual([{ user: 'kedai_public' }])
})

test('closing ends the connections that were opened to be judged, though nobody asked anything by them', async () => {
  const list = async () =>
    (
      await database.asOwner<{ pid: number }>(
        `select pid from pg_stat_activity where datname = current_database() and application_name like 'kedai %'`,
      )
    ).map(({ pid }) => pid)
  // Those of the tests before may still be on their way out.
  const before = await list()
  const opened = await connectDatabase(database.ownerAddress)
  const judged = (await list()).filter((pid) => !before.includes(pid))
  expect(judged).toHaveLength(2) // the control
  await opened.close()
  await expect.poll(async () => (await list()).filter((pid) => judged.includes(pid))).toEqual([])
})

const whereIs = ({ connectionString, host, port }: Address) => {
  if (connectionString === undefined) return { path: `${host}/.s.PGSQL.${port}` }
  const { hostname, port: given } = new URL(connectionString)
  return { host: hostname, port: Number(given || 5432) }
}

function throughPooler(): Address {
  const { connectionString, ...address } = database.ownerAddress
  const { port } = pooler.address() as AddressInfo // a TCP server has one
  if (connectionString === undefined) return { ...address, host: '127.0.0.1', port }
  const url = new URL(connectionString)
  Object.assign(url, { hostname: '127.0.0.1', port: String(port) })
  return { connectionString: url.href }
}

// A StartupMessage of the wire protocol: its length, the version, then names and values with a zero behind each.
function withoutOption(first: Buffer): Buffer {
  const words = first.toString('utf8', 8).split('\0')
  const pairs: [string, string][] = []
  for (let at = 0; words[at]; at += 2) pairs.push([words[at] ?? '', words[at + 1] ?? ''])
  startups.push(Object.fromEntries(pairs))
  const kept = pairs.filter(([name]) => name !== dropped)
  const body = Buffer.from(`${kept.map(([name, value]) => `${name}\0${value}\0`).join('')}\0`)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.writeUInt32BE(first.readUInt32BE(4), 4)
  return Buffer.concat([head, body])
}
