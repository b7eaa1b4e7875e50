import type { Participant } from './participants.ts'

/**
 * Who sits on each ticket, in the order of the tickets. Where the buyer is the first of them, that one may be left out or left
 * empty. Null where there are too few or too many.
 */
export function seatPeople<Person extends Participant>(
  typed: readonly Person[],
  tickets: number,
  buyer: Person | null,
): Person[] | null {
  if (buyer === null) return typed.length === tickets ? [...typed] : null
  const { name, email, mobile } = buyer
  if (typed.length === tickets) return typed.map((one, at) => (at === 0 ? { ...one, name, email, mobile } : one))
  return typed.length === tickets - 1 ? [buyer, ...typed] : null
}
