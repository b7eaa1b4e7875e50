import { expect, test } from 'vitest'
import { measureOperator } from './measure.ts'

test('an installation of several shops is run from end to end, and every step is told with its time', async () => {
  const measured = await measureOperator({ shops: 12, orders: 4 }, (shop) => [`/api/ajax/guest/front-store/${shop}`])
  expect(measured.listed).toBe(12)
  expect(measured.figures.map(({ name }) => name)).toEqual([
    'operate shops',
    'page: shops',
    'page: shops by orders',
    'page: search',
    'page: one shop',
    'page: failed mails',
    'suspend',
    'export shop',
    'erase buyer',
    'erase shop',
    'alerts',
    'retention',
  ])
  expect(measured.figures.filter(({ ms }) => !(ms > 0 && ms < 30_000))).toEqual([])
  expect(measured.removed).toBeGreaterThan(10) // every second order's browser is older than is kept, but for what was erased
  expect(measured.tables.find(({ name }) => name === 'orders')?.rows).toBe(48)
  expect(measured.total).toBeGreaterThan(1_000_000)
}, 180_000)
