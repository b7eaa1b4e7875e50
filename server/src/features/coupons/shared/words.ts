import { applied, appliedToShipping, emptyCode, removed } from '../messages.ts'

/** What is said of a code that was typed, beside why it is refused. */
export const couponWords = { applied, appliedToShipping, emptyCode, removed }
