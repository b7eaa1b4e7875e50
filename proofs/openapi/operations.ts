import type { KedaiApp } from '../../server/src/platform/http/app-types.ts'
import type { JsonSchema } from './json-schema.ts'

export type Operation = {
  /** Such as `POST /api/ajax/seller/orders/{order_no}/cancel`. */
  name: string
  method: string
  path: string
  auth: string | undefined
  work: string | undefined
  operates: string | undefined
  idOf: string | undefined
  csrf: string | undefined
  writes: boolean
  /** What it leaves in the shop's log, or why nothing. */
  audit: string[]
  params: Field[]
  query: Field[]
  body: JsonSchema | undefined
  answer: JsonSchema | undefined
}

export type Field = { name: string; required: boolean; schema: JsonSchema }

type Parameter = { in: string; name: string; required?: boolean; schema: JsonSchema }
type Described = {
  parameters?: Parameter[]
  requestBody?: { content: Record<string, { schema?: JsonSchema }> }
  responses?: Record<string, { content?: Record<string, { schema?: JsonSchema }> }>
  [mark: `x-${string}`]: unknown
}

const json = 'application/json'

/** Every call of `/openapi.json` with its marks. Throws when the document is empty: a matrix over nothing proves nothing. */
export async function readOperations(app: KedaiApp): Promise<Operation[]> {
  const answer = await app.inject({ url: '/openapi.json' })
  const { paths } = answer.json<{ paths: Record<string, Record<string, Described>> }>()
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, described]) => read(method.toUpperCase(), path, described)),
  )
  if (operations.length < 20) throw new Error(`only ${operations.length} calls are described`)
  return operations
}

function read(method: string, path: string, described: Described): Operation {
  const mark = (name: string) =>
    typeof described[`x-${name}`] === 'string' ? String(described[`x-${name}`]) : undefined
  const fields = (where: string): Field[] =>
    (described.parameters ?? [])
      .filter((one) => one.in === where)
      .map(({ name, required, schema }) => ({ name, required: required ?? false, schema }))
  return {
    name: `${method} ${path}`,
    method,
    path,
    auth: mark('auth'),
    work: mark('work'),
    operates: mark('operates'),
    idOf: mark('id-of'),
    csrf: mark('csrf'),
    writes: !['GET', 'HEAD', 'OPTIONS'].includes(method) || described['x-writes'] === true,
    audit: [described['x-audit'] ?? []].flat().map(String),
    params: fields('path'),
    query: fields('query'),
    body: described.requestBody?.content[json]?.schema,
    answer: described.responses?.['200']?.content?.[json]?.schema,
  }
}

/** The path with its `{names}` filled in. */
export const fillPath = (path: string, params: Record<string, string>): string =>
  path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
