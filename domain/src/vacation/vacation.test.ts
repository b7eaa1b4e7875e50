import { describe, expect, it } from 'vitest'
import { promisedDay, readVacation, takesOrders, vacationChange, vacationIsOn } from './vacation.ts'

const away = (given: object = {}) =>
  readVacation({
    is_active: true,
    mode: 'browse',
    message: 'Raya',
    starts_at: '2026-11-20T00:00:00Z',
    ends_at: '2026-11-22T00:00:00Z',
    ...given,
  })
const at = (time: string) => new Date(time)

describe('a shop away', () => {
  it.each([
    ['2026-11-19T23:59:59.999Z', true],
    ['2026-11-20T00:00:00Z', false],
    ['2026-11-22T00:00:00Z', false],
    ['2026-11-22T00:00:00.001Z', true],
  ])('at %s takes orders: %s', (now, takes) => expect(takesOrders(away(), at(now))).toBe(takes))

  it.each([
    [{ mode: 'closed' }, false],
    [{ mode: 'later' }, true],
    [{ is_active: false }, true],
    [{ starts_at: null, ends_at: null }, false],
    [{ mode: 'beach' }, true],
  ])('with %j takes orders: %s', (given, takes) =>
    expect(takesOrders(away(given), at('2026-11-21T00:00:00Z'))).toBe(takes),
  )

  it('changes by itself at its edges', () => {
    const vacation = away()!
    expect(vacationChange(vacation, at('2026-11-19T00:00:00Z'))).toEqual(at('2026-11-20T00:00:00Z'))
    expect(vacationIsOn(vacation, vacationChange(vacation, at('2026-11-21T00:00:00Z'))!)).toBe(false)
    expect(vacationChange(away({ is_active: false })!, at('2026-11-19T00:00:00Z'))).toBeNull()
  })

  it.each([
    [{ mode: 'later', dispatch_on: '2026-12-01' }, '2026-12-01'],
    [{ mode: 'later', dispatch_on: '2026-11-21' }, null],
    [{ mode: 'later' }, null],
    [{ dispatch_on: '2026-12-01' }, null],
    [{ mode: 'later', dispatch_on: '2026-12-01', is_active: false }, null],
    [{ mode: 'later', dispatch_on: '2026-12-01', ends_at: '2026-11-20T00:00:00Z' }, null],
  ])('with %j promises %s', (given, day) => expect(promisedDay(away(given), at('2026-11-21T04:00:00Z'))).toBe(day))

  it.each([[null], ['x'], [{}]])('is none when %j is kept', (stored) => expect(readVacation(stored)).toBeNull())
})
