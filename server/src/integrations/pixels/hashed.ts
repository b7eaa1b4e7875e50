import { createHash } from 'node:crypto'

/** As providers match people: without spaces, in small letters, SHA-256. */
export const hashed = (text: string): string =>
  createHash('sha256').update(text.replace(/\s+/g, '').toLowerCase()).digest('hex')

export const amount = (ringgit: string): number => Number(ringgit)

/** Without what is empty. */
export const given = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined && value !== ''),
  )

/** A field of an answer that may be anything. */
export const fieldOf = (answer: unknown, name: string): unknown =>
  typeof answer === 'object' && answer !== null && name in answer ? Reflect.get(answer, name) : undefined
