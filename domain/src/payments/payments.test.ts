import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { noSen, sen } from '../money/sen.ts'
import { plusMinutes } from '../time/malaysia.ts'
import { afterReport, attemptStates, isUndecided, nextAttempt } from './attempts.ts'
import { firstDeadline, holdMinutes, nextDeadline, type HoldFacts } from './deadline.ts'
import { isPaymentKind, paymentKindRules, paymentKinds } from './methods.ts'
import { nextProof, proofMayBecome, proofStates, proofWaits } from './proofs.ts'
import { settle } from './settle.ts'

const placedAt = new Date('2026-11-20T04:00:00Z')
const inMinutes = (minutes: number) => plusMinutes(placedAt, minutes)

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

describe('deadlines', () => {
  const facts: HoldFacts = {
    kind: 'gateway',
    wish: null,
    placedAt,
    deadline: inMinutes(30),
    attempt: null,
    proof: 'none',
  }

  it('are half an hour at a gateway, a day or what the seller says for transfers, none for cash', () => {
    expect(paymentKinds).toEqual(['gateway', 'bank_transfer', 'cod', 'qr'])
    const first = paymentKinds.map((kind) => firstDeadline(kind, null, placedAt))
    expect(first).toEqual([inMinutes(30), inMinutes(24 * 60), null, inMinutes(24 * 60)])
    expect(holdMinutes('bank_transfer', 48 * 60)).toBe(48 * 60)
    expect(holdMinutes('bank_transfer', 1)).toBe(24 * 60)
    expect(holdMinutes('gateway', 600)).toBe(120)
    expect(holdMinutes('cod', 60)).toBeNull()
    for (const kind of paymentKinds)
      expect(paymentKindRules[kind].redirects && paymentKindRules[kind].slips).toBe(false)
    expect([isPaymentKind('qr'), isPaymentKind('valueOf')]).toEqual([true, false])
  })

  it('are armed again while the bank decides, for as long as it takes', () => {
    expect(nextDeadline({ ...facts, attempt: 'pending' }, inMinutes(20))).toEqual(inMinutes(50))
    expect(nextDeadline({ ...facts, attempt: 'pending', deadline: inMinutes(500) }, inMinutes(490))).toEqual(
      inMinutes(520),
    )
    expect(nextDeadline({ ...facts, attempt: 'failed' }, inMinutes(20))).toEqual(inMinutes(30))
  })

  it('give a new attempt its time, but not for ever', () => {
    expect(nextDeadline({ ...facts, attempt: 'created' }, inMinutes(25))).toEqual(inMinutes(55))
    expect(nextDeadline({ ...facts, attempt: 'created', deadline: inMinutes(119) }, inMinutes(118))).toEqual(
      inMinutes(120),
    )
  })

  it('rest while a slip waits and give a second chance after a refused one', () => {
    const slip: HoldFacts = { ...facts, kind: 'bank_transfer', deadline: inMinutes(24 * 60) }
    expect(nextDeadline({ ...slip, proof: 'checking' }, inMinutes(60))).toBeNull()
    expect(nextDeadline({ ...slip, deadline: null, proof: 'rejected' }, inMinutes(3000))).toEqual(
      inMinutes(3000 + 24 * 60),
    )
    expect(nextDeadline({ ...slip, kind: 'cod' }, inMinutes(60))).toBeNull()
  })

  it('never come earlier than they were', () => {
    const some = fc.record({
      kind: fc.constantFrom(...paymentKinds),
      wish: fc.option(fc.integer({ min: 1, max: 5000 }), { nil: null }),
      placedAt: fc.constant(placedAt),
      deadline: fc.integer({ min: 1, max: 5000 }).map(inMinutes),
      attempt: fc.option(fc.constantFrom(...attemptStates), { nil: null }),
      proof: fc.constantFrom(...proofStates),
    })
    fc.assert(
      fc.property(some, fc.integer({ min: 0, max: 5000 }), (given, minutes) => {
        const next = nextDeadline(given, inMinutes(minutes))
        if (next !== null) expect(next.getTime()).toBeGreaterThanOrEqual(given.deadline.getTime())
      }),
    )
  })
})
