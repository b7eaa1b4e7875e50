declare const senBrand: unique symbol

/** An amount of money: a whole number of sen (1 RM = 100 sen), always a safe integer; of a foreign invoice, of its currency's smallest unit. */
export type Sen = number & { readonly [senBrand]: true }

/** Names a whole number as sen. Throws RangeError when it is a fraction or too large to be exact. */
export function sen(amount: number): Sen {
  if (!Number.isSafeInteger(amount)) throw new RangeError(`not a whole, exact number of sen: ${amount}`)
  return (amount === 0 ? 0 : amount) as Sen // the brand is earned by the check; -0 would print as "-0.00"
}

export const noSen: Sen = sen(0)

/** a + b in sen. Throws RangeError on overflow. */
export const add = (a: Sen, b: Sen): Sen => sen(a + b)

/** a − b in sen; may be negative. Throws RangeError on overflow. */
export const subtract = (a: Sen, b: Sen): Sen => sen(a - b)

/** An amount times a whole count. Throws RangeError when the count is no whole number or the result is too large. */
export function times(amount: Sen, count: number): Sen {
  if (!Number.isSafeInteger(count)) throw new RangeError(`not a whole count: ${count}`)
  return sen(amount * count)
}

/** The sum in sen, 0 for none. Throws RangeError on overflow. */
export const sum = (amounts: readonly Sen[]): Sen => amounts.reduce(add, noSen)

/** The smaller of two amounts. */
export const lesser = (a: Sen, b: Sen): Sen => (a < b ? a : b)

/** The larger of two amounts. */
export const greater = (a: Sen, b: Sen): Sen => (a > b ? a : b)
