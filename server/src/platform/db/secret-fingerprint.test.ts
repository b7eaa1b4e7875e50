import { afterAll, beforeAll, expect, test } from 'vitest'
import { ConfigError } from '../config/config.ts'
import { createTestDatabase } from '../test-db/create-test-database.ts'
import type { EmbeddedPostgres } from './embedded/embedded-postgres.ts'
import { judgeSecret } from './secret-fingerprint.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.close())

const [first, second] = ['f'.repeat(32), 's'.repeat(32)] as [string, string] // two were given
const shared = () => ({ app: database.app, embedded: null })

test('the first process decides, others with the same secret follow, one with another is refused', async () => {
  const both = await Promise.all([judgeSecret(shared(), first), judgeSecret(shared(), first)])
  expect(both).toEqual([{ changed: false }, { changed: false }])
  const refusal = await judgeSecret(shared(), second).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(ConfigError)
  expect(String(refusal)).toMatch(/^ConfigError: APP_SECRET is not the one this database is used with; [^\n]+$/)
  expect(await judgeSecret(shared(), first)).toEqual({ changed: false })
})

test('of two that begin with different secrets, one is refused', async () => {
  await database.asOwner('update installation set secret_fingerprint = null')
  const both = await Promise.allSettled([judgeSecret(shared(), first), judgeSecret(shared(), second)])
  expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
})

test('it is changed on purpose as the refusal says', async () => {
  const refusal = String(await judgeSecret(shared(), 't'.repeat(32)).catch((error: unknown) => error))
  await database.asOwner(/-c "([^"]+)"/.exec(refusal)?.[1] ?? '')
  expect(await judgeSecret(shared(), 't'.repeat(32))).toEqual({ changed: false })
})

test('the embedded database takes a new one and says so; the secret itself is nowhere', async () => {
  const own = { app: database.app, embedded: {} as EmbeddedPostgres } // only that there is one matters
  expect(await judgeSecret(own, second)).toEqual({ changed: true })
  expect(await judgeSecret(own, second)).toEqual({ changed: false })
  const [row] = await database.asOwner<{ secret_fingerprint: string }>('select secret_fingerprint from installation')
  expect(row?.secret_fingerprint).toMatch(/^[\w-]{43}$/)
  expect(row?.secret_fingerprint).not.toContain(second.slice(0, 8))
})
