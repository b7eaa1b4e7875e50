import { describe, expect, it } from 'vitest'
import { emptyUnit } from '../../form/seller/product-values.ts'
import { optionsIn, renameOption, unitsFor } from './grid.ts'

const unit = (id: number, ...options: string[]) => ({
  ...emptyUnit(options),
  id,
  price: `${id}.00`,
  stock: '5',
  stock_was: '5',
  sku: `A${id}`,
})
const size = { name: 'Saiz', values: ['S', 'L'] }
const colour = { name: 'Warna', values: ['Merah', 'Biru'] }
const idsOf = (units: { id: number | null; option_values: string[] }[]) =>
  units.map(({ id, option_values }) => [id, option_values.join('/')])

describe('the units of a grid', () => {
  it('are every combination, in reading order', () => {
    expect(idsOf(unitsFor([size, colour], []))).toEqual([
      [null, 'S/Merah'],
      [null, 'S/Biru'],
      [null, 'L/Merah'],
      [null, 'L/Biru'],
    ])
    expect(unitsFor([{ name: 'Saiz', values: [] }], [])).toEqual([])
    expect(idsOf(unitsFor([{ name: 'Saiz', values: [] }], [unit(1, 'S'), unit(2, 'L')]))).toEqual([[1, '']])
  })

  it('keep what was typed when options are added, reordered or taken away', () => {
    const units = [unit(1, 'S'), unit(2, 'L')]
    expect(idsOf(unitsFor([{ name: 'Saiz', values: ['L', 'M', 'S'] }], units))).toEqual([
      [2, 'L'],
      [null, 'M'],
      [1, 'S'],
    ])
    expect(idsOf(unitsFor([{ name: 'Saiz', values: ['L'] }], units))).toEqual([[2, 'L']])
  })

  it('hand what was typed on when a second tier comes, the id to the first alone', () => {
    const units = unitsFor([size, colour], [unit(1, 'S'), unit(2, 'L')])
    expect(idsOf(units)).toEqual([
      [1, 'S/Merah'],
      [null, 'S/Biru'],
      [2, 'L/Merah'],
      [null, 'L/Biru'],
    ])
    expect(units[1]).toMatchObject({ price: '1.00', stock: '5', stock_was: null, sku: '' })
  })

  it('keep one of each when a tier goes', () => {
    expect(idsOf(unitsFor([size], [unit(1, 'S', 'Merah'), unit(2, 'S', 'Biru'), unit(3, 'L', 'Merah')]))).toEqual([
      [1, 'S'],
      [3, 'L'],
    ])
  })

  it('take over the one unit of a simple product', () => {
    expect(idsOf(unitsFor([size], [unit(7)]))).toEqual([
      [7, 'S'],
      [null, 'L'],
    ])
  })
})

it('renames an option in its own tier only', () => {
  const { tiers, units } = renameOption(
    [
      { name: 'A', values: ['X', 'Y'] },
      { name: 'B', values: ['X'] },
    ],
    [unit(1, 'X', 'X'), unit(2, 'Y', 'X')],
    { tier: 1, from: 'X', to: 'Z' },
  )
  expect(tiers.map(({ values }) => values)).toEqual([['X', 'Y'], ['Z']])
  expect(idsOf(units)).toEqual([
    [1, 'X/Z'],
    [2, 'Y/Z'],
  ])
})

it.each([
  ['S, M ,L', [], ['S', 'M', 'L']],
  ['merah\nBiru', ['Merah'], ['Biru']],
  [' , ;', [], []],
  ['Hijau  Pandan', [], ['Hijau Pandan']],
  ['a,A', [], ['a']],
])('reads options from %j', (text, existing, found) => expect(optionsIn(text, existing)).toEqual(found))
