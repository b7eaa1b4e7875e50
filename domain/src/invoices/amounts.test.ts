import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatRinggit } from '../money/ringgit.ts'
import { formatAmount } from '../money/amount.ts'
import { currencyCodes, minorDigits } from '../money/currencies.ts'
import { noSen, sen, sum } from '../money/sen.ts'
import {
  computeInvoice,
  computeStored,
  lineTotal,
  maxOnInvoice,
  type Adjustment,
  type InvoiceInput,
} from './amounts.ts'
import { explain } from './explain.ts'
import { inputOf, written } from './invoices.fixture.ts'
import { quantity } from './quantity.ts'
import { rate } from './rate.ts'
import { unitPrice } from './unit-price.ts'

// Lines, shipping, discount, tax (spec §9); then what discount, after, tax and total must be.
const vectors: [string, Parameters<typeof written>, string[]][] = [
  ['V1', ['2×50.00 1×25.50', '8.00', '10%', '6%'], ['12.55', '120.95', '7.26', '128.21']],
  ['V1b, shipping not taxed', ['2×50.00 1×25.50', '8.00', '10%', '6%', false], ['12.55', '120.95', '6.78', '127.73']],
  ['V2', ['3×33.33', '0', '5.00', '8%'], ['5.00', '94.99', '7.60', '102.59']],
  ['V3', ['1×0.05', '0', '50%', '0%'], ['0.03', '0.02', '0.00', '0.02']],
  ['V6', ['1.5×9.99 0.333×12.30', '0', '0', '8%'], ['0.00', '19.09', '1.53', '20.62']],
  ['V7', ['1×1.005', '0', '0', '0'], ['0.00', '1.01', '0.00', '1.01']],
  ['V8', ['1×138.66', '0', '0', '19%'], ['0.00', '138.66', '26.35', '165.01']],
  ['V9', ['1×57.48', '0', '10%', '21%'], ['5.75', '51.73', '10.86', '62.59']],
  ['V10', ['1×100.00', '10.00', '100%', '6%'], ['100.00', '10.00', '0.60', '10.60']],
  ['V11', ['1×12.50', '0.05', '0', '10%'], ['0.00', '12.55', '1.26', '13.81']],
]
const storedVectors: [string, Parameters<typeof written>, string[]][] = [
  ['V4', ['1×10.00', '5.00', '12.00', '8%'], ['12.00', '3.00', '0.24', '3.24']],
  ['V5', ['1×10.00', '5.00', '20.00', '1.50'], ['20.00', '0.00', '1.50', '1.50']],
]

const someAdjustment = fc.tuple(
  fc.boolean(),
  fc.oneof(
    fc.nat({ max: 100 }).map((percent) => percent * 10_000),
    fc.nat({ max: 30_000 }),
  ),
)
const someInput = fc
  .record({
    lines: fc.array(fc.tuple(fc.integer({ min: 1, max: 5_000_000 }), fc.nat({ max: 5_000_000 })), {
      minLength: 1,
      maxLength: 12,
    }),
    shipping: fc.nat({ max: 10_000 }),
    discount: someAdjustment,
    tax: someAdjustment,
    taxShipping: fc.boolean(),
    currency: fc.constantFrom(...currencyCodes),
  })
  .map(inputOf)
  .filter((input) => !('refusal' in computeInvoice(input)))

