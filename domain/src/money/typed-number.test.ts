import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { formatRinggit, parseRinggit } from './ringgit.ts'
import { sen } from './sen.ts'
import { plainNumber } from './typed-number.ts'

describe('a number as people write it', () => {
  it.each([
    ['12,50', '12.50'],
    ['45,5', '45.5'],
    ['1.234,50', '1234.50'],
    ['RM 59.00', '59.00'],
    ['rm12,50', '12.50'],
    ['1,234', '1234'],
    ['1,234.5', '1234.5'],
    ['1.234.567', '1234567'],
    ['1.234.567,89', '1234567.89'],
    ['1234,56', '1234.56'],
    ['１２，５０', '12.50'],
    ['0,50', '0.50'],
    ['7', '7'],
  ])('%j is %j', (typed, wanted) => expect(plainNumber(typed, 2)).toBe(wanted))

  it.each([
    '',
    'RM',
    '1.234',
    '0,500',
    '01,234',
    '12,345,67',
    '1,23,456',
    '1.23,45',
    '1,234,56',
    '12,',
    ',50',
    '1 2',
    '-3',
    '12.345',
    'RM 59.00 / set',
    'sepuluh',
  ])('%j is none, or may mean two', (typed) => expect(plainNumber(typed, 2)).toBeNull())

  it('has as many decimals as its unit', () => {
    expect([
      plainNumber('1.234', 3),
      plainNumber('0,350', 3),
      plainNumber('1,250', 3),
      plainNumber('12,5', 0),
      plainNumber('1.234,5', 0),
    ]).toEqual(['1.234', '0.350', null, null, null])
  })

  it('means the same amount in every writing', () => {
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000_00 }).map(sen), (amount) => {
        const [whole = '', decimals = ''] = formatRinggit(amount).split('.')
        const grouped = (mark: string) => whole.replace(/\B(?=(\d{3})+$)/g, mark)
        for (const written of [
          `${whole}.${decimals}`,
          `${whole},${decimals}`,
          `${grouped('.')},${decimals}`,
          `RM ${grouped(',')}.${decimals}`,
        ]) {
          expect(parseRinggit(plainNumber(written, 2) ?? '')).toBe(amount)
        }
      }),
    )
  })

  it('never means another amount than the strict reading, where there is one', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[\d.,]{1,10}$/), (typed) => {
        const strict = parseRinggit(typed)
        if (strict !== null) expect(parseRinggit(plainNumber(typed, 2) ?? '')).toBe(strict)
      }),
    )
  })
})
