import { expect, it } from 'vitest'
import { inPackingTurn } from './packing-step.ts'

const row = (
  no: string,
  payment: 'checking' | 'paid' | 'unpaid',
  fulfilment: 'unfulfilled' | 'packed',
  day: number,
) => ({
  order_no: no,
  payment_status: payment,
  fulfilment_status: fulfilment,
  placed_at: `2026-01-0${day}T08:00:00+08:00`,
})

it('slips come first, then what is to be packed, then what is to be shipped; the oldest of each first, and none twice', () => {
  const rows = [
    row('shipped-soon', 'paid', 'packed', 1),
    row('young', 'paid', 'unfulfilled', 5),
    row('cash', 'unpaid', 'unfulfilled', 2),
    row('slip-young', 'checking', 'unfulfilled', 6),
    row('slip', 'checking', 'unfulfilled', 3),
    row('cash', 'unpaid', 'unfulfilled', 2),
  ]
  expect(inPackingTurn(rows)).toEqual(['slip', 'slip-young', 'cash', 'young', 'shipped-soon'])
})
