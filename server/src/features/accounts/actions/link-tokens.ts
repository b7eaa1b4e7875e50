import { createHash, randomBytes } from 'node:crypto'

/** How long the link of a mail opens the form for a new password. */
export const linkMs = 3600_000

/** What stands in the link of a mail: 256 random bits. Only its hash is kept. */
export const newLinkToken = (): string => randomBytes(32).toString('base64url')

export const linkHash = (token: string): Buffer => createHash('sha256').update(token).digest()
