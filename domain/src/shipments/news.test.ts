import { expect, test } from 'vitest'
import { isMovedBy, nextTracking } from './news.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 10, 20, 4, minute))
const known = { status: 'in_transit', newestAt: at(30) } as const

test('a parcel is moved by newer news alone', () => {
  expect(isMovedBy({ status: 'out_for_delivery', at: at(31) }, known)).toBe(true)
  expect(isMovedBy({ status: 'picked_up', at: at(10) }, known)).toBe(false)
  expect(isMovedBy({ status: 'out_for_delivery', at: at(1) }, { ...known, newestAt: null })).toBe(true)
})

test('the same again, nothing we show, and a step back change nothing', () => {
  expect(isMovedBy({ status: 'in_transit', at: at(40) }, known)).toBe(false)
  expect(isMovedBy({ status: null, at: at(40) }, known)).toBe(false)
  expect(isMovedBy({ status: 'awaiting_pickup', at: at(40) }, known)).toBe(false)
  expect(isMovedBy({ status: 'cancelled', at: at(40) }, known)).toBe(false)
})

test.each(['delivered', 'returned', 'cancelled'] as const)('%s is final', (status) => {
  expect(isMovedBy({ status: 'lost', at: at(59) }, { status, newestAt: null })).toBe(false)
})

test('a courier is asked less and less often, and some day no more', () => {
  const pauses = [0, 5, 20, 50].map((tries) => (nextTracking(at(0), tries)?.getTime() ?? 0) - at(0).getTime())
  expect(pauses).toEqual([900_000, 3_600_000, 14_400_000, 43_200_000])
  expect(nextTracking(at(0), 100)).toBeNull()
})
