import fc from 'fast-check'
import { asFields } from '../matrix/send.ts'
import { multipartOf } from '../../server/src/platform/test-app/multipart-of.ts'
import type { Operation } from '../openapi/operations.ts'
import { FuzzFile, schemaToArb } from '../openapi/schema-to-arb.ts'
import type { Hints } from '../openapi/schema-to-arb.ts'
import { mutate, mutationArb } from './mutate.ts'
import type { Values } from './mutate.ts'

/** What goes over the wire. */
export type FuzzRequest = { method: string; url: string; headers: Record<string, string>; payload?: Buffer }

type Encoding = 'json' | 'form' | 'multipart'
type Spoil = (request: FuzzRequest) => FuzzRequest

/** Requests that fit the contract, and the same with something wrong about them. */
export function requestArb(operation: Operation, hints: Hints): fc.Arbitrary<FuzzRequest> {
  const values = fc.record({
    params: fc.record(
      Object.fromEntries(operation.params.map(({ name, schema }) => [name, schemaToArb(schema, hints, name)])),
      { noNullPrototype: true },
    ),
    query: fc.record(
      Object.fromEntries(operation.query.map(({ name, schema }) => [name, schemaToArb(schema, hints, name)])),
      {
        requiredKeys: operation.query.filter(({ required }) => required).map(({ name }) => name),
        noNullPrototype: true,
      },
    ),
    body: operation.body ? schemaToArb(operation.body, hints) : fc.constant(undefined),
  }) as fc.Arbitrary<Values> // parts of a request are objects by their schema
  const encoding = fc.constantFrom<Encoding>('json', 'json', 'form', 'multipart')
  const spoil = fc.oneof(
    { weight: 5, arbitrary: fc.constant<Spoil>((request) => request) },
    { weight: 1, arbitrary: fc.constantFrom(...spoils) },
  )
  return fc
    .tuple(values, fc.array(mutationArb, { maxLength: 3 }), encoding, spoil)
    .map(([fitting, mutations, how, ruin]) => ruin(encode(operation, mutations.reduce(mutate, fitting), how)))
}

function encode({ method, path }: Operation, { params, query, body }: Values, encoding: Encoding): FuzzRequest {
  const filled = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => pathText(params[name]))
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value]).map((one) => `${urlText(name)}=${urlText(one)}`),
  )
  const url = pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled
  if (body === undefined || method === 'GET') return { method, url, headers: {} }
  if (encoding === 'multipart' || hasFile(body)) {
    const { payload, type } = multipartOf(asFields(body))
    return { method, url, headers: { 'content-type': type }, payload }
  }
  if (encoding === 'json')
    return {
      method,
      url,
      headers: { 'content-type': 'application/json' },
      payload: Buffer.from(JSON.stringify(body) ?? ''),
    }
  const fields = Object.entries(asFields(body)).map(([name, value]): [string, string] => [name, String(value)])
  return {
    method,
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: Buffer.from(new URLSearchParams(fields).toString()),
  }
}

const urlText = (value: unknown): string =>
  encodeURIComponent((typeof value === 'object' ? (JSON.stringify(value) ?? '') : String(value)).toWellFormed())

// A step that is empty or made of dots is another address, and another operation.
function pathText(value: unknown): string {
  const text = urlText(value)
  return /^\.{0,2}$/.test(text) ? `${text}%20` : text
}

const hasFile = (value: unknown): boolean =>
  value instanceof FuzzFile || (typeof value === 'object' && value !== null && Object.values(value).some(hasFile))

const type =
  (name: string): Spoil =>
  (request) => ({ ...request, headers: { ...request.headers, 'content-type': name } })
const payload =
  (change: (bytes: Buffer) => Buffer): Spoil =>
  (request) =>
    request.payload ? { ...request, payload: change(request.payload) } : request
const query =
  (more: string): Spoil =>
  (request) => ({ ...request, url: `${request.url}${request.url.includes('?') ? '&' : '?'}${more}` })
const header =
  (name: string, value: string): Spoil =>
  (request) => ({ ...request, headers: { ...request.headers, [name]: value } })

// Ways in which the envelope of a request is broken, whatever it carries.
const spoils: Spoil[] = [
  type('text/plain'),
  type('application/xml'),
  type('application/json; charset=utf-7'),
  type('multipart/form-data'),
  type('multipart/form-data; boundary=x'),
  type('x'),
  type(''),
  payload((bytes) => bytes.subarray(0, Math.floor(bytes.length / 2))),
  payload(() => Buffer.from('{"a":')),
  payload(() => Buffer.from('[]')),
  payload(() => Buffer.from('"x"')),
  payload(() => Buffer.from('null')),
  payload(() => Buffer.from('{"__proto__":{"x":1},"constructor":{"prototype":1}}')),
  payload(() => Buffer.from('['.repeat(20_000))),
  payload(() => Buffer.from([0xff, 0xfe, 0x00, 0xd8])),
  payload((bytes) => Buffer.concat([bytes, Buffer.alloc(1_200_000, 97)])),
  payload(() => Buffer.from(`a${'[b]'.repeat(400)}=1`)),
  payload(() => Buffer.alloc(0)),
  query('page=1&page=2&page=x'),
  query('%00=1'),
  query('a=%E0%A4%A'),
  query('&&&==&'),
  query('page[]=1&page[x]=2'),
  query('__proto__[x]=1'),
  query(`term=${'x'.repeat(4_000)}`),
  query('sort=;drop'),
  header('x-huge', 'x'.repeat(9_000)),
  header('accept', 'application/vnd.kedai.v9+json'),
  header('accept', ',,;q=x'),
  header('accept-language', 'x'.repeat(2_000)),
  header('x-shop', "'; --"),
  header('x-shop', 'rival'),
  header('idempotency-key', 'x'.repeat(256)),
  header('idempotency-key', 'again'),
  header('content-encoding', 'gzip'),
  header('range', 'bytes=-1'),
  header('if-none-match', '*'),
  header('host', 'rival.localhost:3000'),
  header('host', '%'),
  header('transfer-encoding', 'x'),
  header('expect', '100-continue'),
  header('cookie', 'kedai=; lang=xx; =;;'),
]
