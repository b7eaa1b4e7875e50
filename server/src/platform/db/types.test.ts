import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createTestDatabase } from '../test-db/create-test-database.ts'
import { generateTypes, typesFile } from './generate-types.ts'

test('the written types are those of the migrated database', async () => {
  const database = await createTestDatabase()
  const fresh = await generateTypes(database).finally(() => database.close())
  expect(readFileSync(typesFile, 'utf8'), 'run: node scripts/run.mjs server/src/platform/db/generate-types.ts').toBe(
    fresh,
  )
})
