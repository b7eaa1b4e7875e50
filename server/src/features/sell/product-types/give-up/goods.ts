import type { GiveUp } from '../shared/give-up-types.ts'

/** Pieces: those that can be sold again go back on the shelf, those that cannot are never put there. */
export const giveUpGoods: GiveUp = (_trx, { line, units, unsent, restock }) => {
  const restocked = restock === undefined ? unsent : restock ? units : 0
  const scrapped = restock === false ? units : 0
  const pieces = (amount: number) =>
    amount > 0 ? [{ kind: 'stock' as const, line: line.position, subject: line.variationId, amount }] : []
  return { fewer: pieces(restocked), writtenOff: pieces(scrapped), restocked, scrapped, fields: {} }
}
