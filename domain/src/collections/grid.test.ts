import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { sen } from '../money/sen.ts'
import { judgeAnswers } from './answers.ts'
import { judgeFields, type FormField } from './fields.ts'
import { cellsOf, type Grid, gridTotals, judgeGrid, noGrid, readCell, writeCell } from './grid.ts'

const shirts = (grid: Partial<Grid> = {}, given: Partial<FormField> = {}): FormField => ({
  key: 'shirts',
  label: 'Shirts',
  type: 'grid',
  isRequired: false,
  options: ['S', 'M'],
  showWhen: null,
  grid: { ...noGrid, columns: ['Red', 'Blue'], prices: [sen(2000), sen(2250)], ...grid },
  ...given,
})

describe('a grid in a form', () => {
  it('has rows, cells that differ, as many as an answer can carry, prices that fit and limits that can be met', () => {
    const many = Array.from({ length: 11 }, (_, at) => `${at}`)
    const faults = (fields: FormField[]) =>
      judgeFields(fields).map(({ at, part, problem }) => `${at} ${part} ${problem}`)
    expect(faults([shirts()])).toEqual([])
    expect(
      faults([
        shirts({}, { key: 'a', options: [] }),
        shirts({ columns: many, prices: [] }, { key: 'b', options: many }),
        shirts({ columns: ['x', 'b / x'], prices: [] }, { key: 'c', options: ['a', 'a / b'] }),
        shirts({ prices: [sen(1), sen(2), sen(3)] }, { key: 'd' }),
        shirts({ least: 5, most: 4 }, { key: 'e' }),
        shirts({}, { key: 'f', showWhen: { key: 'e', equals: '1 × S / Red' } }),
      ]),
    ).toEqual([
      '0 options options_missing',
      '0 grid.prices prices_do_not_fit',
      '1 grid.columns too_many_cells',
      '2 grid.columns cells_alike',
      '3 grid.prices prices_do_not_fit',
      '4 grid.most least_above_most',
      '5 show_when condition_unknown',
    ])
  })
})

describe('what is chosen in a grid', () => {
  it('is kept cell by cell in its order, and what is 0 or empty is left out', () => {
    const field = shirts()
    const chosen = judgeGrid(field, ['3 × M / Blue', '0 × M / Red', ' × S / Blue', '02 × S / Red'])
    expect(chosen).toEqual(['2 × S / Red', '3 × M / Blue'])
    expect(gridTotals(field, ['2 × S / Red', '3 × M / Blue', '9 × L / Red'])).toEqual({ quantity: 5, amount: 10_750 })
    expect(judgeGrid(field, ['0 × S / Red'])).toBeNull()
    expect(judgeGrid(shirts({ columns: [] }), ['1 × S'])).toEqual(['1 × S'])
  })

  it('is refused where it is no cell, no quantity, twice, or beyond the limits', () => {
    const limited = shirts({ least: 2, most: 4 })
    const problem = (...typed: string[]) => (judgeGrid(limited, typed) as { problem?: string } | null)?.problem
    expect(problem('1 × XL / Red')).toBe('no_choice')
    expect(problem('__proto__')).toBe('no_choice')
    for (const quantity of ['-1', '1.5', '1e3', '10000', '9'.repeat(40), 'x'])
      expect(problem(writeCell(quantity, 'S / Red'))).toBe('no_quantity')
    expect(problem('1 × S / Red', '1 × S / Red')).toBe('no_quantity')
    expect(problem('1 × S / Red')).toBe('too_few')
    expect(problem('3 × S / Red', '2 × M / Red')).toBe('too_many')
    expect(problem('3 × S / Red', '1 × M / Red')).toBeUndefined()
  })

  it('is an answer like any other: required, refused as a file, and never waited for', () => {
    const required = shirts({}, { isRequired: true })
    expect(judgeAnswers([required], { shirts: [' × S / Red'] }).problems).toEqual([
      { key: 'shirts', problem: 'required' },
    ])
    expect(judgeAnswers([required], { shirts: { filename: 'a.pdf' } }).problems).toEqual([
      { key: 'shirts', problem: 'no_choice' },
    ])
    expect(judgeAnswers([required], { shirts: '1 × S / Red' }).answers).toEqual([
      { key: 'shirts', value: ['1 × S / Red'] },
    ])
  })

  const label = fc.stringMatching(/^[A-Za-z0-9 ×/]{1,12}$/).map((text) => text.trim() || 'x')
  const grids = fc
    .record({
      options: fc.uniqueArray(label, { minLength: 1, maxLength: 6 }),
      columns: fc.uniqueArray(label, { maxLength: 5 }),
    })
    .map(({ options, columns }) => shirts({ columns, prices: [sen(150)] }, { options }))
    .filter((field) => judgeFields([field]).length === 0)

  it('law: quantities survive being written and read, and cost their sum', () => {
    fc.assert(
      fc.property(grids, fc.array(fc.nat(9_999), { minLength: 30, maxLength: 30 }), (field, quantities) => {
        const written = cellsOf(field).map(({ name }, at) => writeCell(quantities[at] ?? 0, name))
        const kept = judgeGrid(field, written.toReversed()) ?? []
        const wanted = written.filter((_, at) => (quantities[at] ?? 0) > 0)
        expect(kept).toEqual(wanted)
        const pieces = quantities.slice(0, written.length).reduce((all, one) => all + one, 0)
        expect(gridTotals(field, wanted)).toEqual({ quantity: pieces, amount: pieces * 150 })
      }),
    )
  })

  it('law: whatever is typed is refused, nothing, or cells of the grid within its limits', () => {
    const typed = fc.array(
      fc.oneof(
        fc.string(),
        fc.tuple(fc.string(), fc.constantFrom('S / Red', 'M')).map(([a, b]) => `${a} × ${b}`),
      ),
    )
    fc.assert(
      fc.property(typed, (texts) => {
        const kept = judgeGrid(shirts({ least: 1, most: 6 }), texts)
        if (kept === null || 'problem' in kept) return
        for (const text of kept) expect(readCell(text)?.name).toBe('S / Red')
        expect(gridTotals(shirts(), kept).quantity).toBeLessThanOrEqual(6)
      }),
    )
  })
})
