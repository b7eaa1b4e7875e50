import { describe, expect, it } from 'vitest'
import { missingCalls, specCalls } from './spec-calls.ts'
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
    specCalls
      .filter(({ since }) => since <= 2)
      .map(({ method, path }) => [path.replace('{view_id}', '{viewId}'), { [method]: {} }]),
  )

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
