import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp } from '../../../platform/test-app/test-app.ts'
import type { TestApp } from '../../../platform/test-app/test-app.ts'
import { openTestShop, signedIn } from '../../orders/orders/orders.fixture.ts'
import { findHolidays } from './shared/find-holidays.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app.close())

const daysOf = async (state: Parameters<typeof findHolidays>[0], year: number) =>
  new Map((await findHolidays(state, year, 'ms')).map(({ date, name }) => [date, name]))

it('knows days of all states, those of one alone, and days that move', async () => {
  const [perak, sabah, kelantan] = [
    await daysOf('MY-08', 2026),
    await daysOf('MY-12', 2026),
    await daysOf('MY-03', 2026),
  ]
  for (const days of [perak, sabah, kelantan])
    expect([days.get('2026-05-01'), days.get('2026-08-31'), days.get('2026-09-16')]).toEqual([
      'Hari Pekerja',
      'Hari Kebangsaan',
      'Hari Malaysia',
    ])
  // Kaamatan is Sabah's, New Year's Day is none in Kelantan, Deepavali follows the moon.
  expect([sabah.has('2026-05-30'), perak.has('2026-05-30')]).toEqual([true, false])
  expect([perak.has('2026-01-01'), kelantan.has('2026-01-01')]).toEqual([true, false])
  expect(perak.get('2026-11-08')).toBe('Deepavali')
})

it('names each day once, in order, without a note of the package', async () => {
  const days = await findHolidays('MY-10', 2027, 'ms')
  const dates = days.map(({ date }) => date)
  expect(dates).toEqual([...new Set(dates)].toSorted())
  expect(days.every(({ name }) => !name.includes('('))).toBe(true)
  expect(days.find(({ date }) => date === '2027-02-08')).toEqual({
    date: '2027-02-08',
    name: 'Tahun Baru Cina',
    is_moved: true,
  })
})

it('answers a seller in their language, and refuses what is no state or year', async () => {
  const shop = await openTestShop(app, 'kedai-cuti')
  const owner = await signedIn(app, shop.ownerId)
  const path = '/api/ajax/seller/public-holidays'
  const { status, body } = await owner.get(`${path}?state=MY-10&year=2026`)
  expect([status, body.data[0]]).toEqual([200, { date: '2026-01-01', name: expect.any(String), is_moved: false }])
  for (const query of ['state=MY-17&year=2026', 'state=MY-10&year=1999', 'state=MY-10', 'state[]=MY-10&year=2026'])
    expect((await owner.get(`${path}?${query}`)).status).toBe(422)
  expect((await (await app.client('en')).get(`${path}?state=MY-10&year=2026`)).status).toBe(401)
})
