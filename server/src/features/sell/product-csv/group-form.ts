import type { SaveProduct } from '@kedai/contracts/seller-products.ts'
import { paragraphsOf, plainText } from '@kedai/domain/content/content-block.ts'
import type { ContentBlock } from '@kedai/domain/content/content-block.ts'
import type { CsvRow } from '@kedai/domain/product-csv/group-rows.ts'
import type { ProductForm } from '../catalogue/actions/read-product-form.ts'

export type TypedUnit = {
  id?: number
  option_values: string[]
  sku: string | null
  barcode?: string | null
  cost?: string | null
  price: string
  promo_price?: string | null
  stock?: number | string | null
  weight?: string | null
  image_id?: number | null
}
export type TypedForm = Omit<Partial<SaveProduct>, 'variations' | 'content'> & {
  content?: ContentBlock[]
  variations: TypedUnit[]
}

/** What a form would send: judged by the same rules as one. */
export function groupForm(rows: readonly CsvRow[], existing: ProductForm | null): TypedForm {
  const [first] = rows
  const optionNames =
    existing && first?.isNamedByHeading
      ? []
      : [first?.option1_name, first?.option2_name].filter((name): name is string => Boolean(name))
  const hasOptions = rows.some(({ option1_value }) => option1_value)
  const base: TypedForm = existing
    ? {
        ...existing.form,
        variations: existing.form.variations.map((unit) => ({ ...unit, sku: unit.sku ?? null, stock: undefined })),
      }
    : { item_type: hasOptions ? 'variation' : 'ecommerce', variations: [] }
  const variations = [...base.variations]
  for (const row of rows) {
    const at = unitOf(variations, row)
    const merged = mergeUnit(at < 0 ? undefined : variations[at], row)
    if (at < 0) variations.push(merged)
    else variations[at] = merged
  }
  const text = first?.description
  const isOtherText = text !== undefined && text !== '' && text !== plainText(existing?.form.content ?? [])
  return {
    ...base,
    variations,
    title: first?.title || base.title || '',
    ...(isOtherText && { content: paragraphsOf(text) }),
    ...(optionNames.length > 0 && hasOptions && { option_names: optionNames }),
  }
}

/** Where a row's unit stands: by its SKU, else by its options; -1 for none. A simple product has one unit. */
export function unitOf(units: readonly TypedUnit[], row: CsvRow): number {
  const bySku = row.sku ? units.findIndex(({ sku }) => sku === row.sku) : -1
  if (bySku >= 0) return bySku
  const options = optionsOf(row)
  return units.findIndex(
    ({ option_values: values }) => values.join('\n').toLowerCase() === options.join('\n').toLowerCase(),
  )
}

function mergeUnit(unit: TypedUnit | undefined, row: CsvRow): TypedUnit {
  const options = optionsOf(row)
  return {
    ...unit,
    option_values: options.length > 0 ? options : (unit?.option_values ?? []),
    sku: row.sku || unit?.sku || null,
    barcode: row.barcode || unit?.barcode || null,
    cost: row.cost || unit?.cost || null,
    price: row.price || unit?.price || '',
    promo_price: row.promo_price || unit?.promo_price || null,
    weight: row.weight || unit?.weight || null,
    ...(row.stock ? { stock: row.stock } : unit === undefined && { stock: null }),
  }
}

export const optionsOf = (row: CsvRow): string[] =>
  [row.option1_value, row.option2_value].filter((value): value is string => Boolean(value))
