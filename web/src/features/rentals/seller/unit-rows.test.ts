import type { RentalRow } from '@kedai/contracts/rentals.ts'
import { expect, it } from 'vitest'
import { daysOf, unitRows } from './unit-rows.ts'

const row = (given: Partial<RentalRow>): RentalRow => ({
  id: 1,
  order_no: 'A-1',
  product: 'Kamera',
  quantity: 1,
  start: '2026-12-01 00:00:00',
  end: '2026-12-03 00:00:00',
  status: 'booked',
  buyer_name: 'Aisyah',
  buyer_phone: '+60123456789',
  product_id: 7,
  units: ['#1'],
  ...given,
})

it('puts every booking on its units, as far as the month goes', () => {
  const days = daysOf('2026-12')
  expect([days.length, days[0], days.at(-1)]).toEqual([31, '2026-12-01', '2026-12-31'])
  const rows = [
    row({}),
    row({ id: 2, start: '2026-11-20 00:00:00', end: '2026-12-02 00:00:00', units: ['#2'] }),
    row({ id: 3, start: '2026-12-31 10:00:00', end: '2027-01-02 00:00:00', units: ['#1', '#2'] }),
    row({ id: 4, status: 'cancelled', units: [] }),
  ]
  const lines = unitRows([{ product_id: 7, view_id: 'CAM', title: 'Kamera', units: ['#1', '#2'] }], rows, days)
  expect(lines.map(({ unit, spans }) => [unit, spans.map((span) => [span.row.id, span.from, span.days])])).toEqual([
    [
      '#1',
      [
        [1, 0, 2],
        [3, 30, 1],
      ],
    ],
    [
      '#2',
      [
        [2, 0, 1],
        [3, 30, 1],
      ],
    ],
  ])
})
