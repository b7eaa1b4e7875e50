/** The issue being built: calls with `since` up to it must be registered. Raise it when the next one starts. */
export const currentIssue = 15

// Not planned yet: moved to its issue's number when that one is written.
const later = Number.POSITIVE_INFINITY

export type SpecCall = { method: 'get' | 'post' | 'put' | 'delete'; path: string; since: number }

const guest = '/api/ajax/guest'
const invoices = '/api/ajax/seller/invoices'
const areas = ['guest', 'dropship', 'agent', 'stockist', 'agent-tier']
// The resellers' carts open with their programmes.
const sinceOf = (area: string) => (area === areas[0] ? 15 : 19)

/** Every call of SPEC §7, and the issue since which the server answers it. */
export const specCalls: readonly SpecCall[] = [
  { method: 'get', path: `${guest}/view/{view_id}`, since: 2 },
  { method: 'post', path: `${guest}/coupon/remove`, since: 2 },
  { method: 'post', path: `${guest}/coupon/{view_id}`, since: 2 },
  { method: 'get', path: `${guest}/shipping/get-price`, since: 2 },
  { method: 'post', path: `${guest}/order/place-order/{view_id}`, since: 2 },
  { method: 'post', path: `${guest}/order/rental-place-order/{view_id}`, since: 15 },
  { method: 'post', path: `${guest}/order/collect/{view_id}`, since: later },
  { method: 'post', path: `${guest}/rental-availability/{view_id}`, since: 15 },

  { method: 'get', path: `${invoices}/view/{hashslug}`, since: 4 },
  { method: 'get', path: `${invoices}/approved/{id}`, since: 4 },
  { method: 'get', path: `${invoices}/mark-as-sent/{id}`, since: 4 },
  { method: 'post', path: `${invoices}/record-payment/{hashslug}`, since: 4 },
  { method: 'post', path: `${invoices}/send/{hashslug}`, since: 4 },
  { method: 'post', path: `${invoices}/resend/{hashslug}`, since: 4 },
  { method: 'post', path: `${invoices}/recurring/{hashslug}`, since: 4 },
  { method: 'post', path: `${invoices}/set-reminder/{hashslug}`, since: 4 },
  { method: 'get', path: `${invoices}/products`, since: 4 },
  { method: 'post', path: `${invoices}/update/{hashslug}`, since: 4 },

  { method: 'get', path: `${guest}/front-store/{user}`, since: 2 },
  { method: 'get', path: `${guest}/front-store/{user}/items`, since: 2 },

  // The five areas answer alike; the agent's product detail is not shown in the spec and is given all the same.
  ...areas.flatMap((area): SpecCall[] => [
    { method: 'get', path: `/api/ajax/${area}/product/view/{id}`, since: sinceOf(area) },
    { method: 'get', path: `/api/ajax/${area}/carts`, since: sinceOf(area) },
    { method: 'get', path: `/api/ajax/${area}/carts/checkout`, since: sinceOf(area) },
    { method: 'post', path: `/api/ajax/${area}/carts/clear`, since: sinceOf(area) },
    { method: 'put', path: `/api/ajax/${area}/carts/{rowId}`, since: sinceOf(area) },
    { method: 'delete', path: `/api/ajax/${area}/carts/{rowId}`, since: sinceOf(area) },
    { method: 'post', path: `/api/ajax/${area}/carts/shipping/quote`, since: sinceOf(area) },
    { method: 'post', path: `/api/ajax/${area}/carts/coupon/redeem`, since: sinceOf(area) },
    { method: 'post', path: `/api/ajax/${area}/carts/coupon/remove`, since: sinceOf(area) },
  ]),
  { method: 'post', path: `${guest}/carts/click_upsell/purchase`, since: 15 },
  { method: 'post', path: '/broadcasting/auth', since: later },
  { method: 'post', path: '/broadcasting/user-auth', since: later },
]

export type OpenApiPaths = Record<string, Record<string, unknown> | undefined>

/** The calls due by `issue` that the OpenAPI document does not hold, as `METHOD path`. */
export function missingCalls(paths: OpenApiPaths, issue: number): string[] {
  const registered = new Set(
    Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods ?? {}).map((method) => callKey(method, path)),
    ),
  )
  return specCalls
    .filter(({ since }) => since <= issue)
    .filter(({ method, path }) => !registered.has(callKey(method, path)))
    .map(({ method, path }) => `${method.toUpperCase()} ${path}`)
}

// The name of a parameter is the server's own affair; its place is the spec's.
const callKey = (method: string, path: string) =>
  `${method.toLowerCase()} ${path.replace(/\{[^}]*\}/g, '{}').replace(/\/$/, '')}`
