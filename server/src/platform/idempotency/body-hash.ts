import { createHash } from 'node:crypto'

/** The same for the same fields and files, in whatever order or encoding they were sent. */
export const bodyHash = (body: unknown): Buffer =>
  createHash('sha256')
    .update(JSON.stringify(canonical(body)) ?? '')
    .digest()

function canonical(value: unknown): unknown {
  if (value instanceof Uint8Array) return { sha256: createHash('sha256').update(value).digest('hex') }
  if (value instanceof Date) return value.toISOString()
  if (Array.isArray(value)) return value.map(canonical)
  if (value === null || typeof value !== 'object') return value
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, entry]) => entry !== undefined)
      .sort(byName)
      .map(([name, entry]) => [name, canonical(entry)]),
  )
}

const byName = ([a]: [string, unknown], [b]: [string, unknown]): number => (a < b ? -1 : a > b ? 1 : 0)
