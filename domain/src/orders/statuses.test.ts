import { describe, expect, it } from 'vitest'
import {
  fulfilmentStatuses,
  mayFollow,
  nextFulfilment,
  nextOrder,
  nextPayment,
  orderStatuses,
  paymentStatuses,
} from './statuses.ts'
import { claimEffect } from './claims.ts'
import { isBuyersEvent, orderEventNames } from './timeline.ts'
import { afterCancel, afterComplete, afterFulfil } from './transitions.ts'

const axes = [
  { name: 'payment', next: nextPayment, all: paymentStatuses, start: 'unpaid', ends: ['refunded'], rests: [] },
  {
    name: 'fulfilment',
    next: nextFulfilment,
    all: fulfilmentStatuses,
    start: 'unfulfilled',
    ends: ['cancelled'],
    rests: ['delivered', 'returned'], // one may be corrected into the other
  },
  {
    name: 'order',
    next: nextOrder,
    all: orderStatuses,
    start: 'open',
    ends: ['cancelled', 'expired'],
    rests: ['completed'],
  },
] as const

describe.each(axes)('$name axis', ({ next, all, start, ends, rests }) => {
  const table: Record<string, readonly string[]> = next

  it('is closed: every status is a row and every move leads to one', () => {
    expect(Object.keys(table).toSorted()).toEqual(all.toSorted())
    for (const following of Object.values(table))
      for (const status of following) expect(Object.keys(table)).toContain(status)
  })

  it('reaches every status from the start, and ends only where it says', () => {
    expect(reachable(table, start).toSorted()).toEqual(all.toSorted())
    expect(all.filter((status) => table[status]?.length === 0).toSorted()).toEqual([...ends])
    const over: readonly string[] = [...ends, ...rests]
    for (const status of all) expect(reachable(table, status).some((end) => over.includes(end))).toBe(true)
  })

  it('has no move that stays', () => {
    for (const status of all) expect(table[status]).not.toContain(status)
  })
})

describe('transitions', () => {
  it('keep to the fulfilment table', () => {
    for (const ships of [true, false]) expect(mayFollow.fulfilment('unfulfilled', afterFulfil(ships))).toBe(true)
    expect(mayFollow.fulfilment('shipped', afterComplete)).toBe(true)
    for (const status of fulfilmentStatuses) {
      const after = afterCancel[status].fulfilment
      expect(after === status || mayFollow.fulfilment(status, after)).toBe(true)
    }
    expect(mayFollow.payment('unpaid', 'refunded')).toBe(false)
    expect(mayFollow.order('expired', 'open')).toBe(false)
  })
})

it('keeps goods that left the shop off the shelf', () => {
  const after = (fulfilment: keyof typeof afterCancel) => claimEffect[afterCancel[fulfilment].claims]
  expect([after('unfulfilled'), after('packed'), after('shipped'), after('delivered'), after('returned')]).toEqual([
    'release',
    'release',
    'keep',
    'keep',
    'keep',
  ])
})

it('keeps notes from buyers, and who of the resellers sends', () => {
  expect(orderEventNames.filter((name) => !isBuyersEvent(name))).toEqual([
    'order.accepted',
    'order.noted',
    'payment.unconfirmed',
    'payment.refund_refused',
    'payment.disputed',
    'fulfilment.routed',
    'fulfilment.accepted',
    'fulfilment.declined',
    'fulfilment.moved',
    'fulfilment.not_moved',
    'mail.failed',
  ])
})

function reachable(table: Record<string, readonly string[]>, start: string): string[] {
  const seen = new Set([start])
  for (const status of seen) for (const following of table[status] ?? []) seen.add(following)
  return [...seen]
}
