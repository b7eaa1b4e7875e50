export const domainStatuses = ['unverified', 'verified', 'live', 'failing'] as const
export type DomainStatus = (typeof domainStatuses)[number]

export const recordTypes = ['TXT', 'CNAME', 'A'] as const

/**
 * What a look at the DNS says of a record: `right`, `wrong` (another value, or none), or `unknown` where no answer came, which
 * proves nothing.
 */
export type Finding = 'right' | 'wrong' | 'unknown'

/** `mark`: the text that says whose the name is. `way`: where the name leads. */
export type Look = { mark: Finding; way: Finding }

/** So many looks in a row that find it gone are borne before a shop loses a name. */
export const maxFailures = 3

export type DomainState = { status: DomainStatus; failures: number }

/**
 * A domain after a look. The mark makes it the shop's; the way makes it live. What once was verified stays so while answers do not
 * come, and through a few wrong ones: a name server that flaps takes no shop away.
 */
export function afterLook({ status, failures }: DomainState, { mark, way }: Look): DomainState {
  const isVerified = status !== 'unverified'
  if (mark === 'unknown') return { status, failures }
  if (mark === 'wrong') {
    if (!isVerified) return { status: 'unverified', failures: 0 }
    const count = failures + 1
    return count > maxFailures ? { status: 'unverified', failures: 0 } : { status: 'failing', failures: count }
  }
  if (way === 'right') return { status: 'live', failures: 0 }
  if (way === 'unknown') return { status: isVerified ? status : 'verified', failures: isVerified ? failures : 0 }
  return { status: status === 'live' || status === 'failing' ? 'failing' : 'verified', failures: 0 }
}

const minute = 60_000

/** Milliseconds until the next look by itself: soon while it is set up, once a day later; null: nobody is setting it up any more. */
export function nextLookIn(status: DomainStatus, claimedFor: number): number | null {
  if (status === 'live') return 24 * 60 * minute
  if (status === 'failing') return 30 * minute
  if (claimedFor < 10 * minute) return minute
  if (claimedFor < 2 * 60 * minute) return 5 * minute
  if (claimedFor < 2 * 24 * 60 * minute) return 30 * minute
  return claimedFor < 30 * 24 * 60 * minute || status === 'verified' ? 24 * 60 * minute : null
}
