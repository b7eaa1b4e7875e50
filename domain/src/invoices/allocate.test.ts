import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { allocate, sumParts } from './allocate.ts'
import { computeInvoice, computeStored, type InvoiceInput } from './amounts.ts'
import {
  creditNote,
  leftToCredit,
  type CreditableInvoice,
  type CreditNote,
  type CreditWish,
  type NoteLine,
} from './credit-note.ts'
import { inputOf, written } from './invoices.fixture.ts'
import { sen } from '../money/sen.ts'
import { quantity } from './quantity.ts'

const someAdjustment = fc.tuple(
  fc.boolean(),
  fc.oneof(
    fc.nat({ max: 100 }).map((percent) => percent * 10_000),
    fc.nat({ max: 20_000 }),
  ),
)
const someInput = fc
  .record({
    lines: fc.array(
      fc.tuple(
        fc.integer({ min: 1, max: 20 }).map((pieces) => pieces * 50_000),
        fc.nat({ max: 900_000 }),
      ),
      { maxLength: 6 },
    ),
    shipping: fc.nat({ max: 3000 }),
    discount: someAdjustment,
    tax: someAdjustment,
    taxShipping: fc.boolean(),
    currency: fc.constantFrom('MYR' as const, 'JPY' as const, 'KWD' as const),
  })
  .map(inputOf)

const creditable = (input: InvoiceInput): CreditableInvoice => {
  const { lines, shipping } = allocate(computeStored(input), input.taxShipping)
  return { lines: lines.map((line, place) => ({ ...line, quantity: input.lines[place]!.quantity })), shipping }
}

describe('the parts of an invoice', () => {
  it('sum to its figures, stored ones beyond today’s rules too', () => {
    fc.assert(
      fc.property(someInput, (input) => {
        const sums = computeStored(input)
        const { lines, shipping } = allocate(sums, input.taxShipping)
        const all = sumParts([...lines, shipping])
        expect(all).toEqual({
          amount: sums.subtotal + sums.shipping,
          discount: sums.subtotal + sums.shipping - sums.after,
          net: sums.after,
          tax: sums.tax,
          total: sums.total,
        })
        for (const part of [...lines, shipping]) expect(Math.min(...Object.values(part))).toBeGreaterThanOrEqual(0)
        if (!('refusal' in computeInvoice(input))) expect(shipping.discount).toBe(0)
        if (!input.taxShipping && lines.length > 0) expect(shipping.tax).toBe(0)
      }),
    )
  })

  it('bear a fixed tax by what they were before a discount took all', () => {
    const { lines } = allocate(computeStored(written('1×10.00 1×30.00', '0', '100%', '4.00')), true)
    expect(lines.map(({ net, tax }) => [net, tax])).toEqual([
      [0, 100],
      [0, 300],
    ])
  })

  it('take the left-over sen in the order of the lines', () => {
    const input = written('1×33.33 1×33.33 1×33.33', '0', '10.00', '0')
    expect(allocate(computeStored(input), true).lines.map(({ discount }) => discount)).toEqual([334, 333, 333])
  })
})

const four = creditable(written('1×68.33 1×68.33 1×57.50 1×85.00', '0', '0', '20%'))
const issue = (invoice: CreditableInvoice, before: readonly NoteLine[], wish: CreditWish): CreditNote => {
  const note = creditNote({ invoice, alreadyCredited: before, wish })
  if ('refusal' in note) throw new Error(`refused: ${note.refusal}`)
  return note
}
const pieces = (part: number | 'shipping', count: number): CreditWish => ({
  by: 'parts',
  parts: [{ part, quantity: quantity(count * 100_000) }],
})
const net = (part: number | 'shipping', amount: number): CreditWish => ({
  by: 'parts',
  parts: [{ part, net: sen(amount) }],
})

