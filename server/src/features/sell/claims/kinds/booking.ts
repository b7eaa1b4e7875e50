import type { Shortage } from '../actions/wants.ts'
import { callClaim, lockUnits } from '../queries.ts'
import type { ClaimKind } from './kind.ts'

/** Units of a product over a time: the first that are free, in their order. Products in id order, as every claim locks. */
export const booking = {
  async claim(trx, by, wants) {
    const short: Shortage[] = []
    for (const { line, productId, amount, from, until } of wants.toSorted((a, b) => a.productId - b.productId)) {
      short.push(
        ...(await callClaim(trx, 'claim_booking', by, [
          line,
          productId,
          amount,
          `[${from.toISOString()},${until.toISOString()})`,
        ])),
      )
    }
    return short
  },
  async part(trx, by, { line, productId, amount, units }) {
    const held = await lockUnits(trx, by, { line, productId })
    const chosen = units ? held.filter(({ unit }) => units.includes(unit)) : held.slice(0, amount)
    return chosen.map(({ unit }) => ({ kind: 'booking', line, subject: unit, amount: 1 }))
  },
} satisfies ClaimKind<'booking'>
