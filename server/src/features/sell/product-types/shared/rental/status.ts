import type { RentalStatus } from '@kedai/contracts/rentals.ts'

/** A booking's state as it is told: what is out beyond its end is late. */
export const rentalStatus = (state: string, endsAt: Date, now: Date): RentalStatus =>
  state === 'out' && endsAt <= now ? 'late' : (state as RentalStatus) // the column's own check knows no other
