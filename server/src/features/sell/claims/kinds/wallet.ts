import type { Shortage } from '../actions/wants.ts'
import { callClaim } from '../queries.ts'
import type { ClaimKind } from './kind.ts'

/** Sen of a reseller's wallet: never more than are available. */
export const wallet = {
  async claim(trx, by, wants) {
    const short: Shortage[] = []
    for (const { resellerId, amount, ref } of wants.toSorted((a, b) => a.resellerId - b.resellerId))
      short.push(...(await callClaim(trx, 'claim_wallet', by, [resellerId, amount, ref])))
    return short
  },
  part: null,
} satisfies ClaimKind<'wallet'>
