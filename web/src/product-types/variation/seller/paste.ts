import { plainNumber } from '@kedai/domain/money/typed-number.ts'
import type { UnitValues } from '../../form/seller/product-values.ts'

export type PasteField = 'price' | 'promo_price' | 'stock' | 'weight' | 'sku' | 'barcode' | 'cost'

/** Cells of a spreadsheet: rows by line, columns by tab. Null for what is a single cell. */
export function cellsOf(text: string): string[][] | null {
  const rows = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => line.split('\t').map((cell) => cell.trim()))
  return rows.length === 1 && rows[0]?.length === 1 ? null : rows
}

/**
 * Writes pasted cells into the units from one cell on: down the offered rows and to the right over the fields that are
 * shown. What does not fit is left out; an empty cell leaves what stands there.
 */
export function pasteInto(
  units: readonly UnitValues[],
  at: { row: number; field: PasteField },
  fields: readonly PasteField[],
  cells: readonly (readonly string[])[],
): UnitValues[] {
  const first = fields.indexOf(at.field)
  const targets = units.flatMap(({ is_offered }, index) => (is_offered && index >= at.row ? [index] : []))
  return units.map((unit, index) => {
    const row = cells[targets.indexOf(index)]
    if (!row || !targets.includes(index)) return unit
    const written = row.flatMap((cell, column) => {
      const field = fields[first + column]
      const places = field && placesOf[field]
      return field && cell !== '' ? [[field, places === undefined ? cell : asNumber(cell, places)] as const] : []
    })
    return { ...unit, ...Object.fromEntries(written) }
  })
}

// "RM 1.234,50" and "0,35 kg" as a field takes them; what may mean two numbers is left for the field to refuse.
function asNumber(cell: string, places: number): string {
  const bare = cell.replace(/\s*kg$/i, '')
  return plainNumber(bare, places) ?? bare
}

const placesOf: Partial<Record<PasteField, number>> = { price: 2, promo_price: 2, cost: 2, weight: 3, stock: 0 }
