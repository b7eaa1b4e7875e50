import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { add, noSen, sen, subtract, sum, times } from '../money/sen.ts'
import { editedOrder, unitsMoved, type LineEdit } from './edit.ts'

const aLine: fc.Arbitrary<LineEdit> = fc.record({
  kind: fc.constantFrom('item' as const), unitPrice: fc.integer({ min: 0, max: 100_000 }).map(sen), was: fc.integer({ min: 0, max: 50 }), quantity: fc.integer({ min: 0, max: 50 }), share: fc.double({ min: 0, max: 1, noNaN: true }),
}).map(({ share, ...line }) => ({ ...line, discount: sen(Math.floor(line.unitPrice * line.was * share)) }))

describe('an edited order', () => {
  it('sums to its lines, is never below zero, and never takes more off than was granted', () => {
    fc.assert(fc.property(fc.array(aLine, { maxLength: 8 }), fc.integer({ min: 0, max: 10_000 }), (lines, shipping) => {
      const { totals, lines: edited } = editedOrder(lines, sen(shipping))
      expect(totals.subtotal).toBe(sum(lines.map(({ unitPrice, quantity }) => times(unitPrice, quantity))))
      expect(totals.total).toBe(add(sen(shipping), subtract(totals.subtotal, totals.discount)))
      expect(totals.discount).toBe(sum(edited.map(({ discount }) => discount)))
      edited.forEach(({ discount, total }, place) => {
        expect(discount).toBeLessThanOrEqual(lines[place]?.discount ?? 0)
        expect(discount).toBeLessThanOrEqual(total)
      })
    }))
  })

  it('that nothing was changed in stays as it was', () => {
    fc.assert(fc.property(fc.array(aLine, { maxLength: 8 }), (lines) => {
      const same = lines.map((line) => ({ ...line, quantity: line.was }))
      expect(editedOrder(same, noSen).totals.discount).toBe(sum(lines.map(({ discount }) => discount)))
    }))
  })

  it('keeps the discount of each piece', () => {
    const line: LineEdit = { kind: 'item', unitPrice: sen(1000), was: 3, quantity: 2, discount: sen(300) }
    expect(editedOrder([line], sen(600)).totals).toMatchObject({ subtotal: 2000, discount: 200, shipping: 600, total: 2400 })
    expect(editedOrder([{ ...line, quantity: 5 }], noSen).totals).toMatchObject({ subtotal: 5000, discount: 300 })
  })
})

it('moves the difference of each unit alone', () => {
  const one = (variationId: number, quantity: number) => ({ variationId, quantity })
  expect([...unitsMoved([one(1, 2), one(2, 1), one(3, 4)], [one(1, 5), one(3, 4), one(4, 1)])]).toEqual([[1, 3], [4, 1], [2, -1]])
})
