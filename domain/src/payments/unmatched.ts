/** Why money waits for the seller. `unconfirmed`: its provider reported it and did not answer for it; nobody knows whether it came. */
export const unmatchedCauses = ['late', 'excess', 'mismatch', 'duplicate', 'unconfirmed'] as const
export type UnmatchedCause = (typeof unmatchedCauses)[number]

/** What was decided about it. `closed`: there is nothing to decide, because a report was confirmed after all, or nothing came. */
export const unmatchedStatuses = ['open', 'accepted', 'refunded', 'closed'] as const
export type UnmatchedStatus = (typeof unmatchedStatuses)[number]
