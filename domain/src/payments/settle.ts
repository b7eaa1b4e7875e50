import { lesser, noSen, subtract, type Sen } from '../money/sen.ts'

/** What became of received money, in sen: `toOrder` + `toQueue` is always what was received. */
export type Settlement = { kind: 'exact' | 'short' | 'excess' | 'late'; toOrder: Sen; toQueue: Sen; stillDue: Sen }

/**
 * Splits received money between an order and the queue of money that found no order. Money for an order that is no
 * longer open is late, all of it; what passes the amount due is excess. Throws RangeError when nothing was received.
 */
export function settle({ due, received, orderIsOpen }: { due: Sen; received: Sen; orderIsOpen: boolean }): Settlement {
  if (received <= 0) throw new RangeError('nothing was received')
  if (!orderIsOpen) return { kind: 'late', toOrder: noSen, toQueue: received, stillDue: noSen }
  const toOrder = lesser(due, received)
  const kind = received === due ? 'exact' : received < due ? 'short' : 'excess'
  return { kind, toOrder, toQueue: subtract(received, toOrder), stillDue: subtract(due, toOrder) }
}
