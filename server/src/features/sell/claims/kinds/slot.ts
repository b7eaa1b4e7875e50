import type { Shortage } from '../actions/wants.ts'
import { callClaim, listSlots } from '../queries.ts'
import type { ClaimKind } from './kind.ts'

/** Places in a calendar over a time. Products in id order; calendars are locked in the order of their ids. */
export const slot = {
  async claim(trx, by, wants) {
    const short: Shortage[] = []
    for (const { line, productId, amount, from, until, calendarIds } of wants.toSorted(
      (a, b) => a.productId - b.productId,
    )) {
      const span = `[${from.toISOString()},${until.toISOString()})`
      short.push(...(await callClaim(trx, 'claim_slot', by, [line, productId, amount, span, calendarIds])))
    }
    return short
  },
  part: async (trx, by, { line, amount }) =>
    (await listSlots(trx, by, line)).map(({ calendar }) => ({ kind: 'slot', line, subject: calendar, amount })),
} satisfies ClaimKind<'slot'>
