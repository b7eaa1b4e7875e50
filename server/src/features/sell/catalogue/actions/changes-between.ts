import { optionsText } from '@kedai/domain/catalogue/variations.ts'
import { formatRinggit } from '@kedai/domain/money/ringgit.ts'
import { sen } from '@kedai/domain/money/sen.ts'
import { formatTime } from '@kedai/domain/time/malaysia.ts'
import { formatKilograms, grams } from '@kedai/domain/weight/kilograms.ts'
import type { FieldChange } from '../queries/changes.ts'
import type { ProductRowWhole } from '../queries/read-product.ts'

type Unit = ProductRowWhole['units'][number]

const maxNoted = 60

/** What a save changed on a product, from what to what, as people read it; long texts are named without their words. */
export function changesBetween(before: ProductRowWhole, after: ProductRowWhole): FieldChange[] {
  const facts = Object.entries(productFacts).flatMap(([field, factOf]) =>
    changeOf(field, factOf(before), factOf(after)),
  )
  const named = Object.entries(partsOf)
    .filter(([, partOf]) => JSON.stringify(partOf(before)) !== JSON.stringify(partOf(after)))
    .map(([field]): FieldChange => ({ field, before: null, after: null }))
  return [...facts, ...named, ...unitChanges(before.units, after.units)].slice(0, maxNoted)
}

const productFacts: Record<string, (product: ProductRowWhole) => string | null> = {
  title: ({ title }) => title,
  status: ({ status }) => status,
  category: ({ category_name }) => category_name,
  promo: ({ is_promo, promo_until }) => (is_promo ? (promo_until && formatTime(promo_until)) || '✓' : null),
  quantities: ({ min_purchase_qty, max_purchase_qty, multiple_of }) =>
    [min_purchase_qty, max_purchase_qty ?? '∞', `× ${multiple_of}`].join(' – '),
  pictures: ({ images }) => String(images.length),
}

const partsOf: Record<string, (product: ProductRowWhole) => unknown> = {
  description: ({ content }) => content,
  others: ({ is_countdown, countdown_start, countdown_until, one_page, sticky, tnc, file_upload, upsell, digital }) => [
    is_countdown,
    countdown_start,
    countdown_until,
    one_page,
    sticky,
    tnc,
    file_upload,
    upsell,
    digital,
  ],
}

const unitFacts: Record<string, (unit: Unit) => string | null> = {
  price: ({ price_sen }) => formatRinggit(sen(price_sen)),
  promo_price: ({ promo_price_sen }) => (promo_price_sen === null ? null : formatRinggit(sen(promo_price_sen))),
  stock: ({ stock }) => (stock === null ? null : String(stock)),
  sku: ({ sku }) => sku,
  barcode: ({ barcode }) => barcode,
  cost: ({ cost_sen }) => (cost_sen === null ? null : formatRinggit(sen(cost_sen))),
  weight: ({ weight_g }) => formatKilograms(grams(weight_g)),
}

function unitChanges(before: readonly Unit[], after: readonly Unit[]): FieldChange[] {
  const gone = before
    .filter(({ id }) => !after.some((unit) => unit.id === id))
    .map((unit): FieldChange => ({ field: 'unit', before: optionsText(unit.option_values), after: null }))
  return [
    ...gone,
    ...after.flatMap((unit) => {
      const name = optionsText(unit.option_values)
      const was = before.find(({ id }) => id === unit.id)
      if (!was) return [{ field: 'unit', before: null, after: name }]
      return Object.entries(unitFacts).flatMap(([field, factOf]) => changeOf(field, factOf(was), factOf(unit), name))
    }),
  ]
}

const changeOf = (field: string, before: string | null, after: string | null, unit = ''): FieldChange[] =>
  before === after ? [] : [{ field, ...(unit && { unit }), before, after }]
