import { createHash } from 'node:crypto'

/** How long the link of a mail opens the form for a new password. */
export const linkMs = 3600_000

/** Of what stands in the link of a mail (`Mail.newSecret`): all that is stored of it. */
export const linkHash = (token: string): Buffer => createHash('sha256').update(token).digest()
