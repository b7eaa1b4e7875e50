import type { InvoiceView } from '@kedai/contracts/invoices.ts'
import { describe, expect, it } from 'vitest'
import { differencesOf } from './differences.ts'
import { type EditorState, blankLine, bodyOf, isBegun, noBuyer, onTopOf, withIds } from './editor-state.ts'
import { sumsOf } from './editor-sums.ts'
import { moved } from './line-moves.ts'

const line = (item_name: string, quantity: string, amount: string, id: number | null = null) => ({
  ...blankLine(),
  id,
  item_name,
  quantity,
  amount,
})
const state = (part: Partial<EditorState> = {}): EditorState => ({
  customer_id: null,
  buyer: { ...noBuyer, name: 'Aminah' },
  lines: [],
  shipping: '',
  discount: '',
  discount_type: 'fixed',
  tax: '',
  tax_type: 'percent',
  currency: 'RM',
  exchange_rate: '',
  issue_date: '2026-11-21',
  due_date: '2026-12-05',
  notes: '',
  reference: '',
  lang: 'ms',
  ...part,
})
// Only what these functions read.
const answer = (...ids: number[]) => ({ invoice_items: ids.map((id) => ({ id })) }) as unknown as InvoiceView

describe('what is sent', () => {
  it('leaves out lines not begun and names the usual unit', () => {
    const body = bodyOf(state({ lines: [line('Kek', '2', '50'), blankLine(), line('', '1', '3')] }))
    expect(
      body.invoice_items.map(({ item_name, quantity_type, amount }) => [item_name, quantity_type, amount]),
    ).toEqual([
      ['Kek', 'unit', '50'],
      ['', 'unit', '3'],
    ])
    expect([body.shipping, body.discount, body.tax, body.customer_id]).toEqual(['0', '0', '0', ''])
  })

  it('is worth keeping once a buyer, an item or a note stands there', () => {
    const empty = state({ buyer: noBuyer, lines: [blankLine()] })
    expect(isBegun(empty)).toBe(false)
    expect(isBegun({ ...empty, notes: 'x' })).toBe(true)
    expect(isBegun({ ...empty, lines: [line('Kek', '1', '')] })).toBe(true)
  })
})

describe('ids of lines', () => {
  it('find the lines that were sent, wherever they stand by now', () => {
    const [first, second] = [line('A', '1', '1'), line('B', '1', '2')]
    const sent = state({ lines: [first, blankLine(), second] })
    const now = state({ lines: [second, line('C', '1', '3'), first] })
    expect(withIds(now, sent, answer(11, 12)).lines.map(({ item_name, id }) => [item_name, id])).toEqual([
      ['B', 12],
      ['C', null],
      ['A', 11],
    ])
  })

  it('are forgotten where the other version has no such line', () => {
    const mine = state({ lines: [line('A', '1', '1', 11), line('B', '1', '2', 12)] })
    expect(onTopOf(mine, answer(12)).lines.map(({ id }) => id)).toEqual([null, 12])
  })
})

it('computes while one types, what cannot be read counting as nothing', () => {
  const lines = [line('A', '2', '50'), line('B', '1', '25.50'), line('C', '', '9')]
  const sums = sumsOf(state({ lines, shipping: '8', discount: '10', discount_type: 'percent', tax: '6' }), true)
  expect(sums.sums).toMatchObject({ subtotal: 12_550, discount: 1_255, tax: 726, total: 12_821 })
  expect(lines.map(({ key }) => sums.lineTotals[key])).toEqual(['100.00', '25.50', null])
  expect(sumsOf(state({ lines, discount: '900' }), true)).toMatchObject({
    sums: null,
    refusal: 'discount_over_subtotal',
  })
})

it('computes in the currency of the document', () => {
  const yen = state({
    currency: 'JPY',
    exchange_rate: '0.0285',
    lines: [line('A', '3', '33.335')],
    shipping: '80',
    tax: '6',
  })
  expect(sumsOf(yen, true)).toMatchObject({ sums: { subtotal: 100, tax: 11, total: 191 }, ringgit: 544 })
  expect(sumsOf({ ...yen, exchange_rate: '' }, true)).toMatchObject({ sums: { total: 191 }, ringgit: null })
  expect(sumsOf(state({ currency: 'KWD', lines: [line('A', '1', '1.2345')] }), true).sums?.total).toBe(1235)
})

it('tells two versions apart by field', () => {
  const mine = state({ notes: 'a', lines: [line('Kek', '1', '5')] })
  expect(differencesOf(mine, state({ notes: 'b', lines: [line('Kek', '1', '5')] }))).toEqual([
    { field: 'notes', mine: 'a', theirs: 'b' },
  ])
})

it.each([
  [0, 2, 'bca'],
  [2, 0, 'cab'],
  [1, 1, 'abc'],
])('moves what stands at %i to %i', (from, to, wanted) => {
  expect(moved(['a', 'b', 'c'], from, to).join('')).toBe(wanted)
})
