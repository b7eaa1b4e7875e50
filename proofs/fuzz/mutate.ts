import fc from 'fast-check'
import { foreignKeys, nastyTexts, nastyValues } from '../openapi/nasty.ts'

/** The parts of a request that a contract describes. */
export type Values = { params: Record<string, unknown>; query: Record<string, unknown>; body: unknown }

export type Mutation = { kind: 'drop' | 'nasty' | 'swap' | 'bounds' | 'foreign' | 'double'; at: number; pick: number }

export const mutationArb: fc.Arbitrary<Mutation> = fc.record({
  kind: fc.constantFrom('drop', 'nasty', 'nasty', 'nasty', 'nasty', 'swap', 'bounds', 'foreign', 'double'),
  at: fc.nat(999),
  pick: fc.nat(999),
})

type Place = { holder: Record<string, unknown>; key: string }

/** One thing made wrong, somewhere in the request. */
export function mutate(values: Values, { kind, at, pick }: Mutation): Values {
  const copy = clone(values) as Values // the same shape
  const places = [...placesIn(copy.params), ...placesIn(copy.query), ...placesIn(copy.body)]
  const place = places[at % places.length]
  if (kind === 'foreign') return withForeignKey(copy, pick)
  if (!place) return copy
  const { holder, key } = place
  if (kind === 'drop') delete holder[key]
  else if (kind === 'nasty') holder[key] = nastyTexts[pick % nastyTexts.length]
  else if (kind === 'swap') holder[key] = nastyValues[pick % nastyValues.length]
  else if (kind === 'double') holder[key] = [holder[key], holder[key]]
  else holder[key] = beyond(holder[key], pick)
  return copy
}

function beyond(value: unknown, pick: number): unknown {
  if (typeof value === 'number')
    return [value - 1, value + 1, -value, 0, value + 0.5, value * 1e12, 2 ** 53 + 2, -1][pick % 8]
  if (typeof value === 'string')
    return [
      lengthened(value),
      `${value} `,
      value.slice(0, -1),
      `\t${value}`,
      value.toUpperCase(),
      `${value}\u0000`,
      `-${value}`,
      `${value}.000001`,
    ][pick % 8]
  if (Array.isArray(value)) return Array.from({ length: 300 }, () => value[0] ?? {})
  return value
}

// Chance may choose the same text three times: 400 × 400 × 400 is more than a string holds.
const lengthened = (text: string): string => (text.length < 2_000 ? text.repeat(400) : text + text)

function withForeignKey(values: Values, pick: number): Values {
  const key = foreignKeys[pick % foreignKeys.length] ?? 'id'
  const target = typeof values.body === 'object' && values.body !== null ? values.body : values.query
  return Object.assign(target, { [key]: nastyValues[pick % nastyValues.length] }) && values
}

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null || isBytes(value)) return []
  const holder = value as Record<string, unknown> // objects and arrays alike are indexed by their keys
  return Object.keys(holder).flatMap((key) => [{ holder, key }, ...placesIn(holder[key])])
}

function clone(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || isBytes(value)) return value
  if (Array.isArray(value)) return value.map(clone)
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, clone(inner)]))
}

const isBytes = (value: object): boolean => 'bytes' in value && Buffer.isBuffer(value.bytes)
