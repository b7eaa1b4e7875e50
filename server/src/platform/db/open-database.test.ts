import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { UnreachableError } from '../config/config.ts'
import { openDatabase } from './open-database.ts'

const closedPort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((ready) => server.once('listening', ready))
  const { port } = server.address() as AddressInfo // a TCP server has one
  await new Promise((closed) => server.close(closed))
  return port
}

test('a DATABASE_URL that leads nowhere ends the start with one line, without its password', async () => {
  const opening = openDatabase({
    dataDir: '/nowhere',
    databaseUrl: `postgres://kedai:hunter2@127.0.0.1:${await closedPort()}/kedai`,
  })
  const error = await opening.then(
    () => null,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(UnreachableError)
  expect(error).toMatchObject({
    exitCode: 69,
    message: expect.stringMatching(/^DATABASE_URL leads to no database that can be used: [^\n]+$/),
  })
  expect(String(error)).not.toContain('hunter2')
})

test('one that comes late is waited for, and said to be', async () => {
  const port = await closedPort()
  const told: string[] = []
  const opening = openDatabase(
    { dataDir: '/nowhere', databaseUrl: `postgres://kedai:hunter2@127.0.0.1:${port}/kedai`, databaseWaitMs: 20_000 },
    { tell: (line) => told.push(line) },
  ).catch((error: unknown) => error)
  await expect.poll(() => told.length, { timeout: 5_000 }).toBe(1)
  expect(told[0]).toMatch(
    /^The database of DATABASE_URL does not answer yet \(ECONNREFUSED\); waiting for it, (20|19) s at most\.$/,
  )
  // What answers now is somebody else: the wait is over, with what he made of it.
  const late = createServer((socket) => {
    socket.once('data', () => socket.end(refusalOf('28P01', 'password authentication failed')))
  }).listen(port, '127.0.0.1')
  expect(await opening).toMatchObject({
    exitCode: 69,
    message: 'DATABASE_URL leads to no database that can be used: password authentication failed',
  })
  late.close()
})

test('the wait ends when its time is up, or when told to', async () => {
  const databaseUrl = `postgres://kedai:hunter2@127.0.0.1:${await closedPort()}/kedai`
  const began = performance.now()
  await expect(openDatabase({ dataDir: '/nowhere', databaseUrl, databaseWaitMs: 1_500 })).rejects.toMatchObject({
    exitCode: 69,
  })
  expect(performance.now() - began).toBeGreaterThan(900)
  const told = new AbortController()
  const opening = openDatabase(
    { dataDir: '/nowhere', databaseUrl, databaseWaitMs: 60_000 },
    { signal: told.signal },
  ).catch((error: unknown) => error)
  setTimeout(() => told.abort(), 200)
  const began2 = performance.now()
  await opening
  expect(performance.now() - began2).toBeLessThan(5_000)
})

// An ErrorResponse of the wire protocol.
function refusalOf(code: string, message: string): Buffer {
  const body = Buffer.from(`SFATAL\0VFATAL\0C${code}\0M${message}\0\0`)
  const head = Buffer.alloc(5)
  head.write('E')
  head.writeUInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
