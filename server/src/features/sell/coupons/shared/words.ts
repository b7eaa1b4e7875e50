import { applied, appliedToShipping, emptyCode, removed } from '../messages.ts'

/** A code as it is said back: whatever was pasted into the box is not said in full. */
export const shortCode = (code: string): string => (code.length > 40 ? `${[...code].slice(0, 40).join('')}…` : code)

/** What is said of a code that was typed, beside why it is refused. */
export const couponWords = { applied, appliedToShipping, emptyCode, removed }
