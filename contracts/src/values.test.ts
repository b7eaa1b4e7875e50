import { expect, test } from 'vitest'
import { z } from 'zod'
import { id, pageNumber, wholeNumber } from './values.ts'

const count = wholeNumber(-5, 100_000)

test.each<[unknown, number]>([
  [16, 16],
  ['16', 16],
  [' 5 ', 5],
  ['007', 7],
  ['-3', -3],
  ['-0', 0],
  ['0', 0],
])('%j is %d', (typed, number) => expect(count.parse(typed)).toBe(number))

test.each<[unknown]>([
  ['0x10'],
  ['0b11'],
  ['0o7'],
  ['1e3'],
  ['+5'],
  ['5.0'],
  ['5.5'],
  ['Infinity'],
  ['NaN'],
  [''],
  [' '],
  ['1 000'],
  ['1,000'],
  ['٥'],
  ['５'],
  ['५'],
  ['5n'],
  ['--5'],
  ['\t5'],
  ['5\n'],
  [true],
  [null],
  [[]],
  [[5]],
  [{}],
  [5.5],
  [Infinity],
  ['9'.repeat(17)],
])('%j is no number', (typed) => expect(count.safeParse(typed).success).toBe(false))

test('a field that is left out stays left out, and a page is the first', () => {
  const form = z.object({ id: id.optional(), page: pageNumber, least: wholeNumber(1, 9).default(3) })
  expect(form.parse({})).toEqual({ page: 1, least: 3 })
  expect(z.object({ id }).safeParse({}).success).toBe(false)
  expect(form.safeParse({ page: '0x1' }).success).toBe(false)
  expect(z.toJSONSchema(form, { io: 'input' })).toMatchObject({
    properties: { id: { type: 'integer', minimum: 1 }, page: { type: 'integer', maximum: 100 } },
  })
})
