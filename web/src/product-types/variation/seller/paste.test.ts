import { expect, test } from 'vitest'
import { emptyUnit } from '../../form/seller/product-values.ts'
import { cellsOf, pasteInto } from './paste.ts'

const units = ['S', 'M', 'L', 'XL'].map((size) => ({ ...emptyUnit([size]), price: '10.00', is_offered: size !== 'M' }))

test('a spreadsheet’s cells, and a single word that is pasted as ever', () => {
  expect(cellsOf('39.00\t5\r\n45.00\t2\r\n')).toEqual([
    ['39.00', '5'],
    ['45.00', '2'],
  ])
  expect(cellsOf('39.00')).toBeNull()
  expect(cellsOf('39.00\n45.00')).toEqual([['39.00'], ['45.00']])
})

test('cells go down the offered rows and to the right, and stop at the edge', () => {
  const pasted = pasteInto(
    units,
    { row: 0, field: 'price' },
    ['price', 'stock', 'sku'],
    [
      ['RM 1,039.00', '5', 'A-1', 'too far'],
      ['', '2'],
      ['45', '', 'A-3'],
      ['50', '1'],
    ],
  )
  expect(pasted.map(({ price, stock, sku }) => [price, stock, sku])).toEqual([
    ['1039.00', '5', 'A-1'],
    ['10.00', '', ''],
    ['10.00', '2', ''],
    ['45', '', 'A-3'],
  ])
})

test('with commas before their decimals, and as they are where they may mean two numbers', () => {
  const pasted = pasteInto(
    units,
    { row: 0, field: 'price' },
    ['price', 'weight'],
    [
      ['12,50', '0,35 kg'],
      ['1.234', '1'],
    ],
  )
  expect([pasted[0]?.price, pasted[0]?.weight, pasted[2]?.price]).toEqual(['12.50', '0.35', '1.234'])
})

test('from the middle of the grid', () => {
  const pasted = pasteInto(units, { row: 2, field: 'stock' }, ['price', 'stock'], [['7'], ['8'], ['9']])
  expect(pasted.map(({ stock }) => stock)).toEqual(['', '', '7', '8'])
})
