import { expect, test } from 'vitest'
import type { Changes } from '../events/changes.ts'
import { createResponseCache } from './response-cache.ts'
import { noDependencies } from './dependencies.ts'
import { spliceable } from './spliced-body.ts'

const changes: Changes = { on: () => {}, publish: () => {}, close: async () => {} }
const answer = (bytes: number) => {
  const dependencies = noDependencies()
  dependencies.on.add('product:1')
  return { body: spliceable('x'.repeat(bytes)), type: 'text/plain', etag: null, askedAt: 0, dependencies }
}

test('while there is room all is kept; then what is asked for a second time', () => {
  const cache = createResponseCache(changes, { now: () => new Date('2026-11-22T00:00:00Z') })
  const keep = (key: string, bytes: number) => {
    if (cache.isWorthCaching(key)) cache.set(key, answer(bytes), cache.mark())
    return cache.get(key) !== null
  }
  keep('first of its topic', 10)
  const large = 1024 * 1024
  for (let at = 0; at < 15; at++) expect(keep(`early ${at}`, large)).toBe(true)
  expect(keep('late', large)).toBe(false)
  expect(keep('late', large)).toBe(true)
  expect(keep('another', large)).toBe(false)
  expect(cache.get('early 14')).not.toBeNull()
})
