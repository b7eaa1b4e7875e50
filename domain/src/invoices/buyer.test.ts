import fc from 'fast-check'
import { expect, it } from 'vitest'
import { noSen, sen } from '../money/sen.ts'
import { attemptStates } from '../payments/attempts.ts'
import {
  buyerInvoiceActions,
  buyerInvoiceState,
  minPayment,
  mayPayPart,
  whyNotForInvoiceBuyer,
  type BuyerInvoiceFacts,
} from './buyer.ts'

const owed: BuyerInvoiceFacts = {
  isVoid: false,
  balance: sen(5000),
  settled: noSen,
  forgiven: noSen,
  isOverdue: false,
  slip: 'none',
  attempt: null,
  isForeign: false,
}

it.each([
  ['awaiting', {}],
  ['awaiting', { slip: 'approved', attempt: 'failed' }],
  ['partial', { settled: sen(100) }],
  ['overdue', { isOverdue: true, settled: sen(100) }],
  ['rejected', { slip: 'rejected', isOverdue: true }],
  ['checking', { slip: 'uploaded' }],
  ['bank_deciding', { attempt: 'pending', slip: 'uploaded' }],
  ['paid', { balance: noSen, settled: sen(5000) }],
  ['paid', { balance: noSen }],
  ['paid', { balance: noSen, settled: sen(1), forgiven: sen(4999) }],
  ['credited', { balance: noSen, forgiven: sen(5000) }],
  ['void', { isVoid: true, balance: noSen, settled: sen(5000) }],
] as const)('is %s with %j', (state, change) => expect(buyerInvoiceState({ ...owed, ...change })).toBe(state))

it('is open to be paid and to take a slip while something is owed', () => {
  for (const action of buyerInvoiceActions) {
    expect(whyNotForInvoiceBuyer(action, owed)).toBeNull()
    expect(whyNotForInvoiceBuyer(action, { ...owed, balance: noSen })).toBe('already_paid')
    expect(whyNotForInvoiceBuyer(action, { ...owed, isVoid: true, balance: noSen })).toBe('is_void')
  }
  expect(whyNotForInvoiceBuyer('pay', { ...owed, attempt: 'pending' })).toBe('bank_deciding')
  expect(whyNotForInvoiceBuyer('pay', { ...owed, isForeign: true })).toBe('ringgit_only')
  expect(whyNotForInvoiceBuyer('upload_proof', { ...owed, isForeign: true })).toBeNull()
  expect(whyNotForInvoiceBuyer('upload_proof', { ...owed, attempt: 'pending' })).toBeNull()
  expect(whyNotForInvoiceBuyer('upload_proof', { ...owed, slip: 'uploaded' })).toBe('slip_waiting')
  expect(whyNotForInvoiceBuyer('pay', { ...owed, slip: 'uploaded' })).toBeNull()
})

it('never asks for money for what is void or settled', () => {
  const facts = fc.record({
    isVoid: fc.boolean(),
    balance: fc.nat(9999).map(sen),
    settled: fc.nat(9999).map(sen),
    forgiven: fc.nat(9999).map(sen),
    isOverdue: fc.boolean(),
    slip: fc.constantFrom('none' as const, 'uploaded' as const, 'approved' as const, 'rejected' as const),
    attempt: fc.option(fc.constantFrom(...attemptStates), { nil: null }),
    isForeign: fc.boolean(),
  })
  fc.assert(
    fc.property(facts, (some) => {
      const asksNothing = ['void', 'paid', 'credited'].includes(buyerInvoiceState(some))
      expect(asksNothing).toBe(some.isVoid || some.balance === 0)
      if (asksNothing)
        expect(buyerInvoiceActions.map((action) => whyNotForInvoiceBuyer(action, some))).not.toContain(null)
    }),
  )
})

it('takes a part from a ringgit on, and never more than is due', () => {
  expect([100, 99, 5000, 5001, 0].map((amount) => mayPayPart(sen(amount), sen(5000)))).toEqual([
    true,
    false,
    true,
    false,
    false,
  ])
  expect([minPayment(sen(45)), minPayment(sen(100)), minPayment(sen(5000))]).toEqual([45, 100, 100])
  expect([mayPayPart(sen(45), sen(45)), mayPayPart(sen(44), sen(45))]).toEqual([true, false])
})
