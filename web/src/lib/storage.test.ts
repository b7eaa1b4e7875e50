import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { draftOf } from './drafts.ts'
import { forgetIdempotencyKey, idempotencyKey } from './idempotency.ts'
import { localStore } from './local-store.ts'
import { forgetAllSearches, forgetSearch, rememberSearch, searchHistory } from './search-history.ts'
import { stubStorage } from './testing-storage.ts'

const isNumber = (value: unknown): value is number => typeof value === 'number'
const count = (version: number) => localStore({ key: 'count', version, fallback: 0, isValid: isNumber })

afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

describe('with storage', () => {
  let kept: Map<string, string>
  beforeEach(() => {
    kept = stubStorage()
  })

  it('keeps a value, and leaves values of another version, another shape and broken ones alone', () => {
    count(1).write(7)
    expect(count(1).read()).toBe(7)
    expect(count(2).read()).toBe(0)
    kept.set('count', '{"version":1,"value":"seven"}')
    expect(count(1).read()).toBe(0)
    kept.set('count', '{broken')
    expect(count(1).read()).toBe(0)
  })

  it('remembers ten searches, newest first, each once, as a plain list', () => {
    for (let term = 1; term <= 12; term++) rememberSearch(`kopi ${term}`)
    rememberSearch('  KOPI   5 ')
    expect(searchHistory()).toEqual([
      'KOPI 5',
      'kopi 12',
      'kopi 11',
      'kopi 10',
      'kopi 9',
      'kopi 8',
      'kopi 7',
      'kopi 6',
      'kopi 4',
      'kopi 3',
    ])
    expect(JSON.parse(kept.get('searchHistory') ?? '')).toHaveLength(10)
    expect(rememberSearch('   ')).toHaveLength(10)
    expect(forgetSearch('kopi 12')).not.toContain('kopi 12')
    expect(forgetAllSearches()).toEqual([])
  })

  it('keeps a draft for seven days, without files', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T00:00:00Z') })
    draftOf('checkout:mug').write({ name: 'Aminah', slip: new Blob(['x']) })
    expect(draftOf('checkout:mug').read()).toEqual({ name: 'Aminah' })
    expect(draftOf('checkout:tee').read()).toBeNull()
    vi.setSystemTime(new Date('2026-11-27T00:00:01Z'))
    expect(draftOf('checkout:mug').read()).toBeNull()
  })

  it('gives one key to one submission until it is forgotten', () => {
    const first = idempotencyKey('checkout:mug')
    expect(first).toMatch(/^[0-9a-f]{32}$/)
    expect(idempotencyKey('checkout:mug')).toBe(first)
    expect(idempotencyKey('checkout:tee')).not.toBe(first)
    forgetIdempotencyKey('checkout:mug')
    expect(idempotencyKey('checkout:mug')).not.toBe(first)
  })
})

describe('with storage blocked', () => {
  beforeEach(() => {
    stubStorage({ blocked: true })
  })

  it('works without keeping', () => {
    count(1).write(7)
    expect(count(1).read()).toBe(0)
    expect(rememberSearch('kopi')).toEqual(['kopi'])
    expect(searchHistory()).toEqual([])
    draftOf('x').write({ a: 1 })
    expect(draftOf('x').read()).toBeNull()
    expect(idempotencyKey('blocked')).toBe(idempotencyKey('blocked'))
  })
})
