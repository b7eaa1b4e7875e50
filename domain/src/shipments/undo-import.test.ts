import { expect, it } from 'vitest'
import { shipmentStatuses } from './statuses.ts'
import { fulfilmentAfterUndo, undoWindow, whyNotUndo, type BeforeImport } from './undo-import.ts'

const at = new Date('2026-11-28T04:00:00Z')
const before: BeforeImport = {
  at: at.toISOString(),
  status: 'draft',
  courier: 'GDEX',
  trackingNumber: '',
  fulfilment: 'packed',
  refunded: 0,
}
const sent = { status: 'in_transit', before, isOrderOpen: true, refunded: 0, now: at } as const

it('takes an imported number back within the hour, while nothing else happened', () => {
  expect(whyNotUndo(sent)).toBeNull()
  expect(whyNotUndo({ ...sent, now: new Date(at.getTime() + undoWindow) })).toBeNull()
  expect(whyNotUndo({ ...sent, now: new Date(at.getTime() + undoWindow + 1) })).toBe('too_late')
  expect(whyNotUndo({ ...sent, isOrderOpen: false })).toBe('order_closed')
  expect(whyNotUndo({ ...sent, refunded: 1 })).toBe('was_refunded')
  expect(shipmentStatuses.filter((status) => whyNotUndo({ ...sent, status }) === null)).toEqual(['draft', 'in_transit'])
})

it('takes a correction back of a parcel that had left, also of a closed order', () => {
  const corrected = { ...sent, before: { ...before, status: 'delivered' }, status: 'delivered' } as const
  expect(whyNotUndo({ ...corrected, isOrderOpen: false, refunded: 5 })).toBeNull()
  expect(whyNotUndo({ ...corrected, status: 'returned' })).toBe('moved_on')
})

it('tells what was taken back already from what moved on', () => {
  const touched = { ...sent, before: null }
  expect(shipmentStatuses.filter((status) => whyNotUndo({ ...touched, status }) === 'nothing_to_undo')).toEqual([
    'draft',
    'booked',
    'awaiting_pickup',
    'cancelled',
  ])
  expect(whyNotUndo({ ...touched, status: 'delivered' })).toBe('moved_on')
})

it('puts the order back by the parcels that did leave, else as it was', () => {
  expect(fulfilmentAfterUndo('partially_shipped', 'unfulfilled')).toBe('partially_shipped')
  expect(fulfilmentAfterUndo(null, 'packed')).toBe('packed')
  expect(fulfilmentAfterUndo(null, 'partially_shipped')).toBe('unfulfilled')
})
