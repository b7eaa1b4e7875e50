import { describe, expect, it } from 'vitest'
import { paymentKinds } from '../payments/methods.ts'
import { isWork } from '../people/permissions.ts'
import {
  buyerActionNames,
  sellerActionNames,
  sellerActions,
  whyNot,
  whyNotForBuyer,
  type OrderFacts,
  type SellerAction,
} from './actions.ts'
import { afterCancel, afterComplete, afterFulfil } from './transitions.ts'

const open: OrderFacts = {
  order: 'open',
  payment: 'unpaid',
  fulfilment: 'unfulfilled',
  proof: 'none',
  paymentKind: 'bank_transfer',
  ships: true,
  isMoneyHeld: false,
  isPartGivenUp: false,
  isByItself: false,
}

// Where nothing else is said, what was paid costs something.
const holding: ReadonlySet<OrderFacts['payment']> = new Set([
  'partially_paid',
  'paid',
  'overpaid',
  'partially_refunded',
])
const factsOf = (facts: Partial<OrderFacts>): OrderFacts => ({
  ...open,
  isMoneyHeld: holding.has(facts.payment ?? open.payment),
  ...facts,
})
const openActions = (facts: Partial<OrderFacts>) =>
  sellerActionNames.filter((action) => whyNot(action, factsOf(facts)) === null)
const buyerActions = (facts: Partial<OrderFacts>) =>
  buyerActionNames.filter((action) => whyNotForBuyer(action, factsOf(facts)) === null)

describe('what a seller may do', () => {
  it.each<[string, Partial<OrderFacts>, SellerAction[]]>([
    ['waiting for a transfer', {}, ['record_payment', 'cancel', 'edit', 'add_note']],
    [
      'a slip to check',
      { payment: 'checking', proof: 'checking' },
      ['approve_proof', 'reject_proof', 'record_payment', 'add_note'],
    ],
    ['paid', { payment: 'paid', proof: 'approved' }, ['pack', 'fulfil', 'refund', 'edit', 'add_note']],
    ['paid and packed', { payment: 'paid', fulfilment: 'packed' }, ['fulfil', 'refund', 'edit', 'add_note']],
    ['paid in part', { payment: 'partially_paid' }, ['record_payment', 'refund', 'edit', 'add_note']],
    ['paid and shipped', { payment: 'paid', fulfilment: 'shipped' }, ['track', 'complete', 'refund', 'add_note']],
    [
      'handed over without a parcel',
      { payment: 'paid', fulfilment: 'delivered', ships: false },
      ['complete', 'refund', 'add_note'],
    ],
    ['refunded', { payment: 'refunded' }, ['cancel', 'add_note']],
    ['refunded after shipping', { payment: 'refunded', fulfilment: 'shipped' }, ['track', 'cancel', 'add_note']],
    ['cash to collect', { paymentKind: 'cod' }, ['record_payment', 'pack', 'fulfil', 'cancel', 'edit', 'add_note']],
    [
      'cash on its way',
      { paymentKind: 'cod', fulfilment: 'shipped' },
      ['record_payment', 'track', 'cancel', 'add_note'],
    ],
    ['of nothing', { payment: 'paid', isMoneyHeld: false }, ['pack', 'fulfil', 'cancel', 'edit', 'add_note']],
    ['given up in part', { payment: 'paid', isPartGivenUp: true }, ['pack', 'fulfil', 'refund', 'add_note']],
    ['completed', { order: 'completed', payment: 'paid', fulfilment: 'delivered' }, ['track', 'refund', 'add_note']],
    ['expired', { order: 'expired' }, ['add_note']],
    ['cancelled', { order: 'cancelled', fulfilment: 'cancelled' }, ['add_note']],
  ])('%s', (_, facts, actions) => expect(openActions(facts)).toEqual(actions))

  it('is told why not', () => {
    const reason = (action: SellerAction, facts: Partial<OrderFacts>) => whyNot(action, factsOf(facts))
    expect(reason('fulfil', {})).toBe('not_paid')
    expect(reason('fulfil', { payment: 'paid', fulfilment: 'shipped' })).toBe('already_fulfilled')
    expect(reason('pack', { payment: 'paid', fulfilment: 'packed' })).toBe('already_packed')
    expect(reason('complete', { payment: 'paid' })).toBe('not_fulfilled')
    expect(reason('track', { payment: 'paid' })).toBe('not_fulfilled')
    expect(reason('track', { payment: 'paid', fulfilment: 'delivered', ships: false })).toBe('no_parcel')
    expect(reason('track', { order: 'cancelled', fulfilment: 'returned' })).toBe('order_cancelled')
    expect(reason('complete', { paymentKind: 'cod', fulfilment: 'shipped' })).toBe('not_paid')
    expect(reason('cancel', { payment: 'paid' })).toBe('refund_first')
    expect(reason('cancel', { payment: 'paid', fulfilment: 'shipped' })).toBe('already_fulfilled')
    expect(reason('cancel', { payment: 'checking', proof: 'uploaded' })).toBe('slip_waiting')
    expect(reason('approve_proof', { proof: 'rejected' })).toBe('no_slip')
    expect(reason('approve_proof', { order: 'expired', proof: 'checking' })).toBeNull()
    expect(reason('approve_proof', { order: 'expired', proof: 'rejected' })).toBe('order_expired')
    expect(reason('approve_proof', { order: 'cancelled', proof: 'checking' })).toBe('order_cancelled')
    expect(reason('reject_proof', { order: 'expired', proof: 'checking' })).toBe('order_expired')
    expect(reason('record_payment', { payment: 'paid' })).toBe('already_paid')
    expect(reason('refund', {})).toBe('nothing_received')
  })

  it('needs an area of work that exists', () => {
    for (const action of sellerActionNames) expect(isWork(sellerActions[action].work)).toBe(true)
  })
})

