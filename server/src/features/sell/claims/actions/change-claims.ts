import type { Db } from '../../../../platform/db/db.ts'
import { claimKinds } from '../kinds.ts'
import { lockStock, writeOff } from '../queries.ts'
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
  await lockStockOf(trx, by.shopId, [...more, ...fewer])
  await shrinkClaims(trx, by, await claimsOf(trx, by, fewer))
  return claim(trx, by, more)
}

/** Gives back what a holder needs no more; of `writtenOff` nobody has the use. Each is given up once: no more goes than is held. */
export async function giveUpParts(
  trx: Db,
  by: Holder,
  { fewer, writtenOff }: { fewer: readonly Fewer[]; writtenOff: readonly Fewer[] },
): Promise<void> {
  await lockStockOf(trx, by.shopId, [...fewer, ...writtenOff])
  if (writtenOff.length > 0) await writeOff(trx, by, await claimsOf(trx, by, writtenOff))
  await shrinkClaims(trx, by, await claimsOf(trx, by, fewer))
}

async function lockStockOf(trx: Db, shopId: number, parts: readonly (Want | Fewer)[]): Promise<void> {
  const ids = parts.flatMap((one) =>
    one.kind !== 'stock' ? [] : ['variationId' in one ? one.variationId : one.subject],
  )
  if (ids.length > 0) await lockStock(trx, shopId, ids)
}

// Kind by kind in the order in which they are claimed.
async function claimsOf(trx: Db, by: Holder, parts: readonly Fewer[]): Promise<Shrink[]> {
  const claims: Shrink[] = []
  for (const [name, kind] of Object.entries(claimKinds)) {
    // The parts of a name are those that its kind takes.
    const part = kind.part as ((trx: Db, by: Holder, part: Fewer) => Promise<Shrink[]> | Shrink[]) | null
    for (const one of parts) if (one.kind === name && part) claims.push(...(await part(trx, by, one)))
  }
  return claims
}

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
