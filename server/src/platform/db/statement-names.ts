import { createHash } from 'node:crypto'

// A text built with a list of its own (`in ($1, $2, …)`) has endless variants, and a server keeps each one it named.
const most = 2_000
const names = new Map<string, string>()

/** The name under which PostgreSQL keeps this text prepared; undefined once too many texts have been seen. */
export function statementName(text: string): string | undefined {
  const known = names.get(text)
  if (known !== undefined) return known
  if (names.size >= most) return undefined
  const name = `k_${createHash('sha256').update(text).digest('base64url').slice(0, 24)}`
  names.set(text, name)
  return name
}
