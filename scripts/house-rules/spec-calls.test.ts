import { existsSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { currentIssue, missingCalls, specCalls } from './spec-calls.ts'
import type { OpenApiPaths } from './spec-calls.ts'

describe('the table of SPEC §7', () => {
  it('holds every call once', () => {
    const keys = specCalls.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(keys).size).toBe(keys.length)
    expect(keys).toHaveLength(8 + 10 + 2 + 5 * 9 + 1 + 2)
  })

  it('names the seven calls of the first sale', () => {
    expect(missingCalls({}, 2)).toHaveLength(7)
  })
})

describe('a call that is not registered', () => {
  const allOfIssue2: OpenApiPaths = Object.fromEntries(
    specCalls.filter(({ since }) => since <= 2).map(({ method, path }) => [path.replace('{view_id}', '{viewId}'), { [method]: {} }]))

  it('is not missed when all are there, whatever the parameters are called', () => {
    expect(missingCalls(allOfIssue2, 2)).toEqual([])
  })

  it('is named when its path is gone or answers another method', () => {
    const path = '/api/ajax/guest/shipping/get-price'
    const { [path]: gone, ...rest } = allOfIssue2
    expect(gone).toBeDefined()
    expect(missingCalls(rest, 2)).toEqual([`GET ${path}`])
    expect(missingCalls({ ...rest, [path]: { post: {} } }, 2)).toEqual([`GET ${path}`])
  })
})

type TestApp = { openApiPaths: () => Promise<OpenApiPaths> }
const testApp = new URL('../../server/src/platform/test-app.ts', import.meta.url)

// Skipped, and shown as skipped, only while the server has no app to ask.
it.skipIf(!existsSync(testApp))('every call due by now is in the OpenAPI document of the server', async () => {
  const { openApiPaths } = (await import(testApp.href)) as TestApp // imported by address, so its type must be said
  expect(missingCalls(await openApiPaths(), currentIssue)).toEqual([])
})
