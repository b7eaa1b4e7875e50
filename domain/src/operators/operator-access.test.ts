import { describe, expect, test } from 'vitest'
import {
  accessLevels,
  endOfAccess,
  everything,
  judgeAccess,
  lastDayOf,
  mayLoseAdmin,
  operatorNeeds,
  readRights,
  shopsOf,
} from './operator-access.ts'

const now = new Date('2026-11-27T04:00:00Z')
const given = (level: 'view' | 'manage', expiresAt: Date | null = null) =>
  readRights('support', [{ shopId: 7, level, expiresAt }], now)

describe('who may', () => {
  test('an admin everything, whatever was given to them', () => {
    expect(readRights('admin', [{ shopId: 7, level: 'view', expiresAt: null }], now)).toEqual(everything)
    for (const need of operatorNeeds)
      for (const shop of [7, 8, null]) expect(judgeAccess(everything, need, shop)).toBe('allowed')
    expect(shopsOf(everything)).toBe(null)
  })

  test.each([
    ['view', { listed: 'allowed', view: 'allowed', manage: 'view_only', admin: 'admin_only' }],
    ['manage', { listed: 'allowed', view: 'allowed', manage: 'allowed', admin: 'admin_only' }],
  ] as const)('support with %s, of its shop', (level, wanted) => {
    const judged = Object.fromEntries(operatorNeeds.map((need) => [need, judgeAccess(given(level), need, 7)]))
    expect(judged).toEqual(wanted)
    expect(shopsOf(given(level))).toEqual([7])
  })

  test('support: every other shop is not there, and what is about no shop is narrowed, or an admin’s', () => {
    for (const level of accessLevels) {
      for (const need of operatorNeeds) expect(judgeAccess(given(level), need, 8)).toBe('missing')
      expect(operatorNeeds.map((need) => judgeAccess(given(level), need, null))).toEqual([
        'allowed',
        'missing',
        'missing',
        'admin_only',
      ])
    }
  })

  test('support to whom nothing was given sees no shop at all', () => {
    const nothing = readRights('support', [], now)
    expect([shopsOf(nothing), judgeAccess(nothing, 'view', 7)]).toEqual([[], 'missing'])
  })
})

describe('until a day', () => {
  test('it holds all of that day in Malaysia, and not a moment longer', () => {
    const end = endOfAccess('2026-11-27')!
    expect(end.toISOString()).toBe('2026-11-27T16:00:00.000Z')
    const at = (moment: Date) => shopsOf(readRights('support', [{ shopId: 7, level: 'view', expiresAt: end }], moment))
    expect([at(new Date(end.getTime() - 1)), at(end)]).toEqual([[7], []])
    expect(lastDayOf(end)).toBe('2026-11-27')
  })
  test('of a day that does not exist there is no end', () => expect(endOfAccess('2026-02-30')).toBe(null))
})

test.each([
  [{ admins: 1, operators: 1 }, 'support', 'page', true],
  [{ admins: 0, operators: 1 }, 'support', 'machine', false],
  [{ admins: 0, operators: 0 }, 'support', 'machine', false],
  [{ admins: 0, operators: 1 }, 'nobody', 'machine', false],
  [{ admins: 0, operators: 0 }, 'nobody', 'page', false],
  [{ admins: 0, operators: 0 }, 'nobody', 'machine', true],
] as const)('left %j, an admin becomes %s at the %s: %s', (left, becomes, at, wanted) =>
  expect(mayLoseAdmin(left, { becomes, at })).toBe(wanted),
)