describe('the sums of an invoice', () => {
  it.each(vectors)('%s', (_, input, figures) => {
    const sums = computed(written(...input))
    expect([sums.discount, sums.after, sums.tax, sums.total].map(formatRinggit)).toEqual(figures)
    expect(computeStored(written(...input))).toEqual({ ...sums, needsReview: false })
  })

  it.each(storedVectors)('%s, as stored long ago', (_, input, figures) => {
    const stored = computeStored(written(...input))
    expect([stored.discount, stored.after, stored.tax, stored.total].map(formatRinggit)).toEqual(figures)
    expect(stored.needsReview).toBe(true)
    expect(computeInvoice(written(...input))).toEqual({ refusal: 'discount_over_subtotal' })
  })

  it.each<[string, Parameters<typeof written>, string[]]>([
    ['yen have no smaller part', ['3×33.335 1×250', '80', '10%', '6%', true, 'JPY'], ['35', '395', '24', '419']],
    [
      'dinars have a thousand',
      ['3×33.3335 1×0.0005', '0.500', '5%', '8%', true, 'KWD'],
      ['5.000', '95.502', '7.640', '103.142'],
    ],
    [
      'dollars as ringgit',
      ['2×50.00 1×25.50', '8.00', '10%', '6%', true, 'SGD'],
      ['12.55', '120.95', '7.26', '128.21'],
    ],
  ])('%s', (_, input, figures) => {
    const sums = computed(written(...input))
    expect(
      [sums.discount, sums.after, sums.tax, sums.total].map((amount) => formatAmount(amount, input[5] ?? 'MYR')),
    ).toEqual(figures)
  })

  it('adds up as it is shown, for any invoice that may be written', () => {
    fc.assert(
      fc.property(someInput, (input) => {
        const sums = computed(input)
        expect(sum(sums.lineTotals)).toBe(sums.subtotal)
        expect(sums.subtotal + sums.shipping - sums.discount).toBe(sums.after)
        expect(sums.after + sums.tax).toBe(sums.total)
        expect(Math.min(...Object.values(sums).flat())).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('rounds shares and lines to the nearest sen or yen or fils and no further', () => {
    fc.assert(
      fc.property(someInput, (input) => {
        const sums = computed(input)
        const isNearest = (result: number, exact: bigint, units: bigint) => {
          const twiceError = 2n * (BigInt(result) * units - exact)
          expect(twiceError <= units && twiceError > -units).toBe(true) // an exact half goes up: nothing here is negative
        }
        input.lines.forEach((line, place) =>
          isNearest(
            sums.lineTotals[place]!,
            BigInt(line.quantity) * BigInt(line.unitPrice),
            10n ** BigInt(9 - minorDigits[input.currency]),
          ),
        )
        const base = input.taxShipping ? sums.after : sums.subtotal - sums.discount
        if (input.discount.type === 'percent')
          isNearest(sums.discount, BigInt(sums.subtotal) * BigInt(input.discount.rate), 1_000_000n)
        if (input.tax.type === 'percent') isNearest(sums.tax, BigInt(base) * BigInt(input.tax.rate), 1_000_000n)
      }),
    )
  })

  it('never costs less for more shipping, or more for more discount', () => {
    fc.assert(
      fc.property(someInput, fc.nat({ max: 5000 }), (input, more) => {
        const { total } = computed(input)
        expect(computed({ ...input, shipping: sen(input.shipping + more) }).total).toBeGreaterThanOrEqual(total)
        expect(computed({ ...input, discount: { type: 'fixed', amount: noSen } }).total).toBeGreaterThanOrEqual(total)
      }),
    )
  })

  it('is nothing without lines', () => expect(computed(written('', '0', '10%', '6%')).total).toBe(0))
})

describe('figures that may not be written', () => {
  const one = written('1×10.00', '5.00', '0', '0')
  const fixed = (amount: number): Adjustment => ({ type: 'fixed', amount: sen(amount) })

  it.each<[string, Partial<InvoiceInput>, string]>([
    ['a discount over the subtotal', { discount: fixed(1001) }, 'discount_over_subtotal'],
    ['shipping below 0', { shipping: sen(-1) }, 'negative_amount'],
    ['a discount below 0', { discount: fixed(-1) }, 'negative_amount'],
    ['a tax below 0', { tax: fixed(-1) }, 'negative_amount'],
    [
      'a line beyond what money holds',
      { lines: [{ quantity: quantity(100_000_000_000), unitPrice: unitPrice(Number.MAX_SAFE_INTEGER) }] },
      'too_large',
    ],
    ['a tax beyond what money holds', { tax: fixed(Number.MAX_SAFE_INTEGER) }, 'too_large'],
    ['a total over the limit by one sen', { shipping: noSen, tax: fixed(maxOnInvoice - 999) }, 'too_large'],
  ])('%s', (_, change, refusal) => expect(computeInvoice({ ...one, ...change })).toEqual({ refusal }))

  it('end where the limits end', () => {
    expect(computed({ ...one, discount: fixed(1000) }).total).toBe(500)
    expect(computed({ ...one, shipping: noSen, tax: fixed(maxOnInvoice - 1000) }).total).toBe(maxOnInvoice)
    expect(lineTotal({ quantity: quantity(1), unitPrice: unitPrice(1) }, 'MYR')).toBe(0)
  })

  it('are refused whatever they are, never thrown', () => {
    const any = fc.maxSafeInteger().map(sen)
    const anyAdjustment: fc.Arbitrary<Adjustment> = fc.oneof(
      any.map((amount): Adjustment => ({ type: 'fixed', amount })),
      fc.nat({ max: 1_000_000 }).map((share): Adjustment => ({ type: 'percent', rate: rate(share) })),
    )
    const anyLine = fc.record({
      quantity: fc.integer({ min: 1, max: 100_000_000_000 }).map(quantity),
      unitPrice: fc.maxSafeNat().map(unitPrice),
    })
    fc.assert(
      fc.property(
        fc.record({
          lines: fc.array(anyLine, { maxLength: 5 }),
          shipping: any,
          discount: anyAdjustment,
          tax: anyAdjustment,
          taxShipping: fc.boolean(),
          currency: fc.constantFrom(...currencyCodes),
        }),
        (input) => {
          const sums = computeInvoice(input)
          if (!('refusal' in sums)) expect(sums.total).toBeLessThanOrEqual(maxOnInvoice)
        },
      ),
    )
  })
})

describe('how it was computed', () => {
  it('names every rounding of V1', () => {
    const input = written('2×50.00 1×25.50', '8.00', '10%', '6%')
    expect(explain(computed(input), input)).toEqual([
      { step: 'line', line: 0, quantity: '2', unitPrice: '50.00', exact: '100.00', result: 10_000 },
      { step: 'line', line: 1, quantity: '1', unitPrice: '25.50', exact: '25.50', result: 2550 },
      { step: 'subtotal', parts: [10_000, 2550], result: 12_550 },
      { step: 'discount_percent', rate: '10.00', of: 12_550, exact: '12.55', result: 1255 },
      { step: 'shipping', result: 800 },
      { step: 'after', subtotal: 12_550, shipping: 800, discount: 1255, result: 12_095 },
      { step: 'tax_percent', rate: '6.00', of: 12_095, withShipping: true, exact: '7.257', result: 726 },
      { step: 'total', after: 12_095, tax: 726, result: 12_821 },
    ])
  })

  it('shows fixed figures as they are, and what a tax without shipping is taken of', () => {
    const input = written('1.5×9.99', '3.00', '1.00', '8%', false)
    const steps = explain(computed(input), input)
    expect(steps[0]).toMatchObject({ exact: '14.985', result: 1499 })
    expect(steps).toContainEqual({ step: 'discount_fixed', result: 100 })
    expect(steps).toContainEqual({
      step: 'tax_percent',
      rate: '8.00',
      of: 1399,
      withShipping: false,
      exact: '1.1192',
      result: 112,
    })
  })

  it('names units of the currency that it was written in', () => {
    const yen = written('3×33.335', '0', '0', '8%', true, 'JPY')
    const steps = explain(computed(yen), yen)
    expect(steps[0]).toMatchObject({ unitPrice: '33.335', exact: '100.005', result: 100 })
    expect(steps).toContainEqual({
      step: 'tax_percent',
      rate: '8.00',
      of: 100,
      withShipping: true,
      exact: '8',
      result: 8,
    })
  })

  it('ends in the total, each step once, whatever the invoice', () => {
    fc.assert(
      fc.property(someInput, (input) => {
        const sums = computed(input)
        const steps = explain(sums, input)
        expect(steps).toHaveLength(input.lines.length + 6)
        expect(steps.at(-1)).toEqual({ step: 'total', after: sums.after, tax: sums.tax, result: sums.total })
      }),
    )
  })
})

function computed(input: InvoiceInput) {
  const sums = computeInvoice(input)
  if ('refusal' in sums) throw new Error(`refused: ${sums.refusal}`)
  return sums
}
