import fc from 'fast-check'
import { expect, it } from 'vitest'
import { noSen, sen, type Sen } from '../money/sen.ts'
import { attemptStates } from '../payments/attempts.ts'
import { proofStates } from '../payments/proofs.ts'
import { settle } from '../payments/settle.ts'
import { amountBack, amountDue, amountHeld, judgeRefund, paymentStatus, type Ledger } from './payment-status.ts'
import { mayFollow } from './statuses.ts'

const ledger = (total: number, paid: number, refunded = 0): Ledger => ({
  total: sen(total),
  paid: sen(paid),
  refunded: sen(refunded),
})
const attempt = fc.option(fc.constantFrom(...attemptStates), { nil: null })
const proof = fc.constantFrom(...proofStates)

it.each([
  [ledger(100, 0), null, 'none', 'unpaid'],
  [ledger(100, 0), 'created', 'none', 'unpaid'],
  [ledger(100, 0), 'pending', 'none', 'pending'],
  [ledger(100, 0), 'failed', 'none', 'failed'],
  [ledger(100, 0), null, 'uploaded', 'checking'],
  [ledger(100, 40), 'failed', 'rejected', 'partially_paid'],
  [ledger(100, 40), null, 'checking', 'checking'],
  [ledger(100, 100), 'failed', 'checking', 'paid'],
  [ledger(100, 120), null, 'none', 'overpaid'],
  [ledger(100, 120, 20), null, 'none', 'paid'],
  [ledger(100, 100, 30), null, 'none', 'partially_refunded'],
  [ledger(100, 100, 100), null, 'none', 'refunded'],
  [ledger(100, 40, 40), null, 'none', 'refunded'],
  [ledger(0, 0), null, 'none', 'paid'],
] as const)('%o, attempt %s, slip %s: %s', (money, tried, slip, status) =>
  expect(paymentStatus(money, tried, slip)).toBe(status),
)

it.each([
  [ledger(9591, 17682), 8091],
  [ledger(9591, 17682, 8091), 0],
  [ledger(9591, 17682, 5000), 3091],
  [ledger(100, 100, 30), 0],
  [ledger(100, 40), 0],
])('%o: %d is to go back', (money, back) => expect(amountBack(money)).toBe(back))

it('never calls anything paid without the money, whatever is tried or uploaded', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1000 }),
      fc.nat({ max: 1000 }),
      attempt,
      proof,
      (total, paid, tried, slip) => {
        const status = paymentStatus(ledger(total, paid), tried, slip)
        expect(status === 'paid' || status === 'overpaid').toBe(paid >= total)
      },
    ),
  )
})

type Step =
  | { receive: number }
  | { refund: number }
  | { tried: (typeof attemptStates)[number]; slip: (typeof proofStates)[number] }

it('moves only along its table, keeps every sen, and owes nothing once paid', () => {
  const amount = fc.integer({ min: 1, max: 150 })
  const step: fc.Arbitrary<Step> = fc.oneof(
    fc.record({ receive: amount }),
    fc.record({ refund: amount }),
    fc.record({ tried: fc.constantFrom(...attemptStates), slip: proof }),
  )
  fc.assert(
    fc.property(fc.constant(100), fc.boolean(), fc.array(step, { maxLength: 12 }), (total, sellerRecords, steps) => {
      let money = ledger(total, 0)
      let [tried, slip]: [(typeof attemptStates)[number] | null, (typeof proofStates)[number]] = [null, 'none']
      let queued = 0
      let received = 0
      for (const one of steps) {
        const before = paymentStatus(money, tried, slip)
        if ('receive' in one) {
          // What a seller types in is booked whole; what a gateway brings beyond the due is queued.
          const { toOrder, toQueue } = settle({ due: amountDue(money), received: sen(one.receive), orderIsOpen: true })
          const whole = sellerRecords && amountDue(money) > 0
          money = { ...money, paid: sen(money.paid + (whole ? one.receive : toOrder)) }
          queued += whole ? 0 : toQueue
          received += one.receive
        } else if ('refund' in one) {
          if (judgeRefund(money, sen(one.refund)) === null)
            money = { ...money, refunded: sen(money.refunded + one.refund) }
        } else [tried, slip] = [one.tried, one.slip]
        const after = paymentStatus(money, tried, slip)
        if (after !== before)
          expect({ before, after, may: mayFollow.payment(before, after) }).toEqual({ before, after, may: true })
        expect(money.paid + queued).toBe(received)
        expect(amountHeld(money)).toBeGreaterThanOrEqual(0)
        if (after === 'paid' || after === 'overpaid') expect(amountDue(money)).toBe(0)
      }
    }),
    { numRuns: 3000 },
  )
})

it('refuses refunds that the ledger cannot carry, with the reason', () => {
  const reason = (money: Ledger, amount: Sen) => judgeRefund(money, amount)?.reason ?? null
  expect(reason(ledger(100, 100), sen(100))).toBeNull()
  expect(reason(ledger(100, 100, 30), sen(71))).toBe('more_than_held')
  expect(reason(ledger(100, 0), sen(1))).toBe('nothing_received')
  expect(reason(ledger(100, 100), noSen)).toBe('not_positive')
  expect(reason(ledger(100, 40), sen(10))).toBe('part_of_part_payment')
  expect(reason(ledger(100, 40), sen(40))).toBeNull()
})
