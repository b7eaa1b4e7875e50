import { afterEach, describe, expect, it, vi } from 'vitest'
import { CHUNK_TIMEOUT_MS, ChunkLoadError, loadChunk } from './chunks.ts'
import { date, dateTime, money } from './format.ts'
import { CACHE_SIZE, isLoaded, isNear, markLoaded } from './near-viewport.ts'
import { fromWire, rememberServerTime, serverNow } from './server-time.ts'

afterEach(() => void vi.useRealTimers())

describe('a part of the script', () => {
  it('that takes longer than 120 s is a ChunkLoadError', async () => {
    vi.useFakeTimers()
    expect(CHUNK_TIMEOUT_MS).toBe(120_000)
    const failure = loadChunk(() => new Promise(() => {})).catch((reason: unknown) => reason)
    await vi.advanceTimersByTimeAsync(119_999)
    expect(vi.getTimerCount()).toBe(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(await failure).toBeInstanceOf(ChunkLoadError)
  })

  it('that fails is one too, and one that comes leaves no timer behind', async () => {
    vi.useFakeTimers()
    await expect(loadChunk(() => Promise.reject(new TypeError('gone')))).rejects.toMatchObject({
      name: 'ChunkLoadError',
      cause: { message: 'gone' },
    })
    expect(await loadChunk(async () => 7)).toBe(7)
    expect(vi.getTimerCount()).toBe(0)
  })
})

describe('pictures', () => {
  it('are asked for from 1.3 screens away', () => {
    expect(isNear({ top: 1300, bottom: 1500 }, 1000)).toBe(true)
    expect(isNear({ top: 1301, bottom: 1500 }, 1000)).toBe(false)
    expect(isNear({ top: -900, bottom: -301 }, 1000)).toBe(false)
  })

  it('are remembered, the latest 200', () => {
    for (let picture = 0; picture <= CACHE_SIZE; picture++) markLoaded(`/${picture}.jpg`)
    expect([isLoaded('/0.jpg'), isLoaded('/1.jpg'), isLoaded('/200.jpg')]).toEqual([false, true, true])
  })
})

describe('time', () => {
  it('follows the server’s clock', () => {
    vi.useFakeTimers({ now: new Date('2026-11-20T00:00:00Z') })
    rememberServerTime('2026-11-20 08:05:00')
    vi.advanceTimersByTime(1000)
    expect(serverNow().toISOString()).toBe('2026-11-20T00:05:01.000Z')
  })

  it('reads wire times as Kuala Lumpur’s and shows them there', () => {
    expect(fromWire('2026-01-01 00:30:00').toISOString()).toBe('2025-12-31T16:30:00.000Z')
    expect(fromWire('2026-01-01').toISOString()).toBe('2025-12-31T16:00:00.000Z')
    expect(date('2026-01-01', 'ms')).toContain('2026')
    expect(dateTime('2026-01-01 00:30:00', 'zh')).toContain('2026')
  })
})

it('shows money from its text, on one line', () => {
  expect([money('1234567.50'), money('-5.00'), money('0.5'), money('12')]).toEqual([
    'RM\u00a01,234,567.50',
    '−RM\u00a05.00',
    'RM\u00a00.50',
    'RM\u00a012.00',
  ])
})