describe('what a buyer may do', () => {
  it.each<[string, Partial<OrderFacts>, string[]]>([
    ['waiting for a transfer', {}, ['upload_proof', 'cancel']],
    ['slip refused', { proof: 'rejected' }, ['upload_proof', 'cancel']],
    ['slip being checked', { payment: 'checking', proof: 'checking' }, []],
    ['to pay online', { paymentKind: 'gateway' }, ['pay', 'cancel']],
    ['online payment failed', { paymentKind: 'gateway', payment: 'failed' }, ['pay', 'cancel']],
    ['bank still deciding', { paymentKind: 'gateway', payment: 'pending' }, []],
    ['cash on delivery', { paymentKind: 'cod' }, ['cancel']],
    ['cash on its way', { paymentKind: 'cod', fulfilment: 'shipped' }, []],
    ['paid', { payment: 'paid' }, []],
    ['expired', { order: 'expired' }, []],
    ['free', { payment: 'paid', isMoneyHeld: false }, ['cancel']],
    ['free, and served', { payment: 'paid', isMoneyHeld: false, fulfilment: 'delivered', ships: false }, []],
    [
      'free, and opened by itself',
      { payment: 'paid', isMoneyHeld: false, fulfilment: 'delivered', ships: false, isByItself: true },
      ['cancel'],
    ],
    ['paid, and opened by itself', { payment: 'paid', fulfilment: 'delivered', ships: false, isByItself: true }, []],
    ['refunded', { payment: 'refunded' }, []],
  ])('%s', (_, facts, actions) => expect(buyerActions(facts)).toEqual(actions))
})

const whatGoesOn: ReadonlySet<OrderFacts['order']> = new Set(['open'])

it('leaves no open order without a way to its end, by the seller alone', () => {
  for (const paymentKind of paymentKinds) {
    for (const ships of [true, false]) {
      const states = reach({ ...open, paymentKind, ships }, ships)
      expect(states.length).toBeGreaterThan(10)
      for (const state of states) {
        const ends = reach(state, ships, 'seller').filter((facts) => !whatGoesOn.has(facts.order))
        expect({ state, hasEnd: ends.length > 0 }).toEqual({ state, hasEnd: true })
      }
    }
  }
})

// Every state that open actions (and, for all, slips, banks and buyers) can lead to.
function reach(start: OrderFacts, ships: boolean, by: 'seller' | 'all' = 'all'): OrderFacts[] {
  const seen = new Map([[JSON.stringify(start), start]])
  for (const facts of seen.values()) {
    const bySeller = sellerActionNames
      .filter((action) => whyNot(action, facts) === null)
      .flatMap((action) => effects(action, facts, ships))
    const next = by === 'all' ? [...bySeller, ...others(facts)] : bySeller
    for (const after of next) {
      const one = { ...after, isMoneyHeld: holding.has(after.payment) }
      seen.set(JSON.stringify(one), seen.get(JSON.stringify(one)) ?? one)
    }
  }
  return [...seen.values()]
}

function effects(action: SellerAction, facts: OrderFacts, ships: boolean): OrderFacts[] {
  switch (action) {
    case 'approve_proof':
      return [
        { ...facts, proof: 'approved', payment: 'paid' },
        { ...facts, proof: 'approved', payment: 'partially_paid' },
      ]
    case 'reject_proof':
      return [{ ...facts, proof: 'rejected', payment: 'unpaid' }]
    case 'record_payment':
      return (['paid', 'overpaid', 'partially_paid'] as const).map((payment) => ({ ...facts, payment }))
    case 'refund':
      return facts.payment === 'partially_paid'
        ? [{ ...facts, payment: 'refunded' }]
        : [
            { ...facts, payment: 'refunded' },
            { ...facts, payment: 'partially_refunded' },
          ]
    case 'pack':
      return [{ ...facts, fulfilment: 'packed' }]
    case 'fulfil':
      return [{ ...facts, fulfilment: afterFulfil(ships) }]
    case 'complete':
      return [{ ...facts, fulfilment: afterComplete, order: 'completed' }]
    case 'cancel':
      return [{ ...facts, fulfilment: afterCancel[facts.fulfilment].fulfilment, order: 'cancelled' }]
    case 'edit':
      return facts.payment === 'paid'
        ? [
            { ...facts, payment: 'partially_paid' },
            { ...facts, payment: 'overpaid' },
          ]
        : [facts]
    case 'track':
    case 'add_note':
      return []
  }
}

function others(facts: OrderFacts): OrderFacts[] {
  const uploads: OrderFacts[] =
    whyNotForBuyer('upload_proof', facts) === null ? [{ ...facts, proof: 'uploaded', payment: 'checking' }] : []
  const bank: OrderFacts[] =
    whyNotForBuyer('pay', facts) === null || facts.payment === 'pending'
      ? (['pending', 'failed', 'paid'] as const).map((payment) => ({ ...facts, payment }))
      : []
  return [...uploads, ...bank]
}
