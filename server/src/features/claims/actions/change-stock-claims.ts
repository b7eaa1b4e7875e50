import type { Db } from '../../../platform/db/db.ts'
import { lockStock } from '../queries.ts'
import type { Claiming } from '../queries.ts'
import { claim } from './claim.ts'
import { shrinkClaims } from './settle-claims.ts'
import type { Shortage, StockWant } from './wants.ts'

/**
 * Brings what a holder has of stock from `before` to `after`, line by line, or says what is short; then the caller rolls back.
 * What goes back is there for what is taken. Units are locked in id order, as every claim locks them.
 */
export async function changeStockClaims(
  trx: Db,
  by: Claiming,
  before: readonly StockWant[],
  after: readonly StockWant[],
): Promise<Shortage[]> {
  const more = after.flatMap((want) => changed(want, want.amount - amountIn(before, want)))
  const fewer = before.flatMap((want) => changed(want, want.amount - amountIn(after, want)))
  const ids = [...more, ...fewer].map(({ variationId }) => variationId)
  if (ids.length === 0) return []
  await lockStock(trx, by.shopId, ids)
  await shrinkClaims(
    trx,
    by,
    fewer.map(({ line, variationId, amount }) => ({ kind: 'stock', line, subject: variationId, amount })),
  )
  return claim(trx, by, more)
}

const amountIn = (wants: readonly StockWant[], { line, variationId }: StockWant): number =>
  wants.find((want) => want.line === line && want.variationId === variationId)?.amount ?? 0

const changed = (want: StockWant, amount: number): StockWant[] => (amount > 0 ? [{ ...want, amount }] : [])
