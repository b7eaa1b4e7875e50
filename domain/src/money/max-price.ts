import { sen } from './sen.ts'

/** RM 1,000,000.00: the highest price of one piece of anything, so that a thousand lines of them still add up exactly. */
export const maxPrice = sen(100_000_000)
