import type { CollectionField, CollectionView } from '@kedai/contracts/collections.ts'
import { expect, it } from 'vitest'
import { mug } from '../../item-view.fixture.ts'
import { askedFields, filesOf, readTyped, responseOf, type ResponseWords } from './response-of.ts'

const field = (key: string, given: Partial<CollectionField> = {}): CollectionField => ({
  key,
  label: key,
  type: 'text',
  is_required: false,
  options: [],
  show_when: null,
  grid: null,
  ...given,
})
const collection: CollectionView = {
  amount_type: 'open',
  minimum: '5.00',
  presets: [],
  target: null,
  collected: '0.00',
  closes_at: null,
  is_closed: false,
  responses_left: null,
  fields: [
    field('class', { type: 'choice', options: ['1A', '1B'], is_required: true }),
    field('letter', { type: 'file', is_required: true, show_when: { key: 'class', equals: '1A' } }),
    field('days', { type: 'choices', options: ['Mon', 'Tue'] }),
  ],
}
const words: ResponseWords = {
  amount: ({ reason }) => reason,
  answer: (problem) => problem,
  rows: 'rows',
  money: (amount) => `RM ${amount}`,
}
const open = { item: mug.item, collection, hasRows: false, wants: [] }
const letter = new File(['x'], 'surat.pdf')

it('says what is missing, and nothing of what is not asked', () => {
  const empty = responseOf(open, readTyped(null), {}, words)
  expect(empty.missing).toEqual({ amount: 'missing', 'answers.class': 'required' })
  expect([empty.sums, empty.summary]).toEqual([null, undefined])
  const typed = { amount: '2', answers: { class: '1A' } }
  expect(responseOf(open, typed, {}, words).missing).toEqual({ amount: 'too_little', 'answers.letter': 'required' })
  expect(askedFields(collection.fields, { amount: '', answers: { class: '1B' } }, {}).map(({ key }) => key)).toEqual([
    'class',
    'days',
  ])
})

it('orders by the names of the wire, its sum being the amount', () => {
  const typed = { amount: '50', answers: { class: '1A', days: ['Mon', 'Tue'] } }
  const made = responseOf(open, typed, { letter }, words)
  expect(made).toMatchObject({ missing: {}, sums: { subtotal: '50.00', addon_total: '0.00' }, summary: 'RM 50.00' })
  expect(made.fields).toEqual([
    ['amount', '50.00'],
    ['answers[class]', '1A'],
    ['answers[letter]', letter],
    ['answers[days][0]', 'Mon'],
    ['answers[days][1]', 'Tue'],
  ])
  expect(filesOf(made)).toEqual({ letter })
  const other = responseOf(open, { ...typed, answers: { class: '1B' } }, { letter }, words)
  expect(other.fields).toEqual([
    ['amount', '50.00'],
    ['answers[class]', '1B'],
  ])
})

it('of priced rows wants at least one, and leaves the sum to them', () => {
  const rows = { ...open, collection: { ...collection, amount_type: 'fixed' as const, fields: [] }, hasRows: true }
  expect(responseOf(rows, readTyped(null), {}, words)).toMatchObject({ missing: { items: 'rows' }, sums: null })
  const one = { ...rows, wants: [{ id: 1, quantity: 2 }] }
  expect(responseOf(one, readTyped(null), {}, words)).toMatchObject({ missing: {}, fields: [] })
})

it('takes from an earlier visit only what has the shape of answers', () => {
  expect(readTyped({ amount: 5, answers: { a: 'x', b: ['y'], c: [1], d: {} } })).toEqual({
    amount: '',
    answers: { a: 'x', b: ['y'] },
  })
})
