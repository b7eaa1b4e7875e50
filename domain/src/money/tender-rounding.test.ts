import fc from 'fast-check'
import { expect, it } from 'vitest'
import { currencyCodes } from './currencies.ts'
import { formatRinggit, parseRinggit } from './ringgit.ts'
import { sen } from './sen.ts'
import { cashRoundings, roundCash, takePayment, type Tender } from './tender-rounding.ts'

const tenders: readonly Tender[] = ['cash', 'counter', 'remote']

// V12: a balance, and what is taken for it in cash.
it.each([
  ['82.01', '82.00'],
  ['82.02', '82.00'],
  ['82.03', '82.05'],
  ['82.04', '82.05'],
  ['82.05', '82.05'],
  ['82.06', '82.05'],
  ['82.07', '82.05'],
  ['82.08', '82.10'],
  ['82.09', '82.10'],
])('takes for %s in cash %s', (balance, taken) => {
  const { tender } = roundCash({ balance: parseRinggit(balance)!, currency: 'MYR' }, 'cash', 'cash')
  expect(formatRinggit(tender)).toBe(taken)
})

it('settles every balance exactly, moves it by two sen at most, and only where the shop rounds', () => {
  fc.assert(
    fc.property(
      fc.nat().map(sen),
      fc.constantFrom(...cashRoundings),
      fc.constantFrom(...tenders),
      (balance, setting, by) => {
        const { tender, rounding } = roundCash({ balance, currency: 'MYR' }, setting, by)
        expect(tender + rounding).toBe(balance)
        expect(Math.abs(rounding)).toBeLessThanOrEqual(2)
        const rounds = { cash: ['cash'], counter_all: ['cash', 'counter'], off: [''] }[setting].includes(by)
        if (rounds) expect(tender % 5).toBe(0)
        else expect(rounding).toBe(0)
      },
    ),
  )
})

it('takes only what coins and notes make in rounded cash, and what it takes and rounds settles the balance or is less', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 20_000 }).map(sen),
      fc.nat({ max: 20_000 }).map(sen),
      fc.constantFrom(...cashRoundings),
      fc.constantFrom(...tenders),
      (balance, typed, setting, by) => {
        const found = takePayment({ balance, currency: 'MYR' }, setting, by, typed)
        const isCash = setting !== 'off' && by === 'cash'
        if ('refusal' in found) {
          expect([
            isCash,
            found.above - found.below,
            found.below < typed && typed < found.above,
            found.below % 5,
          ]).toEqual([true, 5, true, 0])
          return
        }
        if (isCash) expect(found.amount % 5).toBe(0)
        else expect(found.amount).toBe(typed)
        // A rounding stands only where nothing is left to pay.
        if (found.rounding !== 0) expect(found.amount).toBeGreaterThanOrEqual(balance - found.rounding)
        expect(Math.abs(found.rounding)).toBeLessThanOrEqual(2)
      },
    ),
  )
})

it('rounds no other money', () => {
  fc.assert(
    fc.property(
      fc.nat().map(sen),
      fc.constantFrom(...currencyCodes.filter((code) => code !== 'MYR')),
      (balance, currency) => {
        expect(roundCash({ balance, currency }, 'counter_all', 'cash')).toEqual({ tender: balance, rounding: 0 })
      },
    ),
  )
})

it('takes nothing where nothing is owed', () => {
  expect(roundCash({ balance: sen(0), currency: 'MYR' }, 'cash', 'cash')).toEqual({ tender: 0, rounding: 0 })
  expect(roundCash({ balance: sen(-3), currency: 'MYR' }, 'cash', 'cash')).toEqual({ tender: 0, rounding: 0 })
  expect(roundCash({ balance: sen(2), currency: 'MYR' }, 'cash', 'cash')).toEqual({ tender: 0, rounding: 2 })
})
