import type { Lang } from '@kedai/domain/text/lang.ts'

/** A signed-in person; what they may do in which shop is the accounts feature's question. */
export type Session = {
  /** Hex of the token's hash: a name for the row that opens nothing. */
  id: string
  user: { id: number; name: string; email: string; phone: string | null; lang: Lang }
  /** The shop chosen where a person has several. */
  shopIdChosen: number | null
  createdAt: Date
  seenAt: Date
  expiresAt: Date
}

export type SessionRow = { id: string; createdAt: Date; seenAt: Date; userAgent: string | null; address: string | null }

export const idleMs = 7 * 24 * 3600_000
export const absoluteMs = 30 * 24 * 3600_000

/** Idle for seven days or thirty days old, whichever comes first. */
export const expiryOf = (createdAt: Date, now: Date): Date => new Date(Math.min(now.getTime() + idleMs, createdAt.getTime() + absoluteMs))
