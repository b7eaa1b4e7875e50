import { setTimeout as pause } from 'node:timers/promises'
import type { Db } from '../../../platform/db/db.ts'
import { publishChange } from '../../../platform/events/changes.ts'
import type { Faults } from '../../../platform/faults.ts'
import { overwriteShelf, readShelf, takeFromShelf } from '../queries/shelf.ts'
import type { ShelfRow } from '../queries/shelf.ts'

export type Want = { variationId: number; quantity: number }
export type Short = { variationId: number; left: number }
export type StockClaim = { ok: true } | { ok: false; short: Short[] }
export type ClaimStock = { shopId: number; wants: readonly Want[]; faults?: Faults }

/**
 * Takes units off the shelf for an order, summed per variation and in id order: all of them, or none. Units that are not
 * counted always suffice. Whoever claims stock and a coupon claims stock first.
 */
export async function claimStock(trx: Db, { shopId, wants, faults }: ClaimStock): Promise<StockClaim> {
  const summed = sumWants(wants)
  if (summed.length === 0) return { ok: true }
  const rows = faults?.skipLocks ? await takeWithoutLocks(trx, shopId, summed) : await takeLocked(trx, shopId, summed)
  const short = summed.flatMap(({ variationId, quantity }) => {
    const row = rows.find(({ id }) => id === variationId)
    return row && row.stock < quantity ? [{ variationId, left: row.stock }] : []
  })
  if (short.length > 0) return { ok: false, short }
  if (rows.some((row) => !row.taken)) throw new Error('a claim that sufficed took nothing')
  for (const productId of new Set(rows.map((row) => row.product_id))) publishChange(trx, 'product', productId)
  return { ok: true }
}

/** One want a variation, in id order: the order in which every claim locks. */
export function sumWants(wants: readonly Want[]): Want[] {
  const sums = new Map<number, number>()
  for (const { variationId, quantity } of wants) sums.set(variationId, (sums.get(variationId) ?? 0) + quantity)
  return [...sums].map(([variationId, quantity]) => ({ variationId, quantity })).sort((a, b) => a.variationId - b.variationId)
}

const takeLocked = (trx: Db, shopId: number, wants: readonly Want[]): Promise<ShelfRow[]> =>
  takeFromShelf(trx, shopId, wants.map((want) => want.variationId), wants.map((want) => want.quantity))

// Read, decide, write back: what a shop without locks would do. Only a race proof's control asks for it.
async function takeWithoutLocks(trx: Db, shopId: number, wants: readonly Want[]): Promise<ShelfRow[]> {
  const rows = await readShelf(trx, shopId, wants.map((want) => want.variationId))
  await pause(5)
  const stockOf = (id: number) => rows.find((row) => row.id === id)?.stock ?? null
  const left = wants.flatMap(({ variationId, quantity }) => {
    const stock = stockOf(variationId)
    return stock === null ? [] : [{ id: variationId, stock: stock - quantity }]
  })
  const suffices = left.every(({ stock }) => stock >= 0)
  if (suffices) for (const { id, stock } of left) await overwriteShelf(trx, shopId, id, stock)
  return rows.map((row) => ({ ...row, taken: suffices }))
}
