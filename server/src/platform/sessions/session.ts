import type { Lang } from '@kedai/domain/text/lang.ts'

/** A signed-in person; what they may do in which shop is the accounts feature's question. */
export type Session = {
  /** Hex of the token's hash: a name for the row that opens nothing. */
  id: string
  user: { id: number; name: string; email: string; phone: string | null; lang: Lang; isEmailVerified: boolean }
  /** The shop chosen where a person has several. */
  shopIdChosen: number | null
  /** The shop on whose own host this person signed in; null on the bare host. */
  hostOf: string | null
  createdAt: Date
  seenAt: Date
  expiresAt: Date
  /** When this person last proved who he is: by signing in, or by the password once more. */
  confirmedAt: Date | null
}

export type SessionRow = { id: string; createdAt: Date; seenAt: Date; userAgent: string | null; address: string | null }

export const idleMs = 7 * 24 * 3600_000
export const absoluteMs = 30 * 24 * 3600_000
/** How long a proof of identity opens what is dear: bank accounts, roles, the account itself. */
export const confirmedMs = 10 * 60_000

/** Whether the proof is fresh enough. */
export const isConfirmed = ({ confirmedAt }: Session, now: Date): boolean =>
  confirmedAt !== null && now.getTime() - confirmedAt.getTime() < confirmedMs

/** Idle for seven days or thirty days old, whichever comes first. */
export const expiryOf = (createdAt: Date, now: Date): Date =>
  new Date(Math.min(now.getTime() + idleMs, createdAt.getTime() + absoluteMs))
