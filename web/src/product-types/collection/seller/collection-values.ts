import type { CollectionForm } from '@kedai/contracts/collections.ts'
import type { FieldType } from '@kedai/domain/collections/fields.ts'
import { hasOptions } from '@kedai/domain/collections/fields.ts'
import { parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { msg } from '@lingui/core/macro'
import { i18n } from '../../../lib/i18n.ts'

/** A question as it is typed. `when` empty: always asked. */
export type QuestionValues = {
  key: string
  label: string
  type: FieldType
  is_required: boolean
  options: string[]
  when: string
  equals: string
  grid: GridValues
}

/** A grid of quantities as it is typed; its rows are the options. */
export type GridValues = {
  columns: string[]
  priced: 'free' | 'one' | 'row'
  prices: string[]
  least: string
  most: string
}

const emptyGrid: GridValues = { columns: [], priced: 'free', prices: [], least: '', most: '' }

/** A collection as its form has it. `has_rows`: several prices to choose from, in place of one. */
export type CollectionValues = {
  amount_type: 'fixed' | 'open'
  has_rows: boolean
  minimum: string
  presets: string[]
  target: string
  closes_at: string
  max_responses: string
  fields: QuestionValues[]
}

export const emptyCollection: CollectionValues = {
  amount_type: 'open',
  has_rows: false,
  minimum: '',
  presets: [],
  target: '',
  closes_at: '',
  max_responses: '',
  fields: [],
}

/** The smallest amount where the seller says none. */
export const minAmount = '1.00'

/** A key of its own: questions may change places, and answers are kept by it. */
export function newQuestion(others: readonly QuestionValues[]): QuestionValues {
  const taken = others.map(({ key }) => key)
  const number = Array.from({ length: others.length + 1 }, (_, at) => at + 1).find(
    (n) => !taken.includes(`soalan-${n}`),
  )
  return {
    key: `soalan-${number ?? others.length + 1}`,
    label: '',
    type: 'text',
    is_required: false,
    options: [],
    when: '',
    equals: '',
    grid: emptyGrid,
  }
}

/** As the wire keeps it, from a product that has been saved. */
export function collectionValues(settings: unknown, hasRows: boolean): CollectionValues {
  if (settings === null || settings === undefined) return emptyCollection
  const kept = settings as CollectionForm // as the server judged and stored it
  return {
    amount_type: kept.amount_type,
    has_rows: hasRows,
    minimum: kept.minimum ?? '',
    presets: kept.presets,
    target: kept.target ?? '',
    closes_at: (kept.closes_at ?? '').slice(0, 16).replace(' ', 'T'),
    max_responses: String(kept.max_responses ?? ''),
    fields: kept.fields.map(({ show_when, grid, ...field }) => ({
      ...field,
      when: show_when?.key ?? '',
      equals: show_when?.equals ?? '',
      grid: gridValues(grid),
    })),
  }
}

const gridValues = (grid: CollectionForm['fields'][number]['grid'] | undefined): GridValues => ({
  columns: grid?.columns ?? [],
  priced: !grid?.prices.length ? 'free' : grid.prices.length === 1 ? 'one' : 'row',
  prices: grid?.prices ?? [],
  least: String(grid?.least ?? ''),
  most: String(grid?.most ?? ''),
})

/** Whether its answers are written one a line. */
export const hasLines = (type: FieldType): boolean => hasOptions(type) || type === 'grid'

const lines = (typed: readonly string[]): string[] => typed.map((line) => line.trim()).filter((line) => line !== '')

// Of each row that has a name; a price that was not typed stays empty for the form to refuse.
function gridToWire({ options, grid }: QuestionValues) {
  const perRow = options.flatMap((row, at) => (row.trim() === '' ? [] : [(grid.prices[at] ?? '').trim()]))
  const prices = { free: [], one: [(grid.prices[0] ?? '').trim()], row: perRow }[grid.priced]
  return { columns: lines(grid.columns), prices, least: grid.least.trim() || null, most: grid.most.trim() || null }
}

export const collectionToWire = (values: CollectionValues) => {
  const isOpen = values.amount_type === 'open'
  return {
    amount_type: values.amount_type,
    minimum: (isOpen && values.minimum.trim()) || null,
    presets: isOpen ? values.presets.map((preset) => preset.trim()).filter((preset) => preset !== '') : [],
    target: values.target.trim() || null,
    // Until the end of its minute where it is the day's last.
    closes_at:
      values.closes_at === ''
        ? null
        : `${values.closes_at.replace('T', ' ')}${values.closes_at.endsWith('23:59') ? ':59' : ':00'}`,
    max_responses: values.max_responses.trim() || null,
    fields: values.fields.map((field) => ({
      key: field.key,
      label: field.label.trim(),
      type: field.type,
      is_required: field.is_required,
      options: hasLines(field.type) ? lines(field.options) : [],
      show_when: field.when === '' ? null : { key: field.when, equals: field.equals.trim() },
      grid: field.type === 'grid' ? gridToWire(field) : null,
    })),
  }
}

type Add = (name: string, said: string) => void

/** What is wrong as far as the browser can tell. */
export function judgeCollection(values: CollectionValues, add: Add): void {
  const money = (name: string, typed: string) => {
    if (typed.trim() !== '' && !parseRinggit(typed))
      add(`collection.${name}`, i18n._(msg`Write an amount such as 12.30`))
  }
  if (values.amount_type === 'open') {
    money('minimum', values.minimum)
    values.presets.forEach((preset, at) => money(`presets.${at}`, preset))
  }
  money('target', values.target)
  if (!/^$|^[1-9]\d{0,6}$/.test(values.max_responses.trim()))
    add('collection.max_responses', i18n._(msg`Write a whole number, or leave it empty.`))
  values.fields.forEach((field, at) => {
    if (field.label.trim() === '') add(`collection.fields.${at}.label`, i18n._(msg`Write the question.`))
    if (hasLines(field.type) && field.options.every((option) => option.trim() === ''))
      add(`collection.fields.${at}.options`, i18n._(msg`Add at least one answer to choose from.`))
    if (field.type === 'grid') judgeGridValues(field, `collection.fields.${at}.grid`, add)
    if (field.when !== '' && field.equals.trim() === '')
      add(`collection.fields.${at}.show_when`, i18n._(msg`Say which answer it depends on.`))
  })
}

function judgeGridValues(field: QuestionValues, name: string, add: Add): void {
  const { prices, least, most } = gridToWire(field)
  if (prices.some((price) => parseRinggit(price) === null))
    add(`${name}.prices`, i18n._(msg`Write an amount such as 12.30`))
  for (const [part, typed] of Object.entries({ least, most }))
    if (typed !== null && !/^[1-9]\d{0,5}$/.test(typed))
      add(`${name}.${part}`, i18n._(msg`Write a whole number, or leave it empty.`))
}
