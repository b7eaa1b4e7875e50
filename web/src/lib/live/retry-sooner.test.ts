import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { retrySooner } from './retry-sooner.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function makeClient() {
  type Hear = (state: { previous: string; current: string }) => void
  const hears = new Set<Hear>()
  const calls: string[] = []
  const connection = {
    state: 'initialized',
    bind: (_: string, hear: Hear) => void hears.add(hear),
    unbind: (_: string, hear: Hear) => void hears.delete(hear),
  }
  const go = (current: string) => {
    const previous = connection.state
    connection.state = current
    for (const hear of hears) hear({ previous, current })
  }
  const client = {
    connection,
    connect: () => (calls.push('connect'), go('connecting')),
    disconnect: () => (calls.push('disconnect'), go('disconnected')),
  }
  return { client, calls, go, hears }
}

it('leaves the first attempt alone, and tries a lost one anew after 3 s, 3 s, 6 s and then 15 s', () => {
  const { client, calls, go } = makeClient()
  retrySooner(client)
  go('connecting')
  vi.advanceTimersByTime(60_000)
  expect(calls).toEqual([])
  go('connected')
  go('connecting')
  const times: number[] = []
  for (let at = 1_000; at <= 45_000; at += 1_000) {
    const before = calls.length
    vi.advanceTimersByTime(1_000)
    if (calls.length > before) times.push(at)
  }
  expect(times).toEqual([3_000, 6_000, 12_000, 27_000, 42_000])
  go('connected')
  vi.advanceTimersByTime(60_000)
  expect(calls).toHaveLength(10)
})

it('says while it retries, so that a page does not take it for its end; whoever ends it is not brought back', () => {
  const { client, calls, go, hears } = makeClient()
  const retry = retrySooner(client)
  const ends: boolean[] = []
  client.connection.bind('state_change', ({ current }) => {
    if (current === 'disconnected') ends.push(retry.isRetrying())
  })
  go('connected')
  go('connecting')
  vi.advanceTimersByTime(3_000)
  client.disconnect()
  vi.advanceTimersByTime(60_000)
  expect(ends).toEqual([true, false])
  expect(calls).toEqual(['disconnect', 'connect', 'disconnect'])
  retry.stop()
  expect(hears.size).toBe(1)
})
