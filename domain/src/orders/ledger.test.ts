import fc from 'fast-check'
import { expect, it } from 'vitest'
import { add, noSen, sen, type Sen } from '../money/sen.ts'
import { takePayment, type Tender } from '../money/tender-rounding.ts'
import { attemptStates } from '../payments/attempts.ts'
import { proofStates } from '../payments/proofs.ts'
import { settle } from '../payments/settle.ts'
import { amountBack, amountDue, amountHeld, judgeRefund, paymentStatus, type Ledger } from './payment-status.ts'
import { mayFollow } from './statuses.ts'

const ledger = (total: number, paid: number, refunded = 0, rounding = 0): Ledger => ({
  total: sen(total),
  paid: sen(paid),
  refunded: sen(refunded),
  rounding: sen(rounding),
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
  [ledger(2601, 2600, 0, 1), null, 'none', 'paid'],
  [ledger(2603, 2605, 0, -2), null, 'none', 'paid'],
  [ledger(2601, 2600, 2600, 1), null, 'none', 'refunded'],
  [ledger(2603, 2605, 5, -2), null, 'none', 'partially_refunded'],
  [ledger(2603, 2603, 0, -2), null, 'none', 'partially_paid'],
  [ledger(2, 0, 0, 2), null, 'none', 'paid'],
] as const)('%o, attempt %s, slip %s: %s', (money, tried, slip, status) =>
  expect(paymentStatus(money, tried, slip)).toBe(status),
)

it.each([
  [ledger(9591, 17682), 8091],
  [ledger(9591, 17682, 8091), 0],
  [ledger(9591, 17682, 5000), 3091],
  [ledger(100, 100, 30), 0],
  [ledger(100, 40), 0],
  [ledger(2603, 2605, 0, -2), 0],
  [ledger(2003, 2605, 0, -2), 600],
  // Never more than is held, whatever an edit leaves of the total.
  [ledger(0, 2600, 0, 1), 2600],
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

it('is settled by coins for what transfers left, to the sen, and by nothing but two sen of rounding', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 1_000_000 }).map(sen),
      fc.array(fc.nat({ max: 1_000_000 }), { maxLength: 4 }),
      fc.array(fc.nat({ max: 200_000 }), { maxLength: 3 }),
      fc.nat({ max: 1_000_000 }),
      (total, transfers, notes, back) => {
        let money: Ledger = { ...ledger(total, 0) }
        const take = (typed: Sen, by: Tender) => {
          const taken = takePayment({ balance: amountDue(money), currency: 'MYR' }, 'cash', by, typed)
          if ('refusal' in taken) throw new RangeError('no such coins')
          money = { ...money, paid: add(money.paid, taken.amount), rounding: add(money.rounding, taken.rounding) }
          return taken
        }
        for (const part of transfers) if (part > 0 && part < amountDue(money)) take(sen(part), 'remote')
        // Coins that leave more than coins can settle are not rounded.
        for (const part of notes.map((five) => sen(five * 5)))
          if (part > 0 && part < amountDue(money) - 2) expect(take(part, 'cash').rounding).toBe(0)
        const before = money
        const { amount, rounding } = take(amountDue(money), 'cash')
        expect(amount % 5).toBe(0)
        expect(Math.abs(rounding)).toBeLessThanOrEqual(2)
        expect([amountDue(money), amountBack(money), paymentStatus(money, null, 'none')]).toEqual([0, 0, 'paid'])
        expect(amountHeld(money)).toBe(before.paid + amount)
        expect(money.total).toBe(total)
        // What is held goes back and no sen more; all of it is all.
        const refunded = sen(Math.min(back, money.paid))
        if (refunded > 0) expect(judgeRefund(money, refunded)).toBeNull()
        expect(judgeRefund(money, sen(money.paid + 1))).not.toBeNull()
        const after = { ...money, refunded }
        expect(amountHeld(after)).toBe(money.paid - refunded)
        expect(amountDue(after)).toBe(0)
        expect(paymentStatus(after, null, 'none')).toBe(
          refunded === 0 ? 'paid' : refunded === money.paid ? 'refunded' : 'partially_refunded',
        )
      },
    ),
    { numRuns: 2000 },
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
