import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../test-app/test-app.ts'
import { createDayCounter, type DayCounter } from './day-counter.ts'

let app: TestApp
const counters: DayCounter<string>[] = []
const kept = new Map<string, number>()
let takes: (key: string) => boolean = () => true

beforeAll(async () => {
  const write = async (day: string, counts: ReadonlyMap<string, number>) => {
    const taken = [...counts].filter(([key]) => takes(key))
    for (const [key, count] of taken) kept.set(`${day} ${key}`, (kept.get(`${day} ${key}`) ?? 0) + count)
    return taken.map(([key]) => key)
  }
  app = await startTestApp({
    features: [
      {
        name: 'counting',
        routes: async (server, { clock }) => {
          for (let process = 0; process < 2; process++) counters.push(createDayCounter(server, { clock, write }))
        },
      },
    ],
  })
})
afterAll(() => app.close())

test('counts of several processes add up, each on its Malaysian day', async () => {
  const [one, other] = counters
  app.clock.set(new Date('2026-11-20T15:59:00Z'))
  one?.add('MUG')
  other?.add('MUG')
  other?.add('TEE')
  app.clock.set(new Date('2026-11-20T16:01:00Z'))
  one?.add('MUG')
  await Promise.all(counters.map((counter) => counter.flush()))
  expect(Object.fromEntries(kept)).toEqual({ '2026-11-20 MUG': 2, '2026-11-20 TEE': 1, '2026-11-21 MUG': 1 })
})

test('what cannot be written waits, and is written once', async () => {
  kept.clear()
  const [one] = counters
  app.clock.set(new Date('2026-11-22T04:00:00Z'))
  one?.add('MUG')
  one?.add('TEE')
  takes = (key) => key !== 'MUG'
  await one?.flush()
  takes = () => {
    throw new Error('the database is away')
  }
  one?.add('TEE')
  await one?.flush()
  takes = () => true
  app.clock.set(new Date('2026-11-23T04:00:00Z'))
  await one?.flush()
  await one?.flush()
  expect(Object.fromEntries(kept)).toEqual({ '2026-11-22 TEE': 2, '2026-11-22 MUG': 1 })
})

test('a day holds only so many keys while nothing can be written', async () => {
  kept.clear()
  const [one] = counters
  for (let key = 0; key < 50_010; key++) one?.add(`key ${key}`)
  one?.add('key 0')
  await one?.flush()
  expect(kept.size).toBe(50_000)
  expect(kept.get('2026-11-23 key 0')).toBe(2)
})
