import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp } from '../test-app/test-app.ts'
import type { TestApp } from '../test-app/test-app.ts'

let kedai: TestApp
beforeAll(async () => { kedai = await startTestApp() })
afterAll(() => kedai.close())

test('it answers that it is alive and ready', async () => {
  const client = await kedai.client()
  expect((await client.get('/healthz')).status).toBe(200)
  expect((await client.get('/readyz')).status).toBe(200)
})
