import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fromCell, toCell } from './spreadsheet-cell.ts'

describe('a cell of a spreadsheet', () => {
  it.each(['=1+1', '+60123456789', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '＝1+1'])(
    'never starts a formula: %j',
    (text) => {
      expect(toCell(text)).toBe(`'${text}`)
    },
  )

  it.each(['12.30', '-5.00', 'Mug = cawan', 'a@b.test', '', ' =1'])(
    'is left alone where nothing would run: %j',
    (text) => {
      expect(toCell(text)).toBe(text)
    },
  )

  it('gives back the text that was put in', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.constantFrom(..."=+-@'").chain((first) => fc.string().map((rest) => first + rest)),
        ),
        (text) => {
          expect(fromCell(toCell(text))).toBe(text)
          expect(/^[=+@\t\r]/.test(toCell(text))).toBe(false)
        },
      ),
    )
  })
})
