import { createHash } from 'node:crypto'

/** A short name for a value as it stands: a form sends it back, so that it is noticed when somebody else saved meanwhile. */
export const revisionOf = (value: object): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url').slice(0, 16)
