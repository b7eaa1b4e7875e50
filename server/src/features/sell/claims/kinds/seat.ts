import { callClaim } from '../queries.ts'
import type { ClaimKind } from './kind.ts'

/** Seats of a quota, which several ticket types may share. */
export const seat = {
  claim: (trx, by, wants) =>
    callClaim(trx, 'claim_seat', by, [
      wants.map(({ line }) => line),
      wants.map(({ quotaId }) => quotaId),
      wants.map(({ amount }) => amount),
    ]),
  part: (_trx, _by, { line, subject, amount }) => [{ kind: 'seat', line, subject, amount }],
} satisfies ClaimKind<'seat'>
