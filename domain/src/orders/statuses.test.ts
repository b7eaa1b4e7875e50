import { describe, expect, it } from 'vitest'
import { fulfilmentStatuses, mayFollow, nextFulfilment, nextOrder, nextPayment, orderStatuses, paymentStatuses } from './statuses.ts'
import { moveStock, nextStock, placedStock, stockChange, stockStates, type StockEvent } from './stock.ts'
import { isBuyersEvent, orderEventNames } from './timeline.ts'
import { afterCancel, afterComplete, afterFulfil } from './transitions.ts'

const axes = [
  { name: 'payment', next: nextPayment, all: paymentStatuses, start: 'unpaid', ends: ['refunded'] },
  { name: 'fulfilment', next: nextFulfilment, all: fulfilmentStatuses, start: 'unfulfilled', ends: ['cancelled', 'returned'] },
  { name: 'order', next: nextOrder, all: orderStatuses, start: 'open', ends: ['cancelled', 'completed', 'expired'] },
] as const

describe.each(axes)('$name axis', ({ next, all, start, ends }) => {
  const table: Record<string, readonly string[]> = next

  it('is closed: every status is a row and every move leads to one', () => {
    expect(Object.keys(table).toSorted()).toEqual(all.toSorted())
    for (const following of Object.values(table)) for (const status of following) expect(Object.keys(table)).toContain(status)
  })

  it('reaches every status from the start, and ends only where it says', () => {
    expect(reachable(table, start).toSorted()).toEqual(all.toSorted())
    expect(all.filter((status) => table[status]?.length === 0).toSorted()).toEqual([...ends])
    for (const status of all) expect(reachable(table, status).some((end) => (ends as readonly string[]).includes(end))).toBe(true)
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

describe('stock of an order', () => {
  const events: StockEvent[] = ['paid', 'fulfilled', 'cancelled', 'expired', 'returned']

  it('is neither made nor lost by any effect', () => {
    for (const { shelf, held, sold } of Object.values(stockChange)) expect(shelf + held + sold).toBe(0)
  })

  it('ends a hold once, whatever follows in whatever order', () => {
    const walk = (state: (typeof stockStates)[number], count: { shelf: number; held: number; sold: number }, depth: number) => {
      expect(Math.min(count.shelf, count.held, count.sold)).toBeGreaterThanOrEqual(0)
      expect(count).toEqual(wanted[state])
      if (depth === 0) return
      for (const event of events) {
        const { state: next, effect } = moveStock(state, event)
        const change = stockChange[effect]
        walk(next, { shelf: count.shelf + change.shelf, held: count.held + change.held, sold: count.sold + change.sold }, depth - 1)
      }
    }
    // One counted unit: wherever the order goes, the unit is in exactly the place its state says.
    const wanted = {
      none: { shelf: 1, held: 0, sold: 0 },
      held: { shelf: 0, held: 1, sold: 0 },
      committed: { shelf: 0, held: 0, sold: 1 },
      released: { shelf: 1, held: 0, sold: 0 },
    }
    expect(placedStock(true)).toEqual({ state: 'held', effect: 'hold' })
    walk('held', wanted.held, 5)
    walk('none', wanted.none, 2)
    expect(placedStock(false)).toEqual({ state: 'none', effect: 'nothing' })
  })

  it('has a row for every state', () => {
    expect(Object.keys(nextStock).toSorted()).toEqual(stockStates.toSorted())
  })

  it('keeps goods that left the shop off the shelf', () => {
    expect(moveStock('committed', afterCancel.packed.stock)).toEqual({ state: 'released', effect: 'restock' })
    expect(moveStock('committed', afterCancel.shipped.stock)).toEqual({ state: 'committed', effect: 'nothing' })
    expect(moveStock('held', 'expired')).toEqual({ state: 'released', effect: 'release' })
    expect(moveStock('committed', 'expired').effect).toBe('nothing')
  })
})

it('keeps notes from buyers', () => {
  expect(orderEventNames.filter((name) => !isBuyersEvent(name))).toEqual(['order.noted', 'mail.failed'])
})

function reachable(table: Record<string, readonly string[]>, start: string): string[] {
  const seen = new Set([start])
  for (const status of seen) for (const following of table[status] ?? []) seen.add(following)
  return [...seen]
}
