import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { amountIn, displayAmount, formatAmount, parseAmount } from './amount.ts'
import { currencyCodes, currencyOf, currencySign, minorDigits, readCurrency } from './currencies.ts'
import {
  exchangeRate,
  formatExchangeRate,
  maxExchangeRate,
  parseExchangeRate,
  ringgitOf,
  ringgitOfParts,
  type ExchangeRate,
} from './exchange-rate.ts'
import { displayRinggit, formatRinggit, parseRinggit } from './ringgit.ts'
import { sen, sum } from './sen.ts'

const someCurrency = fc.constantFrom(...currencyCodes)
const someAmount = fc.integer({ min: 0, max: 99_999_999_999 }).map(sen)
const someRate = fc.integer({ min: 1, max: maxExchangeRate }).map(exchangeRate)

describe('an amount of a currency', () => {
  it.each([
    ['1,234.5', 'SGD', 123_450],
    ['SGD 5', 'SGD', 500],
    ['usd5.25', 'USD', 525],
    ['1,234', 'JPY', 1234],
    ['JPY 7', 'JPY', 7],
    ['1.5', 'KWD', 1500],
    ['0.001', 'BHD', 1],
    ['RM 5', 'MYR', 500],
  ] as const)('is read of %j in %s', (text, currency, amount) => expect(parseAmount(text, currency)).toBe(amount))

  it.each([
    ['1.5', 'JPY'],
    ['1.0', 'VND'],
    ['5.', 'KRW'],
    ['1.234', 'SGD'],
    ['1.2345', 'KWD'],
    ['RM 5', 'SGD'],
    ['SGD 5', 'MYR'],
    ['USD 5', 'SGD'],
    ['-5', 'USD'],
    ['', 'JPY'],
    ['JPY', 'JPY'],
    ['1e3', 'JPY'],
  ] as const)('is refused of %j in %s', (text, currency) => expect(parseAmount(text, currency)).toBeNull())

  it('is read back as it was written and as it is shown', () => {
    fc.assert(
      fc.property(someAmount, someCurrency, (amount, currency) => {
        expect(amountIn(formatAmount(amount, currency), currency)).toBe(amount)
        expect(parseAmount(displayAmount(amount, currency, 'zh'), currency)).toBe(amount)
        expect(formatAmount(amount, currency).split('.')[1]?.length ?? 0).toBe(minorDigits[currency])
      }),
    )
    expect(displayAmount(sen(-1_234_567), 'JPY', 'ms')).toBe('-JPY 1,234,567')
    expect(displayAmount(sen(1_234_567), 'KWD', 'en')).toBe('KWD 1,234.567')
    expect(() => amountIn('1.5', 'JPY')).toThrow(RangeError)
  })

  it('of ringgit is what ringgit always was', () => {
    fc.assert(
      fc.property(fc.maxSafeInteger().map(sen), fc.string(), (amount, text) => {
        expect(formatAmount(amount, 'MYR')).toBe(formatRinggit(amount))
        expect(displayAmount(amount, 'MYR', 'en')).toBe(displayRinggit(amount, 'en'))
        expect(parseAmount(text, 'MYR')).toBe(parseRinggit(text))
      }),
    )
  })

  it('names its currency by the code, ringgit by RM', () => {
    expect(currencyCodes).toHaveLength(22)
    for (const currency of currencyCodes) expect(readCurrency(currencySign(currency).toLowerCase())).toBe(currency)
    expect([readCurrency('XXX'), readCurrency('$'), readCurrency('')]).toEqual([null, null, null])
    expect(() => currencyOf('XAU')).toThrow(RangeError)
  })
})

describe('a rate', () => {
  it.each([
    ['3.45', 3_450_000],
    ['0.000265', 265],
    ['1', 1_000_000],
    ['100', maxExchangeRate],
    ['1.10', 1_100_000],
  ])('reads %j', (text, rate) => expect(parseExchangeRate(text)).toBe(rate))
  it.each(['', '0', '0.000000', '0.0000001', '100.000001', '-1', 'RM 3', '1e1', 'NaN'])('refuses %j', (text) =>
    expect(parseExchangeRate(text)).toBeNull(),
  )

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(someRate, (rate) => {
        expect(parseExchangeRate(formatExchangeRate(rate))).toBe(rate)
      }),
    )
    expect([formatExchangeRate(exchangeRate(3_450_000)), formatExchangeRate(exchangeRate(265))]).toEqual([
      '3.45',
      '0.000265',
    ])
    expect(() => exchangeRate(0)).toThrow(RangeError)
  })
})

describe('the ringgit of an amount', () => {
  it.each([
    ['128.21', 'SGD', '3.45', '442.32'],
    ['12,821', 'JPY', '0.0285', '365.40'],
    ['103.142', 'KWD', '13.4567', '1387.95'],
    ['0.01', 'USD', '0.5', '0.01'],
    ['0.01', 'USD', '0.499999', '0.00'],
    ['1000000', 'IDR', '0.000265', '265.00'],
  ] as const)('%s %s at %s is RM %s', (amount, currency, rate, ringgit) =>
    expect(formatRinggit(ringgitOf(amountIn(amount, currency), { currency, rate: parseExchangeRate(rate) }))).toBe(
      ringgit,
    ),
  )

  it('is the nearest sen, halves away from zero, alike for both signs, and needs a rate', () => {
    fc.assert(
      fc.property(
        someAmount,
        someCurrency.filter((one) => one !== 'MYR'),
        someRate,
        (amount, currency, rate) => {
          const found = ringgitOf(amount, { currency, rate })
          const units = 10_000n * 10n ** BigInt(minorDigits[currency])
          const twiceError = 2n * (BigInt(found) * units - BigInt(amount) * BigInt(rate))
          expect(twiceError <= units && twiceError > -units).toBe(true)
          expect(ringgitOf(sen(-amount), { currency, rate })).toBe(found === 0 ? 0 : -found)
          expect(() => ringgitOf(amount, { currency, rate: null })).toThrow(RangeError)
          expect(ringgitOf(amount, { currency: 'MYR', rate: null })).toBe(amount)
        },
      ),
    )
  })

  it('of parts is that of their sum, and none is a sen off its own', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 99_999_999 }).map(sen), { minLength: 1, maxLength: 30 }),
        someCurrency,
        someRate,
        (amounts, currency, any: ExchangeRate) => {
          const exchange = { currency, rate: currency === 'MYR' ? null : any }
          const parts = ringgitOfParts(amounts, exchange)
          expect(sum(parts)).toBe(ringgitOf(sum(amounts), exchange))
          parts.forEach((part, place) =>
            expect(Math.abs(part - ringgitOf(amounts[place]!, exchange))).toBeLessThanOrEqual(1),
          )
        },
      ),
    )
  })
})
