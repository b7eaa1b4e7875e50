import type { Currency } from './currencies.ts'
import { noSen, sen, subtract, type Sen } from './sen.ts'

/** Where money is taken: coins and notes, over the counter without them, or from afar. */
export type Tender = 'cash' | 'counter' | 'remote'

/** What a shop rounds to five sen: coins and notes, everything paid over the counter, or nothing. */
export const cashRoundings = ['cash', 'counter_all', 'off'] as const

export type CashRounding = (typeof cashRoundings)[number]

/**
 * What settles a balance by this tender: `tender` is taken, `rounding` (−2 to +2 sen, above 0 when less is taken) goes
 * beside it into the ledger, and together they are the balance. A balance of 1 or 2 sen in cash takes nothing.
 * Only ringgit has no smaller coin than five sen.
 */
export function roundCash(
  { balance, currency }: { balance: Sen; currency: Currency },
  setting: CashRounding,
  by: Tender,
): { tender: Sen; rounding: Sen } {
  if (balance <= 0) return { tender: noSen, rounding: noSen }
  const tender = currency === 'MYR' && isRounded(setting, by) ? round5(balance) : balance
  return { tender, rounding: subtract(balance, tender) }
}

/** What a typed payment takes and rounds, or the nearest amounts that coins and notes make. */
export type Taken = { amount: Sen; rounding: Sen } | { refusal: 'no_such_coins'; below: Sen; above: Sen }

/**
 * A payment as a seller typed it. In rounded cash, the balance itself is settled by what coins make of it, which may be
 * nothing; every other amount must be made of coins. A payment that leaves a rest is not rounded, nor is one over the counter that is exact.
 */
export function takePayment(
  due: { balance: Sen; currency: Currency },
  setting: CashRounding,
  by: Tender,
  typed: Sen,
): Taken {
  const { tender, rounding } = roundCash(due, setting, by)
  const isCash = due.currency === 'MYR' && setting !== 'off' && by === 'cash'
  const closes = due.balance > 0 && (typed === due.balance || (typed === noSen && tender === noSen))
  if (closes) return isCash ? { amount: tender, rounding } : { amount: typed, rounding: noSen }
  if (isCash && typed % smallestCoin !== 0) {
    const below = sen(typed - (typed % smallestCoin))
    return { refusal: 'no_such_coins', below, above: sen(below + smallestCoin) }
  }
  return { amount: typed, rounding: typed >= tender ? rounding : noSen }
}

const smallestCoin = 5

/** Whether coins and notes make an amount. */
export const isMadeOfCoins = (amount: Sen): boolean => amount % smallestCoin === 0

// Bank Negara's rounding: 1, 2, 6 and 7 sen go down, 3, 4, 8 and 9 up.
const round5 = (amount: Sen): Sen => sen(Math.floor((amount + 2) / 5) * 5)

const isRounded = (setting: CashRounding, by: Tender): boolean =>
  setting !== 'off' && (by === 'cash' || (by === 'counter' && setting === 'counter_all'))
