import { withoutSign } from '../money/amount.ts'
import { currencySign, minorDigits, type Currency } from '../money/currencies.ts'
import { formatDecimal, parseDecimal } from '../money/decimal.ts'
import { groupDecimal } from '../money/minor-units.ts'
import type { Sen } from '../money/sen.ts'
import type { Lang } from '../text/lang.ts'

declare const unitPriceBrand: unique symbol

/** The price of one: a whole number of ten-thousandths of a ringgit (RM 1.005 = 10,050) or of a unit of another currency, 0 or more. */
export type UnitPrice = number & { readonly [unitPriceBrand]: true }

/** Names a whole number of ten-thousandths of a ringgit. Throws RangeError below 0, for a fraction or one too large to be exact. */
export function unitPrice(price: number): UnitPrice {
  if (!Number.isSafeInteger(price) || price < 0)
    throw new RangeError(`not a unit price in ten-thousandths of a ringgit: ${price}`)
  return price as UnitPrice // the brand is earned by the check
}

/** The unit price that an amount of whole sen is. Throws RangeError below 0 or when it is too large to be exact. */
export const unitPriceOfSen = (amount: Sen): UnitPrice => unitPrice(amount * 100)

/** Reads what `parseAmount` reads, with up to four decimals whatever the currency; null when it is none, negative or finer. */
export function parseUnitPrice(text: string, currency: Currency): UnitPrice | null {
  const price = parseDecimal(withoutSign(text, currency), 4)
  return price === null ? null : unitPrice(price)
}

/** At least the decimals of the currency, no grouping, as on the wire: "50.00", "1.005", "50" yen (CONTRACT §1). */
export const formatUnitPrice = (price: UnitPrice, currency: Currency): string =>
  formatDecimal(price, 4, minorDigits[currency])

/** As shown to people: "RM 1,234.50", "RM 1,234.505". */
export const displayUnitPrice = (price: UnitPrice, currency: Currency, lang: Lang): string =>
  `${currencySign(currency)} ${groupDecimal(formatUnitPrice(price, currency), lang)}`
