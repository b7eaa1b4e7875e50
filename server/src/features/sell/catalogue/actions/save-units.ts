import type { Db } from '../../../../platform/db/db.ts'
import { errorCode } from '../../../../platform/db/connection-errors.ts'
import { AppError } from '../../../../platform/errors/app-error.ts'
import { refusals as messages } from '../messages.ts'
import type { UnitRow } from '../queries/lock-product.ts'
import { insertStockMoves, insertUnits, retireUnits, updateUnits } from '../queries/save-units.ts'
import type { StockMove, UnitColumns } from '../queries/save-units.ts'
import type { Unit } from './judge-units.ts'
import { auditUnits } from './audit-units.ts'
import { matchUnits } from './match-units.ts'

export type SaveUnits = {
  shopId: number
  productId: number
  userId: number | null
  units: readonly Unit[]
  rows: readonly UnitRow[]
  now: Date
}

/** Writes a product's units and why their stock moved; their ids, in order. `rows` are the locked ones. @throws AppError 422, 409 when a SKU was just taken */
export async function saveUnits(
  trx: Db,
  { shopId, productId, userId, units, rows, now }: SaveUnits,
): Promise<number[]> {
  const { matched, retired } = matchUnits(units, rows)
  const wanted = matched.map(({ unit, row, stock }, position) => ({ row, columns: columnsOf(unit, stock, position) }))
  if (retired.length > 0) await retireUnits(trx, shopId, retired)
  try {
    const kept = wanted.flatMap(({ row, columns }) => (row ? [{ ...columns, id: row.id }] : []))
    if (kept.length > 0) await updateUnits(trx, shopId, kept)
    const fresh = wanted.flatMap(({ row, columns }) => (row ? [] : [columns]))
    const inserted = fresh.length > 0 ? await insertUnits(trx, shopId, productId, fresh) : []
    const saved = wanted.flatMap(({ row, columns }) => {
      const id = row?.id ?? inserted.find(({ position }) => position === columns.position)?.id
      return id === undefined ? [] : [{ id, before: row?.stock ?? null, after: columns.stock }]
    })
    const moves = saved.flatMap(moveOf)
    if (moves.length > 0) await insertStockMoves(trx, shopId, userId, moves, now)
    await auditUnits(trx, { shopId, productId, userId, matched, now })
    return saved.map(({ id }) => id)
  } catch (error) {
    throw errorCode(error) === '23P01' ? new AppError('conflict', messages.skuJustTaken, { cause: error }) : error
  }
}

const columnsOf = (unit: Unit, stock: number | null, position: number): UnitColumns => ({
  option_values: unit.options,
  sku: unit.sku,
  barcode: unit.barcode,
  cost_sen: unit.cost,
  low_stock_at: unit.lowStockAt,
  price_sen: unit.price,
  promo_price_sen: unit.promoPrice,
  stock,
  weight_g: unit.weight,
  image_file_id: unit.imageId,
  position,
})

function moveOf({ id, before, after }: { id: number; before: number | null; after: number | null }): StockMove[] {
  if (before === after) return []
  if (after === null) return [{ variation_id: id, change: -(before ?? 0), stock_after: null, reason: 'uncounted' }]
  return [
    {
      variation_id: id,
      change: after - (before ?? 0),
      stock_after: after,
      reason: before === null ? 'opened' : 'edited',
    },
  ]
}
