import { reservedUsernames } from './reserved-usernames.ts'

export type UsernameRefusal = 'too_short' | 'too_long' | 'bad_characters' | 'no_letter' | 'reserved'

/** A username as it is stored: it becomes part of a host name, so case and outer spaces do not count. */
export const normaliseUsername = (typed: string): string => typed.normalize('NFKC').trim().toLowerCase()

/**
 * Why a normalised username cannot be taken, or null: 3–30 lower-case letters, digits and inner single hyphens, at
 * least one letter, not reserved (CONTRACT §7). Whether it is free is the database's answer.
 */
export function judgeUsername(username: string): UsernameRefusal | null {
  if (username.length < 3) return 'too_short'
  if (username.length > 30) return 'too_long'
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(username)) return 'bad_characters'
  if (!/[a-z]/.test(username)) return 'no_letter'
  return isReserved(username) ? 'reserved' : null
}

// Hyphens and a trailing number do not make a reserved name somebody's own: "pay-ments", "admin-1", "support2".
const isReserved = (username: string) =>
  [username, username.replaceAll('-', ''), username.replace(/-?\d+$/, '')].some((name) => reservedUsernames.has(name))
