import { refusal } from '../../contracts/src/envelope.ts'
import type { JsonSchema } from '../openapi/json-schema.ts'
import type { Operation } from '../openapi/operations.ts'

export type Answered = { statusCode: number; body: string; headers: Record<string, unknown> }

/** Traces of the inside that no answer may show. */
const leaks =
  /\.ts:\d+|node_modules|node:internal|violates (check|unique|foreign|not-null)|relation "\w+"|invalid input syntax|duplicate key value/

/** The calls that answer with a document on paper (contract §5). */
const paper = /\/pdf(?:\/|$)/
/** Those that answer with a spreadsheet. */
const sheet = /\.csv$/

/** What is wrong with an answer; null when nothing is. */
export function judgeAnswer({ answer, path }: Operation, { statusCode, body, headers }: Answered): string | null {
  if (statusCode >= 500) return `status ${statusCode}: ${body.slice(0, 200)}`
  const leak = leaks.exec(body)
  if (leak) return `tells about its inside: ${leak[0]}`
  if (!path.startsWith('/api/')) return null
  if (statusCode === 304 || statusCode === 204) return null
  const type = String(headers['content-type'])
  if (paper.test(path) && statusCode === 200)
    return type === 'application/pdf' && body.startsWith('%PDF-') ? null : `answers ${type} where a PDF was asked for`
  if (sheet.test(path) && statusCode === 200)
    return type.startsWith('text/csv') ? null : `answers ${type} where a spreadsheet was asked for`
  if (!type.includes('json')) return `answers ${type} where JSON was asked for`
  const told: unknown = JSON.parse(body)
  if (statusCode >= 300) {
    const parsed = refusal.safeParse(told)
    if (!parsed.success) return `a refusal out of shape: ${body.slice(0, 200)}`
    return parsed.data.code === statusCode ? null : `status ${statusCode} says code ${parsed.data.code}`
  }
  return answer ? mismatch(told, answer, '') : 'answers without a documented shape'
}

/** Where a value leaves its schema, undocumented keys included; null when it fits. Formats and patterns are the contract's own check. */
export function mismatch(value: unknown, schema: JsonSchema, at: string): string | null {
  const union = schema.anyOf ?? schema.oneOf
  if (union) {
    const faults = union.map((one) => mismatch(value, one, at))
    return faults.includes(null) ? null : (faults[0] ?? null)
  }
  if (schema.allOf) return schema.allOf.map((one) => mismatch(value, one, at)).find((fault) => fault !== null) ?? null
  if ('const' in schema && value !== schema.const) return `${at} is not ${String(schema.const)}`
  if (schema.enum && !schema.enum.includes(value)) return `${at} is none of ${schema.enum.join(', ')}`
  const types = schema.type === undefined ? null : [schema.type].flat()
  if (types && !types.some((type) => isOf(type, value))) return `${at} is no ${types.join(' or ')}`
  if (Array.isArray(value))
    return first(value.map((one, index) => mismatch(one, schema.items ?? {}, `${at}[${index}]`)))
  if (typeof value === 'object' && value !== null) return objectMismatch(value as Record<string, unknown>, schema, at) // JSON
  return null
}

function objectMismatch(
  value: Record<string, unknown>,
  { properties = {}, required = [], additionalProperties }: JsonSchema,
  at: string,
): string | null {
  const lacking = required.find((key) => !(key in value))
  if (lacking !== undefined) return `${at}.${lacking} is missing`
  return first(
    Object.entries(value).map(([key, inner]) => {
      const own = properties[key]
      if (own) return mismatch(inner, own, `${at}.${key}`)
      if (typeof additionalProperties === 'object') return mismatch(inner, additionalProperties, `${at}.${key}`)
      return additionalProperties === false ? `${at}.${key} is not documented` : null
    }),
  )
}

const first = (faults: (string | null)[]): string | null => faults.find((fault) => fault !== null) ?? null

function isOf(type: string, value: unknown): boolean {
  switch (type) {
    case 'null':
      return value === null
    case 'array':
      return Array.isArray(value)
    case 'object':
      return typeof value === 'object' && value !== null && !Array.isArray(value)
    case 'integer':
      return Number.isInteger(value)
    default:
      return typeof value === type
  }
}
