import type { Page } from 'playwright'
import { screensBehindTheCounter } from '../../proofs/harness/screens.ts'

/** Screens of a shop by their path; `as` says who looks. */
export type Screen = { path: string; as: 'buyer' | 'seller' }

const forAnybody = [
  '/',
  '/login',
  '/register',
  '/forgot',
  '/reset?token=x',
  '/invitation?token=x',
  '/nowhere',
  '/gallery',
  '/demo/mailbox',
  '/s/demo',
  '/s/demo?q=baju',
  '/s/demo?q=tiadabarangini',
  '/s/demo?page=2',
  '/s/demo/policies',
  '/s/demo/join',
  '/s/demo/join/agent',
  '/s/demo/join/nowhere',
  '/s/demo/cart',
  '/s/demo/checkout',
  '/s/demo/cart/shared/nowhere',
]

/** Every screen there is, each with something of the demo on it, and those for which the demo has nothing. `seller`: a page that is signed in. */
export async function findScreens(seller: Page): Promise<{ screens: Screen[]; bare: string[] }> {
  const found = await seller.evaluate(ask)
  const buyers = [...forAnybody, ...found.items.map((viewId) => `/s/demo/i/${viewId}`), ...found.links]
  const sellers = screensBehindTheCounter()
    .filter((pattern) => pattern.startsWith('/seller'))
    .map((pattern) => ({ pattern, paths: pathsOf(pattern, found.places) }))
  const screens = [
    ...buyers.map((path): Screen => ({ path, as: 'buyer' })),
    ...[...sellers.flatMap(({ paths }) => paths), ...searches].map((path): Screen => ({ path, as: 'seller' })),
  ]
  return { screens, bare: sellers.flatMap(({ pattern, paths }) => (paths.length === 0 ? [pattern] : [])) }
}

const searches = [
  '/seller/orders?term=tiadapesananini',
  '/seller/products?term=tiadabarangini',
  '/seller/invoices?term=tiadainvoisini',
  '/seller/customers?term=tiadaorangini',
]

function pathsOf(pattern: string, places: Record<string, string[]>): string[] {
  const [before = '', place] = /^(.*?)\/:\w+/.exec(pattern)?.slice(1) ?? []
  if (place === undefined && !pattern.includes(':')) return [pattern]
  const values = places[before] ?? []
  return (pattern.endsWith('/edit') || pattern.includes('import') ? values.slice(0, 1) : values).map((value) =>
    pattern.replace(/:\w+/, value),
  )
}

// Runs in the page, with its session.
async function ask() {
  const token = document.querySelector<HTMLMetaElement>('meta[name=csrf-token]')?.content ?? ''
  const headers = {
    Accept: 'application/vnd.kedai.v1+json',
    'X-Requested-With': 'XMLHttpRequest',
    'X-CSRF-TOKEN': token,
  }
  const call = async (method: string, path: string, body?: object | FormData) => {
    const isForm = body instanceof FormData
    const answer = await fetch(path, {
      method,
      headers: isForm || !body ? headers : { ...headers, 'Content-Type': 'application/json' },
      body: isForm ? body : body ? JSON.stringify(body) : null,
    })
    const { data } = await answer.json()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`)
    return data
  }
  // Lists wear their rows by different names; each row has one of these.
  const rowsOf = (data: object): Record<string, unknown>[] =>
    Array.isArray(data) ? data : Object.values(data).flatMap((value) => (Array.isArray(value) ? value : []))
  const named = (data: object, name: string): string[] =>
    rowsOf(data).flatMap((row) => (row[name] === undefined ? [] : [String(row[name])]))
  const list = async (path: string, name: string) => [
    ...new Set(named(await call('GET', `/api/ajax/seller/${path}`), name)),
  ]
  const orders = await list('orders', 'order_no')
  const file = new FormData()
  file.append('file', new File(['title,price\nMug,5.00\n,x\n'], 'produk.csv', { type: 'text/csv' }))
  const [run, brought] = [
    await call('POST', '/api/ajax/seller/order-runs', { action: 'print', orders: { order_nos: orders.slice(0, 3) } }),
    await call('POST', '/api/ajax/seller/product-imports', file),
  ]
  const [products, invoices, customers, quotes] = [
    await list('products', 'id'),
    await list('invoices', 'hashslug'),
    await list('customers', 'id'),
    await list('quotes', 'hashslug'),
  ]
  const parcels = await list('shipments', 'id')
  const letters = await Promise.all(
    named(await call('GET', '/api/ajax/demo/mailbox'), 'id')
      .slice(0, 60)
      .map(async (id) => (await fetch(`/demo/mailbox/${id}/html`)).text()),
  )
  const invoice = await call('GET', '/api/ajax/demo/invoice')
  const links = letters.flatMap((html) => html.match(/(?:\/s\/[\w-]+)?\/(?:order|view\/\w+)\/[\w-]{8,}/g) ?? [])
  return {
    items: (await list('products', 'view_id')).toSorted().slice(0, 9),
    links: [
      ...new Set([
        ...(invoice ? [new URL(invoice.share_url).pathname.replace(/^(?:\/s\/demo)?/, '/s/demo')] : []),
        ...links,
      ]),
    ].slice(0, 16),
    places: {
      '/seller/orders': orders.slice(0, 8),
      '/seller/responses': ['DEMO-FUND'],
      '/seller/print': [String(run.id)],
      '/seller/products/import': [String(brought.id)],
      '/seller/products': products.slice(0, 4),
      '/seller/invoices': invoices.slice(0, 8),
      '/seller/customers': customers.slice(0, 3),
      '/seller/quotes': quotes.slice(0, 6),
      '/seller/shipments': parcels.slice(0, 4),
    } as Record<string, string[]>,
  }
}
