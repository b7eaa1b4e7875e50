import { expect, test } from 'vitest'
import { allOf } from './use-selection.ts'

test('all orders of a list are those of its hour, midnight too, and its figure of the profit', () => {
  expect(allOf({ hour: 0, status: undefined, term: '', profit: 'goods', page: 3 })).toEqual({
    all: { hour: 0, profit: 'goods' },
  })
})
