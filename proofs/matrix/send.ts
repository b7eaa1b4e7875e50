import fc from 'fast-check'
import type { FormFields } from '../../server/src/platform/test-app/multipart-of.ts'
import type { Answer, TestClient } from '../../server/src/platform/test-app/test-client.ts'
import { fillPath } from '../openapi/operations.ts'
import type { Operation } from '../openapi/operations.ts'
import { FuzzFile, schemaToArb } from '../openapi/schema-to-arb.ts'
import type { Hints } from '../openapi/schema-to-arb.ts'
import { shopHeader } from './shop-header.ts'
import type { Ids } from './subject.ts'

export type Body = Record<string, unknown> | undefined

/** One call as a browser sends it; a body with a file goes as multipart. */
export function send(
  client: TestClient,
  { method, path }: Operation,
  ids: Ids,
  body: Body,
  more: Record<string, string> = {},
): Promise<Answer> {
  const url = fillPath(path, ids)
  const headers = { ...shopHeader(path), ...more }
  if (method === 'GET') return client.get(url, { headers })
  if (method === 'DELETE') return client.delete(url, { headers, ...(body && { body }) })
  if (body && hasFile(body)) return client.multipart(url, asFields(body), { headers })
  return method === 'PUT' ? client.put(url, body, { headers }) : client.post(url, body, { headers })
}

// What chance does not find: bodies whose fields depend on each other.
export const examples: Record<string, Body> = {
  'POST /api/ajax/seller/products': {
    item_type: 'ecommerce',
    title: 'Mug biru',
    variations: [{ price: '25.00', stock: 3 }],
  },
  'POST /api/ajax/seller/products/preview': {
    item_type: 'ecommerce',
    title: 'Mug biru',
    variations: [{ price: '25.00', stock: 3 }],
  },
  'PUT /api/ajax/seller/products/{id}': {
    item_type: 'ecommerce',
    title: 'Mug biru',
    variations: [{ price: '25.00', stock: 3 }],
    version: 1,
  },
  'POST /api/ajax/seller/invoices': {
    buyer: { name: 'Nur Aisyah' },
    invoice_items: [{ item_name: 'Mug biru', quantity: '2', amount: '25.00' }],
  },
  'POST /api/ajax/seller/invoices/update/{hashslug}': {
    buyer: { name: 'Nur Aisyah' },
    invoice_items: [{ item_name: 'Mug biru', quantity: '2', amount: '25.00' }],
  },
  'POST /api/ajax/seller/invoices/compute': {
    invoice_items: [{ item_name: 'Mug biru', quantity: '2', amount: '25.00' }],
    shipping: '8.00',
  },
  'POST /api/ajax/seller/invoices/credit-note/{hashslug}': { amount: '1.00', reason: 'Rosak' },
  'POST /api/ajax/seller/invoices/approve-proof/{hashslug}': {},
  'POST /api/ajax/seller/shipments/tracking-import': {
    file: new FuzzFile('nombor.csv', Buffer.from('order_no,courier,tracking_number\nKD-1,Pos Laju,EF123456789MY\n')),
  },
  'POST /api/ajax/seller/bank-statements': {
    file: new FuzzFile('penyata.csv', Buffer.from('Date,Description,Credit\n2026-11-20,DuitNow,25.00\n')),
  },
  'POST /api/ajax/seller/orders/{order_no}/payment-proof/approve': {},
  'PUT /api/ajax/seller/invoices/settings': {
    tax_shipping: true,
    cash_rounding: 'cash',
    due_days: 14,
    series: { invoice: { prefix: 'INV-', next: 500_000 } },
  },
}

/**
 * Finds a body that is taken: an example, or the first of many samples that is not answered with 422 or 400; nor with 404,
 * where no id in the path but only the body can have named what is not there.
 */
export async function findFittingBody(
  operation: Operation,
  hints: Hints,
  attempt: (body: Body) => Promise<Answer>,
  tries = 300,
): Promise<Body> {
  if (!operation.body) return undefined
  const example = examples[operation.name]
  const samples = [
    ...(example ? [example] : []),
    ...fc.sample(schemaToArb(operation.body, hints), { numRuns: tries, seed: 20_261_120 }),
  ]
  const misses = operation.idOf === undefined ? [400, 404, 422] : [400, 422]
  for (const sample of samples) {
    const body = sample as Body // a body's schema is an object
    const { status } = await attempt(body)
    if (!misses.includes(status)) return body
  }
  throw new Error(
    `${operation.name}: none of ${samples.length} generated bodies fits its contract; add hints for its fields`,
  )
}

const hasFile = (value: unknown): boolean =>
  value instanceof FuzzFile || (typeof value === 'object' && value !== null && Object.values(value).some(hasFile))

/** Nested values under bracket names, as forms write them. */
export function asFields(value: unknown, name = ''): FormFields {
  if (value instanceof FuzzFile) return { [name]: { filename: value.filename, bytes: value.bytes } }
  if (typeof value !== 'object' || value === null) return { [name]: value == null ? '' : String(value) }
  return Object.assign(
    {},
    ...Object.entries(value).map(([key, inner]) => asFields(inner, name === '' ? key : `${name}[${key}]`)),
  )
}
