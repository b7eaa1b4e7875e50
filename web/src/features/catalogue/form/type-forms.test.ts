import { saveProduct } from '@kedai/contracts/seller-products.ts'
import { expect, it } from 'vitest'
import { i18n } from '../../../lib/i18n.ts'
import { newQuestion } from '../../../product-types/collection/seller/collection-values.ts'
import { emptyProduct, emptyUnit, type ProductValues } from '../../../product-types/form/seller/product-values.ts'
import { judgeValues } from './judge-values.ts'
import { toWire } from './to-wire.ts'

i18n.loadAndActivate({ locale: 'en', messages: {} })

const sent = (values: ProductValues) => saveProduct.parse(toWire(values))

it('a membership sends a term for each of its plans', () => {
  const empty = emptyProduct('membership')
  expect(Object.keys(judgeValues(empty))).toEqual(['title', 'variations.0.price', 'variations.0.option_values'])
  const { variations, option_names, membership, collection } = sent({
    ...empty,
    title: 'Kelab',
    variations: [
      { ...emptyUnit(['Bulanan ']), price: '29' },
      { ...emptyUnit(['Tahunan']), price: '290' },
    ],
    membership: {
      grace_days: '',
      plans: [
        { every: '1', unit: 'month', trial_days: '7' },
        { every: '1', unit: 'year', trial_days: '' },
      ],
    },
  })
  expect([option_names.length, variations.map(({ option_values }) => option_values)]).toEqual([
    1,
    [['Bulanan'], ['Tahunan']],
  ])
  expect(membership).toEqual({
    grace_days: 0,
    plans: [
      { title: '', every: 1, unit: 'month', trial_days: 7 },
      { title: '', every: 1, unit: 'year', trial_days: 0 },
    ],
  })
  expect(collection).toBeUndefined()
})

it('an open amount needs no price, and its questions keep their keys', () => {
  const empty = emptyProduct('collection')
  const first = { ...newQuestion([]), label: 'Kelas', type: 'choice' as const, options: ['1A', ''] }
  const second = { ...newQuestion([first]), label: 'Surat', type: 'file' as const, when: first.key, equals: '1A' }
  expect(second.key).not.toBe(first.key)
  const values = {
    ...empty,
    title: 'Tabung',
    collection: {
      ...empty.collection,
      minimum: '5',
      presets: ['10', ' '],
      closes_at: '2026-12-31T23:59',
      fields: [first, second],
    },
  }
  expect(judgeValues(values)).toEqual({})
  const { variations, option_names, collection } = sent(values)
  expect([option_names, variations[0]?.price, variations[0]?.option_values]).toEqual([[], '5', []])
  expect(collection).toMatchObject({
    amount_type: 'open',
    minimum: '5',
    presets: ['10'],
    target: null,
    closes_at: '2026-12-31 23:59:59',
    fields: [
      { key: first.key, options: ['1A'], show_when: null },
      { key: second.key, show_when: { key: first.key, equals: '1A' } },
    ],
  })
})

it('a question without words, answers or a condition is told at its place', () => {
  const empty = emptyProduct('collection')
  const field = { ...newQuestion([]), type: 'choices' as const, when: 'x' }
  const found = judgeValues({ ...empty, title: 'T', collection: { ...empty.collection, fields: [field] } })
  expect(Object.keys(found)).toEqual([
    'collection.fields.0.label',
    'collection.fields.0.options',
    'collection.fields.0.show_when',
  ])
})
