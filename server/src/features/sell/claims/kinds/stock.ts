import { callClaim } from '../queries.ts'
import type { ClaimKind } from './kind.ts'

/** Pieces of a variation whose stock is counted; one that is not counted always suffices. */
export const stock = {
  claim: (trx, by, wants) =>
    callClaim(trx, 'claim_stock', by, [
      wants.map(({ line }) => line),
      wants.map(({ variationId }) => variationId),
      wants.map(({ amount }) => amount),
    ]),
  part: (_trx, _by, { line, subject, amount }) => [{ kind: 'stock', line, subject, amount }],
} satisfies ClaimKind<'stock'>
