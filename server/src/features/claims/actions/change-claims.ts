import type { Db } from '../../../platform/db/db.ts'
import { lockLastUnits, lockStock } from '../queries.ts'
import type { Claiming, Shrink } from '../queries.ts'
import { claim } from './claim.ts'
import { shrinkClaims } from './settle-claims.ts'
import type { Fewer, Holder, Shortage, StockWant, Want } from './wants.ts'

/** What a holder is to have besides, and what it needs no more. */
export type ClaimChange = { more: readonly Want[]; fewer: readonly Fewer[] }

/**
 * Gives back what a holder needs no more and takes what it is to have besides, or says what is short; then the caller rolls back.
 * What goes back is there for what is taken. Units are locked in id order before anything else, as every claim locks them.
 */
export async function changeClaims(trx: Db, by: Claiming, { more, fewer }: ClaimChange): Promise<Shortage[]> {
  const ids = [...more, ...fewer].flatMap((one) =>
    one.kind !== 'stock' ? [] : ['variationId' in one ? one.variationId : one.subject],
  )
  if (ids.length > 0) await lockStock(trx, by.shopId, ids)
  const parts: Shrink[] = []
  for (const one of fewer) parts.push(...(one.kind === 'booking' ? await unitsOf(trx, by, one) : [one]))
  await shrinkClaims(trx, by, parts)
  return claim(trx, by, more)
}

const unitsOf = async (trx: Db, by: Holder, one: Extract<Fewer, { kind: 'booking' }>): Promise<Shrink[]> =>
  (await lockLastUnits(trx, by, one)).map(({ unit }) => ({ kind: 'booking', line: one.line, subject: unit, amount: 1 }))

/** What brings stock from `before` to `after`, line by line. */
export const stockChange = (before: readonly StockWant[], after: readonly StockWant[]): ClaimChange => ({
  more: after.flatMap((want) => changed(want, want.amount - amountIn(before, want))),
  fewer: before
    .flatMap((want) => changed(want, want.amount - amountIn(after, want)))
    .map(({ line, variationId, amount }) => ({ kind: 'stock', line, subject: variationId, amount })),
})

const amountIn = (wants: readonly StockWant[], { line, variationId }: StockWant): number =>
  wants.find((want) => want.line === line && want.variationId === variationId)?.amount ?? 0

const changed = (want: StockWant, amount: number): StockWant[] => (amount > 0 ? [{ ...want, amount }] : [])
