import type { CollectionForm, CollectionGrid } from '@kedai/contracts/collections.ts'
import type { SaveProduct } from '@kedai/contracts/seller-products.ts'
import { judgeFields } from '@kedai/domain/collections/fields.ts'
import { formatRinggit, parseRinggit } from '@kedai/domain/money/ringgit.ts'
import { noSen, type Sen, sen } from '@kedai/domain/money/sen.ts'
import { formatTime, parseTime } from '@kedai/domain/time/malaysia.ts'
import type { FormRefusals } from '../shared/product-type.ts'
import { fieldRefusals, formRefusals } from './messages.ts'
import { formFields } from '../shared/read-collection.ts'

/** RM 1,000,000.00 */
export const most = sen(100_000_000)

/** A collection as it is kept: amounts with two decimals, times whole, every field with a key. Null with refusals. */
export function judgeCollection(form: SaveProduct, refusals: FormRefusals): CollectionForm | null {
  const typed = form.collection
  if (!typed) {
    refusals.add('collection', formRefusals.missing)
    return null
  }
  const isOpen = typed.amount_type === 'open'
  const amount = (text: string | null, field: string): Sen | null => {
    if (text === null) return null
    const read = parseRinggit(text)
    if (read === null || read === 0) refusals.add(`collection.${field}`, formRefusals.badAmount)
    else if (read > most) refusals.add(`collection.${field}`, formRefusals.tooMuch)
    return read
  }
  const minimum = amount(typed.minimum, 'minimum')
  const presets = typed.presets.map((text, at) => amount(text, `presets.${at}`))
  const target = amount(typed.target, 'target')
  presets.forEach((preset, at) => {
    if (preset !== null && minimum !== null && preset < minimum)
      refusals.add(`collection.presets.${at}`, formRefusals.belowMinimum)
  })
  if (!isOpen && minimum !== null) refusals.add('collection.minimum', formRefusals.openOnly)
  if (!isOpen && presets.length > 0) refusals.add('collection.presets', formRefusals.openOnly)
  if (isOpen && form.variations.some(({ option_values }) => option_values.length > 0))
    refusals.add('collection.amount_type', formRefusals.openHasNoRows)
  const closes = typed.closes_at === null ? null : parseTime(typed.closes_at)
  if (typed.closes_at !== null && closes === null) refusals.add('collection.closes_at', formRefusals.noTime)
  const fields = typed.fields.map((field, at) => ({
    ...field,
    key: field.key === '' ? `field-${at + 1}` : field.key,
    options: field.options.filter((option) => option !== ''),
    grid: field.type === 'grid' ? gridOf(field.grid, (text) => amount(text, `fields.${at}.grid.prices`)) : null,
  }))
  if (!isOpen && form.variations.some(({ option_values }) => option_values.length > 0))
    fields.forEach(({ grid }, at) => {
      if (grid && grid.prices.length > 0)
        refusals.add(`collection.fields.${at}.grid.prices`, formRefusals.rowsHavePrices)
    })
  for (const { at, part, problem } of judgeFields(formFields({ fields })))
    refusals.add(`collection.fields.${at}.${part}`, fieldRefusals[problem])
  return {
    amount_type: typed.amount_type,
    minimum: textOf(minimum),
    presets: presets.flatMap((preset) => textOf(preset) ?? []),
    target: textOf(target),
    // A day alone lasts that day.
    closes_at: closes && formatTime(typed.closes_at?.length === 10 ? new Date(closes.getTime() + 86_399_000) : closes),
    max_responses: typed.max_responses,
    fields,
  }
}

// An amount that was refused is kept as none: nothing of the form is.
const gridOf = (grid: Typed, read: (text: string) => Sen | null): CollectionGrid => ({
  columns: (grid?.columns ?? []).filter((column) => column !== ''),
  prices: (grid?.prices ?? []).map((text) => formatRinggit(read(text) ?? noSen)),
  least: grid?.least ?? null,
  most: grid?.most ?? null,
})

type Typed = CollectionForm['fields'][number]['grid']

const textOf = (amount: Sen | null): string | null => (amount === null ? null : formatRinggit(amount))
