import type { Operation } from '../openapi/operations.ts'
import type { JsonSchema } from '../openapi/json-schema.ts'

/** A place in a body that takes free text: `path` such as `variations.0.sku`; `isFile`: the text is a file's name. */
export type TextField = { path: string; most: number; isFile: boolean }

const unlimited = 200

/** Every place of an operation's body that takes text as typed. What only fits a pattern, a list of words or a number is none. */
export function textFieldsOf({ body }: Operation): TextField[] {
  const found = body ? walk(body, '') : []
  // A revision is compared with what is there, and kept nowhere.
  return [...new Map(found.filter(({ path }) => path !== 'revision').map((field) => [field.path, field])).values()]
}

function walk(schema: JsonSchema, path: string): TextField[] {
  const inner = schema.anyOf ?? schema.oneOf ?? schema.allOf
  if (inner) return inner.flatMap((one) => walk(one, path))
  if (schema.type === 'object')
    return Object.entries(schema.properties ?? {}).flatMap(([name, one]) =>
      walk(one, path === '' ? name : `${path}.${name}`),
    )
  if (schema.type === 'array') return walk(schema.items ?? {}, `${path}.0`)
  if (schema.enum || schema.const !== undefined || schema.pattern) return []
  const isText = schema.type === 'string' || (Array.isArray(schema.type) && schema.type.includes('string'))
  return isText ? [{ path, most: schema.maxLength ?? unlimited, isFile: schema.format === 'binary' }] : []
}

/** A copy of a body with another value at a place; null when the body has no such place. */
export function withText(body: object, path: string, text: unknown): object | null {
  const copy = copyOf(body) as Record<string, unknown> // walked by its own names below
  const names = path.split('.')
  const last = names.pop() ?? ''
  let at: unknown = copy
  for (const name of names)
    at = typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[name] : undefined
  if (typeof at !== 'object' || at === null) return null
  ;(at as Record<string, unknown>)[last] = text // an object or a list, as checked
  return copy
}

// A file stays the very one: only lists and plain objects are copied.
function copyOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(copyOf)
  if (typeof value !== 'object' || value === null || value.constructor !== Object) return value
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, copyOf(inner)]))
}

/** Where a text can be followed. It breaks out of text, attributes and scripts, and is a formula where a cell starts with it. */
export function payloadFor(mark: number, { most, isFile }: TextField): string | null {
  const image = `<img src=x onerror=__r(${mark})>`
  if (isFile) return `=${image}.csv`
  return (
    [`=1"'></script><svg/onload=__r(${mark})>${image}`, `=1"'>${image}`, `=${image}`].find(
      (text) => text.length <= most,
    ) ?? null
  )
}

/** A text that would run as an address. */
export const linkPayload = (mark: number): string => `javascript:__r(${mark})`

/** The marks that stand in a text. Some words are kept in capitals, and run no less inside them. */
export const marksIn = (text: string): number[] => [...text.matchAll(/__r\((\d+)\)/gi)].map(([, mark]) => Number(mark))