describe('credit notes', () => {
  it('of one line each come to 334.99, not to 335.00, in any order', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([0, 1, 2, 3], { minLength: 4 }), (order) => {
        const before: NoteLine[] = []
        const notes = order.map((line) => {
          const note = issue(four, before, pieces(line, 1))
          before.push(...note.lines)
          return note
        })
        expect(notes.reduce((all, { total }) => all + total, 0)).toBe(33_499)
        expect(notes.map(({ isLast }) => isLast)).toEqual([false, false, false, true])
      }),
    )
  })

  it('round the tax on all credited so far, and the last takes what is left', () => {
    const invoice = creditable(written('3×0.33', '0', '0', '10%'))
    const before: NoteLine[] = []
    const taxes = [1, 2, 3].map(() => {
      const note = issue(invoice, before, pieces(0, 1))
      before.push(...note.lines)
      return [note.net, note.tax]
    })
    expect(taxes).toEqual([
      [33, 3],
      [33, 4],
      [33, 3],
    ]) // 10 % of 0.99 is 0.10
  })

  it('of pieces end where an amount was credited before', () => {
    const invoice = creditable(written('2×1.00', '0', '0', '10%'))
    const before = [...issue(invoice, [], net(0, 150)).lines]
    const first = issue(invoice, before, pieces(0, 1))
    expect([first.net, first.tax, first.isLast]).toEqual([50, 5, true])
    expect(creditNote({ invoice, alreadyCredited: [...before, ...first.lines], wish: pieces(0, 1) })).toEqual({
      refusal: 'nothing_wanted',
    })
  })

  it('of a piece worth less than half a sen give nothing, and take nothing back', () => {
    const invoice = creditable(written('3×0.0033', '0', '0', '0.01'))
    const before = issue(invoice, [], { by: 'amount', amount: sen(1) }).lines
    expect(before[0]).toMatchObject({ net: 0, tax: 1 })
    expect(creditNote({ invoice, alreadyCredited: before, wish: pieces(0, 1) })).toEqual({ refusal: 'nothing_wanted' })
  })

  it.each<[string, CreditWish, unknown]>([
    ['nothing', { by: 'parts', parts: [] }, { refusal: 'nothing_wanted' }],
    ['an amount of 0', { by: 'amount', amount: sen(0) }, { refusal: 'nothing_wanted' }],
    ['0 of a line', net(0, 0), { refusal: 'nothing_wanted' }],
    ['a sen too much of a line', net(0, 6834), { refusal: 'more_than_line', part: 0, left: 6833 }],
    ['a piece too many', pieces(0, 2), { refusal: 'more_than_line', part: 0, left: 6833 }],
    ['a sen too much of all', { by: 'amount', amount: sen(33_500) }, { refusal: 'more_than_invoice', left: 33_499 }],
    ['a line that is not there', pieces(4, 1), { refusal: 'no_such_part', part: 4 }],
    ['shipping that was not charged', net('shipping', 1), { refusal: 'more_than_line', part: 'shipping', left: 0 }],
    [
      'a line twice',
      {
        by: 'parts',
        parts: [
          { part: 1, net: sen(1) },
          { part: 1, net: sen(1) },
        ],
      },
      { refusal: 'wanted_twice', part: 1 },
    ],
  ])('are refused for %s', (_, wish, refusal) =>
    expect(creditNote({ invoice: four, alreadyCredited: [], wish })).toEqual(refusal),
  )

  it('cut in any way never exceed a part, and together are the invoice', () => {
    const someCut = fc.oneof(
      fc.record({
        part: fc.nat({ max: 6 }),
        percent: fc.integer({ min: 1, max: 100 }),
        by: fc.constantFrom('quantity', 'net'),
      }),
      fc.record({ percent: fc.integer({ min: 1, max: 60 }), by: fc.constant('amount' as const) }),
    )
    fc.assert(
      fc.property(someInput, fc.array(someCut, { maxLength: 8 }), (input, cuts) => {
        const invoice = creditable(input)
        const whole = sumParts([...invoice.lines, invoice.shipping])
        const before: NoteLine[] = []
        for (const cut of [...cuts, { by: 'rest' as const }]) {
          const left = leftToCredit(invoice, before)
          const note = creditNote({ invoice, alreadyCredited: before, wish: wishOf(cut, invoice, left) })
          if ('refusal' in note) continue
          expect(note.total).toBe(note.net + note.tax)
          expect(note.isLast).toBe(note.total === left)
          if (cut.by === 'amount') expect(note.total).toBe(Math.ceil((left * cut.percent) / 100))
          before.push(...note.lines)
          expectWithinParts(invoice, before)
        }
        const credited = (figure: 'net' | 'tax') => before.reduce((all, line) => all + line[figure], 0)
        expect([credited('net'), credited('tax')]).toEqual([whole.net, whole.tax])
        expect(leftToCredit(invoice, before)).toBe(0)
      }),
      { numRuns: 500 },
    )
  })
})

type Cut = { by: 'rest' } | { by: 'amount'; percent: number } | { by: string; part: number; percent: number }

function wishOf(cut: Cut, { lines }: CreditableInvoice, left: number): CreditWish {
  if (!('percent' in cut)) return { by: 'rest' }
  const of = (amount: number) => Math.ceil((amount * cut.percent) / 100)
  if (!('part' in cut)) return { by: 'amount', amount: sen(of(left)) }
  const line = lines[cut.part]
  if (!line) return net('shipping', of(500))
  return cut.by === 'net'
    ? net(cut.part, of(line.net))
    : { by: 'parts', parts: [{ part: cut.part, quantity: quantity(of(line.quantity)) }] }
}

function expectWithinParts({ lines, shipping }: CreditableInvoice, notes: readonly NoteLine[]) {
  for (const [part, whole] of [...lines.entries(), ['shipping', shipping] as const]) {
    const mine = notes.filter((line) => line.part === part)
    for (const figure of ['net', 'tax', 'total'] as const) {
      const credited = mine.reduce((all, line) => all + line[figure], 0)
      expect(credited).toBeLessThanOrEqual(whole[figure])
      expect(Math.min(0, ...mine.map((line) => line[figure]))).toBe(0)
    }
  }
}
