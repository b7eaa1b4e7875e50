/** The currencies that an invoice may be in, with the decimals of their smallest unit (ISO 4217). */
export const minorDigits = {
  MYR: 2,
  SGD: 2,
  BND: 2,
  USD: 2,
  IDR: 2,
  THB: 2,
  PHP: 2,
  VND: 0,
  CNY: 2,
  HKD: 2,
  TWD: 2,
  JPY: 0,
  KRW: 0,
  INR: 2,
  AUD: 2,
  NZD: 2,
  GBP: 2,
  EUR: 2,
  SAR: 2,
  AED: 2,
  KWD: 3,
  BHD: 3,
} as const satisfies Record<string, 0 | 2 | 3>

export type Currency = keyof typeof minorDigits

export const currencyCodes = Object.keys(minorDigits) as Currency[] // the keys of a literal without further ones

/** What a shop keeps its books in. */
export const ringgit = 'MYR' satisfies Currency

/** Reads "SGD", "sgd" or "RM"; null when it is none of ours. */
export function readCurrency(text: string): Currency | null {
  const code = text.trim().toUpperCase()
  return code === 'RM' ? ringgit : (currencyCodes.find((known) => known === code) ?? null)
}

/** A currency that this product wrote itself. Throws RangeError for another text. */
export function currencyOf(text: string): Currency {
  const currency = readCurrency(text)
  if (currency === null) throw new RangeError(`no currency: ${text}`)
  return currency
}

/** What a currency is called on the wire and on paper: `RM`, else its ISO code. Alike in Malay, English and Chinese, and never another dollar's sign. */
export const currencySign = (currency: Currency): string => (currency === ringgit ? 'RM' : currency)
