import { expect, it } from 'vitest'
import { judgeScan } from './check-in.ts'
import { nextSaleEdge, saleState, shareSeats } from './sale.ts'
import { seatPeople } from './seat-people.ts'

const at = (time: string) => new Date(`2026-12-${time}Z`)
const event = { starts: at('20T12:00'), ends: null }

it('sells a ticket type between its times, and nothing once the event is over', () => {
  const early = { starts: at('01T00:00'), ends: at('05T00:00') }
  const state = (moment: string) => saleState(early, event, at(moment))
  expect([state('01T00:00'), state('04T23:59'), state('05T00:00')]).toEqual(['on', 'on', 'over'])
  expect(saleState(early, event, new Date('2026-11-30T23:59Z'))).toBe('soon')
  const always = { starts: null, ends: null }
  expect([saleState(always, event, at('20T15:59')), saleState(always, event, at('20T16:00'))]).toEqual(['on', 'over'])
  expect(nextSaleEdge([early, always], event, at('02T00:00'))).toEqual(at('05T00:00'))
  expect(nextSaleEdge([early], event, at('21T00:00'))).toBeNull()
})

it('shares seats between ticket types in their order', () => {
  const want = (quantity: number, stock: number | null = null) => ({ quantity, stock })
  expect(shareSeats([want(3), want(4)], 5)).toEqual([3, 2])
  expect(shareSeats([want(3, 1), want(4)], 5)).toEqual([1, 4])
  expect(shareSeats([want(2)], -1)).toEqual([0])
  // Whose place is kept for them comes first, wherever it stands.
  expect(shareSeats([want(2), { ...want(2), isFirst: true }], 3)).toEqual([1, 2])
})

it('seats one person on each ticket, the buyer first where they are the same', () => {
  const who = (name: string) => ({ name, email: '', mobile: '' })
  const [a, b, buyer] = [who('A'), who('B'), who('Buyer')]
  expect(seatPeople([a, b], 2, null)).toEqual([a, b])
  expect(seatPeople([a], 2, null)).toBeNull()
  expect(seatPeople([b], 2, buyer)).toEqual([buyer, b])
  expect(seatPeople([who(''), b], 2, buyer)).toEqual([buyer, b])
  expect(seatPeople([], 1, buyer)).toEqual([buyer])
  expect(seatPeople([a, b, a], 2, buyer)).toBeNull()
})

it('lets a ticket in once, whoever scans it, and the same scan as often as it comes', () => {
  const fresh = { status: 'valid', isPaid: true, productId: 7, admitted: null }
  const scan = { at: at('20T12:00'), device: 'gate-1', productId: null }
  expect(judgeScan(fresh, scan)).toEqual({ result: 'admitted', isNew: true })
  const used = { ...fresh, status: 'used', admitted: { scannedAt: scan.at, device: 'gate-1' } }
  expect(judgeScan(used, scan)).toEqual({ result: 'admitted', isNew: false })
  expect(judgeScan(used, { ...scan, device: 'gate-2' })).toEqual({ result: 'already' })
  expect(judgeScan(used, { ...scan, at: null })).toEqual({ result: 'already' })
  expect(judgeScan({ ...fresh, status: 'void' }, scan)).toEqual({ result: 'refused', reason: 'void' })
  expect(judgeScan({ ...fresh, isPaid: false }, scan)).toEqual({ result: 'refused', reason: 'unpaid' })
  expect(judgeScan(fresh, { ...scan, productId: 8 })).toEqual({ result: 'refused', reason: 'other_event' })
  expect(judgeScan(fresh, { ...scan, productId: 7 })).toEqual({ result: 'admitted', isNew: true })
})
