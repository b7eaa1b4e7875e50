import type { ShopEvent } from '@kedai/contracts/events.ts'
import { expect, test } from 'vitest'
import { createEventReader } from './event-reader.ts'

const event = (id: number): ShopEvent => ({
  id,
  name: 'OrderPlaced',
  at: '2026-11-24 10:00:00',
  data: { order_no: String(id) },
})

function reader(kept: number[], from: number | null = 0, perAnswer = 2) {
  const taken: number[] = []
  const asked: (number | null)[] = []
  const made = createEventReader({
    from,
    hear: ({ id }) => taken.push(id),
    ask: async (after) => {
      asked.push(after)
      if (after === null) return { events: [], lastId: kept.at(-1) ?? 0, hasMore: false }
      const rest = kept.filter((id) => id > after)
      const events = rest.slice(0, perAnswer).map(event)
      return { events, lastId: events.at(-1)?.id ?? after, hasMore: rest.length > perAnswer }
    },
  })
  return { ...made, taken, asked }
}

test('what the socket told is not told again by the server, and what it missed is', async () => {
  const kept = [1, 2, 3, 4, 5]
  const one = reader(kept)
  one.take(event(3))
  one.take(event(3))
  await one.catchUp()
  expect(one.taken).toEqual([3, 1, 2, 4, 5])
  kept.push(6)
  await one.catchUp()
  expect(one.taken.at(-1)).toBe(6)
  expect(one.lastId()).toBe(6)
})

test('a desk that begins hears what happens from now on', async () => {
  const kept = [1, 2]
  const one = reader(kept, null)
  await one.catchUp()
  kept.push(3)
  await one.catchUp()
  expect(one.taken).toEqual([3])
})

test('a server that is away is asked again from the same place; two askers at once ask one after the other', async () => {
  let isAway = true
  const asked: (number | null)[] = []
  const one = createEventReader({
    from: 7,
    hear: () => {},
    ask: async (after) => {
      asked.push(after)
      return isAway ? null : { events: [event(8)], lastId: 8, hasMore: false }
    },
  })
  await one.catchUp()
  isAway = false
  await Promise.all([one.catchUp(), one.catchUp()])
  expect(asked).toEqual([7, 7, 8])
})
