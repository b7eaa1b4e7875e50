import { expect, it } from 'vitest'
import { fulfilmentOf, judgePacking, leftToPack, sentOf, type Parcel } from './parcels.ts'
import { isOpenShipment, shipmentStatuses, whyNotShipment } from './statuses.ts'

const mugs = { id: 1, quantity: 3, refundedUnsent: 0 }
const tea = { id: 2, quantity: 1, refundedUnsent: 0 }
const parcel = (status: Parcel['status'], ...lines: [number, number][]): Parcel => ({
  status,
  lines: lines.map(([lineId, quantity]) => ({ lineId, quantity })),
})

it('counts what is left by line and quantity', () => {
  const parcels = [parcel('in_transit', [1, 1]), parcel('draft', [1, 1]), parcel('cancelled', [1, 1], [2, 1])]
  expect(leftToPack(mugs, parcels)).toBe(1)
  expect(leftToPack(tea, parcels)).toBe(1)
  expect(sentOf(1, parcels)).toBe(1)
  expect(leftToPack({ ...mugs, refundedUnsent: 1 }, parcels)).toBe(0)
})

it('says where the order stands', () => {
  const whole: [number, number][] = [
    [1, 3],
    [2, 1],
  ]
  expect(fulfilmentOf([mugs, tea], [])).toBeNull()
  expect(fulfilmentOf([mugs, tea], [parcel('draft', ...whole)])).toBeNull()
  expect(fulfilmentOf([mugs, tea], [parcel('in_transit', [1, 3])])).toBe('partially_shipped')
  expect(fulfilmentOf([mugs, tea], [parcel('in_transit', [1, 3]), parcel('draft', [2, 1])])).toBe('partially_shipped')
  expect(fulfilmentOf([mugs, tea], [parcel('delivered', [1, 3]), parcel('in_transit', [2, 1])])).toBe('shipped')
  expect(fulfilmentOf([mugs, tea], [parcel('delivered', [1, 3]), parcel('returned', [2, 1])])).toBe('delivered')
  expect(fulfilmentOf([mugs, tea], [parcel('returned', ...whole)])).toBe('returned')
  expect(fulfilmentOf([{ ...tea, refundedUnsent: 1 }], [])).toBe('cancelled')
  expect(fulfilmentOf([], [])).toBeNull()
  // What was refunded before it was sent is waited for no more.
  expect(fulfilmentOf([mugs, { ...tea, refundedUnsent: 1 }], [parcel('in_transit', [1, 3])])).toBe('shipped')
})

it('refuses a parcel of what is not there to be sent', () => {
  const parcels = [parcel('in_transit', [1, 2])]
  expect(judgePacking([mugs], parcels, [{ lineId: 9, quantity: 1 }])).toEqual({ lineId: 9, reason: 'unknown_line' })
  expect(judgePacking([mugs], parcels, [{ lineId: 1, quantity: 0 }])).toEqual({ lineId: 1, reason: 'not_positive' })
  expect(judgePacking([mugs], parcels, [{ lineId: 1, quantity: 2 }])).toEqual({
    lineId: 1,
    reason: 'more_than_left',
    left: 1,
  })
  expect(judgePacking([mugs], parcels, [{ lineId: 1, quantity: 1 }])).toBeNull()
})

it('lets a parcel be told about in turn, and corrected', () => {
  const open = (action: Parameters<typeof whyNotShipment>[0]) =>
    shipmentStatuses.filter((status) => whyNotShipment(action, status) === null)
  expect(open('send')).toEqual(['draft', 'booked', 'awaiting_pickup'])
  expect(open('cancel')).toEqual(shipmentStatuses.filter(isOpenShipment))
  expect(open('delivered')).toEqual([
    'picked_up',
    'in_transit',
    'out_for_delivery',
    'delivery_failed',
    'returning',
    'returned',
    'lost',
  ])
  expect(open('returned')).toContain('delivered')
  expect(open('returned')).not.toContain('returned')
})
