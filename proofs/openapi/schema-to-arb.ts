import fc from 'fast-check'
import type { JsonSchema } from './json-schema.ts'
import { nastyTexts } from './nasty.ts'

/** Values that make sense under a field's name, where a schema only says "text". */
export type Hints = Readonly<Record<string, readonly unknown[]>>

/** A file part; in a body that cannot carry files it is written as text. */
export class FuzzFile {
  readonly filename: string
  readonly bytes: Buffer
  constructor(filename: string, bytes: Buffer) {
    this.filename = filename
    this.bytes = bytes
  }
}

/** Values that fit the schema. `name` is the field's, so that a hint can make it meaningful as well as valid. */
export function schemaToArb(schema: JsonSchema, hints: Hints, name = ''): fc.Arbitrary<unknown> {
  const known = hints[name]
  const plain = bySchema(schema, hints, name)
  return known && known.length > 0
    ? fc.oneof({ weight: 2, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: plain })
    : plain
}

function bySchema(schema: JsonSchema, hints: Hints, name: string): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const union = schema.anyOf ?? schema.oneOf
  if (union) return fc.oneof(...union.map((one) => schemaToArb(one, hints, name)))
  if (schema.allOf)
    return fc
      .tuple(...schema.allOf.map((one) => schemaToArb(one, hints, name)))
      .map((parts) => Object.assign({}, ...parts))
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => bySchema({ ...schema, type }, hints, name)))
  if (schema.format === 'binary') return aFile(hints)
  switch (schema.type) {
    case 'object':
      return anObject(schema, hints)
    case 'array':
      return fc.array(schemaToArb(schema.items ?? {}, hints, name), {
        minLength: schema.minItems,
        maxLength: Math.min(schema.maxItems ?? 4, Math.max(schema.minItems ?? 0, 4)),
      })
    case 'string':
      return aText(schema)
    case 'integer':
      return fc.integer(range(schema))
    case 'number':
      return fc.oneof(
        fc.integer(range(schema)),
        fc.double({ min: range(schema).min, max: range(schema).max, noNaN: true }),
      )
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return fc.oneof(fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(...nastyTexts))
  }
}

function anObject(
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  hints: Hints,
): fc.Arbitrary<unknown> {
  const arbs = Object.fromEntries(
    Object.entries(properties).map(([key, schema]) => [key, schemaToArb(schema, hints, key)]),
  )
  const known = fc.record(arbs, { requiredKeys: required.filter((key) => key in properties), noNullPrototype: true })
  if (typeof additionalProperties !== 'object') return known
  return fc
    .tuple(
      known,
      fc.dictionary(fc.string({ maxLength: 12 }), schemaToArb(additionalProperties, hints), {
        maxKeys: 3,
        noNullPrototype: true,
      }),
    )
    .map(([own, more]) => ({ ...more, ...own }))
}

function aText({ minLength = 0, maxLength = 60, pattern, format }: JsonSchema): fc.Arbitrary<string> {
  if (format === 'email') return fc.constantFrom('siti@buyer.test', 'a.b+c@buyer.test')
  if (pattern) return fc.stringMatching(new RegExp(pattern, 'u'), { size: 'small' })
  const size = { minLength, maxLength: Math.max(minLength, Math.min(maxLength, 60)) }
  const fitting = nastyTexts.filter((text) => text.length >= minLength && text.length <= maxLength)
  return fc.oneof(
    fc.string(size),
    fc.string({ ...size, unit: 'grapheme' }).map((text) => text.slice(0, maxLength)),
    ...(fitting.length > 0 ? [fc.constantFrom(...fitting)] : []),
  )
}

const aFile = (hints: Hints): fc.Arbitrary<FuzzFile> => {
  const real = (hints['$file'] ?? []).filter((one) => Buffer.isBuffer(one))
  const bytes = fc.oneof(
    ...real.map((one) => fc.constant(one)),
    fc.uint8Array({ maxLength: 200 }).map((one) => Buffer.from(one)),
  )
  return fc
    .tuple(fc.constantFrom('slip.jpg', 'slip.pdf', '../../etc/passwd', 'x'.repeat(300), 'resit 付款.png', ''), bytes)
    .map(([name, content]) => new FuzzFile(name, content))
}

function range({ minimum, maximum, exclusiveMinimum, exclusiveMaximum }: JsonSchema): { min: number; max: number } {
  const min = Math.max(minimum ?? -2_147_483_648, exclusiveMinimum === undefined ? -Infinity : exclusiveMinimum + 1)
  const max = Math.min(maximum ?? 2_147_483_647, exclusiveMaximum === undefined ? Infinity : exclusiveMaximum - 1)
  return {
    min: Math.ceil(Math.max(min, Number.MIN_SAFE_INTEGER)),
    max: Math.floor(Math.min(max, Number.MAX_SAFE_INTEGER)),
  }
}
