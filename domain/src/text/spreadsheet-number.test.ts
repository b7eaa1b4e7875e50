import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { spreadsheetNumber } from './spreadsheet-number.ts'

describe('a number of a workbook', () => {
  it.each([
    ['12.5', '12.5'],
    ['25', '25'],
    ['0', '0'],
    ['-0', '0'],
    ['-4', '-4'],
    ['0.35', '0.35'],
    ['.5', '0.5'],
    ['007', '7'],
    ['9556000000001', '9556000000001'],
    ['9.556000000001E+12', '9556000000001'],
    ['9.5560000000010003E+12', '9556000000001'],
    ['10.600000000000001', '10.6'],
    ['0.30000000000000004', '0.3'],
    ['19.989999999999998', '19.99'],
    ['99.999999999999999', '100'],
    ['1E-3', '0.001'],
    ['1.5E2', '150'],
    ['0E+5', '0'],
    ['1234567890123456789', '1234567890123460000'],
  ])('%s is %s', (stored, text) => {
    expect(spreadsheetNumber(stored)).toBe(text)
  })

  it.each(['', '.', 'abc', '1E+400', '1e99', '#N/A', '1,5'])('%j stays as it is', (stored) => {
    expect(spreadsheetNumber(stored)).toBe(stored)
  })

  it('written as any float is the sum of money that was typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999_999 }), (sen) => {
        const typed = `${Math.floor(sen / 100)}.${String(sen % 100).padStart(2, '0')}`
        expect(spreadsheetNumber(Number(typed).toPrecision(17))).toBe(typed.replace(/\.?0+$/, ''))
      }),
    )
  })
})
