import { expect, test } from 'vitest'
import { nextAgent } from './lead-handing.ts'

const at = (day: number) => new Date(Date.UTC(2026, 10, day))
const kajang = { id: 1, postcode: '43000', lastAt: at(3) }
const bangi = { id: 2, postcode: '43650', lastAt: at(1) }
const ipoh = { id: 3, postcode: '30000', lastAt: null }
const all = [kajang, bangi, ipoh]

test('in turn: whoever was never handed one, then who waited longest', () => {
  expect(nextAgent(all, 'turn', '43000')).toBe(ipoh)
  expect(nextAgent([kajang, bangi], 'turn', null)).toBe(bangi)
  expect(nextAgent([], 'turn', null)).toBeNull()
})

test('by postcode: the nearest, and in turn where none is near or the place is unknown', () => {
  expect(nextAgent(all, 'postcode', '43000')).toBe(kajang)
  expect(nextAgent(all, 'postcode', '43600')).toBe(bangi)
  expect(nextAgent([kajang, { ...bangi, postcode: '43000' }], 'postcode', '43000')?.id).toBe(2)
  expect(nextAgent(all, 'postcode', '88000')).toBe(ipoh)
  expect(nextAgent(all, 'postcode', null)).toBe(ipoh)
})
