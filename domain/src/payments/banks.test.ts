import { expect, it } from 'vitest'
import { banks, isBank, maskedNumber, readAccountNumber } from './banks.ts'

it('knows its banks, each once', () => {
  expect(new Set(banks).size).toBe(banks.length)
  expect([isBank('Maybank'), isBank('maybank'), isBank('Bank of Nowhere'), isBank(null)]).toEqual([
    true,
    false,
    false,
    false,
  ])
})

it.each([
  ['514012345678', '514012345678'],
  [' 5140-1234  5678 ', '5140 1234 5678'],
  ['１２３４５', '12345'],
  ['1234', null],
  ['123456789012345678901', null],
  ['12a45', null],
  ['<b>12345</b>', null],
])('reads %j as %s', (typed, read) => expect(readAccountNumber(typed)).toBe(read))

it('shows the last four digits alone', () => expect(maskedNumber('5140 1234 5678')).toBe('•••• 5678'))
