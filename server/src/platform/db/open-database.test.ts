import { createServer } from 'node:net'
import type { AddressInfo } from 'node:net'
import { expect, test } from 'vitest'
import { UnreachableError } from '../../config.ts'
import { openDatabase } from './open-database.ts'

const closedPort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((ready) => server.once('listening', ready))
  const { port } = server.address() as AddressInfo // a TCP server has one
  await new Promise((closed) => server.close(closed))
  return port
}

test('a DATABASE_URL that leads nowhere ends the start with one line, without its password', async () => {
  const opening = openDatabase({ dataDir: '/nowhere', databaseUrl: `postgres://kedai:hunter2@127.0.0.1:${await closedPort()}/kedai` })
  const error = await opening.then(() => null, (thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(UnreachableError)
  expect(error).toMatchObject({ exitCode: 69, message: expect.stringMatching(/^DATABASE_URL leads to no database that can be used: [^\n]+$/) })
  expect(String(error)).not.toContain('hunter2')
})
