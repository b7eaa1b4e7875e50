import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noSen, sen } from '../money/sen.ts'
import { afterReport, attemptStates, isUndecided, nextAttempt } from './attempts.ts'
import { nextProof, proofMayBecome, proofStates, proofWaits } from './proofs.ts'
import { settle } from './settle.ts'

describe('attempts', () => {
  it('end alike in whatever order reports arrive, and however often', () => {
    const reports = fc.array(fc.constantFrom(...attemptStates), { maxLength: 8 })
    const twisted = reports.chain((some) =>
      fc.tuple(fc.constant(some), fc.shuffledSubarray([...some, ...some], { minLength: some.length * 2 })),
    )
    fc.assert(
      fc.property(twisted, ([some, other]) => {
        expect(other.reduce(afterReport, 'created')).toBe(some.reduce(afterReport, 'created'))
      }),
      { numRuns: 1000 },
    )
  })

  it('never lose money that came', () => {
    for (const state of attemptStates) expect(afterReport(state, 'paid')).toBe('paid')
    for (const report of attemptStates) expect(afterReport('paid', report)).toBe('paid')
  })

  it('can always go on until paid', () => {
    for (const state of attemptStates) expect(nextAttempt[state].length === 0).toBe(state === 'paid')
    expect(attemptStates.filter(isUndecided)).toEqual(['created', 'pending'])
  })
})

describe('slips', () => {
  it('end only when approved or expired, and are never approved unseen', () => {
    expect(proofStates.filter((state) => nextProof[state].length === 0)).toEqual(['approved', 'expired'])
    expect(proofStates.filter((state) => proofMayBecome(state, 'approved'))).toEqual(['uploaded', 'checking'])
    expect(proofStates.filter((state) => proofMayBecome(state, 'uploaded'))).toEqual(['none', 'rejected'])
  })

  it('do not expire while they wait for the seller', () => {
    for (const state of proofStates.filter(proofWaits)) expect(proofMayBecome(state, 'expired')).toBe(false)
  })
})

describe('settle', () => {
  it.each([
    [5600, 5600, true, { kind: 'exact', toOrder: 5600, toQueue: 0, stillDue: 0 }],
    [5600, 5000, true, { kind: 'short', toOrder: 5000, toQueue: 0, stillDue: 600 }],
    [5600, 6000, true, { kind: 'excess', toOrder: 5600, toQueue: 400, stillDue: 0 }],
    [0, 100, true, { kind: 'excess', toOrder: 0, toQueue: 100, stillDue: 0 }],
    [5600, 5600, false, { kind: 'late', toOrder: 0, toQueue: 5600, stillDue: 0 }],
  ])('due %i, received %i, open %s', (due, received, orderIsOpen, settled) => {
    expect(settle({ due: sen(due), received: sen(received), orderIsOpen })).toEqual(settled)
  })

  it('keeps every sen', () => {
    const amount = fc.nat({ max: 1_000_000 })
    fc.assert(
      fc.property(amount, amount, fc.boolean(), (due, received, orderIsOpen) => {
        const { toOrder, toQueue, stillDue } = settle({ due: sen(due), received: sen(received + 1), orderIsOpen })
        expect(toOrder + toQueue).toBe(received + 1)
        expect(toOrder).toBeLessThanOrEqual(due)
        if (orderIsOpen) expect(toOrder + stillDue).toBe(due)
      }),
    )
    expect(() => settle({ due: sen(1), received: noSen, orderIsOpen: true })).toThrow(RangeError)
  })
})
