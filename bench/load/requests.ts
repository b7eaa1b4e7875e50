import type { Asked, Browser, Listing } from './asked.ts'

const vendorType = 'application/vnd.kedai.v1+json'
const boundary = '----kedai-bench-2f1c9a'

/** The n-th request, whole and ready to be sent. */
export function requestMaker(asked: Asked, port: number, seed: string): (n: number) => Buffer {
  if (asked.kind === 'get') return getMaker(asked, port)
  if (asked.kind === 'order') return orderMaker(asked, port, seed)
  const { every } = asked
  const [some, most] = [requestMaker(asked.some, port, seed), requestMaker(asked.most, port, seed)]
  return (n) => (n % every === 0 ? some(n / every) : most(n - Math.floor(n / every) - 1))
}

function getMaker(
  { paths, isFresh, accept, browser, gzip }: Extract<Asked, { kind: 'get' }>,
  port: number,
): (n: number) => Buffer {
  const head = headOf(port, {
    accept,
    ...(browser && ofBrowser(browser)),
    ...(gzip && { 'accept-encoding': 'gzip, deflate, br' }),
  })
  const ready = isFresh ? [] : paths.map((path) => Buffer.from(`GET ${path} ${head}\r\n`))
  return (n) => {
    const path = paths[n % paths.length] ?? '/'
    return ready[n % paths.length] ?? Buffer.from(`GET ${path}${path.includes('?') ? '&' : '?'}anew=${n} ${head}\r\n`)
  }
}

function orderMaker(
  { listings, browsers }: Extract<Asked, { kind: 'order' }>,
  port: number,
  seed: string,
): (n: number) => Buffer {
  return (n) => {
    const listing = listings[n % listings.length]
    const browser = browsers[n % browsers.length]
    if (!listing || !browser) throw new Error('orders need a listing and a browser')
    const body = multipart(orderFields(listing, n))
    const head = headOf(port, {
      accept: vendorType,
      ...ofBrowser(browser),
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': String(Buffer.byteLength(body)),
      'idempotency-key': `${seed}-${n}`,
    })
    return Buffer.from(`POST /api/ajax/guest/order/place-order/${listing.viewId} ${head}\r\n${body}`)
  }
}

const headOf = (port: number, headers: Record<string, string>): string =>
  `HTTP/1.1\r\n${Object.entries({ host: `localhost:${port}`, ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join('')}`

const ofBrowser = ({ cookie, csrf }: Browser) => ({
  cookie,
  'x-csrf-token': csrf,
  'x-requested-with': 'XMLHttpRequest',
  'sec-fetch-site': 'same-origin',
})

// Every buyer is somebody else.
function orderFields({ units }: Listing, n: number): [string, string][] {
  return [
    ...units.flatMap((id, at): [string, string][] => [
      [`items[${at}][id]`, String(id)],
      [`items[${at}][quantity]`, '1'],
    ]),
    ['name', `Pembeli ${n}`],
    ['phone', `012-${String(2_000_000 + (n % 7_999_999))}`],
    ['email', `pembeli${n}@buyer.test`],
    ['address', '12, Jalan Mawar 3, Taman Indah'],
    ['postcode', '43000'],
    ['city', 'Kajang'],
    ['state', 'Selangor'],
    ['paymentMethod', 'bank_transfer'],
  ]
}

const multipart = (fields: [string, string][]): string =>
  `${fields.map(([name, value]) => `--${boundary}\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`).join('')}--${boundary}--\r\n`
